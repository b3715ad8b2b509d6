/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { holdTable } from '../support/databases/hold-table.js';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { placed } from '../support/records/ordering.js';
import { blankScan } from '../support/records/scans.js';
import { Waiving } from '../support/records/waiving.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

describe('a waiver that was signed by hand', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiving: Waiving;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    waiving = new Waiving(world, caller, path);
  });

  const rest = (method: string, url: string, body?: object) => world.rest(caller, method, url, body);
  const move = (id: string, status: string, more: object = {}) =>
    rest('POST', `/waivers/${id}/transition`, { status, ...more });
  /** The documents are generated today, in the state of their waiver. */
  const sign = async (id: string, more: object = {}) => {
    const { state } = (await rest('GET', `/waivers/${id}`)).body.data;
    return move(id, 'signed', { signed_on: dayInState(state, new Date()), ...more });
  };
  const documentOf = async (id: string): Promise<Json> => {
    const { body } = await rest('GET', `/documents?documentable_type=waiver&documentable_id=${id}`);
    return body.data.find(({ status }: Json) => status === 'completed');
  };
  const upload = async ({ id, page_count }: Json) =>
    rest('POST', `/documents/${id}/signed-original`, {
      ...{ signer_name: 'Ana Diaz', file_name: 'signed.pdf' },
      content_base64: (await blankScan(page_count)).toString('base64'),
    });
  const accept = ({ id, verification_code }: Json) =>
    rest('POST', `/documents/${id}/accept-signed-original`, { verification_code });
  const remove = ({ id }: Json) => rest('DELETE', `/documents/${id}/signed-original`);
  const scanned = async (id: string) => {
    const document = await documentOf(id);
    for (const answer of [await upload(document), await accept(document)]) expect(answer.status).toBe(200);
    return document;
  };

  it('is signed by a transition once its scan is in use, which then stays', async () => {
    const id = await waiving.made();
    expect((await waiving.generate(id)).status).toBe(201);
    const document = await documentOf(id);
    const sentence = 'A waiver becomes signed when it is signed: call sign, or upload its signed original first.';
    const refused = () =>
      expectNothingWritten(world, async () => {
        const { status, body } = await sign(id);
        expect([status, body.code, body.errors]).toEqual([422, 'illegal_transition', { status: [sentence] }]);
      });
    await refused();
    await upload(document);
    await refused();
    await accept(document);
    const colleague = await world.caller({ organizationId: caller.organizationId });
    const { done: signed, types } = await recordEvents(world, caller, () => sign(id));
    const mails = await world.sql('select user_id, template from emails where key = $1', [`waiver_signed:${id}`]);
    expect(mails).toEqual([{ user_id: colleague.userId, template: 'waiver_signed' }]);
    expect(types).toEqual(expect.arrayContaining(['waiver.transitioned', 'waiver.signed']));
    expect(signed.body.data).toMatchObject({
      ...{ status: 'signed', signatory_name: 'Ana Diaz', signature: null },
      ...{ signed_at: expect.any(String), sent_at: expect.any(String) },
    });
    const kept = 'The waiver is signed by its signed original: it can be neither replaced nor removed.';
    for (const answer of [await upload(document), await remove(document)]) {
      expect([answer.status, answer.body.errors]).toEqual([422, { status: [kept] }]);
    }
    expect((await rest('POST', `/documents/${document.id}/revert`)).status).toBe(422);
    const page = (await world.app.server.inject({ url: `/v/${document.verification_code}` })).body;
    expect(page).toContain('signed by Ana Diaz according to its issuer');
    const effective = await move(id, 'effective', { payment_received_on: '2026-01-05' });
    expect(effective.body.data).toMatchObject({ status: 'effective', signature: null });
  });

  it('is signed after it was sent, too, and keeps the time of that', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const sent = (await move(id, 'sent')).body.data.sent_at;
    await scanned(id);
    expect((await sign(id)).body.data).toMatchObject({ status: 'signed', sent_at: sent });
  });

  it('is not signed before the payment in Texas, as with an electronic signature', async () => {
    const id = await waiving.made({ state: 'TX', type: 'unconditional_progress' });
    expect((await waiving.generate(id)).status).toBe(201);
    await scanned(id);
    const refused = await sign(id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payment_received_on']]);
    const signed = await sign(id, { payment_received_on: '2026-01-05' });
    expect(signed.body.data).toMatchObject({ status: 'signed', release_state: 'held', signature: null });
  });

  const daysAgo = (days: number, state: string) => dayInState(state, new Date(Date.now() - days * 86_400_000));
  /** As if the document had been generated a month ago. */
  const madeEarlier = (id: string) =>
    world.sql("update documents set created_at = created_at - interval '30 days' where documentable_id = $1", [id]);

  it('counts its deadline from the day on the document', async () => {
    const project = await rest('POST', '/projects', {
      ...{ name: 'Peachtree Tower', state: 'GA', sector: 'private', units: 1, division_id: path.divisionId },
      ...{ claimant_role: 'subcontractor', first_furnishing_date: '2026-01-05' },
    });
    const projectId = project.body.data.id;
    const amounts = { amount: '100.00', through_date: daysAgo(40, 'GA') };
    await world.sql(
      `insert into waivers (account_id, livemode, created_at, updated_at, id, organization_id, project_id, division_id, type, state,
         status, form_code, printed, signed_at, signed_on, amount, through_date)
       select account_id, true, now(), now(), uuidv7(), account_id, id, division_id, 'conditional_progress', 'GA', 'signed', 'x', '{}',
         now(), $2, $3, $4 from projects where id = $1`,
      [projectId, daysAgo(20, 'GA'), amounts.amount, amounts.through_date],
    );
    const { body } = await rest('GET', `/projects/${projectId}/deadlines`);
    const affidavit = body.data.find(({ kind }: Json) => kind === 'affidavit_of_nonpayment');
    expect(JSON.stringify(affidavit)).toContain(daysAgo(20, 'GA'));
    expect(JSON.stringify(affidavit)).not.toContain(dayInState('GA', new Date()));
  });

  it('is signed on a day from that of its document to today, and on no other day or status', async () => {
    const id = await waiving.made();
    expect((await waiving.generate(id)).status).toBe(201);
    await madeEarlier(id);
    await scanned(id);
    const { state } = (await rest('GET', `/waivers/${id}`)).body.data;
    for (const signed_on of [undefined, daysAgo(-2, state), daysAgo(32, state)]) {
      await waiving.refused(() => move(id, 'signed', { signed_on }), ['signed_on']);
    }
    await waiving.refused(() => move(id, 'sent', { signed_on: daysAgo(1, state) }), ['signed_on']);
    const signed = await move(id, 'signed', { signed_on: daysAgo(20, state) });
    expect(signed.body.data).toMatchObject({ status: 'signed', signed_on: daysAgo(20, state) });
  });

  it('has the scan that was looked at, and the title of its signer alone', async () => {
    const id = await waiving.made({ signatory_name: 'Bob Ray', signatory_title: 'Controller' });
    expect((await waiving.generate(id)).status).toBe(201);
    const document = await scanned(id);
    const seen = (await documentOf(id)).signed_original.sha256;
    await upload(document);
    await accept(document);
    const [other] = await world.sql<{ sha256: string }>(
      `update documents set signed_original = jsonb_set(signed_original, '{sha256}', to_jsonb(repeat('a', 64)))
       where id = $1 returning signed_original ->> 'sha256' as sha256`,
      [document.id],
    );
    await expectNothingWritten(world, async () => {
      const stale = await sign(id, { signed_original_sha256: seen });
      expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    });
    const signed = await sign(id, { signed_original_sha256: other!.sha256 });
    expect(signed.body.data).toMatchObject({ signatory_name: 'Ana Diaz', signatory_title: null });
  });

  it('is neither voided nor declined once an order has sent its scan', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const document = await scanned(id);
    const order = await placed(world, caller, document.id);
    await world.sql(
      "update document_orders set status = 'processing', accepted_at = now(), signed_sha256 = repeat('a', 64) where id = $1",
      [order.id],
    );
    await world.sql("update document_orders set status = 'failed' where id = $1", [order.id]);
    for (const call of [() => move(id, 'void'), () => move(id, 'declined'), () => rest('DELETE', `/waivers/${id}`)]) {
      await waiving.refused(call, ['status'], 'illegal_transition');
    }
    expect((await sign(id)).status).toBe(200);
  });

  it('is signed electronically if its scan is of a document that was reverted', async () => {
    const id = await waiving.made();
    expect((await waiving.generate(id)).status).toBe(201);
    const document = await scanned(id);
    await waiving.refused(() => waiving.sign(id), ['status'], 'illegal_transition');
    expect((await rest('POST', `/documents/${document.id}/revert`)).status).toBe(200);
    expect((await waiving.generate(id)).status).toBe(201);
    expect((await waiving.sign(id)).status).toBe(200);
  });

  it('has its scan if both are changed at the same moment', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const document = await scanned(id);
    // The removal has locked the document, and waits where it drops the files.
    const held = await holdTable(world, 'attached_files');
    const removing = remove(document);
    await held.wanted(1);
    const moving = sign(id);
    await waitUntilBlocked(world, 2);
    await held.letGo();
    expect([(await removing).status, (await moving).status]).toEqual([200, 422]);
    expect((await rest('GET', `/waivers/${id}`)).body.data.status).toBe('generated');
  });
});
