import { Migration } from '@mikro-orm/migrations';

/**
 * Whose a notice's deadline is, and when a lien was recorded. `deadline_date` holds only what the caller or the partner sent:
 * the calculated date follows its facts, which stand in other records, and is worked out when it is read.
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
