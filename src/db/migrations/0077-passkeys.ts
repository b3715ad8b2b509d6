import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Passkeys of users, and the challenges that their browsers have to sign. */
export class Migration0077Passkeys extends Migration {
  override name = '0077-passkeys';

  override up(): void {
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
    `);
    this.addSql(
      audited('passkeys', 'Passkey', ['credential_id', 'public_key', 'counter', 'transports', 'last_used_at']),
    );
  }
}
