import { rows } from '../database.js';
import type { PaidCalls } from '../paid-calls.js';
import { type Check, checkEach } from './check.js';
import { prices } from './prices.js';

/** Reads of the last half second before PostgreSQL is killed may be free; here a few seconds, because answers are noted late. */
const unsafeMs = 5_000;

/** Each answered call is charged once, at the price of a call. */
export async function judgeCalls(
  url: string,
  accounts: readonly string[],
  { paid, crashes }: { paid: PaidCalls; crashes: readonly number[] },
): Promise<Check[]> {
  const counted = await rows<{ account: string; calls: number; credits: number; settled: number; posted: number }>(
    url,
    `select m.account_id as account, sum(calls)::int as calls, sum(free_part + partner_part)::float as credits,
       coalesce(sum(free_part + partner_part) filter (where settled_at is not null), 0)::float as settled,
       coalesce((select sum(amount) from ledger_transactions t where t.account_id = m.account_id and t.event_type = 'api_call'), 0)::float as posted
     from api_call_minutes m where account_id = any($1) group by 1`,
    [accounts],
  );
  const found = new Map(counted.map((one) => [one.account, one]));
  const total = counted.reduce((sum, { calls }) => sum + calls, 0);
  return [
    checkEach(`answered calls are charged once each (${total})`, accounts, (account) => {
      const { certain, possible } = paid.of(account);
      const unsafe = paid.reads.filter(
        ({ accountId, at }) => accountId === account && crashes.some((crash) => at <= crash && at > crash - unsafeMs),
      ).length;
      const calls = found.get(account)?.calls ?? 0;
      const [least, most] = [certain - unsafe, certain + possible];
      return (
        (calls < least || calls > most) && `${account}: ${calls} were charged, and ${least} to ${most} were answered`
      );
    }),
    checkEach('charges of calls have their price', counted, (one) => {
      const wrong = !same(one.credits, one.calls * prices.call) || !same(one.settled, one.posted);
      return wrong && JSON.stringify(one);
    }),
  ];
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.001;
}
