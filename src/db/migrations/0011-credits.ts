import { Migration } from '@mikro-orm/migrations';

/**
 * Credits: the balance of an account (one row, the only lock), its lots and holds, the ledger of all its transactions, and the prices.
 * Each operation of src/ledger is one function of the next migrations. It locks, checks and posts in one round trip, so the row of a
 * busy account is locked for no longer than that.
 */
export class Migration0011Credits extends Migration {
  override name = '0011-credits';

  override up(): void {
    this.addSql(tables);
    this.addSql(priceBook);
    this.addSql(guards);
  }
}

/**
 * - `credit_accounts` is the balance. `unsettled` is what API calls have taken and the ledger does not have yet. For each bucket,
 *   available + unsettled is the sum of its ledger entries, and the sum of what is left of its lots.
 * - `low_below` is what counts as few credits: a tenth of the last grant or purchase, at least 10. `low_since` is when the
 *   credits that can be spent fell below it, and null otherwise.
 * - `credit_lots.exhausted` keeps the index small. With `remaining` in the index, each charge would add an entry. There is no index
 *   by `expires_at`, because the planner would use it to look for the lots of an account.
 * - `ledger_transactions.amount` has no sign: the kind gives the direction. `balance_after` is the balance of the ledger, available
 *   and unsettled of both buckets. `reference` makes a posting happen once.
 * - `credit_accounts.debt` is what the account owes over all of its purchases.
 * - `credit_hold_lots` has the lots that paid for a hold: what is released returns to them.
 * - `credit_reversals` is one row for a purchase: how many of its credits are reversed, and how many of those are taken from the
 *   balance. The rest is owed.
 */
const tables = `
  create table credit_accounts (
    account_id uuid primary key references organizations (id),
    free_available numeric(14,2) not null default 0 check (free_available >= 0),
    free_held numeric(14,2) not null default 0 check (free_held >= 0),
    free_unsettled numeric(14,2) not null default 0 check (free_unsettled >= 0),
    partner_available numeric(14,2) not null default 0 check (partner_available >= 0),
    partner_held numeric(14,2) not null default 0 check (partner_held >= 0),
    partner_unsettled numeric(14,2) not null default 0 check (partner_unsettled >= 0),
    low_below numeric(14,2) not null default 0 check (low_below >= 0),
    low_since timestamptz(3),
    updated_at timestamptz(3) not null,
    debt numeric(14,2) not null default 0 check (debt >= 0)
  ) with (fillfactor = 50);

  create table credit_lots (
    id uuid primary key default uuidv7(),
    account_id uuid not null references credit_accounts (account_id),
    bucket text not null check (bucket in ('free', 'partner_eligible')),
    kind text not null check (kind in ('plan', 'roll_over', 'grant', 'purchase', 'refund')),
    granted numeric(14,2) not null check (granted > 0),
    remaining numeric(14,2) not null check (remaining >= 0),
    exhausted boolean not null generated always as (remaining = 0) stored,
    expires_at timestamptz(3),
    created_at timestamptz(3) not null,
    check (remaining <= granted)
  ) with (fillfactor = 80);
  create index credit_lots_spendable on credit_lots (account_id, bucket, expires_at, id) where not exhausted;

  create table ledger_transactions (
    id uuid primary key default uuidv7(),
    serial bigint generated always as identity,
    account_id uuid not null references credit_accounts (account_id),
    kind text not null check (kind in
      ('grant', 'purchase', 'charge', 'hold', 'capture', 'release', 'refund', 'roll_over', 'expiry', 'reversal', 'reinstatement')),
    event_type text,
    amount numeric(14,2) not null check (amount > 0),
    partner_billable boolean not null,
    description text not null,
    subject_type text,
    subject_id uuid,
    reference text not null,
    refund_of uuid references ledger_transactions (id),
    balance_after numeric(14,2) not null check (balance_after >= 0),
    created_at timestamptz(3) not null,
    check ((kind = 'refund') = (refund_of is not null)),
    unique (account_id, reference)
  );
  create index ledger_transactions_list on ledger_transactions (account_id, serial desc);
  -- For reports of usage. API calls, which are nearly all transactions, are reported by their minutes.
  create index ledger_transactions_usage on ledger_transactions (account_id, created_at) include (kind, event_type, amount)
    where kind in ('capture', 'refund') or (kind = 'charge' and event_type <> 'api_call');
  create index ledger_transactions_time on ledger_transactions (account_id, created_at);
  create index ledger_transactions_refunds on ledger_transactions (refund_of) where refund_of is not null;

  create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id uuid not null references ledger_transactions (id),
    account_id uuid not null,
    ledger_account text not null check (ledger_account in
      ('free_available', 'free_held', 'partner_available', 'partner_held',
       'granted', 'purchased', 'spent', 'refunded', 'expired')),
    amount numeric(14,2) not null check (amount <> 0)
  );
  create index ledger_entries_transaction on ledger_entries (transaction_id);

  create table credit_holds (
    id uuid primary key,
    account_id uuid not null references credit_accounts (account_id),
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
  create index credit_holds_open on credit_holds (account_id, created_at) where status = 'open';
  create index credit_holds_for on credit_holds (for_id);

  create table credit_hold_lots (
    hold_id uuid not null references credit_holds (id),
    lot_id uuid not null references credit_lots (id),
    position bigint generated always as identity,
    amount numeric(14,2) not null check (amount > 0),
    remaining numeric(14,2) not null check (remaining >= 0),
    primary key (hold_id, lot_id),
    check (remaining <= amount)
  );

  create table api_call_minutes (
    account_id uuid not null references credit_accounts (account_id),
    minute timestamptz(0) not null,
    calls bigint not null check (calls > 0),
    free_part numeric(14,2) not null check (free_part >= 0),
    partner_part numeric(14,2) not null check (partner_part >= 0),
    settled_at timestamptz(3),
    primary key (account_id, minute)
  ) with (fillfactor = 50);
  create index api_call_minutes_unsettled on api_call_minutes (account_id, minute) where settled_at is null;

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
`;

