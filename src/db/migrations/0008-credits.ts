import { Migration } from '@mikro-orm/migrations';
import { apiCalls } from './0008-credits/api-calls.js';
import { guards } from './0008-credits/guards.js';
import { holds } from './0008-credits/holds.js';
import { postings } from './0008-credits/postings.js';
import { tables } from './0008-credits/tables.js';

/**
 * Credits: the balance of an account (one row, the only lock), its lots and holds, and the ledger of all its transactions. Each
 * operation of src/ledger is one function here. It locks, checks and posts in one round trip, so the row of a busy account is
 * locked for no longer than that.
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
