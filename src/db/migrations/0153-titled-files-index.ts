import { Migration } from '@mikro-orm/migrations';

/** The same file is attached once in the same words: with another title or as another kind it is another exhibit. */
export class Migration0153TitledFilesIndex extends Migration {
  override name = '0153-titled-files-index';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists attached_files_once');
    this.addSql(`
      create unique index concurrently attached_files_once
        on attached_files (subject_id, sha256, file_name, md5(coalesce(description, '')), coalesce(kind, ''))`);
  }
}
