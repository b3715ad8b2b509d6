import { Migration } from '@mikro-orm/migrations';

/** Validates the constraint of migration 0045, which locks the table for as long as its transaction takes. */
export class Migration0048CheckedAttachedFiles extends Migration {
  override name = '0048-checked-attached-files';

  override up(): void {
    this.addSql('alter table attached_files validate constraint attached_files_subject_type_check');
  }
}
