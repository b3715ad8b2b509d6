/** Holds: credits reserved until a final charge is known. No more than the hold can be captured or released. */
export const holds = `
  create function ledger_hold(tenant uuid, instant timestamptz, hold uuid, event text, credits numeric, billable boolean,
    words text, kept_for_type text, kept_for uuid)
  returns ledger_answer language plpgsql as $$
  declare
    account constant credit_accounts := ledger_lock(tenant, instant);
    answer ledger_answer;
    free numeric;
  begin
    answer.balance := coalesce(account.partner_available, 0) + case when billable then 0 else coalesce(account.free_available, 0) end;
    if answer.balance < credits then
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

  -- Spends a part of a hold, free credits first. The balance returned is the rest of the hold; null when there is no such hold.
  create function ledger_capture(tenant uuid, instant timestamptz, hold uuid, credits numeric)
  returns ledger_answer language plpgsql as $$
  declare
    h credit_holds;
    answer ledger_answer;
    free numeric;
  begin
    perform ledger_lock(tenant, instant);
    select * into h from credit_holds where id = hold and account_id = tenant;
    answer.balance := h.free_amount + h.partner_amount - h.captured - h.released;
    if not found or answer.balance < credits then
      return answer;
    end if;
    free := least(greatest(h.free_amount - h.captured, 0), credits);
    with parts as (
      select position, least(remaining, greatest(credits - (sum(remaining) over (order by position) - remaining), 0)) as part
      from credit_hold_lots where hold_id = hold)
    update credit_hold_lots l set remaining = l.remaining - parts.part
      from parts where l.hold_id = hold and l.position = parts.position and parts.part > 0;
    update credit_holds set captured = captured + credits,
      status = case when credits = answer.balance then 'closed' else 'open' end,
      closed_at = case when credits = answer.balance then instant end
    where id = hold;
    answer.transaction_id := ledger_post(tenant, instant, 'capture', h.event_type, h.partner_billable, h.description,
      h.for_type, h.for_id, 'capture:' || hold || ':' || (h.captured + credits), 'spent', fh => -free, ph => free - credits);
    return answer;
  end $$;

  -- Returns the rest of a hold to its lots. A lot that has ended meanwhile ends again. A closed hold has no rest.
  create function ledger_release(tenant uuid, instant timestamptz, hold uuid) returns ledger_answer language plpgsql as $$
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
    return answer;
  end $$;
`;
