import { Migration } from '@mikro-orm/migrations';

/** Members who work for the operator or the partner across accounts, and how sessions end. */
export class Migration0078OperatorRoles extends Migration {
  override name = '0078-operator-roles';

  override up(): void {
    this.addSql(`
      alter table memberships add column operator_role text check (operator_role in ('staff', 'partner'));
      alter table sessions add column end_reason text check (end_reason in ('signed_out', 'replaced', 'expired'));
    `);
  }
}
