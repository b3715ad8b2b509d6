import { Migration } from '@mikro-orm/migrations';
import { sandboxTables } from './0040-sandbox-credits/tables.js';
import { sandboxVerbs } from './0040-sandbox-credits/verbs.js';

/** The credits of an account's sandbox: 1,000 free and 1,000 partner-eligible ones, which holds move and nothing spends. */
export class Migration0040SandboxCredits extends Migration {
  override name = '0040-sandbox-credits';

  override up(): void {
    this.addSql(sandboxTables);
    this.addSql(sandboxVerbs);
  }
}
