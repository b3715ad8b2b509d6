import { Migration } from '@mikro-orm/migrations';

/** The operations of the ledger that add credits and take them, and the events of its postings. */
export class Migration0012Ledger extends Migration {
  override name = '0012-ledger';

  override up(): void {
    this.addSql(postings);
    this.addSql(`
      -- Called after a posting, in its statement: reports each fall of the balance below what counts as few credits, once.
      create function ledger_report_low(tenant uuid, instant timestamptz) returns void language plpgsql as $$
      declare
        account credit_accounts;
      begin
        if not ledger_fell_low(tenant, instant) then
          return;
        end if;
        select * into account from credit_accounts where account_id = tenant;
        perform announce(tenant, true, 'credits.low', tenant, json_build_object(
          'organization_uuid', tenant,
          'balance', json_build_object('total', account.free_available + account.partner_available,
            'free', account.free_available, 'partner_eligible', account.partner_available),
          'held', account.free_held + account.partner_held,
          'low_below', account.low_below), instant);
        perform mail_admins(tenant, true, 'credits_low', jsonb_build_object(
          'total', (account.free_available + account.partner_available)::text,
          'held', (account.free_held + account.partner_held)::text,
          'below', account.low_below::text), 'credits_low:' || account.low_since::text, instant);
      end $$;
    `);
    // Credits change in the database, so the database writes their event: the balance after the transaction, and the transaction. A
    // rollover of a plan changes no balance. The transaction is found by its id: a connection plans the statement once, and a join that
    // was planned while the ledger was small reads the whole ledger at every posting.
    this.addSql(`
      create function announce_credits() returns trigger language plpgsql as $$
      declare
        posted uuid;
        t ledger_transactions;
        account credit_accounts;
      begin
        for posted in select distinct transaction_id from written loop
          select * into t from ledger_transactions where id = posted;
          continue when t.kind = 'roll_over';
          select * into account from credit_accounts where account_id = t.account_id;
          perform announce(t.account_id, true, 'credits.updated', t.account_id, json_build_object(
            'organization_uuid', t.account_id,
            'balance', json_build_object('total', account.free_available + account.partner_available,
              'free', account.free_available, 'partner_eligible', account.partner_available),
            'held', account.free_held + account.partner_held,
            'transaction', json_build_object('id', t.id, 'kind', t.kind, 'event_type', t.event_type, 'amount', t.amount,
              'description', t.description)), t.created_at);
        end loop;
        return null;
      end $$;
      create trigger announced after insert on ledger_entries
        referencing new table as written for each statement execute function announce_credits();
    `);
  }
}

/**
 * The operations that add credits and take them. Each locks the row of the account before it changes anything, so two of them wait
 * for each other at no other place. Where the credits do not suffice, an operation changes nothing, and returns the balance
 * without a transaction.
 *
 * Operations that spend are refused while a debt is open, and those that add credits pay it first (0013-holds).
 */
