import { Migration } from '@mikro-orm/migrations';

/**
 * Which credential a stored answer belongs to: null in rows of the previous release, which every token of the user may replay until they
 * expire. A token that was made by rotation knows the first of its line, whose keys are its own.
 */
export class Migration0126KeysOfCredentials extends Migration {
  override name = '0126-keys-of-credentials';

  override up(): void {
    this.addSql('alter table idempotency_keys add column credential_id uuid;');
    this.addSql('alter table access_tokens add column first_token_id uuid;');
  }
}
