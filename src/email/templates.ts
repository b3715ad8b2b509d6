import { planOf } from '../domain/credit/plans.js';
import type { OrderType } from '../domain/credit/pricing.js';
import { displayText, type NoticeType, type PlanKey, type WebhookDisabledReason } from '../domain/vocabulary.js';
import type { Content } from './content.js';

/** A notice in an e-mail about deadlines. */
export interface DeadlineLine {
  number: string;
  type: NoticeType;
  project: string;
  /** YYYY-MM-DD. */
  deadline: string;
}

/** What each e-mail is made of. */
export interface EmailData {
  /** `more`: how many notices there are beside those listed. */
  deadline_missed: { notices: DeadlineLine[]; more: number };
  deadline_tomorrow: { notices: DeadlineLine[]; more: number };
  /** `served` is the day in the notice's state, as YYYY-MM-DD. */
  notice_served_late: DeadlineLine & { served: string };
  payment_past_due: { plan: PlanKey };
  /** Credits as decimal texts. */
  payment_required: { requestId: string; job: string; required: number; authorized: number; additional: string };
  webhook_disabled: { url: string; reason: WebhookDisabledReason };
  /** Credits as decimal texts. */
  credits_low: { total: string; held: string; below: string };
  /** Credits as decimal texts: of the payment, from the balance, and what is owed in all. */
  credits_reversed: { cause: 'refund' | 'dispute'; credits: string; taken: string; owed: string };
  credits_reinstated: { credits: string; returned: string; owed: string };
  /** `roles` as people say them. */
  participant_invited: { inviter: string; project: string; applicationNumber: number; roles: string[] };
  /** `document` is its file's name; `reason` a token of `attention`. */
  mail_returned: { document: string; recipient: string; trackingNumber: string | null; reason: string };
  /** `why` is a sentence or some words of whoever could not carry it out. */
  order_failed: { document: string; recipient: string; orderType: OrderType; why: string };
}

export type EmailTemplate = keyof EmailData;

