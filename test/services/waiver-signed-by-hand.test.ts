/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { holdTable } from '../support/databases/hold-table.js';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { blankScan } from '../support/records/scans.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

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
        const { status, body } = await move(id, 'signed');
        expect([status, body.code, body.errors]).toEqual([422, 'illegal_transition', { status: [sentence] }]);
      });
    await refused();
    await upload(document);
    await refused();
    await accept(document);
    const { done: signed, types } = await recordEvents(world, caller, () => move(id, 'signed'));
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
    expect((await move(id, 'signed')).body.data).toMatchObject({ status: 'signed', sent_at: sent });
  });

  it('is not signed before the payment in Texas, as with an electronic signature', async () => {
    const id = await waiving.made({ state: 'TX', type: 'unconditional_progress' });
    expect((await waiving.generate(id)).status).toBe(201);
    await scanned(id);
    const refused = await move(id, 'signed');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['payment_received_on']]);
    const signed = await move(id, 'signed', { payment_received_on: '2026-01-05' });
    expect(signed.body.data).toMatchObject({ status: 'signed', release_state: 'held', signature: null });
  });

  it('has its scan if both are changed at the same moment', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const document = await scanned(id);
    // The removal has locked the document, and waits where it drops the files.
    const held = await holdTable(world, 'attached_files');
    const removing = remove(document);
    await held.wanted(1);
    const moving = move(id, 'signed');
    await waitUntilBlocked(world, 2);
    await held.letGo();
    expect([(await removing).status, (await moving).status]).toEqual([200, 422]);
    expect((await rest('GET', `/waivers/${id}`)).body.data.status).toBe('generated');
  });
});