/**
 * A row with an account is the price of that account. `free_until` is until when a price was zero, so that a document without a charge
 * differs from one that was free: at least until the installation, of before which nothing is known.
 */
const priceBook = `
  create table prices (
    id uuid primary key default uuidv7(),
    account_id uuid references organizations (id),
    event_type text not null,
    variant text not null default '',
    credits numeric(14,2) not null check (credits >= 0),
    free_until timestamptz(3),
    unique nulls not distinct (account_id, event_type, variant)
  );
  insert into prices (event_type, variant, credits, free_until) select *, now() from (values
    ('api_call', '', 0.10),
    ('document_generation', '', 1),
    ('mail_sending', 'certified', 12), ('mail_sending', 'first_class', 2.50), ('mail_sending', 'priority', 9),
    ('mail_sending', 'additional_sheet', 0.25),
    ('document_order', 'mail', 5), ('document_order', 'filing', 5),
    ('document_order', 'research', 5), ('document_order', 'recording', 5),
    ('notice_research', 'research', 20), ('notice_research', 'research_and_document', 30),
    ('notice_research', 'full_service', 35),
    ('fulfillment_notice_research', 'research', 20), ('fulfillment_notice_research', 'research_and_document', 30),
    ('fulfillment_notice_research', 'full_service', 35)) price;
`;

/**
 * Rules that apply to every connection. Rows of the ledger are only added. The entries that a statement adds sum to zero for each
 * transaction, and a transaction without entries does not commit: so each transaction in the ledger balances.
 */
const guards = `
  create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only: % is refused.', tg_op using errcode = 'insufficient_privilege';
  end $$;
  create trigger append_only before update or delete or truncate on ledger_transactions
    for each statement execute function refuse_ledger_change();
  alter table ledger_transactions enable always trigger append_only;
  create trigger append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_ledger_change();
  alter table ledger_entries enable always trigger append_only;

  create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
  declare
    unbalanced uuid;
  begin
    select transaction_id into unbalanced from written group by transaction_id having sum(amount) <> 0 limit 1;
    if found then
      raise exception 'The ledger transaction % does not balance.', unbalanced using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create trigger balanced after insert on ledger_entries
    referencing new table as written for each statement execute function refuse_unbalanced_entries();
  alter table ledger_entries enable always trigger balanced;

  create function refuse_empty_transaction() returns trigger language plpgsql as $$
  begin
    if not exists (select from ledger_entries where transaction_id = new.id) then
      raise exception 'The ledger transaction % has no entries.', new.id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger has_entries after insert on ledger_transactions deferrable initially deferred
    for each row execute function refuse_empty_transaction();
  alter table ledger_transactions enable always trigger has_entries;
`;
