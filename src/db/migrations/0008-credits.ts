import { Migration } from '@mikro-orm/migrations';
import { apiCalls } from './0008-credits/api-calls.js';
import { guards } from './0008-credits/guards.js';
import { holds } from './0008-credits/holds.js';
import { postings } from './0008-credits/postings.js';
import { tables } from './0008-credits/tables.js';

/**
 * Credits: what an account has (one row, the only lock), the lots it came in, the holds on it, and the ledger that says how
 * it came about. Every verb of src/ledger is one function here: it locks, checks and posts in one round trip, so that the row
 * of a busy account is held for no longer than that.
 */
export class Migration0008Credits extends Migration {
  override name = '0008-credits';

  override up(): void {
    this.addSql(tables);
    this.addSql(guards);
    this.addSql(postings);
    this.addSql(holds);
    this.addSql(apiCalls);
  }
}
