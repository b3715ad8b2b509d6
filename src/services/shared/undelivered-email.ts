import type { RequestContext } from '../../context/request-context.js';
import type { EmailFailure, FailureCause } from '../../domain/email/failure.js';

/** The kinds of e-mails. Each says what follows when one does not arrive (on-outcome.ts). */
export type EmailSubjectKind =
  | 'notification'
  | 'sign_in_link'
  | 'member_invitation'
  | 'pay_application_invitation'
  | 'passkey_added'
  | 'waiver_request';

/** What an e-mail is about: the kind, and the record that follows its outcome. */
export interface EmailSubject {
  kind: EmailSubjectKind;
  subjectId: string;
}

/** An e-mail that a mail server refused, or that came back. */
export interface UndeliveredEmail extends EmailSubject, EmailFailure {
  /** The id in its Message-ID. */
  id: string;
  /** Null for what a person gets about themselves. */
  accountId: string | null;
  livemode: boolean;
  /** Where it was sent. The record may name another address by now. */
  address: string;
  status: 'refused' | 'returned';
  cause: FailureCause;
  /** A sentence for people. */
  reason: string;
  at: Date;
}

/** Records on the subject that an e-mail did not arrive, in the request's transaction. It may run for an e-mail that the subject has replaced. */
export type FollowOutcome = (ctx: RequestContext, email: UndeliveredEmail) => Promise<void>;
