import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as ledger from '../../src/ledger/index.js';
import { faultsOf, inRequest, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const day = 24 * 60 * 60 * 1000;
const cents = (most: number) => fc.integer({ min: 1, max: most });
const any = fc.nat();
const bucket = fc.constantFrom('free', 'partner_eligible');
const eventType = fc.constantFrom('document_generation', 'mail_sending');

const operation = fc.oneof(
  fc.record({
    do: fc.constant('grant'),
    bucket,
    plan: fc.boolean(),
    amount: cents(5_000),
    days: fc.integer({ min: 0, max: 40 }),
  }),
  fc.record({ do: fc.constant('purchase'), amount: cents(5_000) }),
  fc.record({ do: fc.constant('charge'), eventType, amount: cents(4_000) }),
  fc.record({ do: fc.constant('charge'), eventType, amount: cents(500) }),
  fc.record({ do: fc.constant('call') }),
  fc.record({ do: fc.constant('hold'), eventType, amount: cents(3_000) }),
  fc.record({ do: fc.constant('capture'), of: any, amount: cents(2_000) }),
  fc.record({ do: fc.constant('release'), of: any }),
  fc.record({ do: fc.constant('refund'), of: any, amount: cents(2_000) }),
  fc.record({ do: fc.constant('reverse'), of: any, amount: cents(5_000) }),
  fc.record({ do: fc.constant('settle') }),
  fc.record({ do: fc.constant('end') }),
) as fc.Arbitrary<Operation>;

interface Operation {
  do:
    | 'grant'
    | 'purchase'
    | 'charge'
    | 'call'
    | 'hold'
    | 'capture'
    | 'release'
    | 'refund'
    | 'reverse'
    | 'settle'
    | 'end';
  bucket: 'free' | 'partner_eligible';
  eventType: 'document_generation' | 'mail_sending';
  plan: boolean;
  amount: number;
  days: number;
  of: number;
}

/** The changes that were confirmed to the callers, in cents. */
interface Confirmed {
  granted: number;
  purchased: number;
  spent: number;
  refunded: number;
  holds: string[];
  charges: string[];
  purchases: { id: string; amount: number }[];
}

describe('credits under concurrent use', () => {
  const world = openWorld();

  async function run(caller: Caller, now: Date, confirmed: Confirmed, what: Operation): Promise<void> {
    const { db } = world.app.infrastructure;
    const accountId = caller.organizationId;
    const request = <T>(work: (ctx: ReturnType<typeof requestOf>) => Promise<T>) =>
      inRequest(requestOf(world, caller, { now }), work);
    const credits = (what.amount / 100).toFixed(2);
    const reference = randomUUID();
    const description = what.do;
    switch (what.do) {
      case 'grant': {
        const [kind, expiresAt] = [what.plan ? 'plan' : 'grant', new Date(now.getTime() + what.days * day)] as const;
        const given = { accountId, bucket: what.bucket, kind, credits, expiresAt, description, reference };
        // Requested twice at once, granted once.
        await Promise.all([ledger.grant(db, now, given), ledger.grant(db, now, given)]);
        confirmed.granted += what.amount;
        return;
      }
      case 'purchase':
        await ledger.purchase(db, now, { accountId, credits, description, reference });
        confirmed.purchased += what.amount;
        confirmed.purchases.push({ id: await purchaseRow(caller), amount: what.amount });
        return;
      case 'reverse': {
        if (confirmed.purchases.length === 0) return;
        const { id: purchaseId, amount } = confirmed.purchases[what.of % confirmed.purchases.length]!;
        const reversed = (Math.min(what.amount, amount) / 100).toFixed(2);
        const stated = { accountId, purchaseId, purchased: (amount / 100).toFixed(2), reversed };
        await db.transaction().execute((tx) => ledger.reverse(tx, now, stated));
        return;
      }
      case 'charge':
        await request((ctx) => ledger.charge(ctx, { eventType: what.eventType, credits, description, reference }));
        confirmed.spent += what.amount;
        confirmed.charges.push(reference);
        return;
      case 'call':
        await request((ctx) => ledger.chargeApiCall(ctx, { kind: what.of % 2 ? 'query' : 'mutation', free: false }));
        confirmed.spent += 10;
        return;
      case 'hold': {
        const subject = { type: 'order', id: randomUUID() };
        const hold = { eventType: what.eventType, credits, description, for: subject };
        confirmed.holds.push((await request((ctx) => ledger.hold(ctx, hold)))!);
        return;
      }
      case 'capture':
        if (confirmed.holds.length === 0) return;
        await request((ctx) => ledger.capture(ctx, confirmed.holds[what.of % confirmed.holds.length]!, credits));
        confirmed.spent += what.amount;
        return;
      case 'release':
        if (confirmed.holds.length === 0) return;
        await request((ctx) => ledger.release(ctx, confirmed.holds[what.of % confirmed.holds.length]!));
        return;
      case 'refund': {
        if (confirmed.charges.length === 0) return;
        const charge = confirmed.charges[what.of % confirmed.charges.length]!;
        await request((ctx) => ledger.refund(ctx, { charge, credits, reason: description, reference }));
        confirmed.refunded += what.amount;
        return;
      }
      case 'settle':
        await ledger.settleApiCalls(db, new Date(now.getTime() + 60_000));
        return;
      case 'end':
        await ledger.endLots(db, now);
    }
  }

  async function purchaseRow({ organizationId }: Caller): Promise<string> {
    const [row] = await world.sql<{ id: string }>(
      `insert into credit_purchases (id, account_id, livemode, credits, processor, customer_id, payment_method, created_at, updated_at)
       values (uuidv7(), $1, true, 1, 'stripe', 'cus', 'pm', now(), now()) returning id`,
      [organizationId],
    );
    return row!.id;
  }

  /** The same sums as the ledger has them, in cents. Credits that a reversal took back count as a purchase undone. */
  async function booked(caller: Caller) {
    const [row] = await world.sql<Record<'granted' | 'purchased' | 'spent' | 'refunded', number>>(
      `select (100 * coalesce(-sum(amount) filter (where ledger_account = 'granted'), 0))::int as granted,
         (100 * coalesce(-sum(amount) filter (where ledger_account = 'purchased'), 0))::int
           + (select (100 * coalesce(sum(taken), 0))::int from credit_reversals where account_id = $1) as purchased,
         (100 * coalesce(sum(amount) filter (where ledger_account = 'spent'), 0))::int
           + (select (100 * coalesce(sum(free_unsettled + partner_unsettled), 0))::int from credit_accounts where account_id = $1)
           as spent,
         (100 * coalesce(-sum(amount) filter (where ledger_account = 'refunded'), 0))::int as refunded
       from ledger_entries where account_id = $1`,
      [caller.organizationId],
    );
    return row!;
  }

  it('add up after every step, are never spent twice and never deadlock', async () => {
    const batch = fc.array(operation, { minLength: 4, maxLength: 10 });
    const steps = fc.array(fc.record({ days: fc.integer({ min: 0, max: 12 }), batch }), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const caller = await world.caller({ credits: '0' });
        const confirmed: Confirmed = {
          granted: 0,
          purchased: 0,
          spent: 0,
          refunded: 0,
          holds: [],
          charges: [],
          purchases: [],
        };
        let now = new Date();
        for (const { days, batch } of given) {
          now = new Date(now.getTime() + days * day);
          const results = await Promise.allSettled(batch.map((one) => run(caller, now, confirmed, one)));
          for (const result of results) {
            // Missing credits, or a part that the hold or charge does not have, are refused; no other error may occur.
            if (result.status === 'rejected')
              expect(['INSUFFICIENT_CREDITS', 'CREDITS_OWED', 'VALIDATION_FAILED']).toContain(
                result.reason.code ?? result.reason,
              );
          }
          expect(await faultsOf(world)).toEqual([]);
          const { holds, charges, purchases, ...sums } = confirmed;
          expect(await booked(caller)).toEqual(sums);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('run out exactly, with any number of concurrent charges and holds', async () => {
    const caller = await world.caller({ credits: '20.00' });
    const draw = async (index: number) => {
      const reference = `draw ${index}`;
      const what = { eventType: 'mail_sending', credits: '1.00', description: 'x' } as const;
      const ctx = requestOf(world, caller);
      return inRequest(ctx, async () => {
        if (index % 2) await ledger.charge(ctx, { ...what, reference });
        else await ledger.hold(ctx, { ...what, for: { type: 'order', id: randomUUID() } });
      });
    };
    const results = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => draw(index)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const [left] = await world.sql('select partner_available as available from credit_accounts where account_id = $1', [
      caller.organizationId,
    ]);
    expect(left).toEqual({ available: '0.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('never deadlock when one request charges credits before it locks a record and another one after', async () => {
    const caller = await world.caller();
    const [one, two] = [requestOf(world, caller), requestOf(world, caller)];
    const lock = async (ctx: typeof one) =>
      (await ctx.write()).execute('select from organizations where id = ? for update', [caller.organizationId]);
    const charge = (ctx: typeof one, reference: string) =>
      ledger.charge(ctx, { eventType: 'document_generation', credits: '1.00', description: 'x', reference });
    await charge(one, 'one');
    await lock(two);
    const waiting = lock(one);
    await charge(two, 'two');
    await two.commit();
    await waiting;
    await one.commit();
    const lines = await world.sql(
      "select reference from ledger_transactions where kind = 'charge' and account_id = $1 order by serial",
      [caller.organizationId],
    );
    expect(lines.map(({ reference }) => reference)).toEqual(['two', 'one']);
  });
});