export const templates: { [T in EmailTemplate]: (data: EmailData[T]) => Content } = {
  deadline_missed: ({ notices, more }) => ({
    subject: one(notices, more)
      ? `Deadline missed: notice ${notices[0]!.number}`
      : `Deadlines missed: ${notices.length + more} notices`,
    lead: one(notices, more)
      ? 'The deadline of this notice has passed, and the notice is not served.'
      : 'The deadlines of these notices have passed, and the notices are not served.',
    list: deadlines(notices, more),
    closing: [
      'In some states a late notice still covers a part of the claim: the deadline rule of the notice tells what it knows.',
      unverified,
    ],
  }),
  deadline_tomorrow: ({ notices, more }) => ({
    subject: one(notices, more)
      ? `Serve by ${notices[0]!.deadline}: notice ${notices[0]!.number}`
      : `Serve within a day: ${notices.length + more} notices`,
    lead: one(notices, more)
      ? 'This notice is not served yet, and its deadline is at most a day away.'
      : 'These notices are not served yet, and their deadlines are at most a day away.',
    list: deadlines(notices, more),
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
      'In some states a late notice still covers a part of the claim: see the deadline rule of the notice.',
      unverified,
    ],
  }),
  payment_past_due: ({ plan }) => ({
    subject: `Payment past due: ${planOf(plan).label} plan`,
    lead: `The payment for the ${planOf(plan).label} plan was not received.`,
    closing: [
      'The plan grants no credits until it is paid. The card is charged again in the next days.',
      'To pay with another card, save it in billing, or subscribe to the plan again with it.',
    ],
  }),
  payment_required: ({ requestId, job, required, authorized, additional }) => ({
    subject: `Approval needed: postage for ${required} recipients`,
    lead: 'The research of a fulfillment request found more recipients than are paid for. Its notice is not mailed before more postage is approved.',
    facts: [
      ['Job', job],
      ['Recipients found', String(required)],
      ['Recipients paid for', String(authorized)],
      ['Credits to be held more', additional],
      ['Approve with', `POST /api/v1/fulfillment-requests/${requestId}/approve-charges`],
    ],
    closing: ['What is held and not needed in the end is given back.'],
  }),
  webhook_disabled: ({ url, reason }) => ({
    subject: `Webhook disabled: ${hostOf(url)}`,
    lead: disabledFor[reason],
    facts: [['Endpoint', withoutQuery(url)]],
    closing: [
      'It gets no more events. Those of the meantime are not sent later: read them with the query `events` once it is mended.',
      'To have events sent again, activate the webhook.',
    ],
  }),
  credits_low: ({ total, held, below }) => ({
    subject: `Credits are low: ${total} left`,
    lead: `The credits that can be spent have fallen below ${below}.`,
    facts: [
      ['Left to spend', total],
      ['Held for what is under way', held],
    ],
    closing: ['Without credits, whatever costs some is refused. Buy credits, or choose a larger plan, in billing.'],
  }),
  credits_reversed: ({ cause, credits, taken, owed }) => ({
    subject: `Credits taken back: ${credits}`,
    lead:
      cause === 'dispute'
        ? 'A payment for credits is disputed at the bank of the card, so its credits are taken back.'
        : 'A payment for credits was refunded, so its credits are taken back.',
    facts: [
      ['Credits of the payment', credits],
      ['Taken from the balance', taken],
      ['Owed', owed],
    ],
    closing:
      Number(owed) > 0
        ? [
            'Nothing that costs credits can be done until the debt is paid. Credits that you buy or are granted pay it first.',
            'If the dispute is a mistake, withdraw it at the bank: the credits then come back.',
          ]
        : ['The rest of the balance can be spent as before.'],
  }),
  credits_reinstated: ({ credits, returned, owed }) => ({
    subject: `Credits given back: ${credits}`,
    lead: 'A payment for credits stands after all: a dispute was won, or a refund failed.',
    facts: [
      ['Credits of the payment', credits],
      ['Returned to the balance', returned],
      ['Still owed', owed],
    ],
    closing: ['What was owed for this payment is owed no longer.'],
  }),
  participant_invited: ({ inviter, project, applicationNumber, roles }) => ({
    subject: `Invitation to a pay application: ${inviter}`,
    lead: `${inviter} invites your organization to take part in a pay application.`,
    facts: [
      ['Project', project],
      ['Application number', String(applicationNumber)],
      ['Role', roles.join(', ')],
      ['Accept or decline with', '/api/v1/pay-application-invitations'],
    ],
    closing: [
      'The pay application can be read once the invitation is accepted.',
      'Decline the invitation, or leave it unanswered, if you do not know the sender.',
    ],
  }),
  mail_returned: ({ document, recipient, trackingNumber, reason }) => ({
    subject: `Mail not delivered: ${recipient}`,
    lead: 'The carrier could not deliver a document that was mailed.',
    facts: [
      ['Document', document],
      ['Recipient', recipient],
      ...(trackingNumber ? [['Tracking number', trackingNumber] as const] : []),
      ['What the carrier says', displayText(reason)],
    ],
    closing: [
      'A notice counts as served when the carrier accepted it, and stays so. Check the address, and consider to mail it there again.',
    ],
  }),
  order_failed: ({ document, recipient, orderType, why }) => ({
    subject: `Order failed: ${orderType} of ${document}`,
    lead: 'A document that was ordered could not be sent, and what was paid for it is given back.',
    facts: [
      ['Document', document],
      ['Recipient', recipient],
      ['Order', displayText(orderType)],
      ['Why', why],
    ],
    closing: ['Nothing has left the house. Mend what is said above, and order it again.'],
  }),
};

const unverified =
  'Calculated deadlines are reference data that no lawyer has verified. Have yours checked before you rely on them.';

const disabledFor: Record<WebhookDisabledReason, string> = {
  gone: 'A webhook was disabled because its endpoint answered 410 Gone.',
  failing: 'A webhook was disabled because its endpoint has done nothing but fail for five days.',
};

function one(notices: readonly DeadlineLine[], more: number): boolean {
  return notices.length + more === 1;
}

function deadlines(notices: readonly DeadlineLine[], more: number): Content['list'] {
  return {
    heads: ['Serve by', 'Notice', 'Project'],
    rows: notices.map(({ deadline, number, type, project }) => [deadline, `${number} (${displayText(type)})`, project]),
    ...(more > 0 && { more: `and ${more} more` }),
  };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** What follows the path may hold a key of the receiver's: it is nothing for a mailbox. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
