import { Migration } from '@mikro-orm/migrations';

/** On which days an account reminds the payees whom it asks for waivers. */
export class Migration0062ReminderDays extends Migration {
  override name = '0062-reminder-days';

  override up(): void {
    this.addSql(
      `alter table organizations add column waiver_reminder_days jsonb not null default '[3, 7, 14, 21, 28]'`,
    );
    this.addSql(`
      alter table organizations add constraint organizations_waiver_reminder_days
        check (jsonb_typeof(waiver_reminder_days) = 'array' and jsonb_array_length(waiver_reminder_days) <= 10) not valid;
    `);
  }
}
