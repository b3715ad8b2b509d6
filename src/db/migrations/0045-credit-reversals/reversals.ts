/** Taking credits back, and giving them back. The counter account is that of purchases: a reversal is a purchase undone. */
export const reversals = `
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
