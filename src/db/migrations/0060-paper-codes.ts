import { Migration } from '@mikro-orm/migrations';

/** Finds a request by the code of its printed page, which is the random end of its id, and validates the constraint of 0059. */
export class Migration0060PaperCodes extends Migration {
  override name = '0060-paper-codes';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists waiver_requests_paper_code');
    this.addSql(`
      create index concurrently waiver_requests_paper_code on waiver_requests (right(id::text, 10)) where deleted_at is null`);
    this.addSql('alter table waiver_requests validate constraint waiver_requests_offered');
  }
}
