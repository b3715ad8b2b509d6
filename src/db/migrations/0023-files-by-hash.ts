import { Migration } from '@mikro-orm/migrations';

/** A file that is uploaded as a signed original is looked up among those that the service made (services/signed-original). */
export class Migration0023FilesByHash extends Migration {
  override name = '0023-files-by-hash';

  /** An index is built concurrently outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists issued_files_file');
    this.addSql('create index concurrently issued_files_file on issued_files (file_hash)');
    this.addSql('drop index concurrently if exists documents_earlier_file');
    this.addSql(
      'create index concurrently documents_earlier_file on documents (earlier_sha256) where earlier_sha256 is not null',
    );
  }
}
