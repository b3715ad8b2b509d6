import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/**
 * Credentials of accounts at providers and carriers. Their secrets are encrypted (src/encryption), and erased when the credential
 * is revoked or deleted.
 */
export class Migration0016Credentials extends Migration {
  override name = '0016-credentials';

  override up(): void {
    this.addSql(credentials('provider_credentials', ['lob', 'stripe', 'partner', 'smtp']));
    this.addSql(credentials('shipper_credentials', ['usps', 'ups', 'fedex', 'easypost']));
    this.addSql(audited('provider_credentials', 'ProviderCredential', ['sealed_secret', 'sealed_settings']));
    this.addSql(audited('shipper_credentials', 'ShipperCredential', ['sealed_secret', 'sealed_settings']));
  }
}

function credentials(table: string, providers: readonly string[]): string {
  return `
    create table ${table} (
      id uuid primary key,
      serial bigint generated always as identity,
      account_id uuid not null references organizations (id),
      livemode boolean not null,
      organization_id uuid not null references organizations (id),
      provider text not null check (provider in (${providers.map((name) => `'${name}'`).join(', ')})),
      label text,
      mode text not null check (mode in ('test', 'live')),
      sealed_secret bytea,
      last_four text,
      fingerprint text not null,
      settings jsonb not null,
      sealed_settings bytea,
      secret_settings text[] not null,
      status text not null check (status in ('unverified', 'active', 'invalid', 'revoked')),
      verified_at timestamptz(3),
      last_error text,
      metadata jsonb,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      constraint ${table}_live check (livemode or mode = 'test'),
      constraint ${table}_secret check (sealed_secret is not null or status = 'revoked' or deleted_at is not null)
    );
    create index ${table}_list on ${table} (account_id, livemode, serial desc) where deleted_at is null;
    create index ${table}_sync on ${table} (account_id, livemode, updated_at);
    create index ${table}_organization on ${table} (organization_id);
    create index ${table}_chosen on ${table} (account_id, provider, mode, serial desc) where status = 'active' and deleted_at is null;
  `;
}
