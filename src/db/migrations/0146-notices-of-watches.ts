import { Migration } from '@mikro-orm/migrations';

/** The watch reads the state of a notice whose day has begun in some states only, so its index names the notice. */
export class Migration0146NoticesOfWatches extends Migration {
  override name = '0146-notices-of-watches';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists notice_watches_day');
    this.addSql(
      'create index concurrently notice_watches_day on notice_watches (watch_on, account_id, livemode) include (notice_id)',
    );
    this.addSql('drop index concurrently if exists notice_watches_watch');
  }
}
