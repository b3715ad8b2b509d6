/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, ledgerOfOrder, recipient } from '../support/records/ordering.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const owner = {
  name: 'Sunset Tower Holdings LLC',
  address_line_1: '1 Market St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const builder = { ...owner, name: 'Golden State Builders Inc', address_line_1: '200 Pine St', zip: '94104' };
const lender = { ...owner, name: 'Bay Savings Bank', address_line_2: 'Floor 3' };

describe('ordering a record', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const order = (address: string, body: object, by = caller) => world.rest(by, 'POST', `${address}/order`, body);
  const newNotice = async (extra: object = {}): Promise<string> => {
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId, ...extra };
    return (await world.rest(caller, 'POST', '/notices', body)).body.data.id;
  };
  const documentsOf = (id: string) =>
    world.sql<{ status: string }>('select status from documents where documentable_id = $1 and not is_preview', [id]);

  it('mails a notice, and generates its document first if there is none', async () => {
    const id = await newNotice();
    const { status, body } = await order(`/notices/${id}`, {
      ...recipient,
      amount_cents: 1,
      metadata: { po: 'PO-17' },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        data: {
          documentable_type: 'notice',
          documentable_id: id,
          order_type: 'mail',
          mail_class: 'certified',
          billing: { status: 'paid', amount_cents: 1700 },
          metadata: { po: 'PO-17' },
        },
      },
    });
    expect(await documentsOf(id)).toEqual([{ status: 'completed' }]);
    const charged = await world.sql('select kind, amount from ledger_transactions where subject_id = $1', [
      body.data.document_id,
    ]);
    expect(charged).toEqual([{ kind: 'charge', amount: '1.00' }]);
    expect((await world.rest(caller, 'GET', `/notices/${id}`)).body.data.status).toBe('ordered');
    const again = await order(`/notices/${id}`, recipient);
    expect([again.status, again.body.data.document_id]).toEqual([201, body.data.document_id]);
    expect(await documentsOf(id)).toHaveLength(1);
  });

  it('mails an escalation, which stays a draft until the carrier accepts it', async () => {
    const address = `/escalations/${path.escalationId}`;
    const { status, body } = await order(address, { ...recipient, billing_method: 'invoice' });
    expect([status, body.data.mail_class, body.data.billing.method]).toEqual([201, 'first_class', 'invoice']);
    expect((await world.rest(caller, 'GET', address)).body.data.status).toBe('draft');
    expect(await documentsOf(path.escalationId)).toEqual([{ status: 'completed' }]);
  });

  it('creates an order for each of several recipients', async () => {
    const { noticeId } = await filedNotice(world, caller, path);
    const recipients = [owner, builder, lender];
    const { status, body } = await order(`/notices/${noticeId}`, { recipients, mail_class: 'priority' });
    expect(status).toBe(201);
    expect(body.data).toEqual(body.orders[0]);
    expect(body.orders.map(({ recipient: to }: Json) => to)).toEqual(
      recipients.map((one) => ({ address_line_2: null, country_code: 'US', ...one })),
    );
    for (const { id } of body.orders) expect(await ledgerOfOrder(world, id)).toEqual(['charge 14.00']);
    const listed = await world.rest(caller, 'GET', `/document-orders?documentable_id=${noticeId}`);
    expect(listed.body.meta.total).toBe(3);
    const { data } = (
      await world.graphql(
        caller,
        'mutation($input: OrderRecordInput!) { orderNotice(input: $input) { orders { recipient { name } billing { status } } } }',
        { input: { id: noticeId, recipients: [{ ...owner, address_line_1: undefined, addressLine1: '1 Market St' }] } },
      )
    ).body;
    expect(data.orderNotice.orders).toEqual([{ recipient: { name: owner.name }, billing: { status: 'PAID' } }]);
  });

  it('creates orders for all recipients or for none', async () => {
    const { noticeId } = await filedNotice(world, caller, path);
    const address = `/notices/${noticeId}`;
    await expectNothingWritten(world, async () => {
      const wrong = { recipients: [owner, { ...builder, zip: '9', state: 'ZZ' }, { ...lender, city: '' }] };
      expect((await order(address, wrong)).body.errors).toEqual({
        'recipients.2.city': ['The recipients.2.city field is required.'],
      });
      wrong.recipients.pop();
      expect((await order(address, wrong)).body.errors).toEqual({
        'recipients.1.state': ['The recipients.1.state field must be a two-letter US state code.'],
        'recipients.1.zip': ['The recipients.1.zip field must be a 5 or 9 digit postal code.'],
      });
      for (const recipients of [[], Array(51).fill(owner)]) {
        expect((await order(address, { recipients })).body.errors).toEqual({
          recipients: ['The recipients field must have between 1 and 50 items.'],
        });
      }
      expect((await order(address, { ...recipient, recipients: [owner] })).body.errors).toEqual({
        recipients: ['An order has either a list of recipients or the fields of one recipient, not both.'],
      });
      expect(Object.keys((await order(address, {})).body.errors)).toEqual([
        'recipient_name',
        'recipient_address_line_1',
        'recipient_city',
        'recipient_state',
        'recipient_zip',
      ]);
      for (const amount_cents of [-1, 'much']) {
        expect(Object.keys((await order(address, { ...recipient, amount_cents })).body.errors)).toEqual([
          'amount_cents',
        ]);
      }
      expect(Object.keys((await order(address, { ...recipient, price: 1 })).body.errors)).toEqual(['price']);
    });
  });

  it('reports the cost of all pieces together before anything is rendered', async () => {
    const poor = await world.caller({ credits: '40.00' });
    const own = await goldenPath(world, poor);
    const before = await balances(world, poor.organizationId);
    await expectNothingWritten(world, async () => {
      const { status, body } = await order(`/notices/${own.noticeId}`, { recipients: [owner, builder, lender] }, poor);
      expect([status, body]).toEqual([
        402,
        expect.objectContaining({
          required: 52.1,
          partner_billable: true,
          quote: { fee: 15, postage: { recipients: 3, rate: 12, amount: 36 }, total: 51 },
        }),
      ]);
    });
    expect(await balances(world, poor.organizationId)).toEqual(before);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('rolls back the generation with the order when both cannot be paid', async () => {
    const poor = await world.caller({ credits: '20.00' });
    const own = await goldenPath(world, poor);
    const { partner } = (await balances(world, poor.organizationId)) as { partner: string };
    await world.sql('select 1');
    // 17.00 is left for charges of 1.00 and 17.00.
    await world.graphql(poor, '{ __typename }');
    const spare = Number(partner) - 17;
    const notices = Math.floor(spare * 10) - 1;
    for (let call = 0; call < notices; call += 1) await world.rest(poor, 'GET', `/notices/${own.noticeId}`);
    const answer = await order(`/notices/${own.noticeId}`, recipient, poor);
    expect(answer.status).toBe(402);
    expect(await documentsOf(own.noticeId)).toEqual([]);
    expect(await world.sql('select 1 from document_orders where account_id = $1', [poor.organizationId])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('reports the record’s id when it can no longer be rendered', async () => {
    const made = await world.rest(caller, 'POST', '/escalations', {
      ...bodies.escalation,
      project_id: path.projectId,
      organization_id: path.organizationId,
    });
    const address = `/escalations/${made.body.data.id}`;
    await world.rest(caller, 'POST', `${address}/transition`, { status: 'sent' });
    const { status, body } = await order(address, recipient);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { id: ['Only a draft can be rendered again, and this one is sent.'] },
    });
  });

  it('is refused for a mail pack, for a closed record, and for a record that cannot be rendered', async () => {
    const pack = await newNotice({ metadata: { mail_pack: true, signatory_name: 'Ana Diaz' } });
    const sentences = async (address: string) => {
      const { status, body } = await order(address, recipient);
      return [status, body.code, ...Object.values(body.errors ?? {}).flat()];
    };
    expect(await sentences(`/notices/${pack}`)).toEqual([
      422,
      'validation_failed',
      'A mail pack cannot be mail-ordered: remove the mail pack from the notice.',
    ]);
    const { noticeId } = await filedNotice(world, caller, path);
    await world.rest(caller, 'POST', `/notices/${noticeId}/transition`, { status: 'void' });
    expect(await sentences(`/notices/${noticeId}`)).toEqual([
      422,
      'validation_failed',
      'The notice is void: its document cannot be ordered.',
    ]);
    const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const bare = await newNotice({ project_id: project.body.data.id });
    const [status, code] = await sentences(`/notices/${bare}`);
    expect([status, code]).toEqual([422, 'preflight_failed']);
    expect((await order(`/notices/${path.escalationId}`, recipient)).status).toBe(404);
    expect((await order(`/notices/${bare}`, recipient, await world.caller())).status).toBe(403);
  });
});
