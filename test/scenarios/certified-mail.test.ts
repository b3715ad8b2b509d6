/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { day, openSandbox } from '../context/sandbox/sandbox-world.js';
import { recordEvents } from '../events/record-events.js';
import { readPdf } from '../pdf/pdf-text.js';
import { type FakeLetter } from '../support/fakes/fake-lob.js';
import { lobEvent, lobSettings, postLobEvent, type Scan } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { faultsOf } from '../support/records/credits.js';
import { bodies } from '../support/records/golden-path.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld, type World } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

const lender = {
  ...bodies.contractor,
  name: 'Coastline Federal Bank',
  kind: 'lender',
  address_line_1: '99 Exchange Pl',
};
const companies = { owner: bodies.organization, gc: bodies.contractor, lender } as const;

/**
 * Creates a project with an owner, a contractor and a lender, and a notice to all three. Returns the three as
 * recipients.
 */
async function fileNotice(world: World, by: Caller): Promise<{ noticeId: string; recipients: Json[] }> {
  const create = async (path: string, body: object): Promise<string> => (await world.send(by, 'POST', path, body)).id;
  const own = { organization_id: by.organizationId };
  const division_id = await create('/divisions', { ...bodies.division, ...own });
  const project_id = await create('/projects', { ...bodies.project, division_id });
  await create('/jobsites', { ...bodies.jobsite, project_id });
  for (const [role, company] of Object.entries(companies)) {
    await create('/parties', { project_id, role, organization_id: await create('/organizations', company) });
  }
  const recipients = Object.values(companies).map(({ name, address_line_1, city, state, zip }) => {
    return { name, address_line_1, city, state, zip };
  });
  return { noticeId: await create('/notices', { ...bodies.notice, ...own, project_id }), recipients };
}

const thrice = (...types: string[]) => [...types, ...types, ...types];

/** The text of the proof of service. */
async function proofOf(world: World, by: Caller, noticeId: string): Promise<string> {
  const answer = await world.app.server.inject({
    url: `/api/v1/notices/${noticeId}/proof-of-service`,
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await readPdf(answer.rawPayload)).texts.join(' ').replace(/\s+/g, ' ');
}

/** The notice was mailed after its deadline. */
const late = { template: 'notice_served_late', data: expect.objectContaining({ deadline: '2026-02-09' }) };

const emailsOf = (world: World, { organizationId }: Caller) =>
  world.sql<Json>('select template, data from emails where account_id = $1 order by id', [organizationId]);

describe('a notice by certified mail to three parties', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '70.00' });
    // Only the notice's own charges are checked.
    await world.sql(`update prices set credits = 0 where event_type = 'api_call'`);
  });

  const show = (path: string) => world.send(caller, 'GET', path);
  const money = async () => {
    const { body } = await world.rest(caller, 'GET', '/credits/ledger?per_page=100');
    const balance = (await world.rest(caller, 'GET', '/credits/balance')).body;
    const lines = body.data.map(({ kind, amount, balance_after }: Json) => `${kind} ${amount} → ${balance_after}`);
    return { ledger: lines.reverse(), available: balance.balance.total, held: balance.held };
  };
  const scan = (at: string, more: Partial<Scan> = {}): Scan => ({ time: `2026-03-${at}:00.000Z`, ...more });

  it('is mailed through Lob to two parties who receive it and one who does not', async () => {
    const { noticeId, recipients } = await fileNotice(world, caller);
    const statusOf = async () => (await show(`/notices/${noticeId}`)).status;
    expect(await statusOf()).toBe('draft');
    expect(await money()).toEqual({ ledger: ['grant 70 → 70'], available: 70, held: 0 });

    // Ordering generates the document, which does not exist yet.
    const placed = await recordEvents(world, caller, () =>
      world.rest(caller, 'POST', `/notices/${noticeId}/order`, { recipients, metadata: { return_receipt: true } }),
    );
    const orders: Json[] = placed.done.body.orders;
    expect(placed.types.filter((type) => !type.startsWith('credits.'))).toEqual([
      'document.generated',
      'notice.transitioned',
      ...thrice('document_order.created'),
    ]);
    const paid = {
      ledger: ['grant 70 → 70', 'charge 1 → 69', 'charge 17 → 52', 'charge 17 → 35', 'charge 17 → 18'],
      available: 18,
      held: 0,
    };
    expect(await money()).toEqual(paid);
    expect(orders.map(({ recipient, status, mail_class }) => [recipient.name, status, mail_class])).toEqual(
      recipients.map(({ name }) => [name, 'pending', 'certified']),
    );
    expect(new Set(orders.map(({ document_id }) => document_id)).size).toBe(1);
    expect(await statusOf()).toBe('ordered');

    const handed = await recordEvents(world, caller, () => doTasks(world, new Date(Date.now() + 301_000)));
    expect(handed.done).toEqual([]);
    expect(handed.types).toEqual(thrice('document_order.updated', 'document_order.dispatched'));
    const letters = orders.map(({ id }) => lob.lettersOf(id)[0]!) as [FakeLetter, FakeLetter, FakeLetter];
    expect(letters.map(({ fields }) => [fields['to[name]'], fields.extra_service])).toEqual(
      recipients.map(({ name }) => [name, 'certified_return_receipt']),
    );

    const report = async (letter: FakeLetter, event: string, of: Scan) => {
      const answer = await postLobEvent(world, lobEvent(letter, `letter.certified.${event}`, of));
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    };
    const [owner, gc, bank] = letters;
    const served = await recordEvents(world, caller, async () => {
      for (const letter of [gc, owner, bank])
        await report(letter, 'mailed', scan('02T16:20', { location: 'Oakland, CA' }));
    });
    // The first scan serves the notice; each piece has an event for its acceptance.
    expect(served.types).toEqual([
      'document_order.updated',
      'notice.transitioned',
      'notice.served',
      'document_order.updated',
      'document_order.updated',
    ]);
    expect(await show(`/notices/${noticeId}`)).toMatchObject({
      status: 'served',
      served_at: '2026-03-02T16:20:00.000+00:00',
    });

    const delivered = await recordEvents(world, caller, async () => {
      await report(owner, 'in_transit', scan('03T04:00'));
      await report(owner, 'delivered', scan('05T15:00'));
      await report(gc, 'delivered', scan('05T17:30'));
    });
    expect(delivered.types).toEqual([
      'document_order.in_transit',
      'document_order.delivered',
      'document_order.delivered',
    ]);
    expect(await statusOf()).toBe('served');
    expect(await emailsOf(world, caller)).toEqual([late]);

    const returned = await recordEvents(world, caller, async () => {
      await report(bank, 'issue', scan('19T09:00', { details: { event: 'package_unclaimed' } }));
      await report(bank, 'returned_to_sender', scan('22T09:05'));
    });
    expect(returned.types).toEqual(['document_order.updated', 'document_order.returned', 'notice.transitioned']);
    expect(await statusOf()).toBe('completed');
    const wanting = await show('/document-orders?needs_attention=1');
    expect(wanting.map(({ id, status, attention }: Json) => [id, status, attention])).toEqual([
      [orders[2]!.id, 'returned', 'returned'],
    ]);
    expect(await emailsOf(world, caller)).toEqual([
      late,
      { template: 'mail_returned', data: expect.objectContaining({ recipient: lender.name, reason: 'unclaimed' }) },
    ]);
    const proof = await proofOf(world, caller, noticeId);
    for (const words of [
      'First accepted by the carrier March 2, 2026, 08:20 PST',
      '3 PIECES OF MAIL',
      'Sunset Tower Holdings LLC Certified March 2, 2026 Delivered March 5, 2026',
      'Golden State Builders Inc Certified March 2, 2026 Delivered March 5, 2026',
      'Coastline Federal Bank Certified March 2, 2026 Returned March 22, 2026',
    ]) {
      expect(proof).toContain(words);
    }
    expect(proof).not.toContain('SANDBOX');
    // Mailed pieces stay paid, whether delivered or returned.
    expect(await money()).toEqual(paid);
    expect(await faultsOf(world)).toEqual([]);
  });
});

