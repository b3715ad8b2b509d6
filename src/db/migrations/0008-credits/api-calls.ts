/** API calls: each request counts them by the minute, and the ledger gets them afterwards. */
export const apiCalls = `
  -- Some API calls of one account: takes their price from the balance and counts them, as many as the balance pays for. Returns
  -- that number, and the balance where it is too small for another call. 'relaxed' lets the commit return before it is on disk:
  -- for reads, which write nothing but their charge.
  create function charge_api_calls(tenant uuid, instant timestamptz, wanted integer, relaxed boolean, out charged integer,
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
    charged := least(wanted, div(balance, price));
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

  -- Posts the API calls of each minute before an instant to the ledger. The row of the account is locked.
  create function ledger_settle(tenant uuid, instant timestamptz, before timestamptz) returns int language plpgsql as $$
  declare
    m api_call_minutes;
    settled int := 0;
  begin
    for m in
      select * from api_call_minutes where account_id = tenant and settled_at is null and minute < before order by minute
    loop
      perform ledger_take(tenant, 'free', m.free_part);
      perform ledger_take(tenant, 'partner_eligible', m.partner_part);
      perform ledger_post(tenant, instant, 'charge', 'api_call', false,
        'API calls: ' || m.calls, null, null,
        'api_calls:' || to_char(m.minute at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'), 'spent',
        fa => -m.free_part, pa => -m.partner_part, settles => true);
      update api_call_minutes set settled_at = instant where account_id = tenant and minute = m.minute;
      settled := settled + 1;
    end loop;
    return settled;
  end $$;
`;
