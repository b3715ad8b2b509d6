import { Migration } from '@mikro-orm/migrations';

/** Finds a request by the code of its printed page, which is the random end of its id, and validates the constraints of 0059. */
export class Migration0060PrintCodes extends Migration {
  override name = '0060-print-codes';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists waiver_requests_print_code');
    this.addSql(`
      create index concurrently waiver_requests_print_code on waiver_requests (right(id::text, 10)) where deleted_at is null`);
    this.addSql('alter table waiver_requests validate constraint waiver_requests_offered');
    this.addSql('alter table issued_files validate constraint issued_files_kind_check');
  }
}
