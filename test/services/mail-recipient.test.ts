/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, done, staffOf } from '../support/records/mailroom.js';
import { filedEscalation, filedNotice, order, placed, recipient } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

/** Text of the maximum length of a field. */
const words = (text: string) =>
  text
    .repeat(Math.ceil(256 / text.length))
    .slice(0, 254)
    .trimEnd()
    .padEnd(255, '.');
const longest = {
  recipient_name: words('Sunset Tower Holdings and Partners '),
  recipient_address_line_1: words('1 Market Street South Building '),
  recipient_address_line_2: words('Attention of Accounts Payable '),
  recipient_city: words('San Francisco '),
};
const parts = { name: 'name', address_line_1: 'address_line_1', address_line_2: 'address_line_2', city: 'city' };

describe('the recipient of a mail order', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let staff: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    staff = await staffOf(world);
    path = await goldenPath(world, caller);
  });

  const notice = () => filedNotice(world, caller, path);
  const handOver = async () => {
    const failed = await doTasks(world, new Date(Date.now() + 301_000));
    if (failed[0]) throw failed[0].error;
  };
  const fieldsOf = (id: string): Record<string, string> | undefined => lob.lettersOf(id)[0]?.fields;
  const inMailroom = async (): Promise<string[]> => {
    const { body } = await world.graphql(staff, '{ mailroomOrders(first: 100) { nodes { id } } }');
    return body.data.mailroomOrders.nodes.map(({ id }: Json) => id);
  };
  const statusOf = async (id: string): Promise<string> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data.status;

  it('can have the maximum length, with every way of ordering', async () => {
    const { noticeId, documentId } = await notice();
    const { escalationId } = await filedEscalation(world, caller, path);
    const to = Object.fromEntries(Object.keys(parts).map((name) => [name, (longest as Json)[`recipient_${name}`]]));
    const whole = { ...recipient, ...longest };
    const answers = [
      await order(world, caller, documentId, longest),
      await world.rest(caller, 'POST', `/notices/${noticeId}/order`, whole),
      await world.rest(caller, 'POST', `/escalations/${escalationId}/order`, whole),
      await world.rest(caller, 'POST', `/notices/${noticeId}/order`, {
        recipients: [{ ...to, state: 'CA', zip: '94105' }],
      }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.data?.recipient]).toEqual([201, expect.objectContaining(to)]);
    }
    const { id } = await placed(world, caller, documentId);
    const patched = await world.rest(caller, 'PATCH', `/document-orders/${id}`, longest);
    expect([patched.status, patched.body.data.recipient]).toEqual([200, expect.objectContaining(to)]);
    const tooLong = await order(world, caller, documentId, { recipient_name: `${longest.recipient_name}x` });
    expect([tooLong.status, tooLong.body.errors]).toEqual([
      422,
      { recipient_name: ['The recipient name field must not be greater than 255 characters.'] },
    ]);
  });

  it('is wrapped over the lines that the carrier offers', async () => {
    const { documentId } = await notice();
    const { id } = await placed(world, caller, documentId, {
      recipient_name: 'The Roman Catholic Bishop of the Diocese of Phoenix',
      recipient_address_line_1: '2200 Embarcadero Center, 14th Floor, Construction Loan Servicing Department',
      recipient_address_line_2: 'Mail Stop 9',
      recipient_zip: '946071234',
    });
    await handOver();
    expect(fieldsOf(id)).toMatchObject({
      'to[name]': 'The Roman Catholic Bishop of the Diocese',
      'to[company]': 'of Phoenix',
      'to[address_line1]': '2200 Embarcadero Center, 14th Floor, Construction Loan Servicing',
      'to[address_line2]': 'Department, Mail Stop 9',
      'to[address_zip]': '94607-1234',
    });
    expect(await inMailroom()).not.toContain(id);
  });

  it.each([
    ['is longer than the carrier’s lines', longest],
    ['has a word longer than a line of the carrier', { recipient_name: 'A'.repeat(255) }],
    ['has letters that the carrier does not print', { recipient_name: '東京 Builders', recipient_city: 'Αθήνα' }],
  ])('is mailed by the mailroom, with an address page, if it %s', async (_what, extra) => {
    const { noticeId, documentId } = await notice();
    const { id } = await placed(world, caller, documentId, extra);
    await handOver();
    expect([fieldsOf(id), await statusOf(id)]).toEqual([undefined, 'pending']);
    expect(await inMailroom()).toContain(id);
    await done(world, staff, 'TakeOrder', { id });
    const headers = { authorization: `Bearer ${staff.token}` };
    const cover = await world.app.server.inject({ url: `/api/v1/document-orders/${id}/cover`, headers });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'application/pdf']);
    await done(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() });
    const proof = await world.app.server.inject({
      url: `/api/v1/notices/${noticeId}/proof-of-service`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('has one line of text in each field', async () => {
    const { documentId } = await notice();
    const refused = await order(world, caller, documentId, {
      recipient_name: 'Sunset Tower\r\nHoldings',
      recipient_address_line_2: 'Floor 3\nSuite 4',
    });
    const names = Object.keys(refused.body.errors);
    expect([refused.status, names]).toEqual([422, ['recipient_name', 'recipient_address_line_2']]);
  });

  it('must have a state and a postal code of the postal service', async () => {
    const { documentId } = await notice();
    const wrong = { ...longest, recipient_state: 'ZZ', recipient_zip: '9460' };
    const sentences = {
      recipient_state: ['The recipient state field must be a two-letter US state code.'],
      recipient_zip: ['The recipient zip field must be a 5 or 9 digit postal code.'],
    };
    const refused = await order(world, caller, documentId, wrong);
    expect([refused.status, refused.body.errors]).toEqual([422, sentences]);
    const { id } = await placed(world, caller, documentId);
    const patched = await world.rest(caller, 'PATCH', `/document-orders/${id}`, wrong);
    expect([patched.status, patched.body.errors]).toEqual([422, sentences]);
  });

  it('is always mailed by the simulation in the sandbox', async () => {
    const sandbox = await world.sandboxOf(caller);
    const own = await goldenPath(world, sandbox);
    const { documentId } = await filedNotice(world, sandbox, own);
    const { id } = await placed(world, sandbox, documentId, longest);
    await handOver();
    expect((await world.rest(sandbox, 'GET', `/document-orders/${id}`)).body.data.status).not.toBe('pending');
  });
});
