import { Migration } from '@mikro-orm/migrations';

/** The same file is attached once in the same words: with another title or as another kind it is another exhibit. */
export class Migration0158TitledFiles extends Migration {
  override name = '0158-titled-files';

  override up(): void {
    this.addSql(`
      alter table attached_files drop constraint attached_files_subject_id_sha256_file_name_key;
      create unique index attached_files_once
        on attached_files (subject_id, sha256, file_name, md5(coalesce(description, '')), coalesce(kind, ''));
    `);
  }
}
