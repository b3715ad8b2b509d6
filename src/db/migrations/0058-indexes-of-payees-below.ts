import { Migration } from '@mikro-orm/migrations';

/** What was named on the page of a request, and the checks of the migration before. */
export class Migration0058IndexesOfPayeesBelow extends Migration {
  override name = '0058-indexes-of-payees-below';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists waiver_requests_named_by');
    this.addSql(`
      create index concurrently waiver_requests_named_by on waiver_requests (named_by_request_id)
      where named_by_request_id is not null`);
    this.addSql('alter table waiver_requests validate constraint waiver_requests_named');
    this.addSql('alter table waiver_requests validate constraint waiver_requests_none_below');
    this.addSql('alter table pay_applications validate constraint pay_applications_waiver_policy');
  }
}