const postings = `
  create type ledger_answer as (transaction_id uuid, balance numeric(14,2));

  -- Writes a transaction with its entries and changes the balances by them. Returns null, and does nothing, when the reference
  -- is in use. What is settled was taken from the available credits before: it is taken from the unsettled ones.
  create function ledger_post(tenant uuid, instant timestamptz, what text, event text, billable boolean, words text,
    about_type text, about_id uuid, ref text, counter text, fa numeric default 0, fh numeric default 0,
    pa numeric default 0, ph numeric default 0, settles boolean default false, refunds uuid default null)
  returns uuid language plpgsql as $$
  declare
    posted uuid;
    outside constant numeric := -(fa + fh + pa + ph);
  begin
    insert into ledger_transactions (account_id, kind, event_type, amount, partner_billable, description, subject_type,
      subject_id, reference, refund_of, balance_after, created_at)
    select tenant, what, event,
      greatest(fa, 0) + greatest(fh, 0) + greatest(pa, 0) + greatest(ph, 0) + greatest(outside, 0),
      billable, words, about_type, about_id, ref, refunds,
      free_available + free_unsettled + partner_available + partner_unsettled + fa + pa, instant
    from credit_accounts where account_id = tenant
    on conflict (account_id, reference) do nothing
    returning id into posted;
    if posted is null then
      return null;
    end if;
    update credit_accounts set
      free_available = free_available + case when settles then 0 else fa end,
      free_unsettled = free_unsettled + case when settles then fa else 0 end,
      partner_available = partner_available + case when settles then 0 else pa end,
      partner_unsettled = partner_unsettled + case when settles then pa else 0 end,
      free_held = free_held + fh, partner_held = partner_held + ph, updated_at = instant
    where account_id = tenant;
    insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
    select posted, tenant, e.name, e.amount
    from (values ('free_available', fa), ('free_held', fh), ('partner_available', pa), ('partner_held', ph),
      (counter, outside)) e (name, amount)
    where e.amount <> 0;
    return posted;
  end $$;

  -- Takes credits from the lots of a bucket, those that end first, and notes them under a hold.
  create function ledger_take(tenant uuid, which text, wanted numeric, for_hold uuid default null)
  returns void language plpgsql as $$
  declare
    lot record;
    part numeric;
  begin
    while wanted > 0 loop
      select id, remaining into lot from credit_lots
        where account_id = tenant and bucket = which and not exhausted order by expires_at, id limit 1;
      if not found then
        raise exception 'The lots of the account % hold less than its balance.', tenant using errcode = 'data_corrupted';
      end if;
      part := least(lot.remaining, wanted);
      update credit_lots set remaining = remaining - part where id = lot.id;
      if for_hold is not null then
        insert into credit_hold_lots (hold_id, lot_id, amount, remaining) values (for_hold, lot.id, part, part);
      end if;
      wanted := wanted - part;
    end loop;
  end $$;

  -- Ends the lots that are past their end. The rest of a plan's lot is kept for one more month, every other expires. API calls are
  -- settled first, because they were paid from the lots that end first.
  create function ledger_end_lots(tenant uuid, instant timestamptz) returns void language plpgsql as $$
  declare
    lot credit_lots;
    later uuid;
    available text;
    posted uuid;
  begin
    perform ledger_settle(tenant, instant, 'infinity');
    loop
      select * into lot from credit_lots
        where account_id = tenant and not exhausted and expires_at <= instant order by expires_at, id limit 1;
      exit when not found;
      update credit_lots set remaining = 0 where id = lot.id;
      if lot.kind = 'plan' then
        insert into credit_lots (account_id, bucket, kind, granted, remaining, expires_at, created_at)
          values (tenant, lot.bucket, 'roll_over', lot.remaining, lot.remaining, lot.expires_at + interval '1 month', instant)
          returning id into later;
        available := case lot.bucket when 'free' then 'free_available' else 'partner_available' end;
        insert into ledger_transactions (account_id, kind, amount, partner_billable, description, reference,
          balance_after, created_at)
        select tenant, 'roll_over', lot.remaining, false, 'Unused plan credits, kept for one more month',
          'roll_over:' || later, free_available + free_unsettled + partner_available + partner_unsettled, instant
        from credit_accounts where account_id = tenant
        returning id into posted;
        insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
          values (posted, tenant, available, -lot.remaining), (posted, tenant, available, lot.remaining);
      else
        perform ledger_post(tenant, instant, 'expiry', null, false, 'Expired credits', null, null,
          'expiry:' || lot.id || ':' || uuidv7(), 'expired',
          fa => case lot.bucket when 'free' then -lot.remaining else 0 end,
          pa => case lot.bucket when 'free' then 0 else -lot.remaining end);
      end if;
    end loop;
  end $$;

  -- The row of the account, locked, after its ended lots are closed. Nulls where the account never had a credit.
  create function ledger_lock(tenant uuid, instant timestamptz) returns credit_accounts language plpgsql as $$
  declare
    account credit_accounts;
  begin
    select * into account from credit_accounts where account_id = tenant for update;
    if found and exists (
      select from credit_lots where account_id = tenant and not exhausted and expires_at <= instant) then
      perform ledger_end_lots(tenant, instant);
      select * into account from credit_accounts where account_id = tenant;
    end if;
    return account;
  end $$;

  -- The transaction that already has a reference. It must equal the one that is asked for. Called only when there is one, or too
  -- few credits for one: nearly all references are new, and a look for each cost as much as the rest of a posting.
  create function ledger_known(tenant uuid, ref text, what text, credits numeric) returns uuid language plpgsql as $$
  declare
    known ledger_transactions;
  begin
    select * into known from ledger_transactions where account_id = tenant and reference = ref;
    if found and (known.kind <> what or known.amount <> credits) then
      raise exception 'The reference % stands for a % of % credits.', ref, known.kind, known.amount
        using errcode = 'unique_violation';
    end if;
    return known.id;
  end $$;

  create function ledger_grant(tenant uuid, instant timestamptz, which text, lot_kind text, credits numeric,
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

  -- Records when the credits that can be spent fall below the limit for few, and when they rise again. Returns true for a fall.
  -- Each posting calls it in its statement, while the row is locked, so each fall is reported once.
  create function ledger_fell_low(tenant uuid, instant timestamptz) returns boolean language plpgsql as $$
  declare
    since timestamptz;
  begin
    update credit_accounts set low_since = case when low_since is null then instant end
      where account_id = tenant and (low_since is null) = (free_available + partner_available < low_below)
      returning low_since into since;
    return since is not null;
  end $$;

  create function ledger_charge(tenant uuid, instant timestamptz, event text, credits numeric, billable boolean,
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

  -- Refunds a part of a charge or capture to the buckets that paid it, partner-eligible credits first. For a refund that is too
  -- large, the balance returned is what can still be refunded.
  create function ledger_refund(tenant uuid, instant timestamptz, paid_by text, credits numeric, words text,
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
`;
