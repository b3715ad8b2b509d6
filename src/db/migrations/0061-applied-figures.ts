import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';

/**
 * What the pay application paid, and through which day, when a waiver was asked for or written under it (decision 128). Null for what was
 * asked for before.
 */
export class Migration0061AppliedFigures extends Migration {
  override name = '0061-applied-figures';

  override up(): void {
    for (const table of ['waiver_requests', 'waivers']) {
      this.addSql(`alter table ${table} add column applied_amount numeric(14, 2), add column applied_period_to date`);
    }
    // It has an amount more.
    this.addSql(audited('waiver_requests', 'WaiverRequest', ['printed', 'signature']));
    this.addSql(audited('waivers', 'Waiver', ['printed']));
  }
}
