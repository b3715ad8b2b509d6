/** Form fields, nested. */
export interface Params {
  [name: string]: string | Params;
}

export type Fields = Record<string, unknown>;

export interface StripeErrorBody {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeErrorBody,
  ) {
    super(error.message);
  }
}

export interface Intent {
  id: string;
  status: string;
  last_payment_error: Fields | null;
  [field: string]: unknown;
}

export interface FakeSubscription {
  id: string;
  status: string;
  customer: string;
  price: string;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  metadata: Params;
  invoice: string;
  isVoid?: boolean;
  /** The plan was changed. */
  isChanged?: boolean;
  /** The subscription as it was with each earlier invoice. */
  earlier?: FakeSubscription[];
  intent: Intent;
}

export const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
export const authentication = {
  type: 'card_error',
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export function subscriptionOf(one: FakeSubscription, now: number): Fields {
  const isPaid = one.intent.status === 'succeeded';
  return {
    id: one.id,
    object: 'subscription',
    status: one.status,
    customer: one.customer,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    cancel_at: null,
    canceled_at: null,
    ended_at: one.status === 'canceled' ? now : null,
    metadata: one.metadata,
    items: listed([
      {
        id: `si_${one.id}`,
        object: 'subscription_item',
        price: { id: one.price, object: 'price' },
        current_period_start: one.start,
        current_period_end: one.end,
      },
    ]),
    latest_invoice: {
      ...invoiceState(one),
      confirmation_secret: isPaid ? null : { type: 'payment_intent', client_secret: one.intent.client_secret },
      payments: listed([
        { id: 'inpay_1', object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: one.intent } },
      ]),
    },
  };
}

export function invoiceState(one: FakeSubscription): Fields {
  const status = one.isVoid ? 'void' : one.intent.status === 'succeeded' ? 'paid' : 'open';
  return { ...invoiceOf(one), status };
}

export function invoiceOf(one: FakeSubscription): Fields {
  return {
    id: one.invoice,
    object: 'invoice',
    customer: one.customer,
    billing_reason: one.isChanged ? 'subscription_update' : one.earlier ? 'subscription_cycle' : 'subscription_create',
    // The period of the first invoice, and for all others the previous one: not the period that is paid.
    period_start: one.start,
    period_end: one.start,
    parent: { type: 'subscription_details', subscription_details: { subscription: one.id, metadata: one.metadata } },
    lines: listed([
      {
        id: 'il_1',
        object: 'line_item',
        period: { start: one.start, end: one.end },
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: { proration: false, subscription: one.id },
        },
        pricing: { type: 'price_details', price_details: { price: one.price } },
      },
    ]),
  };
}

export function listed(data: unknown[]): Fields {
  return { object: 'list', data, has_more: false, url: '/v1/list' };
}
