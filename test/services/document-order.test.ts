/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedEscalation, filedNotice, order, placed, recipient } from '../support/records/ordering.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a document order', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const notice = (extra?: object) => filedNotice(world, caller, path, extra);
  const get = async (address: string): Promise<Json> => (await world.rest(caller, 'GET', address)).body.data;
  const statusOf = async (noticeId: string): Promise<string> => (await get(`/notices/${noticeId}`)).status;
  const patch = (id: string, body: object) => world.rest(caller, 'PATCH', `/document-orders/${id}`, body);
  /** A refused order, which writes nothing. */
  async function refused(documentId: string, extra: object = {}, by: Caller = caller) {
    let answer: Json;
    await expectNothingWritten(world, async () => {
      answer = await order(world, by, documentId, extra);
    });
    return { status: answer.status, ...(answer.body.errors ?? { message: answer.body.message }) };
  }

  it('uses the mail class of its state and the server’s price for a notice, and is paid at once', async () => {
    const { noticeId, documentId } = await notice();
    const made = await placed(world, caller, documentId, { metadata: { po: 'PO-17' } });
    expect(made).toEqual({
      id: expect.any(String),
      organization_id: caller.organizationId,
      document_id: documentId,
      documentable_type: 'notice',
      documentable_id: noticeId,
      project_id: path.projectId,
      party_id: null,
      status: 'pending',
      status_label: 'Pending',
      order_type: 'mail',
      mail_class: 'certified',
      billing: {
        status: 'paid',
        method: 'prepay',
        amount_cents: 1700,
        invoiced_at: null,
        paid_at: expect.any(String),
        invoice_reference: null,
        payment_reference: `document_order:${made.id}`,
      },
      recipient: {
        name: recipient.recipient_name,
        address_line_1: recipient.recipient_address_line_1,
        address_line_2: recipient.recipient_address_line_2,
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
        country_code: 'US',
      },
      warnings: [],
      tracking_number: null,
      carrier: null,
      external_provider_id: null,
      shipped_at: null,
      delivered_at: null,
      accepted_at: null,
      attention: null,
      results: null,
      files: [],
      metadata: { po: 'PO-17' },
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await get(`/document-orders/${made.id}`)).toEqual(made);
    expect(await statusOf(noticeId)).toBe('ordered');
  });

  it('is handed over when it can no longer be edited if it is for mail; staff handle every other type', async () => {
    const { documentId } = await notice();
    const mail = await placed(world, caller, documentId);
    const filing = await placed(world, caller, documentId, { order_type: 'filing' });
    const tasks = await world.sql<Json>(
      // The service reads the two times one after the other.
      `select kind, subject_id, payload, due_at - created_at between interval '290 s' and interval '300 s' as due
       from tasks where subject_id = any($1)`,
      [[mail.id, filing.id]],
    );
    expect(tasks).toEqual([{ kind: 'mail.submit', subject_id: mail.id, payload: {}, due: true }]);
  });

  it('uses the requested mail class, and by default the one that the document may have', async () => {
    const [california, arizona, letter, claim] = [
      await notice(),
      await notice({ state: 'AZ' }),
      await filedEscalation(world, caller, path),
      await filedEscalation(world, caller, path, { state: 'CA' }),
    ];
    const taken = async (documentId: string, extra: object) => {
      const { mail_class, billing } = await placed(world, caller, documentId, extra);
      return [mail_class, billing.amount_cents];
    };
    expect(await taken(california.documentId, {})).toEqual(['certified', 1700]);
    expect(await taken(california.documentId, { mail_class: 'priority' })).toEqual(['priority', 1400]);
    expect(await taken(arizona.documentId, {})).toEqual(['first_class', 750]);
    expect(await taken(arizona.documentId, { mail_class: 'certified' })).toEqual(['certified', 1700]);
    expect(await taken(letter.documentId, {})).toEqual(['first_class', 750]);
    expect(await taken(claim.documentId, {})).toEqual(['first_class', 750]);
    expect(await taken(claim.documentId, { mail_class: 'first_class' })).toEqual(['first_class', 750]);
    expect(await taken(claim.documentId, { mail_class: 'certified' })).toEqual(['certified', 1700]);
    for (const order_type of ['filing', 'recording', 'research']) {
      expect(await taken(letter.documentId, { order_type, mail_class: 'certified' })).toEqual([null, 500]);
    }
  });

  it('does not accept a price', async () => {
    const { documentId } = await notice();
    const sentence = (name: string) => [`The ${name} field is prohibited: prices are computed by the server.`];
    for (const key of ['amount_cents', 'amount', 'price', 'price_cents', 'credits', 'total']) {
      const refusal = await refused(documentId, { [key]: 1 });
      expect(refusal).toEqual({ status: 422, [key]: sentence(key.replace('_', ' ')) });
    }
    expect(await refused(documentId, { billing: { amount_cents: 1 } })).toEqual({
      status: 422,
      'billing.amount_cents': sentence('billing.amount cents'),
    });
    const { id } = await placed(world, caller, documentId);
    const answer = await patch(id, { amount_cents: 1 });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['amount_cents']]);
    const { body } = await world.graphql(
      caller,
      'mutation($input: CreateDocumentOrderInput!) { createDocumentOrder(input: $input) { documentOrder { id } } }',
      { input: { documentId, amountCents: 1 } },
    );
    expect(body.errors[0].extensions.errors).toHaveProperty('amountCents');
  });

  it('goes to an office if it is not mailed, whose address is not checked', async () => {
    const { documentId } = await notice();
    const military = { recipient_state: 'ae', recipient_zip: '09012-1234' };
    expect((await placed(world, caller, documentId, military)).recipient).toMatchObject({
      state: 'AE',
      zip: '09012-1234',
    });
    const office = { order_type: 'recording', recipient_name: 'A'.repeat(255), recipient_zip: 'desk 4' };
    expect((await placed(world, caller, documentId, office)).recipient.zip).toBe('desk 4');
    expect(await refused(documentId, { ...office, recipient_name: 'A'.repeat(256) })).toEqual({
      status: 422,
      recipient_name: ['The recipient name field must not be greater than 255 characters.'],
    });
  });

  it('reports all missing fields at once', async () => {
    let answer: Json;
    await expectNothingWritten(world, async () => {
      answer = await world.rest(caller, 'POST', '/document-orders', {
        mail_class: 'pigeon',
        metadata: { claimant_name: 'X' },
      });
    });
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
      422,
      [
        'document_id',
        'mail_class',
        'metadata.claimant_name',
        'recipient_address_line_1',
        'recipient_city',
        'recipient_name',
        'recipient_state',
        'recipient_zip',
      ],
    ]);
  });

  it('requires a document that is completed, current and mailable', async () => {
    const refusal = async (documentId: string, extra?: object) => {
      const { status, document_id } = await refused(documentId, extra);
      return [status, document_id];
    };
    const { noticeId, documentId } = await notice();
    await world.sql(`update documents set is_preview = true, expires_at = now() + interval '1 hour' where id = $1`, [
      documentId,
    ]);
    expect(await refusal(documentId)).toEqual([422, ['A preview cannot be ordered: generate the document.']]);
    await world.sql(`update documents set is_preview = false, expires_at = null, status = 'reverted' where id = $1`, [
      documentId,
    ]);
    expect(await refusal(documentId)).toEqual([
      422,
      ['A document that is reverted cannot be ordered: only a completed one can.'],
    ]);
    await world.sql(`update documents set status = 'completed' where id = $1`, [documentId]);
    await world.rest(caller, 'PATCH', `/notices/${noticeId}`, { description: 'Levels 1 to 4' });
    expect(await refusal(documentId)).toEqual([
      422,
      ['The records have changed since the document was generated: revert it and generate it again.'],
    ]);
    const voided = await notice();
    await world.rest(caller, 'POST', `/notices/${voided.noticeId}/transition`, { status: 'void' });
    expect(await refusal(voided.documentId)).toEqual([422, ['The notice is void: its document cannot be ordered.']]);
    const letter = await filedEscalation(world, caller, path);
    await world.rest(caller, 'POST', `/escalations/${letter.escalationId}/transition`, { status: 'cancelled' });
    expect(await refusal(letter.documentId)).toEqual([
      422,
      ['The escalation is cancelled: its document cannot be ordered.'],
    ]);
    expect(await refusal('01977777-0000-7000-8000-000000000000')).toEqual([
      422,
      ['The selected document id is invalid.'],
    ]);
    const stranger = await world.caller();
    expect(await refused(documentId, {}, stranger)).toEqual({
      status: 403,
      document_id: ['The document in document id belongs to another organization.'],
    });
    expect(await refused(documentId, {}, await world.sandboxOf(caller))).toMatchObject({ status: 422 });
  });

  it('cannot mail a mail pack, which callers mail themselves, but staff can file it', async () => {
    const { documentId } = await notice({ metadata: { mail_pack: true, signatory_name: 'Ana Diaz' } });
    expect(await refused(documentId)).toEqual({
      status: 422,
      document_id: ['A mail pack cannot be mail-ordered: generate the notice without the mail pack.'],
    });
    expect((await placed(world, caller, documentId, { order_type: 'filing' })).order_type).toBe('filing');
  });

  it('bills the document’s organization or the account only', async () => {
    const { documentId } = await notice({ organization_id: path.ownerId });
    await world.sql('update documents set organization_id = $1 where id = $2', [path.ownerId, documentId]);
    expect((await placed(world, caller, documentId)).organization_id).toBe(path.ownerId);
    for (const organization_id of [caller.organizationId, path.ownerId]) {
      expect((await placed(world, caller, documentId, { organization_id })).organization_id).toBe(organization_id);
    }
    const sentence = `The organization id field must be ${caller.organizationId}, whose credits are used, or the document's organization; select another account with its token or with X-Organization-UUID.`;
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
    const second = await world.caller({ email: user!.email });
    const fresh = await world.anotherToken(caller);
    for (const organization_id of [path.contractorId, second.organizationId]) {
      expect(await refused(documentId, { organization_id }, fresh)).toEqual({
        status: 422,
        organization_id: [sentence],
      });
    }
    const { organizationId } = await world.caller();
    expect((await refused(documentId, { organization_id: organizationId })).status).toBe(403);
    const unknown = { organization_id: '01977777-0000-7000-8000-000000000000' };
    expect(await refused(documentId, unknown)).toEqual({
      status: 422,
      organization_id: ['The selected organization id is invalid.'],
    });
  });
});
