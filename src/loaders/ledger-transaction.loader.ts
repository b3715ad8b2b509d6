import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { LedgerTransaction } from '../entities/ledger-transaction.js';
import type { LedgerEntry, LedgerTransaction as LedgerTransactionRow } from '../schema/ledger-transaction.js';
import { scoped } from './scope.js';
import { defineTable, equals, planned } from './table.js';

export const ledgerTransactions = defineTable<LedgerTransactionRow>({
  type: 'LedgerTransaction',
  entity: LedgerTransaction,
  name: 'ledger_transactions',
  unchanging: true,
  filters: {
    kind: equals('kind'),
    eventType: equals('event_type'),
    from: (day: string) => sql`${planned}created_at >= ${sql.lit(day)}::timestamp at time zone 'UTC'`,
    to: (day: string) => sql`${planned}created_at < (${sql.lit(day)}::timestamp + interval '1 day') at time zone 'UTC'`,
  },
});

/** The entries of ledger transactions, in the order of posting. One statement for all transactions of a request. */
export function ledgerEntries(ctx: RequestContext) {
  return ctx.loader<LedgerEntry[]>('ledger-entries', async (ids) => {
    const { rows } = await sql<LedgerEntry & { transactionId: string }>`
      select transaction_id as "transactionId", ledger_account as "ledgerAccount", amount
      from ledger_entries where ${scoped(ctx, 'ledger_entries')} and transaction_id = any(${ids}::uuid[]) order by id`.execute(
      ctx.db,
    );
    const byTransaction = Map.groupBy(rows, ({ transactionId }) => transactionId);
    return ids.map((id) => byTransaction.get(id) ?? []);
  });
}
