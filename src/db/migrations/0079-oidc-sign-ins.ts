import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Sign-ins with an identity provider, from their beginning in a browser to their outcome. */
export class Migration0079OidcSignIns extends Migration {
  override name = '0079-oidc-sign-ins';

  override up(): void {
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
    `);
    this.addSql(audited('oidc_sign_ins', 'OidcSignIn', ['token_hash']));
  }
}
