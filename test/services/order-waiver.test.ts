/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { recipient } from '../support/records/ordering.js';
import { blankScan } from '../support/records/scans.js';
import { Waiving } from '../support/records/waiving.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

const owner = {
  name: 'Sunset Tower Holdings LLC',
  address_line_1: '1 Market St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const builder = { ...owner, name: 'Golden State Builders Inc', address_line_1: '200 Pine St', zip: '94104' };

describe('ordering a waiver', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiving: Waiving;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    waiving = new Waiving(world, caller, path);
  });

  const rest = (method: string, url: string, body?: object) => world.rest(caller, method, url, body);
  const order = (id: string, body: object = recipient) => rest('POST', `/waivers/${id}/order`, body);
  const refusals = async (id: string) => {
    let sentences: unknown;
    await expectNothingWritten(world, async () => {
      const { status, body } = await order(id);
      sentences = [status, body.errors];
    });
    return sentences;
  };
  const only = (status: string) => [
    422,
    { id: [`A waiver that is ${status} cannot be mailed: only a signed one can.`] },
  ];
  const signed = async (body: object = {}) => {
    const id = await waiving.made(body);
    for (const answer of [await waiving.generate(id), await waiving.sign(id)]) {
      expect(answer.status).toBeLessThan(300);
    }
    return id;
  };

  it('mails a signed one to each of several recipients, and moves its time', async () => {
    const id = await signed();
    const before = (await rest('GET', `/waivers/${id}`)).body.data;
    const { status, body } = await order(id, { recipients: [owner, builder], mail_class: 'certified' });
    expect(status).toBe(201);
    expect(body.orders).toMatchObject(
      [owner, builder].map((to) => ({
        ...{ documentable_type: 'waiver', documentable_id: id, order_type: 'mail', mail_class: 'certified' },
        recipient: { name: to.name },
      })),
    );
    const after = (await rest('GET', `/waivers/${id}`)).body.data;
    expect(after).toEqual({ ...before, updated_at: expect.any(String) });
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  it('mails the scan of one that was signed by hand', async () => {
    const id = await waiving.made();
    expect((await waiving.generate(id)).status).toBe(201);
    const [document] = (await rest('GET', `/documents?documentable_type=waiver&documentable_id=${id}`)).body.data;
    const scan = await blankScan(document.page_count);
    const uploaded = await rest('POST', `/documents/${document.id}/signed-original`, {
      ...{ signer_name: 'Ana Diaz', file_name: 'signed.pdf', content_base64: scan.toString('base64') },
    });
    expect(uploaded.status).toBe(200);
    const { verification_code } = document;
    const accepted = await rest('POST', `/documents/${document.id}/accept-signed-original`, { verification_code });
    expect(accepted.status).toBe(200);
    // The account has not said yet that it is signed.
    expect(await refusals(id)).toEqual(only('generated'));
    const { state } = (await rest('GET', `/waivers/${id}`)).body.data;
    const moved = await rest('POST', `/waivers/${id}/transition`, {
      ...{ status: 'signed', signed_on: dayInState(state, new Date()) },
    });
    expect(moved.status).toBe(200);
    const { status, body } = await order(id);
    expect([status, body.data.document_id]).toEqual([201, document.id]);
  });

  it('is refused before it is signed, and once it is void', async () => {
    const id = await waiving.made();
    expect(await refusals(id)).toEqual(only('draft'));
    await waiving.generate(id);
    expect(await refusals(id)).toEqual(only('generated'));
    await rest('POST', `/waivers/${id}/transition`, { status: 'sent' });
    expect(await refusals(id)).toEqual(only('sent'));
    await rest('POST', `/waivers/${id}/transition`, { status: 'void' });
    expect(await refusals(id)).toEqual([422, { id: ['The waiver is void: its document cannot be ordered.'] }]);
  });

  it('is refused while it is held until the payment, and possible once it is released', async () => {
    const id = await signed({ type: 'unconditional_progress' });
    expect(await refusals(id)).toEqual([
      422,
      { id: ['The waiver is held until its payment: release it before it is mailed.'] },
    ]);
    const release = { status: 'released', payment_received_on: '2026-01-05' };
    expect((await rest('POST', `/waivers/${id}/transition`, release)).status).toBe(200);
    expect((await order(id)).status).toBe(201);
  });

  it('is possible once for two people who have read the same', async () => {
    const id = await signed();
    const expectedUpdatedAt = (await rest('GET', `/waivers/${id}`)).body.data.updated_at;
    const to = { name: owner.name, addressLine1: '1 Market St', city: 'San Francisco', state: 'CA', zip: '94105' };
    const text = 'mutation($input: OrderRecordInput!) { orderWaiver(input: $input) { orders { id } } }';
    const input = { id, recipients: [to], expectedUpdatedAt };
    const both = await Promise.all([1, 2].map(() => world.graphql(caller, text, { input })));
    const codes = both.map(({ body }: Json) => body.errors?.[0].extensions.code ?? 'placed');
    expect(codes.sort()).toEqual(['PRECONDITION_FAILED', 'placed']);
    const placed = await world.sql('select 1 from document_orders where documentable_id = $1', [id]);
    expect(placed).toHaveLength(1);
  });

  it('is refused to another account', async () => {
    const other = await world.caller();
    expect((await world.rest(other, 'POST', `/waivers/${path.waiverId}/order`, recipient)).status).toBe(403);
  });
});
