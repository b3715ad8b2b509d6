import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, times } from './0002-accounts.js';

/**
 * Invitations to a pay application that are sent to a mailbox, before anyone knows which organization will accept (decision 104). An
 * invitation belongs to the account that sent it, and gives no one anything: its acceptance writes an invitation of the accepting account. And
 * the comments of those who take part.
 */
export class Migration0028SharedPayApplications extends Migration {
  override name = '0028-shared-pay-applications';

  override up(): void {
    this.addSql(`
      create table pay_application_email_invitations (
        ${ids},
        pay_application_id uuid not null references pay_applications (id) on delete cascade,
        application_number integer not null,
        project_name text not null,
        email text not null,
        role text not null check (role in (${roles})),
        status text not null check (status in ('invited', 'accepted', 'declined', 'withdrawn')),
        -- How often it was sent since it was last accepted.
        attempts integer not null default 1,
        invited_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        answered_at timestamptz(3),
        -- The organization that accepted it.
        organization_id uuid references organizations (id),
        ${times}
      );
      -- An address is folded as those of users are (users_email_address).
      create unique index pay_application_email_invitations_address
        on pay_application_email_invitations (pay_application_id, lower(email collate "C"), role);
      create index pay_application_email_invitations_received
        on pay_application_email_invitations (lower(email collate "C"), livemode) where status = 'invited';
      create index pay_application_email_invitations_account
        on pay_application_email_invitations (account_id, livemode, invited_at);
      create index pay_application_email_invitations_organization
        on pay_application_email_invitations (organization_id) where organization_id is not null;
    `);
    this.addSql(audited('pay_application_email_invitations', 'PayApplicationEmailInvitation'));
    // A thread belongs to the account of the application, and names its authors as they were called. Those of other accounts are not
    // in its log.
    this.addSql(`
      create table pay_application_comments (
        ${ids},
        pay_application_id uuid not null references pay_applications (id) on delete cascade,
        organization_id uuid not null references organizations (id),
        organization_name text not null,
        user_id uuid references users (id),
        author_name text,
        body text not null check (body <> ''),
        verdict text check (verdict in ('approved', 'rejected')),
        revision integer not null,
        ${times}
      );
      create index pay_application_comments_application on pay_application_comments (pay_application_id, id);
      create index pay_application_comments_account on pay_application_comments (account_id, livemode);
      create index pay_application_comments_organization on pay_application_comments (organization_id);
    `);
    this.addSql(audited('pay_application_comments', 'PayApplicationComment', ['user_id']));
  }
}

const roles = [
  ...['owner', 'public_entity', 'lessee', 'developer', 'general_contractor', 'construction_manager', 'subcontractor'],
  ...[
    'sub_subcontractor',
    'material_supplier',
    'equipment_lessor',
    'design_professional',
    'laborer',
    'lender',
    'surety',
  ],
  'lien_agent',
]
  .map((name) => `'${name}'`)
  .join(', ');
