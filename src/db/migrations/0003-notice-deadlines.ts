import { Migration } from '@mikro-orm/migrations';

/**
 * Who set the deadline of a notice, and when a lien was recorded. `deadline_date` holds only a date that the caller or the
 * partner sent. The calculated date depends on other records, so it is computed for each read.
 */
export class Migration0003NoticeDeadlines extends Migration {
  override name = '0003-notice-deadlines';

  override up(): void {
    this.addSql(`
      alter table notices
        add column deadline_source text not null default 'calculated'
          check (deadline_source in ('calculated', 'caller', 'partner')),
        add column recorded_on date;
      update notices set deadline_source = 'caller' where deadline_date is not null;
      alter table notices add constraint notices_deadline_of_its_source
        check ((deadline_source = 'calculated') = (deadline_date is null));
      create index notices_recorded on notices (project_id) where recorded_on is not null and deleted_at is null;
    `);
  }
}
