import { Migration } from '@mikro-orm/migrations';

/**
 * When to look at the deadline of each open notice, so that the watch finds what is due without computing (decision 43). Rows are
 * only added by requests and only taken by the watch, so neither waits for the other; a notice may have several.
 */
export class Migration0068NoticeWatches extends Migration {
  override name = '0068-notice-watches';

  override up(): void {
    this.addSql(`
      create table notice_watches (
        id uuid primary key default uuidv7(),
        -- No foreign key: its check would lock other notices of the project, which requests hold that wait for this one.
        notice_id uuid not null,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        -- The first day of all: the notice or a fact of its project has changed, so look at it in the next run.
        watch_on date not null default '0001-01-01'
      );
      create index notice_watches_notice on notice_watches (notice_id);
      create index notice_watches_watch on notice_watches (watch_on, account_id, livemode);
      create index notice_watches_of_account on notice_watches (account_id, livemode, watch_on);
    `);
    // Also notices that the previous release writes. A notice that is no longer open is dropped when its day comes.
    this.addSql(`
      create function watch_notice() returns trigger language plpgsql as $$
      begin
        insert into notice_watches (notice_id, account_id, livemode) values (new.id, new.account_id, new.livemode);
        return null;
      end $$
    `);
    this.addSql(`
      create trigger is_watched after insert or update of status, type, state, claim_amount, first_furnishing_date, last_furnishing_date,
        deadline_date, deleted_at on notices for each row
        when (new.status in ('draft', 'generated', 'ordered') and new.deleted_at is null) execute function watch_notice()
    `);
    this.addSql(`
      insert into notice_watches (notice_id, account_id, livemode)
      select id, account_id, livemode from notices where status in ('draft', 'generated', 'ordered') and deleted_at is null
    `);
  }
}
