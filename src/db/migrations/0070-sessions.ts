import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Sessions of people, the links that they sign in with, and how often both were attempted. */
export class Migration0070Sessions extends Migration {
  override name = '0070-sessions';

  override up(): void {
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
        ended_at timestamptz(3)
      );
      create index sessions_user on sessions (user_id, serial desc);
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
    `);
    this.addSql(audited('sessions', 'Session', ['token_hash', 'last_seen_at']));
    this.addSql(audited('sign_in_links', 'SignInLink', ['token_hash']));
  }
}
