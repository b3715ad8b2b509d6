import { Migration } from '@mikro-orm/migrations';

/** Members who may read everything and change nothing. */
export class Migration0071ReadOnlyRole extends Migration {
  override name = '0071-read-only-role';

  override up(): void {
    this.addSql(`
      alter table memberships drop constraint memberships_role_check,
        add constraint memberships_role_check check (role in ('owner', 'admin', 'member', 'read_only')) not valid
    `);
  }
}
