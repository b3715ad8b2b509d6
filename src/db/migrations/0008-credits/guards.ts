/**
 * Rules that apply to every connection. Rows of the ledger are only added. The entries that a statement adds sum to zero for each
 * transaction, and a transaction without entries does not commit: so each transaction in the ledger balances.
 */
export const guards = `
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
