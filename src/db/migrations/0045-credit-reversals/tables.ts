/**
 * - `payment_reversals` has the reports of the processor: each refund and each dispute by its id, and the total that a charge
 *   states. A later statement replaces an earlier one, so events may come in any order. A row can come before its purchase,
 *   so it has no account.
 * - `credit_reversals` is one row for a purchase: how many of its credits are reversed, and how many of those are taken from the
 *   balance. The rest is owed.
 * - `credit_accounts.debt` is what the account owes over all of its purchases.
 */
export const tables = `
  create table payment_reversals (
    id text primary key,
    payment_id text not null,
    kind text not null check (kind in ('refund', 'dispute', 'refunded_total')),
    cents bigint not null check (cents >= 0),
    -- Whether the money is gone: a failed refund and a dispute that was won count no more.
    counts boolean not null,
    -- Of two statements of one second the higher one is the later.
    rank smallint not null,
    stated_at timestamptz(3) not null,
    received_at timestamptz(3) not null
  );
  create index payment_reversals_payment on payment_reversals (payment_id);

  create table credit_reversals (
    id uuid primary key default uuidv7(),
    account_id uuid not null references credit_accounts (account_id),
    purchase_id uuid not null unique references credit_purchases (id),
    purchased numeric(14,2) not null check (purchased > 0),
    reversed numeric(14,2) not null default 0 check (reversed >= 0),
    taken numeric(14,2) not null default 0 check (taken >= 0),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    check (reversed <= purchased),
    check (taken <= reversed)
  );
  create index credit_reversals_account on credit_reversals (account_id, id);

  alter table credit_accounts add column debt numeric(14,2) not null default 0 check (debt >= 0);

  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in
    ('grant', 'purchase', 'charge', 'hold', 'capture', 'release', 'refund', 'roll_over', 'expiry', 'reversal', 'reinstatement'))
    not valid;
`;
