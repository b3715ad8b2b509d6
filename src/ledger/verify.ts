import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';

/** A discrepancy in the ledger. */
export interface LedgerFault {
  accountId: string;
  /** The compared amounts, in words. */
  what: string;
  expected: string;
  found: string;
}

/**
 * Compares every balance with its parts, and every transaction with its entries. It only reads, in one snapshot, so it can run
 * while the service runs.
 *
 * @returns the discrepancies; empty unless something wrote to the tables without the ledger
 */
export async function findLedgerFaults(db: Db): Promise<LedgerFault[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const faults: LedgerFault[] = [];
      for (const check of checks) faults.push(...(await check.execute(tx)).rows);
      return faults;
    });
}

/**
 * Each query returns the accounts in which two sums differ. The sums of accounts are joined: a subquery for each account would
 * scan the ledger once per account.
 */
const checks: ReadonlyArray<RawBuilder<LedgerFault>> = [
  differing(
    sql`select c.account_id, b.name || ': its entries' as what, b.amount as found,
          coalesce(e.amount, 0) as expected
        from credit_accounts c cross join lateral (values
          ('free_available', free_available + free_unsettled), ('partner_available', partner_available + partner_unsettled),
          ('free_held', free_held), ('partner_held', partner_held)) b (name, amount)
        left join (select account_id, ledger_account, sum(amount) as amount from ledger_entries group by 1, 2) e
          on e.account_id = c.account_id and e.ledger_account = b.name`,
  ),
  differing(
    sql`select c.account_id, b.name || ': its lots' as what, b.amount as found,
          coalesce(l.remaining, 0) as expected
        from credit_accounts c cross join lateral (values
          ('free', free_available + free_unsettled), ('partner_eligible', partner_available + partner_unsettled)) b (name, amount)
        left join (select account_id, bucket, sum(remaining) as remaining from credit_lots group by 1, 2) l
          on l.account_id = c.account_id and l.bucket = b.name`,
  ),
  differing(
    sql`select c.account_id, b.name || ': its open holds' as what, b.amount as found, coalesce(b.expected, 0) as expected
        from credit_accounts c left join (
          select account_id, sum(greatest(free_amount - captured, 0)) as free,
            sum(partner_amount - greatest(captured - free_amount, 0)) as partner
          from credit_holds where status = 'open' group by account_id) h using (account_id),
        lateral (values ('free_held', c.free_held, h.free), ('partner_held', c.partner_held, h.partner)) b (name, amount, expected)`,
  ),
  differing(
    sql`select h.account_id, 'hold ' || h.id || ': its lots' as what, h.free_amount + h.partner_amount - captured - released as found,
          coalesce((select sum(remaining) from credit_hold_lots x where x.hold_id = h.id), 0) as expected
        from credit_holds h`,
  ),
  differing(
    sql`select c.account_id, b.name || ': the minutes of API calls' as what, b.amount as found, coalesce(b.expected, 0) as expected
        from credit_accounts c left join (
          select account_id, sum(free_part) as free, sum(partner_part) as partner
          from api_call_minutes where settled_at is null group by account_id) m using (account_id),
        lateral (values ('free_unsettled', c.free_unsettled, m.free), ('partner_unsettled', c.partner_unsettled, m.partner)) b (name, amount, expected)`,
  ),
  differing(
    sql`select c.account_id, b.name || ' of the sandbox: its open holds' as what, b.amount as found, coalesce(b.expected, 0) as expected
        from sandbox_credit_accounts c left join (
          select account_id, sum(greatest(free_amount - captured, 0)) as free,
            sum(partner_amount - greatest(captured - free_amount, 0)) as partner
          from sandbox_credit_holds where status = 'open' group by account_id) h using (account_id),
        lateral (values ('free_held', c.free_held, h.free), ('partner_held', c.partner_held, h.partner)) b (name, amount, expected)`,
  ),
  differing(
    sql`select t.account_id, 'transaction ' || t.id || ': its entries' as what, t.amount as expected,
          coalesce((select case when sum(e.amount) = 0 then sum(e.amount) filter (where e.amount > 0) end
            from ledger_entries e where e.transaction_id = t.id), 0) as found
        from ledger_transactions t`,
  ),
  differing(
    sql`select t.account_id, 'transaction ' || t.id || ': the balance after it' as what, t.balance_after as found,
          coalesce(sum((select sum(e.amount) from ledger_entries e
            where e.transaction_id = t.id and e.ledger_account in ('free_available', 'partner_available')))
            over (partition by t.account_id order by t.serial), 0) as expected
        from ledger_transactions t`,
  ),
  differing(
    sql`select t.account_id, 'transaction ' || t.id || ': its refunds' as what, t.amount as expected,
          greatest(t.amount, (select sum(r.amount) from ledger_transactions r where r.refund_of = t.id)) as found
        from ledger_transactions t where t.kind in ('charge', 'capture')`,
  ),
  differing(
    sql`select c.account_id, 'debt: reversals not taken from the balance' as what, c.debt as found, coalesce(r.owed, 0) as expected
        from credit_accounts c left join (
          select account_id, sum(reversed - taken) as owed from credit_reversals group by 1) r using (account_id)`,
  ),
  // Credits that came in during a debt and did not pay it.
  differing(
    sql`select account_id, 'partner_available: credits despite a debt' as what, partner_available as found, 0.00 as expected
        from credit_accounts where debt > 0`,
  ),
  differing(
    sql`select r.account_id, 'reversal of the purchase ' || r.purchase_id || ': its postings' as what, r.taken as found,
          coalesce((select sum(case t.kind when 'reversal' then t.amount else -t.amount end) from ledger_transactions t
            where t.account_id = r.account_id and t.subject_id = r.purchase_id and t.kind in ('reversal', 'reinstatement')), 0)
            as expected
        from credit_reversals r`,
  ),
];

/** @param sums a query of `account_id`, `what`, `expected` and `found` */
function differing(sums: RawBuilder<unknown>): RawBuilder<LedgerFault> {
  return sql<LedgerFault>`
    select account_id as "accountId", what, expected::text, found::text from (${sums}) s where expected <> found`;
}
