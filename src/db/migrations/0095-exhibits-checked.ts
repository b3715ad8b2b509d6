import { Migration } from '@mikro-orm/migrations';

/** Checks the rows that existed before the constraint of 0094, without a lock on the table. */
export class Migration0095ExhibitsChecked extends Migration {
  override name = '0095-exhibits-checked';

  override up(): void {
    this.addSql(`alter table attached_files validate constraint attached_files_subject_type_check`);
  }
}
