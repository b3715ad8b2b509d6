import { Migration } from '@mikro-orm/migrations';

/** Payees name those below them, each on the page of its link (decision 120). */
export class Migration0057PayeesBelow extends Migration {
  override name = '0057-payees-below';

  override up(): void {
    // The person and the mailbox: not a user, and not the account.
    this.addSql('alter table parties add column named_by text');
    this.addSql(`
      alter table waiver_requests
        add column named_by text,
        add column named_by_request_id uuid references waiver_requests (id)
    `);
    this.addSql(`
      alter table waiver_requests
        add constraint waiver_requests_named check ((named_by is null) = (named_by_request_id is null)) not valid
    `);
  }
}
