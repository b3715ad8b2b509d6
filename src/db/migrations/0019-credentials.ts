import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';

/**
 * How programs and people sign in, and the credentials of accounts at providers and carriers. The secrets of those are encrypted
 * (src/runtime/encryption), and erased when the credential is revoked or deleted.
 */
export class Migration0019Credentials extends Migration {
  override name = '0019-credentials';

  override up(): void {
    // A token ends with its membership. The audit log shows which tokens the operator made: no user did.
    this.addSql(`
      create table access_tokens (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique,
        label text,
        abilities text[] not null default '{}',
        last_used_at timestamptz(3),
        expires_at timestamptz(3),
        revoked_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        serial bigint generated always as identity,
        -- The token that created it, and the one that took its place when it was rotated.
        parent_id uuid references access_tokens (id),
        replaced_by_id uuid references access_tokens (id),
        last_used_ip_address text,
        has_operator_tier boolean not null default false,
        left_organization_ids uuid[] not null default '{}',
        -- A token that was made by rotation knows the first of its line, whose idempotency keys are its own.
        first_token_id uuid
      );
      create index access_tokens_user on access_tokens (user_id);
    `);
    this.addSql(
      audited('access_tokens', 'AccessToken', [
        ...['token_hash', 'last_used_at', 'last_used_ip_address'],
        ...['has_operator_tier', 'left_organization_ids'],
      ]),
    );
    this.addSql(`
      create table sessions (
        id uuid primary key,
        serial bigint generated always as identity,
        user_id uuid not null references users (id),
        token_hash bytea not null unique,
        method text not null check (method in ('link', 'passkey', 'oidc')),
        ip_address text not null,
        user_agent text not null,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        ended_at timestamptz(3),
        end_reason text check (end_reason in ('signed_out', 'replaced', 'expired'))
      );
      create index sessions_user on sessions (user_id, serial desc);
      ${audited('sessions', 'Session', ['token_hash', 'last_seen_at'])};
    `);
    // The links that people sign in with, and how often both were attempted.
    this.addSql(`
      create table sign_in_links (
        id uuid primary key,
        serial bigint generated always as identity,
        -- Null if the address has no user: nothing is sent then, unless anyone may sign up.
        user_id uuid references users (id),
        email text not null,
        -- Null until the e-mail is sent: its sender makes the secret.
        token_hash bytea unique,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        -- How often the link was refused because it was used or had expired.
        refusals integer not null default 0
      );
      create index sign_in_links_user on sign_in_links (user_id);
      create index sign_in_links_age on sign_in_links (created_at) where user_id is null;
      create table sign_in_attempts (
        -- SHA-256 of what is attempted and by whom: an address of the network or an e-mail address.
        key bytea not null,
        window_start timestamptz not null,
        attempts integer not null,
        primary key (key, window_start)
      );
      create index sign_in_attempts_age on sign_in_attempts (window_start);
      ${audited('sign_in_links', 'SignInLink', ['token_hash'])};
    `);
    // And the challenges that browsers have to sign.
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        serial bigint generated always as identity,
        user_id uuid not null references users (id),
        name text not null,
        -- The id that the authenticator gave the credential, in base64url.
        credential_id text not null unique,
        -- In COSE, as the authenticator sent it.
        public_key bytea not null,
        -- How often the authenticator says that it was used. Always 0 for a passkey that several devices share.
        counter bigint not null,
        transports text[] not null,
        is_backed_up boolean not null,
        -- How often a sign-in with this passkey was refused.
        refusals integer not null default 0,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      );
      create index passkeys_user on passkeys (user_id, serial desc);
      create table passkey_challenges (
        -- SHA-256 of the challenge.
        hash bytea primary key,
        -- The session that registers a passkey; null for a sign-in.
        session_id uuid references sessions (id),
        expires_at timestamptz(3) not null
      );
      create index passkey_challenges_session on passkey_challenges (session_id);
      create index passkey_challenges_age on passkey_challenges (expires_at);
      ${audited('passkeys', 'Passkey', ['credential_id', 'public_key', 'counter', 'transports', 'last_used_at'])};
    `);
    // Sign-ins with an identity provider, from their beginning in a browser to their outcome.
    this.addSql(`
      create table oidc_sign_ins (
        id uuid primary key,
        serial bigint generated always as identity,
        -- SHA-256 of the secret in the browser's cookie, from which the state, the nonce and the code verifier are derived.
        token_hash bytea not null unique,
        -- The user who signed in, or whom a refused sign-in concerns. Null if it is not known.
        user_id uuid references users (id),
        email text,
        refusal text check (refusal in ('denied', 'state', 'nonce', 'audience', 'answer', 'unavailable', 'unverified_email',
          'domain', 'no_account')),
        -- How often the answer of the provider was used again, or came too late.
        refusals integer not null default 0,
        ip_address text not null,
        user_agent text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      );
      create index oidc_sign_ins_user on oidc_sign_ins (user_id);
      create index oidc_sign_ins_age on oidc_sign_ins (created_at) where user_id is null;
      ${audited('oidc_sign_ins', 'OidcSignIn', ['token_hash'])};
    `);
    this.addSql(credentials('provider_credentials', ['lob', 'stripe', 'partner', 'smtp']));
    this.addSql(credentials('shipper_credentials', ['usps', 'ups', 'fedex', 'easypost']));
    // When an account's own carrier, partner or mail server last gave no answer in time. What it is sent then waits for no other's slots.
    this.addSql('alter table provider_credentials add column silent_at timestamptz(3)');
    this.addSql(
      audited('provider_credentials', 'ProviderCredential', ['sealed_secret', 'sealed_settings', 'silent_at']),
    );
    this.addSql(audited('shipper_credentials', 'ShipperCredential', ['sealed_secret', 'sealed_settings']));
  }
}

function credentials(table: string, providers: readonly string[]): string {
  return `
    create table ${table} (
      ${ids},
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
      ${metadataAndTimes},
      constraint ${table}_live check (livemode or mode = 'test'),
      constraint ${table}_secret check (sealed_secret is not null or status = 'revoked' or deleted_at is not null)
    );
    ${listIndexes(table)}
    create index ${table}_organization on ${table} (organization_id);
    create index ${table}_chosen on ${table} (account_id, provider, mode, serial desc) where status = 'active' and deleted_at is null;
  `;
}
