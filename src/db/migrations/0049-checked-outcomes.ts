import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of migration 0046, which locks each table for as long as its transaction takes. */
export class Migration0049CheckedOutcomes extends Migration {
  override name = '0049-checked-outcomes';

  override up(): void {
    for (const table of ['member_invitations', 'pay_application_email_invitations']) {
      this.addSql(`alter table ${table} validate constraint ${table}_undeliverable`);
    }
  }
}
