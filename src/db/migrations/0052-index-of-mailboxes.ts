import { Migration } from '@mikro-orm/migrations';

/** What one account asks one mailbox for: the page of a link lists it (decision 126). */
export class Migration0052IndexOfMailboxes extends Migration {
  override name = '0052-index-of-mailboxes';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists waiver_requests_mailbox');
    this.addSql(`
      create index concurrently waiver_requests_mailbox on waiver_requests (lower(email collate "C"), account_id, livemode)
      where deleted_at is null`);
  }
}
