import type { DeadlineKind } from 'lien-deadlines';
import { planOf } from '../../domain/credit/plans.js';
import type { OrderType } from '../../domain/credit/pricing.js';
import { displayText, type NoticeType, type PlanKey, type WebhookDisabledReason } from '../../domain/vocabulary.js';
import type { EmailContent } from './content.js';

/** A notice in an e-mail about deadlines. */
export interface DeadlineLine {
  number: string;
  type: NoticeType;
  project: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** A deadline of a project in an e-mail. */
export interface ProjectDeadlineLine {
  kind: DeadlineKind;
  /** The state's own name of the document. */
  document: string | null;
  /** YYYY-MM, where each month has its own deadline. */
  month: string | null;
  project: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** The data of each e-mail. */
export interface EmailData {
  /** `more`: the number of notices in addition to those listed. */
  deadline_missed: { notices: DeadlineLine[]; more: number };
  deadline_tomorrow: { notices: DeadlineLine[]; more: number };
  /** `more`: the number of deadlines in addition to those listed. */
  project_deadline_missed: { deadlines: ProjectDeadlineLine[]; more: number };
  project_deadline_tomorrow: { deadlines: ProjectDeadlineLine[]; more: number };
  /** `served` is the day in the notice's state, as YYYY-MM-DD. */
  notice_served_late: DeadlineLine & { served: string };
  payment_past_due: { plan: PlanKey };
  /** Credits as decimal texts. */
  payment_required: { requestId: string; job: string; required: number; authorized: number; additional: string };
  webhook_disabled: { url: string; reason: WebhookDisabledReason };
  /** Credits as decimal texts. */
  credits_low: { total: string; held: string; below: string };
  /** Credits as decimal texts: of the payment, taken from the balance, and owed in total. */
  credits_reversed: { cause: 'refund' | 'dispute'; credits: string; taken: string; owed: string };
  credits_reinstated: { credits: string; returned: string; owed: string };
  /** `roles` are display texts. */
  participant_invited: { inviter: string; project: string; applicationNumber: number; roles: string[] };
  /** `document` is its file's name; `reason` a token of `attention`. */
  mail_returned: { document: string; recipient: string; trackingNumber: string | null; reason: string };
  /** `why` is the reason given by the provider that could not process the order. */
  order_failed: { document: string; recipient: string; orderType: OrderType; why: string };
}

export type EmailTemplate = keyof EmailData;

export const templates: { [T in EmailTemplate]: (data: EmailData[T]) => EmailContent } = {
  deadline_missed: ({ notices, more }) => ({
    subject: one(notices, more)
      ? `Deadline missed: notice ${notices[0]!.number}`
      : `Deadlines missed: ${notices.length + more} notices`,
    lead: one(notices, more)
      ? 'The deadline of this notice has passed, and the notice has not been served.'
      : 'The deadlines of these notices have passed, and the notices have not been served.',
    list: deadlines(notices, more),
    closing: [
      'In some states a late notice still covers part of the claim. See the deadline rule of the notice.',
      unverified,
    ],
  }),
  deadline_tomorrow: ({ notices, more }) => ({
    subject: one(notices, more)
      ? `Serve by ${notices[0]!.deadline}: notice ${notices[0]!.number}`
      : `Serve within a day: ${notices.length + more} notices`,
    lead: one(notices, more)
      ? 'This notice has not been served, and its deadline is at most one day away.'
      : 'These notices have not been served, and their deadlines are at most one day away.',
    list: deadlines(notices, more),
    closing: [unverified],
  }),
  project_deadline_missed: ({ deadlines, more }) => ({
    subject:
      deadlines.length + more === 1
        ? `Deadline missed: ${deadlines[0]!.project}`
        : `Deadlines missed: ${deadlines.length + more} on your projects`,
    lead:
      deadlines.length + more === 1
        ? 'This deadline has passed, and no record shows that the act is done.'
        : 'These deadlines have passed, and no record shows that the acts are done.',
    list: projectDeadlines(deadlines, more),
    closing: ['Record what is done on the project, and no more reminders are sent for it.', unverified],
  }),
  project_deadline_tomorrow: ({ deadlines, more }) => ({
    subject:
      deadlines.length + more === 1
        ? `Due by ${deadlines[0]!.deadline}: ${deadlines[0]!.project}`
        : `Due within a day: ${deadlines.length + more} deadlines of your projects`,
    lead:
      deadlines.length + more === 1
        ? 'This deadline is at most one day away, and no record shows that the act is done.'
        : 'These deadlines are at most one day away, and no record shows that the acts are done.',
    list: projectDeadlines(deadlines, more),
    closing: [unverified],
  }),
  notice_served_late: ({ number, type, project, deadline, served }) => ({
    subject: `Served late: notice ${number}`,
    lead: 'This notice was served after its deadline.',
    facts: [
      ['Notice', `${number} (${displayText(type)})`],
      ['Project', project],
      ['Deadline', deadline],
      ['Served', served],
    ],
    closing: [
      'In some states a late notice still covers part of the claim. See the deadline rule of the notice.',
      unverified,
    ],
  }),
  payment_past_due: ({ plan }) => ({
    subject: `Payment past due: ${planOf(plan).label} plan`,
    lead: `We did not receive the payment for the ${planOf(plan).label} plan.`,
    closing: [
      'The plan grants no credits until it is paid. The card will be charged again over the next few days.',
      'To pay with another card, save it in billing, or use it to subscribe to the plan again.',
    ],
  }),
  payment_required: ({ requestId, job, required, authorized, additional }) => ({
    subject: `Approval needed: postage for ${required} recipients`,
    lead: 'The research for a fulfillment request found more recipients than you have paid for. The notice will not be mailed until you approve the additional postage.',
    facts: [
      ['Job', job],
      ['Recipients found', String(required)],
      ['Recipients paid for', String(authorized)],
      ['Additional credits to hold', additional],
      ['Approve with', `POST /api/v1/fulfillment-requests/${requestId}/approve-charges`],
    ],
    closing: ['Credits that are held but not used are returned.'],
  }),
  webhook_disabled: ({ url, reason }) => ({
    subject: `Webhook disabled: ${getHost(url)}`,
    lead: disabledFor[reason],
    facts: [['Endpoint', withoutQuery(url)]],
    closing: [
      'The endpoint no longer receives events. Once it is fixed, activate the webhook to resume delivery.',
      'Events from this period will not be redelivered. Read them with the `events` query.',
    ],
  }),
  credits_low: ({ total, held, below }) => ({
    subject: `Credits are low: ${total} left`,
    lead: `Your available credits have fallen below ${below}.`,
    facts: [
      ['Available', total],
      ['Held for work in progress', held],
    ],
    closing: [
      'Operations that cost credits are refused when you run out. Buy credits or choose a larger plan in billing.',
    ],
  }),
  credits_reversed: ({ cause, credits, taken: takenCredits, owed }) => ({
    subject: `Credits taken back: ${credits}`,
    lead:
      cause === 'dispute'
        ? "A payment for credits was disputed with the cardholder's bank, so its credits have been taken back."
        : 'A payment for credits was refunded, so its credits have been taken back.',
    facts: [
      ['Credits of the payment', credits],
      ['Taken from the balance', takenCredits],
      ['Owed', owed],
    ],
    closing:
      Number(owed) > 0
        ? [
            'You cannot spend credits until the debt is paid. Credits that you buy or are granted pay the debt first.',
            'If the dispute is a mistake, withdraw it at the bank. The credits are then returned.',
          ]
        : ['You can still spend the rest of the balance.'],
  }),
  credits_reinstated: ({ credits, returned, owed }) => ({
    subject: `Credits returned: ${credits}`,
    lead: 'A payment for credits is valid again: a dispute was won, or a refund failed.',
    facts: [
      ['Credits of the payment', credits],
      ['Returned to the balance', returned],
      ['Still owed', owed],
    ],
    closing: ['You no longer owe anything for this payment.'],
  }),
  participant_invited: ({ inviter, project, applicationNumber, roles }) => ({
    subject: `Invitation to a pay application: ${inviter}`,
    lead: `${inviter} has invited your organization to take part in a pay application.`,
    facts: [
      ['Project', project],
      ['Application number', String(applicationNumber)],
      ['Role', roles.join(', ')],
      ['Accept or decline with', '/api/v1/pay-application-invitations'],
    ],
    closing: [
      'You can read the pay application once you accept the invitation.',
      'If you do not know the sender, decline or ignore the invitation.',
    ],
  }),
  mail_returned: ({ document, recipient, trackingNumber, reason }) => ({
    subject: `Mail not delivered: ${recipient}`,
    lead: 'The carrier could not deliver a document that you mailed.',
    facts: [
      ['Document', document],
      ['Recipient', recipient],
      ...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
      ['Reason given by the carrier', displayText(reason)],
    ],
    closing: [
      'A notice counts as served once the carrier has accepted it, and remains served. Check the address, and consider mailing the document again.',
    ],
  }),
  order_failed: ({ document, recipient, orderType, why }) => ({
    subject: `Order failed: ${orderType} of ${document}`,
    lead: 'A document that you ordered could not be sent. Its price has been refunded.',
    facts: [
      ['Document', document],
      ['Recipient', recipient],
      ['Order', displayText(orderType)],
      ['Reason', why],
    ],
    closing: ['Nothing was mailed. Fix the issue above and place the order again.'],
  }),
};

const unverified =
  'Calculated deadlines are reference data that no lawyer has verified. Have a lawyer check your deadlines before you rely on them.';

const disabledFor: Record<WebhookDisabledReason, string> = {
  gone: 'A webhook was disabled because its endpoint returned 410 Gone.',
  failing: 'A webhook was disabled because every delivery to its endpoint failed for five days.',
};

function one(notices: readonly DeadlineLine[], more: number): boolean {
  return notices.length + more === 1;
}

function deadlines(notices: readonly DeadlineLine[], more: number): EmailContent['list'] {
  return {
    heads: ['Serve by', 'Notice', 'Project'],
    rows: notices.map(({ deadline, number, type, project }) => [deadline, `${number} (${displayText(type)})`, project]),
    ...(more > 0 && { more: `and ${more} more` }),
  };
}

function getHost(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** The query may contain one of the receiver's keys, which does not belong in an e-mail. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function projectDeadlines(lines: readonly ProjectDeadlineLine[], more: number): EmailContent['list'] {
  return {
    heads: ['Due by', 'Step', 'Project'],
    rows: lines.map(({ deadline, kind, document, month, project }) => [
      deadline,
      `${document ?? displayText(kind)}${month ? ` for ${month}` : ''}`,
      project,
    ]),
    ...(more > 0 && { more: `and ${more} more` }),
  };
}
