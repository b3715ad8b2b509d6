import { Migration } from '@mikro-orm/migrations';

/** The index attached_files_once, which also compares titles and kinds, takes the place of this constraint. */
export class Migration0158TitledFiles extends Migration {
  override name = '0158-titled-files';

  override up(): void {
    this.addSql('alter table attached_files drop constraint attached_files_subject_id_sha256_file_name_key');
  }
}
