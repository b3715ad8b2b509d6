import { PayApplicationInvitation } from '../../entities/pay-application-invitation.js';
import type { PayApplicationInvitation as PayApplicationInvitationRow } from '../../schema/pay-application-invitation.js';
import { defineTable, equals } from './table.js';

/** The invitations that an account has received. Those that it has sent are among the participants of its pay applications. */
export const payApplicationInvitations = defineTable<PayApplicationInvitationRow>({
  type: 'PayApplicationInvitation',
  entity: PayApplicationInvitation,
  name: 'pay_application_invitations',
  one: {
    inviter: {
      type: 'Organization',
      by: 'inviterAccountId',
      description: 'The organization that owns the record: its name and address.',
    },
    organization: { type: 'Organization', by: 'accountId', description: 'The invited organization.' },
    payApplication: {
      type: 'PayApplication',
      by: 'payApplicationId',
      description: 'Null until the invitation is accepted.',
    },
  },
  derived: { organizationId: [], answeredBy: ['answeredByUserId'] },
  filters: {
    status: equals('status'),
    payApplicationId: equals('pay_application_id'),
  },
});
