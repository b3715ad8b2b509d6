import { Migration } from '@mikro-orm/migrations';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';

/** Filters and orders of lists under names that people give them, for themselves or for their colleagues (decision 107). */
export class Migration0033SavedViews extends Migration {
  override name = '0033-saved-views';

  override up(): void {
    this.addSql(`
      create table saved_views (
        ${ids},
        -- The author.
        user_id uuid not null references users (id),
        list text not null,
        name text not null,
        -- That of the address of the list.
        query text not null,
        is_shared boolean not null default false,
        ${metadataAndTimes}
      );
      ${listIndexes('saved_views', 'list, user_id, is_shared')}
    `);
  }
}
