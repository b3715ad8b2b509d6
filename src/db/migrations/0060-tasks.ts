import { Migration } from '@mikro-orm/migrations';

/**
 * The table of tasks (src/tasks) gets their name. The view of the old name can be read, written and locked like the table, so the
 * release before this one runs beside it; the next release drops the view.
 */
export class Migration0060Tasks extends Migration {
  override name = '0060-tasks';

  override up(): void {
    this.addSql(`
      alter table errands rename to tasks;
      create view errands as select * from tasks;
      alter index errands_due rename to tasks_due;
      alter index errands_account rename to tasks_account;
      alter index errands_subject rename to tasks_subject;
    `);
  }
}
