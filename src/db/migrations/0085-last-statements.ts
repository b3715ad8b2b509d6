import { Migration } from '@mikro-orm/migrations';

/**
 * What a transaction needs to send its last statements together with COMMIT: an error that states the facts of a refusal, and
 * the report of low credits without a round trip.
 */
export class Migration0085LastStatements extends Migration {
  override name = '0085-last-statements';

  override up(): void {
    // The service reads the SQLSTATE and the facts (db/sent-with-next.ts).
    this.addSql(`
      create function demand(met boolean, facts json) returns void language plpgsql as $$
      begin
        if met is not true then
          raise exception 'The request is refused.' using errcode = 'CPS02', detail = facts::text;
        end if;
      end $$;
    `);
    // The queue's schema is installed after the migrations.
    this.addSql(`
      -- E-mails the owners and admins of an account; each cause (mail_key) is mailed once.
      create function mail_admins(tenant uuid, live boolean, mail_template text, mail_data jsonb, mail_key text, instant timestamptz)
      returns void language plpgsql as $$
      declare
        email uuid;
      begin
        for email in
          insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
          select uuidv7(), tenant, live, m.user_id, mail_key, mail_template, mail_data, instant
          from memberships m where m.organization_id = tenant and m.role in ('owner', 'admin')
          on conflict (account_id, user_id, key) do nothing
          returning id
        loop
          perform graphile_worker.add_job('send_email', json_build_object('id', email), job_key => 'email:' || email,
            max_attempts => 20, priority => 10);
        end loop;
      end $$;
    `);
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
  }
}
