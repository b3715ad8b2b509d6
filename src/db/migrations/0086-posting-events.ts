import { Migration } from '@mikro-orm/migrations';

/**
 * The event of a posting finds its transaction by id. Its trigger joined all transactions of the ledger with those that the
 * statement had written. A connection plans that once, and one that did so while the ledger was small read the whole ledger at
 * every posting.
 */
export class Migration0086PostingEvents extends Migration {
  override name = '0086-posting-events';

  override up(): void {
    // PL/pgSQL keeps the plan of its statement and starts no executor for the time.
    this.addSql(`
      create or replace function announce(tenant uuid, live boolean, what text, subject uuid, object json, at timestamptz)
      returns void language plpgsql as $$
      declare
        event constant uuid := uuidv7();
      begin
        insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
        values (event, tenant, live, what, split_part(what, '.', 1), subject, json_build_object(
          'id', event, 'type', what, 'timestamp', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'),
          'organization_id', tenant, 'livemode', live, 'data', json_build_object('object', object)), at);
      end $$;
    `);
    this.addSql(`
      create or replace function announce_credits() returns trigger language plpgsql as $$
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
    `);
  }
}
