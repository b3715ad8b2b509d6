import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, times } from './0002-accounts.js';

/**
 * Invitations to a pay application that are sent to a mailbox, before anyone knows which organization will accept (decision 104). An
 * invitation belongs to the account that sent it, and gives no one anything: its acceptance writes an invitation of the accepting account.
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
