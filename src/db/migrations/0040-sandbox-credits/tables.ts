/**
 * - `sandbox_credit_accounts` is the balance. Nothing is granted and nothing spent, so what can be spent and what is held are
 *   1,000 together, in each bucket. An account without a row has all of it.
 * - `sandbox_credit_holds` is what is set aside. `captured` is what a live hold would have spent: here it goes back.
 */
export const sandboxTables = `
  create table sandbox_credit_accounts (
    account_id uuid primary key references organizations (id),
    free_available numeric(14,2) not null default 1000 check (free_available >= 0),
    free_held numeric(14,2) not null default 0 check (free_held >= 0),
    partner_available numeric(14,2) not null default 1000 check (partner_available >= 0),
    partner_held numeric(14,2) not null default 0 check (partner_held >= 0),
    updated_at timestamptz(3) not null,
    constraint sandbox_credit_accounts_free check (free_available + free_held = 1000),
    constraint sandbox_credit_accounts_partner check (partner_available + partner_held = 1000)
  );

  create table sandbox_credit_holds (
    id uuid primary key,
    account_id uuid not null references sandbox_credit_accounts (account_id),
    free_amount numeric(14,2) not null check (free_amount >= 0),
    partner_amount numeric(14,2) not null check (partner_amount >= 0),
    captured numeric(14,2) not null default 0 check (captured >= 0),
    released numeric(14,2) not null default 0 check (released >= 0),
    status text not null default 'open' check (status in ('open', 'closed')),
    event_type text not null,
    partner_billable boolean not null,
    description text not null,
    for_type text not null,
    for_id uuid not null,
    created_at timestamptz(3) not null,
    closed_at timestamptz(3),
    check (free_amount + partner_amount > 0),
    check (captured + released <= free_amount + partner_amount),
    check ((status = 'closed') = (captured + released = free_amount + partner_amount)),
    check ((status = 'closed') = (closed_at is not null))
  );
  create index sandbox_credit_holds_list on sandbox_credit_holds (account_id, created_at);
`;