describe('the same notice in the sandbox', () => {
  const world = openWorld();
  const sandbox = openSandbox(world);

  it('is complete after one call that moves the clock by ninety days', async () => {
    const { by } = sandbox;
    const { noticeId, recipients } = await fileNotice(world, by);
    const ordered = await world.rest(by, 'POST', `/notices/${noticeId}/order`, { recipients });
    const orders: Json[] = ordered.body.orders;
    const comesBack = { state_data: { status: 'returned', delay_ms: 3 * day } };
    await sandbox.send('PATCH', `/document-orders/${orders[2]!.id}`, { metadata: comesBack });
    const { now } = await sandbox.send('GET', '/sandbox');

    await sandbox.advance('P90D');
    const names = new Map([
      [noticeId, 'notice'],
      ...orders.map(({ id }, index) => [id, `piece ${index + 1}`] as const),
    ]);
    const events = (await sandbox.events())
      .filter(({ subjectId, at }) => names.has(subjectId) && at.getTime() > Date.parse(now))
      .map(({ type, subjectId, at }) => {
        const days = Math.round((at.getTime() - Date.parse(now)) / day);
        return `day ${days}: ${names.get(subjectId)} ${type.split('.')[1]}`;
      });
    expect(events).toEqual([
      ...[1, 2, 3].flatMap((piece) => [`day 0: piece ${piece} updated`, `day 0: piece ${piece} dispatched`]),
      'day 1: piece 1 updated',
      'day 1: notice transitioned',
      'day 1: notice served',
      'day 1: piece 2 updated',
      // The third piece waits for its state_data.
      ...[1, 2].map((piece) => `day 2: piece ${piece} in_transit`),
      'day 3: piece 3 in_transit',
      'day 3: piece 3 returned',
      ...[1, 2].map((piece) => `day 4: piece ${piece} out_for_delivery`),
      ...[1, 2].map((piece) => `day 5: piece ${piece} delivered`),
      'day 5: notice transitioned',
    ]);
    const notice = await sandbox.send('GET', `/notices/${noticeId}`);
    expect([notice.status, Math.round((Date.parse(notice.served_at) - Date.parse(now)) / day)]).toEqual([
      'completed',
      1,
    ]);
    expect(await emailsOf(world, by)).toEqual([
      late,
      { template: 'mail_returned', data: expect.objectContaining({ recipient: lender.name }) },
    ]);
    const proof = await proofOf(world, by, noticeId);
    for (const words of ['SANDBOX — NOTHING WAS MAILED', '3 PIECES OF MAIL', 'Coastline Federal Bank Certified']) {
      expect(proof).toContain(words);
    }
    // Reported as paid, but the account's grant is its only ledger entry.
    for (const { id } of orders) {
      const { billing } = await sandbox.send('GET', `/document-orders/${id}`);
      expect([billing.status, billing.amount_cents]).toEqual(['paid', 1700]);
    }
    const { body } = await world.rest(sandbox.live, 'GET', '/credits/ledger');
    expect(body.data.map(({ kind }: Json) => kind)).toEqual(['grant']);
    expect(await faultsOf(world)).toEqual([]);
  });
});
