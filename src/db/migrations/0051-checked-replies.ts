import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of migration 0050, which locks the table for as long as its transaction takes. */
export class Migration0051CheckedReplies extends Migration {
  override name = '0051-checked-replies';

  override up(): void {
    for (const rule of ['counter', 'countered', 'signed', 'cause', 'released']) {
      this.addSql(`alter table waiver_requests validate constraint waiver_requests_${rule}`);
    }
  }
}
