import { Migration } from '@mikro-orm/migrations';
import { audited } from './0002-audit.js';

/** Invitations of people to an organization, and from where a token was last used. */
export class Migration0073MemberInvitations extends Migration {
  override name = '0073-member-invitations';

  override up(): void {
    this.addSql(`
      create table member_invitations (
        id uuid primary key,
        serial bigint generated always as identity,
        organization_id uuid not null references organizations (id),
        email text not null,
        role text not null check (role in ('owner', 'admin', 'member', 'read_only')),
        invited_by uuid not null references users (id),
        -- Null until the e-mail is sent: its sender makes the secret.
        token_hash bytea unique,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        accepted_at timestamptz(3),
        withdrawn_at timestamptz(3),
        -- How often the link was refused because the invitation was not open any more.
        refusals integer not null default 0
      );
      create unique index member_invitations_open on member_invitations (organization_id, lower(email))
        where accepted_at is null and withdrawn_at is null;
      create index member_invitations_organization on member_invitations (organization_id, serial desc);
      create index member_invitations_by on member_invitations (invited_by);
      alter table access_tokens add column last_used_ip_address text;
    `);
    this.addSql(audited('member_invitations', 'MemberInvitation', ['token_hash']));
    this.addSql(audited('access_tokens', 'AccessToken', ['token_hash', 'last_used_at', 'last_used_ip_address']));
  }
}
