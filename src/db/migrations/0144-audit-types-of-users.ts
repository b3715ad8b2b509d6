import { Migration } from '@mikro-orm/migrations';

/** Who may see an entry of the audit log depends on its user, so that the entries of a type are counted in the index alone. */
export class Migration0144AuditTypesOfUsers extends Migration {
  override name = '0144-audit-types-of-users';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists audit_entries_type_user');
    this.addSql(`
      create index concurrently audit_entries_type_user
        on audit_entries (account_id, livemode, auditable_type, serial desc) include (user_id)`);
    this.addSql('drop index concurrently if exists audit_entries_type');
  }
}
