import { Migration } from '@mikro-orm/migrations';

/** Checks the rows that existed before the constraint of 0178, without a lock on the table. */
export class Migration0179SignedOriginalsChecked extends Migration {
  override name = '0179-signed-originals-checked';

  override up(): void {
    this.addSql(`alter table attached_files validate constraint attached_files_subject_type_check`);
  }
}
