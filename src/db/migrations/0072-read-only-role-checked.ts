import { Migration } from '@mikro-orm/migrations';

/** Reads the memberships for the check that 0071 replaced, without a lock that stops changes. */
export class Migration0072ReadOnlyRoleChecked extends Migration {
  override name = '0072-read-only-role-checked';

  override up(): void {
    this.addSql('alter table memberships validate constraint memberships_role_check');
  }
}
