import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** When an account's own carrier, partner or mail server last gave no answer in time. What it is sent then waits for no other's slots. */
export class Migration0134SilentProviders extends Migration {
  override name = '0134-silent-providers';

  override up(): void {
    this.addSql('alter table provider_credentials add column silent_at timestamptz(3)');
    this.addSql(
      audited('provider_credentials', 'ProviderCredential', ['sealed_secret', 'sealed_settings', 'silent_at']),
    );
  }
}
