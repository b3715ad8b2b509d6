import { Migration } from '@mikro-orm/migrations';

/**
 * Sandboxes: their clocks, and their credits, which are 1,000 free and 1,000 partner-eligible ones that holds move and nothing
 * spends. An account that never moved its clock has no row.
 */
export class Migration0014Sandbox extends Migration {
  override name = '0014-sandbox';

  override up(): void {
    // How far each clock is ahead of the real time.
    this.addSql(`
      create table sandbox_clocks (
        account_id uuid primary key references organizations (id),
        offset_ms bigint not null default 0 check (offset_ms >= 0),
        -- Until this real time, a request moves the clock and does the work that becomes due.
        moving_until timestamptz
      );
    `);
    this.addSql(creditTables);
    this.addSql(creditVerbs);
  }
}

/**
 * - `sandbox_credit_accounts` is the balance. Nothing is granted and nothing spent, so what can be spent and what is held are
 *   1,000 together, in each bucket. An account without a row has all of it.
 * - `sandbox_credit_holds` is what is set aside. `captured` is what a live hold would have spent: here it goes back.
 */
const creditTables = `
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

/** The verbs of holds, with the arguments and answers of their live namesakes (0013-holds). Each locks the account's row first. */
const creditVerbs = `
  create function sandbox_lock(tenant uuid, instant timestamptz) returns sandbox_credit_accounts language plpgsql as $$
  declare
    account sandbox_credit_accounts;
  begin
    insert into sandbox_credit_accounts (account_id, updated_at) values (tenant, instant) on conflict do nothing;
    select * into account from sandbox_credit_accounts where account_id = tenant for update;
    return account;
  end $$;

  -- Moves credits between what can be spent and what is held, and announces it.
  create function sandbox_move(tenant uuid, instant timestamptz, h sandbox_credit_holds, what text, free numeric, partner numeric)
  returns void language plpgsql as $$
  begin
    update sandbox_credit_accounts set
      free_available = free_available - free, free_held = free_held + free,
      partner_available = partner_available - partner, partner_held = partner_held + partner, updated_at = instant
    where account_id = tenant;
    perform announce(tenant, false, 'credits.updated', tenant, json_build_object(
      'organization_uuid', tenant,
      'balance', json_build_object('total', free_available + partner_available, 'free', free_available,
        'partner_eligible', partner_available),
      'held', free_held + partner_held,
      'transaction', json_build_object('id', uuidv7(), 'kind', what, 'event_type', h.event_type,
        'amount', abs(free + partner), 'description', h.description)), instant)
    from sandbox_credit_accounts where account_id = tenant;
  end $$;

  create function sandbox_hold(tenant uuid, instant timestamptz, hold uuid, event text, credits numeric, billable boolean,
    words text, kept_for_type text, kept_for uuid)
  returns ledger_answer language plpgsql as $$
  declare
    account constant sandbox_credit_accounts := sandbox_lock(tenant, instant);
    answer ledger_answer;
    free numeric;
    h sandbox_credit_holds;
  begin
    answer.balance := account.partner_available + case when billable then 0 else account.free_available end;
    if answer.balance < credits then
      return answer;
    end if;
    free := case when billable then 0 else least(account.free_available, credits) end;
    insert into sandbox_credit_holds (id, account_id, free_amount, partner_amount, event_type, partner_billable, description,
      for_type, for_id, created_at)
    values (hold, tenant, free, credits - free, event, billable, words, kept_for_type, kept_for, instant)
    returning * into h;
    perform sandbox_move(tenant, instant, h, 'hold', free, credits - free);
    answer.transaction_id := hold;
    return answer;
  end $$;

  -- What a live hold would spend goes back, free credits first.
  create function sandbox_capture(tenant uuid, instant timestamptz, hold uuid, credits numeric)
  returns ledger_answer language plpgsql as $$
  declare
    h sandbox_credit_holds;
    answer ledger_answer;
    free numeric;
  begin
    perform sandbox_lock(tenant, instant);
    select * into h from sandbox_credit_holds where id = hold and account_id = tenant;
    answer.balance := h.free_amount + h.partner_amount - h.captured - h.released;
    if not found or answer.balance < credits then
      return answer;
    end if;
    free := least(greatest(h.free_amount - h.captured, 0), credits);
    update sandbox_credit_holds set captured = captured + credits,
      status = case when credits = answer.balance then 'closed' else 'open' end,
      closed_at = case when credits = answer.balance then instant end
    where id = hold;
    perform sandbox_move(tenant, instant, h, 'capture', -free, free - credits);
    answer.transaction_id := hold;
    return answer;
  end $$;

  create function sandbox_release(tenant uuid, instant timestamptz, hold uuid) returns ledger_answer language plpgsql as $$
  declare
    h sandbox_credit_holds;
    answer ledger_answer;
    free numeric;
  begin
    perform sandbox_lock(tenant, instant);
    select * into h from sandbox_credit_holds where id = hold and account_id = tenant;
    answer.balance := h.free_amount + h.partner_amount - h.captured - h.released;
    if not found or answer.balance = 0 then
      return answer;
    end if;
    free := greatest(h.free_amount - h.captured, 0);
    update sandbox_credit_holds set released = answer.balance, status = 'closed', closed_at = instant where id = hold;
    perform sandbox_move(tenant, instant, h, 'release', -free, free - answer.balance);
    answer.transaction_id := hold;
    return answer;
  end $$;
`;
