import { Migration } from '@mikro-orm/migrations';

/** Payees name those below them, or state that there are none; and who must sign for a pay application (decision 120). */
export class Migration0057PayeesBelow extends Migration {
  override name = '0057-payees-below';

  override up(): void {
    // The person and the mailbox: not a user, and not the account.
    this.addSql('alter table parties add column named_by text');
    this.addSql(`
      alter table waiver_requests
        add column named_by text,
        add column named_by_request_id uuid references waiver_requests (id),
        -- The payee's statement that no company furnished below it, and whose.
        add column none_below_at timestamptz(3),
        add column none_below_by text
    `);
    this.addSql(`
      alter table waiver_requests
        add constraint waiver_requests_named check ((named_by is null) = (named_by_request_id is null)) not valid,
        add constraint waiver_requests_none_below check ((none_below_at is null) = (none_below_by is null)) not valid
    `);
    this.addSql(`
      alter table pay_applications
        add column waiver_policy text not null default 'all_named',
        add column waivers_complete_at timestamptz(3)
    `);
    this.addSql(`
      alter table pay_applications
        add constraint pay_applications_waiver_policy check (waiver_policy in ('first_tier', 'all_named', 'payee_statement')) not valid
    `);
  }
}
