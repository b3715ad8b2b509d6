import { noteUndeliverableMemberInvitation } from '../member/undeliverable.js';
import { noteUndeliverablePayApplicationInvitation } from '../pay-application-invitation/undeliverable.js';
import type { EmailSubjectKind, FollowOutcome } from '../shared/undelivered-email.js';
import { noteUndeliverableWaiverRequest } from '../waiver-request/undeliverable.js';

/** Only the address is to blame, and settle.ts remembers it: nothing waits for the e-mail. */
const nothingMore: FollowOutcome = async () => undefined;

/** What follows when an e-mail of each kind does not arrive. A record that sends e-mails adds its own line. */
export const onOutcome: Readonly<Record<EmailSubjectKind, FollowOutcome>> = {
  notification: nothingMore,
  // The page says the same for every address, whether or not it has a user.
  sign_in_link: nothingMore,
  passkey_added: nothingMore,
  member_invitation: noteUndeliverableMemberInvitation,
  pay_application_invitation: noteUndeliverablePayApplicationInvitation,
  waiver_request: noteUndeliverableWaiverRequest,
};
