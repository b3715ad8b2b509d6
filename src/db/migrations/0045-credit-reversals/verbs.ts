/**
 * The operations of 0008 that a debt concerns. Those that spend are refused while there is one, and those that add credits pay it
 * first. Nothing else differs from their first version.
 */
export const verbs = `
  -- Brings in.
  create or replace function ledger_grant(tenant uuid, instant timestamptz, which text, lot_kind text, credits numeric,
    ends timestamptz, words text, ref text)
  returns uuid language plpgsql as $$
  declare
    what constant text := case lot_kind when 'purchase' then 'purchase' else 'grant' end;
    posted uuid;
  begin
    insert into credit_accounts (account_id, updated_at) values (tenant, instant) on conflict do nothing;
    perform ledger_lock(tenant, instant);
    posted := ledger_post(tenant, instant, what, null, false, words, null, null, ref,
      case what when 'purchase' then 'purchased' else 'granted' end,
      fa => case which when 'free' then credits else 0 end, pa => case which when 'free' then 0 else credits end);
    if posted is null then
      return ledger_known(tenant, ref, what, credits);
    end if;
    insert into credit_lots (account_id, bucket, kind, granted, remaining, expires_at, created_at)
      values (tenant, which, lot_kind, credits, credits, ends, instant);
    update credit_accounts set low_below = greatest(10, round(credits / 10, 2)) where account_id = tenant;
    perform ledger_cover(tenant, instant, case which when 'free' then credits else 0 end);
    return posted;
  end $$;

  create or replace function ledger_refund(tenant uuid, instant timestamptz, paid_by text, credits numeric, words text,
    about_type text, about_id uuid, ref text)
  returns ledger_answer language plpgsql as $$
  declare
    paid ledger_transactions;
    answer ledger_answer;
    free numeric;
    partner numeric;
  begin
    perform ledger_lock(tenant, instant);
    answer.transaction_id := ledger_known(tenant, ref, 'refund', credits);
    if answer.transaction_id is not null then
      return answer;
    end if;
    select * into paid from ledger_transactions
      where account_id = tenant and reference = paid_by and kind in ('charge', 'capture');
    if not found then
      return answer;
    end if;
    select coalesce(-sum(e.amount) filter (where e.ledger_account like 'free%'), 0),
        coalesce(-sum(e.amount) filter (where e.ledger_account like 'partner%'), 0) into free, partner
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.id = paid.id or t.refund_of = paid.id;
    answer.balance := free + partner;
    if answer.balance < credits then
      return answer;
    end if;
    partner := least(partner, credits);
    free := credits - partner;
    insert into credit_lots (account_id, bucket, kind, granted, remaining, created_at)
      select tenant, l.bucket, 'refund', l.credits, l.credits, instant
      from (values ('free', free), ('partner_eligible', partner)) l (bucket, credits) where l.credits > 0;
    answer.transaction_id := ledger_post(tenant, instant, 'refund', paid.event_type, paid.partner_billable, words,
      about_type, about_id, ref, 'refunded', fa => free, pa => partner, refunds => paid.id);
    perform ledger_cover(tenant, instant);
    return answer;
  end $$;

  create or replace function ledger_release(tenant uuid, instant timestamptz, hold uuid) returns ledger_answer language plpgsql as $$
  declare
    h credit_holds;
    answer ledger_answer;
    free numeric;
  begin
    perform ledger_lock(tenant, instant);
    select * into h from credit_holds where id = hold and account_id = tenant;
    answer.balance := h.free_amount + h.partner_amount - h.captured - h.released;
    if not found or answer.balance = 0 then
      return answer;
    end if;
    free := greatest(h.free_amount - h.captured, 0);
    update credit_lots l set remaining = l.remaining + x.remaining
      from credit_hold_lots x where x.hold_id = hold and x.lot_id = l.id and x.remaining > 0;
    update credit_hold_lots set remaining = 0 where hold_id = hold and remaining > 0;
    update credit_holds set released = answer.balance, status = 'closed', closed_at = instant where id = hold;
    answer.transaction_id := ledger_post(tenant, instant, 'release', h.event_type, h.partner_billable, h.description,
      h.for_type, h.for_id, 'release:' || hold, null,
      fa => free, fh => -free, pa => answer.balance - free, ph => free - answer.balance);
    perform ledger_lock(tenant, instant);
    perform ledger_cover(tenant, instant);
    return answer;
  end $$;

  -- Spends.
  create or replace function ledger_charge(tenant uuid, instant timestamptz, event text, credits numeric, billable boolean,
    words text, about_type text, about_id uuid, ref text)
  returns ledger_answer language plpgsql as $$
  declare
    account constant credit_accounts := ledger_lock(tenant, instant);
    answer ledger_answer;
    free numeric;
  begin
    answer.balance := coalesce(account.partner_available, 0) + case when billable then 0 else coalesce(account.free_available, 0) end;
    if answer.balance >= credits and account.debt = 0 then
      free := case when billable then 0 else least(account.free_available, credits) end;
      answer.transaction_id := ledger_post(tenant, instant, 'charge', event, billable, words, about_type, about_id, ref,
        'spent', fa => -free, pa => free - credits);
    end if;
    if answer.transaction_id is null then
      answer.transaction_id := ledger_known(tenant, ref, 'charge', credits);
      return answer;
    end if;
    perform ledger_take(tenant, 'free', free);
    perform ledger_take(tenant, 'partner_eligible', credits - free);
    return answer;
  end $$;

  create or replace function ledger_hold(tenant uuid, instant timestamptz, hold uuid, event text, credits numeric, billable boolean,
    words text, kept_for_type text, kept_for uuid)
  returns ledger_answer language plpgsql as $$
  declare
    account constant credit_accounts := ledger_lock(tenant, instant);
    answer ledger_answer;
    free numeric;
  begin
    answer.balance := coalesce(account.partner_available, 0) + case when billable then 0 else coalesce(account.free_available, 0) end;
    if answer.balance < credits or account.debt > 0 then
      return answer;
    end if;
    free := case when billable then 0 else least(account.free_available, credits) end;
    insert into credit_holds (id, account_id, free_amount, partner_amount, event_type, partner_billable, description,
      for_type, for_id, created_at)
    values (hold, tenant, free, credits - free, event, billable, words, kept_for_type, kept_for, instant);
    perform ledger_take(tenant, 'free', free, hold);
    perform ledger_take(tenant, 'partner_eligible', credits - free, hold);
    answer.transaction_id := ledger_post(tenant, instant, 'hold', event, billable, words, kept_for_type, kept_for,
      'hold:' || hold, null, fa => -free, fh => free, pa => free - credits, ph => credits - free);
    return answer;
  end $$;

  create or replace function charge_api_calls(tenant uuid, instant timestamptz, wanted integer, relaxed boolean, out charged integer,
    out price numeric, out balance numeric)
  language plpgsql as $$
  declare
    account credit_accounts;
    total numeric;
    free numeric;
    slot timestamptz := date_trunc('minute', instant, 'UTC');
  begin
    charged := wanted;
    price := coalesce(
      (select credits from prices where account_id = tenant and event_type = 'api_call' and variant = ''),
      (select credits from prices where account_id is null and event_type = 'api_call' and variant = ''));
    if price = 0 then
      return;
    end if;
    if relaxed then
      perform set_config('synchronous_commit', 'off', true);
    end if;
    select * into account from credit_accounts where account_id = tenant for update;
    balance := coalesce(account.free_available + account.partner_available, 0);
    charged := case when account.debt > 0 then 0 else least(wanted, div(balance, price)) end;
    balance := balance - charged * price;
    if charged = 0 then
      return;
    end if;
    total := charged * price;
    free := least(account.free_available, total);
    update credit_accounts set
      free_available = free_available - free, free_unsettled = free_unsettled + free,
      partner_available = partner_available - (total - free), partner_unsettled = partner_unsettled + (total - free),
      updated_at = instant
    where account_id = tenant;
    -- A minute that is settled takes no more calls: a late one, from a slow clock, counts in the next.
    loop
      insert into api_call_minutes as m (account_id, minute, calls, free_part, partner_part)
      values (tenant, slot, charged, free, total - free)
      on conflict (account_id, minute) do update set calls = m.calls + excluded.calls,
        free_part = m.free_part + excluded.free_part, partner_part = m.partner_part + excluded.partner_part
      where m.settled_at is null;
      exit when found;
      slot := slot + interval '1 minute';
    end loop;
  end $$;
`;
