import { sql } from 'kysely';
import { LedgerTransaction } from '../../entities/ledger-transaction.js';
import type { LedgerEntry, LedgerTransaction as LedgerTransactionRow } from '../../schema/ledger-transaction.js';
import { belonging, each } from './belonging.js';
import { scoped } from './scope.js';
import { defineTable, equals, planned } from './table.js';

/** The entries of ledger transactions, in the order of posting. */
export const ledgerEntries = belonging({
  name: 'ledger-entries',
  rows: (ctx, ids) => sql<LedgerEntry & { transactionId: string }>`
    select transaction_id as "transactionId", ledger_account as "ledgerAccount", amount::text as amount
    from ledger_entries where ${scoped(ctx, 'ledger_entries')} and transaction_id = any(${ids}) order by id`,
  owner: ({ transactionId }) => transactionId,
  value: each,
});

export const ledgerTransactions = defineTable<LedgerTransactionRow>({
  type: 'LedgerTransaction',
  entity: LedgerTransaction,
  name: 'ledger_transactions',
  unchanging: true,
  one: {
    refundOf: { type: 'LedgerTransaction', description: 'The charge that a refund gives back.' },
  },
  many: {
    refunds: { type: 'LedgerTransaction', on: 'refundOfId', description: 'The refunds of a charge.' },
  },
  derived: { entries: [], record: ['subjectType'] },
  facts: [ledgerEntries.facts('id', 'entries')],
  filters: {
    kind: equals('kind'),
    eventType: equals('event_type'),
    from: (day: string) => sql`${planned}created_at >= ${sql.lit(day)}::timestamp at time zone 'UTC'`,
    to: (day: string) => sql`${planned}created_at < (${sql.lit(day)}::timestamp + interval '1 day') at time zone 'UTC'`,
  },
});
