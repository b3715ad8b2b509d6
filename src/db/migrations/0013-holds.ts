import { Migration } from '@mikro-orm/migrations';

/** The operations of the ledger on holds and on API calls, and the payments that the processor takes back. */
export class Migration0013Holds extends Migration {
  override name = '0013-holds';

  override up(): void {
    this.addSql(holds);
    this.addSql(apiCalls);
    this.addSql(reversals);
  }
}

/** Holds: credits reserved until a final charge is known. No more than the hold can be captured or released. */
const holds = `
  create function ledger_hold(tenant uuid, instant timestamptz, hold uuid, event text, credits numeric, billable boolean,
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
    perform ledger_cover(tenant, instant);
    return answer;
  end $$;
`;

/** API calls: each request counts them by the minute, and the ledger gets them afterwards. */
const apiCalls = `
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

/** Taking credits back, and giving them back. The counter account is that of purchases: a reversal is a purchase undone. */
const reversals = `
  -- Takes credits back from the lots of a bucket: bought ones first, then those that would have lasted longest.
  create function ledger_take_back(tenant uuid, which text, wanted numeric) returns void language plpgsql as $$
  declare
    lot record;
    part numeric;
  begin
    while wanted > 0 loop
      select id, remaining into lot from credit_lots
        where account_id = tenant and bucket = which and not exhausted
        order by kind = 'purchase' desc, expires_at desc nulls first, id desc limit 1;
      if not found then
        raise exception 'The lots of the account % hold less than its balance.', tenant using errcode = 'data_corrupted';
      end if;
      part := least(lot.remaining, wanted);
      update credit_lots set remaining = remaining - part where id = lot.id;
      wanted := wanted - part;
    end loop;
  end $$;

  -- Pays what the account owes, the oldest debt first: with its partner-eligible credits, and with free credits that have just
  -- been granted. The account's row is locked.
  create function ledger_cover(tenant uuid, instant timestamptz, free_granted numeric default 0) returns void
  language plpgsql as $$
  declare
    account credit_accounts;
    reversal credit_reversals;
    partner numeric;
    free numeric;
  begin
    select * into account from credit_accounts where account_id = tenant;
    if account.debt = 0 then
      return;
    end if;
    for reversal in
      select * from credit_reversals where account_id = tenant and taken < reversed order by id
    loop
      partner := least(reversal.reversed - reversal.taken, account.partner_available);
      free := least(reversal.reversed - reversal.taken - partner, free_granted);
      exit when partner + free = 0;
      perform ledger_take_back(tenant, 'partner_eligible', partner);
      perform ledger_take_back(tenant, 'free', free);
      perform ledger_post(tenant, instant, 'reversal', null, false, 'Taken back: a payment was refunded or disputed',
        'CreditPurchase', reversal.purchase_id, 'reversal:' || reversal.purchase_id || ':' || uuidv7(), 'purchased',
        fa => -free, pa => -partner);
      update credit_reversals set taken = taken + partner + free, updated_at = instant where id = reversal.id;
      update credit_accounts set debt = debt - partner - free where account_id = tenant returning * into account;
      free_granted := free_granted - free;
    end loop;
  end $$;

  -- States how many credits of a purchase are reversed, in all. What is new is taken from the balance as far as it goes, and the
  -- rest is owed; what is not reversed any more is owed no longer, or given back. Answers by how much it changed, how many
  -- credits left the balance (negative: came back) and what the account owes after it.
  create function ledger_reverse(tenant uuid, instant timestamptz, purchase uuid, bought numeric, wanted numeric,
    out changed numeric, out taken_now numeric, out debt_after numeric)
  language plpgsql as $$
  declare
    before credit_reversals;
    back numeric;
  begin
    perform ledger_lock(tenant, instant);
    insert into credit_reversals (account_id, purchase_id, purchased, created_at, updated_at)
      values (tenant, purchase, bought, instant, instant) on conflict (purchase_id) do nothing;
    select * into before from credit_reversals where purchase_id = purchase and account_id = tenant;
    changed := wanted - before.reversed;
    if changed > 0 then
      update credit_reversals set reversed = wanted, updated_at = instant where id = before.id;
      update credit_accounts set debt = debt + changed, updated_at = instant where account_id = tenant;
      perform ledger_cover(tenant, instant);
    elsif changed < 0 then
      back := greatest(before.taken - wanted, 0);
      update credit_reversals set reversed = wanted, taken = taken - back, updated_at = instant where id = before.id;
      update credit_accounts set debt = debt + changed + back, updated_at = instant where account_id = tenant;
      if back > 0 then
        insert into credit_lots (account_id, bucket, kind, granted, remaining, created_at)
          values (tenant, 'partner_eligible', 'purchase', back, back, instant);
        perform ledger_post(tenant, instant, 'reinstatement', null, false, 'Given back: the payment stands after all',
          'CreditPurchase', purchase, 'reinstatement:' || purchase || ':' || uuidv7(), 'purchased', pa => back);
        perform ledger_cover(tenant, instant);
      end if;
    end if;
    select r.taken - before.taken, a.debt into taken_now, debt_after
      from credit_reversals r join credit_accounts a using (account_id) where r.id = before.id;
  end $$;
`;
