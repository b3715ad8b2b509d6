import { Migration0001Records } from './0001-records.js';
import { Migration0002Audit } from './0002-audit.js';
import { Migration0003NoticeDeadlines } from './0003-notice-deadlines.js';
import { Migration0004Escalations } from './0004-escalations.js';
import { Migration0005Waivers } from './0005-waivers.js';
import { Migration0006PayApplications } from './0006-pay-applications.js';
import { Migration0007Search } from './0007-search.js';
import { Migration0008Credits } from './0008-credits.js';
import { Migration0009Billing } from './0009-billing.js';
import { Migration0010Events } from './0010-events.js';
import { Migration0011Webhooks } from './0011-webhooks.js';
import { Migration0012Emails } from './0012-emails.js';
import { Migration0013DocumentOrders } from './0013-document-orders.js';
import { Migration0014Fulfillment } from './0014-fulfillment.js';
import { Migration0015Errands } from './0015-errands.js';
import { Migration0016Credentials } from './0016-credentials.js';
import { Migration0017Sandbox } from './0017-sandbox.js';
import { Migration0018OrderPayments } from './0018-order-payments.js';
import { Migration0019PayApplicationInvitations } from './0019-pay-application-invitations.js';
import { Migration0020Tokens } from './0020-tokens.js';
import { Migration0031WelcomeCredits } from './0031-welcome-credits.js';
import { Migration0032ReplacedTokens } from './0032-replaced-tokens.js';
import { Migration0040SandboxCredits } from './0040-sandbox-credits.js';
import { Migration0045CreditReversals } from './0045-credit-reversals.js';
import { Migration0046LedgerKindsChecked } from './0046-ledger-kinds-checked.js';
import { Migration0050EmailLeases } from './0050-email-leases.js';
import { Migration0051OpenInvoices } from './0051-open-invoices.js';
import { Migration0060Tasks } from './0060-tasks.js';
import { Migration0061NewestSearchEntries } from './0061-newest-search-entries.js';
import { Migration0064SameTicketRetries } from './0064-same-ticket-retries.js';
import { Migration0065DeadlineFacts } from './0065-deadline-facts.js';
import { Migration0066ProjectDeadlines } from './0066-project-deadlines.js';
import { Migration0067ActsDone } from './0067-acts-done.js';
import { Migration0068NoticeWatches } from './0068-notice-watches.js';
import { Migration0070Sessions } from './0070-sessions.js';
import { Migration0071ReadOnlyRole } from './0071-read-only-role.js';
import { Migration0072ReadOnlyRoleChecked } from './0072-read-only-role-checked.js';
import { Migration0073MemberInvitations } from './0073-member-invitations.js';

/** In the order they run. */
export const migrations = [
  Migration0001Records,
  Migration0002Audit,
  Migration0003NoticeDeadlines,
  Migration0004Escalations,
  Migration0005Waivers,
  Migration0006PayApplications,
  Migration0007Search,
  Migration0008Credits,
  Migration0009Billing,
  Migration0010Events,
  Migration0011Webhooks,
  Migration0012Emails,
  Migration0013DocumentOrders,
  Migration0014Fulfillment,
  Migration0015Errands,
  Migration0016Credentials,
  Migration0017Sandbox,
  Migration0018OrderPayments,
  Migration0019PayApplicationInvitations,
  Migration0020Tokens,
  Migration0031WelcomeCredits,
  Migration0032ReplacedTokens,
  Migration0040SandboxCredits,
  Migration0045CreditReversals,
  Migration0046LedgerKindsChecked,
  Migration0050EmailLeases,
  Migration0051OpenInvoices,
  Migration0060Tasks,
  Migration0061NewestSearchEntries,
  Migration0064SameTicketRetries,
  Migration0065DeadlineFacts,
  Migration0066ProjectDeadlines,
  Migration0067ActsDone,
  Migration0068NoticeWatches,
  Migration0070Sessions,
  Migration0071ReadOnlyRole,
  Migration0072ReadOnlyRoleChecked,
  Migration0073MemberInvitations,
];
