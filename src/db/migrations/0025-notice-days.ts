import { Migration } from '@mikro-orm/migrations';

/**
 * The day to keep of each open notice, so that the service counts and lists them by it (decision 101). What is open now has no row until the
 * watch has computed it, except where no date was sent and no rule gives one.
 */
export class Migration0025NoticeDays extends Migration {
  override name = '0025-notice-days';

  override up(): void {
    this.addSql(`
      create table notice_days (
        -- No foreign key: its check would lock other notices of the project, which requests hold that wait for this one.
        notice_id uuid primary key,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        -- Null: it has none.
        day date
      );
      create index notice_days_of_account on notice_days (account_id, livemode, day, notice_id);
      insert into notice_days (notice_id, account_id, livemode)
        select id, account_id, livemode from notices where status in ('draft', 'generated', 'ordered') and deleted_at is null
          and deadline_date is null and type <> 'preliminary';
      insert into notice_watches (notice_id, account_id, livemode)
        select id, account_id, livemode from notices where status in ('draft', 'generated', 'ordered') and deleted_at is null
          and (deadline_date is not null or type = 'preliminary');
    `);
  }
}
