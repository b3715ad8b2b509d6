/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { faultsOf } from '../../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { filedNotice, recipient } from '../../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** The rows of each kind are written in one statement, however many recipients an order has. */
describe('the statements of an order', () => {
  const world = openWorld();
  let live: Caller;
  let sandbox: Caller;
  const paths = new Map<Caller, GoldenPath>();

  beforeAll(async () => {
    await world.app.start();
    live = await world.caller({ credits: '20000.00' });
    sandbox = await world.sandboxOf(await world.caller());
    for (const caller of [live, sandbox]) paths.set(caller, await goldenPath(world, caller));
  });

  async function ordered(caller: Caller, recipients: number, extra: object) {
    const { noticeId } = await filedNotice(world, caller, paths.get(caller)!);
    const body = { recipients: Array.from({ length: recipients }, (_, n) => to(`Recipient ${n}`)), ...extra };
    const { result, statements } = await recording(() =>
      world.rest(caller, 'POST', `/notices/${noticeId}/order`, body),
    );
    if (result.status !== 201) throw new Error(result.text);
    const orders: Json[] = result.body.orders;
    expect(orders.map((order) => order.recipient.name)).toEqual(body.recipients.map(({ name }) => name));
    return { ids: orders.map(({ id }) => id as string), statements };
  }

  const to = (name: string) => ({
    name,
    address_line_1: recipient.recipient_address_line_1,
    city: recipient.recipient_city,
    state: recipient.recipient_state,
    zip: recipient.recipient_zip,
  });

  const rowsOf = async (ids: string[]) => {
    const [row] = await world.sql(
      `select (select count(*)::int from tasks where subject_id = any($1)) as tasks,
        (select count(*)::int from audit_entries where auditable_id = any($1)) as audited,
        (select count(*)::int from document_order_payments where document_order_id = any($1)) as lines,
        (select count(*)::int from ledger_transactions where subject_id = any($1)) as posted,
        ((select count(*) from events where subject_id = any($1)) +
          (select count(*) from event_outbox where subject_id = any($1)))::int as events`,
      [ids],
    );
    return row;
  };

  it.each([
    ['prepay', 50, { tasks: 1, audited: 1, lines: 1, posted: 1, events: 1 }],
    ['credit_balance', 50, { tasks: 1, audited: 1, lines: 0, posted: 1, events: 1 }],
    // An account may owe 250 credits.
    ['invoice', 12, { tasks: 1, audited: 1, lines: 0, posted: 0, events: 1 }],
  ])('are as many for many recipients as for one: %s', async (billing_method, recipients, each) => {
    const one = await ordered(live, 1, { billing_method });
    const many = await ordered(live, recipients, { billing_method });
    expect(many.statements.map(kindOf)).toEqual(one.statements.map(kindOf));
    expect(await rowsOf(one.ids)).toEqual(each);
    expect(await rowsOf(many.ids)).toEqual(
      Object.fromEntries(Object.entries(each).map(([name, count]) => [name, recipients * count])),
    );
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are as many for 50 recipients as for one in a sandbox, where each order is also driven', async () => {
    const extra = {
      billing_method: 'credit_balance',
      metadata: { state_data: { status: 'delivered', delay_ms: 60_000 } },
    };
    const [one, many] = [await ordered(sandbox, 1, extra), await ordered(sandbox, 50, extra)];
    expect(many.statements.map(kindOf)).toEqual(one.statements.map(kindOf));
    expect(await rowsOf(many.ids)).toMatchObject({ tasks: 100, audited: 50, events: 50 });
  });

  it('charge nothing if the credits suffice for all recipients but one', async () => {
    const poor = await world.caller({ credits: '100.00' });
    paths.set(poor, await goldenPath(world, poor));
    const { noticeId } = await filedNotice(world, poor, paths.get(poor)!);
    const order = (recipients: number) =>
      world.rest(poor, 'POST', `/notices/${noticeId}/order`, {
        recipients: Array.from({ length: recipients }, (_, n) => to(`Recipient ${n}`)),
      });
    const posted = () =>
      world.sql('select 1 from ledger_transactions where account_id = $1 and kind = $2', [
        poor.organizationId,
        'charge',
      ]);
    const before = await posted();
    expect((await order(6)).status).toBe(402);
    expect(await posted()).toEqual(before);
    expect((await order(5)).status).toBe(201);
    expect(await posted()).toHaveLength(before.length + 5);
    expect(await faultsOf(world)).toEqual([]);
  });
});

/** What a statement does, whatever number of rows it does it to. */
function kindOf({ text }: { text: string }): string {
  return text
    .replace(/'[^']*'/g, '?')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 60);
}
