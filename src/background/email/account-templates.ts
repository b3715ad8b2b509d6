import { planOf } from '../../domain/credit/plans.js';
import type { WebhookDisabledReason } from '../../domain/vocabulary.js';
import type { EmailContent, PageUrl } from './content.js';
import type { AccountTemplate, EmailData } from './data.js';

/** The e-mails about an account itself: its plan, its credits and its webhooks. */
export const accountTemplates: { [T in AccountTemplate]: (data: EmailData[T], page: PageUrl) => EmailContent } = {
  payment_past_due: ({ plan }, page) => ({
    subject: `Payment past due: ${planOf(plan).label} plan`,
    lead: `We did not receive the payment for the ${planOf(plan).label} plan.`,
    action: { label: 'See the plan', url: page('/account/plan') },
    closing: [
      'The plan grants no credits until it is paid. The card will be charged again over the next few days.',
      'To pay with another card, save it in billing, or use it to subscribe to the plan again.',
    ],
  }),
  webhook_disabled: ({ webhookId, url, reason }, page) => ({
    subject: `Webhook disabled: ${getHost(url)}`,
    lead: disabledFor[reason],
    facts: [['Endpoint', withoutQuery(url)]],
    action: {
      label: 'See the webhook',
      url: page(webhookId ? `/developers/webhooks/${webhookId}` : '/developers/webhooks'),
    },
    closing: [
      'The endpoint no longer receives events. Once it is fixed, activate the webhook to resume delivery.',
      'Events from this period will not be redelivered. Read them with the `events` query.',
    ],
  }),
  credits_low: ({ total, held, below }, page) => ({
    subject: `Credits are low: ${total} left`,
    lead: `Your available credits have fallen below ${below}.`,
    facts: [
      ['Available', total],
      ['Held for work in progress', held],
    ],
    action: { label: 'See the credits', url: page('/account/credits') },
    closing: [
      'Operations that cost credits are refused when you run out. Buy credits or choose a larger plan in billing.',
    ],
  }),
  credits_reversed: ({ cause, credits, taken: takenCredits, owed }, page) => ({
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
    action: { label: 'See the credits', url: page('/account/credits') },
    closing:
      Number(owed) > 0
        ? [
            'You cannot spend credits until the debt is paid. Credits that you buy or are granted pay the debt first.',
            'If the dispute is a mistake, withdraw it at the bank. The credits are then returned.',
          ]
        : ['You can still spend the rest of the balance.'],
  }),
  credits_reinstated: ({ credits, returned, owed }, page) => ({
    subject: `Credits returned: ${credits}`,
    lead: 'A payment for credits is valid again: a dispute was won, or a refund failed.',
    facts: [
      ['Credits of the payment', credits],
      ['Returned to the balance', returned],
      ['Still owed', owed],
    ],
    action: { label: 'See the credits', url: page('/account/credits') },
    closing: ['You no longer owe anything for this payment.'],
  }),
};

const disabledFor: Record<WebhookDisabledReason, string> = {
  gone: 'A webhook was disabled because its endpoint returned 410 Gone.',
  failing: 'A webhook was disabled because every delivery to its endpoint failed for five days.',
};

function getHost(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/** The query may contain one of the receiver's keys, which does not belong in an e-mail. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
