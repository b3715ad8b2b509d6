import Stripe from 'stripe';
import { SignatureInvalid, type SubscriptionState } from './payment-processor.js';
import { dispute, type ReversalFact, refundedTotal, refundFact } from './reversals.js';
import { type InvoiceFacts, type PriceIds, paidInvoice, subscriptionState, toId } from './stripe-objects.js';
import { checkSignatureHeader, toleranceSeconds } from './stripe-signature.js';

/** An event of the processor, reduced to what this service uses. */
export type ProcessorEvent = { id: string; type: string; createdAt: Date } & (
  | {
      kind: 'charge';
      chargeId: string;
      purchaseId: string | null;
      status: 'succeeded' | 'requires_action' | 'failed';
      message: string | null;
    }
  | { kind: 'subscription'; state: SubscriptionState; ownId: string | null; first: boolean }
  | { kind: 'invoice'; invoice: InvoiceFacts; paid: boolean }
  | { kind: 'reversal'; reversal: Omit<ReversalFact, 'statedAt'> }
  | { kind: 'card'; customerId: string; paymentMethod: string }
  | { kind: 'other' }
);

export interface EventReader {
  /**
   * @param signature the `Stripe-Signature` header
   * @param now the time against which the signature's age is checked
   * @throws SignatureInvalid
   */
  read(body: Buffer, signature: string | undefined, now: Date): ProcessorEvent;
}

export function createEventReader(secret: string, prices: PriceIds): EventReader {
  return {
    read(body, signature, now) {
      checkSignatureHeader(signature, now);
      let event: Stripe.Event;
      try {
        event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
      } catch (error) {
        throw new SignatureInvalid('The Stripe-Signature header does not match the body.', { cause: error });
      }
      if (typeof event?.id !== 'string' || typeof event.type !== 'string' || !event.data?.object) {
        throw new SignatureInvalid('The body is not an event.');
      }
      const { id, type, created } = event;
      return { id, type, createdAt: new Date(created * 1000), ...understand(event, prices) };
    },
  };
}

function understand(event: Stripe.Event, prices: PriceIds) {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return charge(event.type, event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const subscription = event.data.object;
      return {
        kind: 'subscription',
        state: subscriptionState(subscription, prices),
        ownId: subscription.metadata?.billing_subscription_id ?? null,
        first: event.type === 'customer.subscription.created',
      } as const;
    }
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed': {
      const invoice = paidInvoice(event.data.object, prices);
      if (!invoice) return { kind: 'other' } as const;
      return { kind: 'invoice', invoice, paid: event.type !== 'invoice.payment_failed' } as const;
    }
    case 'charge.refunded':
      return reversal(refundedTotal(event.data.object));
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return reversal(refundFact(event.data.object));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return reversal(dispute(event.data.object));
    case 'setup_intent.succeeded': {
      const { customer, payment_method: paymentMethod } = event.data.object;
      const [customerId, methodId] = [toId(customer), toId(paymentMethod)];
      if (!customerId || !methodId) return { kind: 'other' } as const;
      return { kind: 'card', customerId, paymentMethod: methodId } as const;
    }
    default:
      return { kind: 'other' } as const;
  }
}

function reversal(fact: Omit<ReversalFact, 'statedAt'> | undefined) {
  return fact ? ({ kind: 'reversal', reversal: fact } as const) : ({ kind: 'other' } as const);
}

function charge(type: Stripe.Event['type'], intent: Stripe.PaymentIntent) {
  const failure = intent.last_payment_error;
  const failed = type === 'payment_intent.canceled' || failure?.code !== 'authentication_required';
  const open = type === 'payment_intent.requires_action' || !failed;
  return {
    kind: 'charge',
    chargeId: intent.id,
    purchaseId: intent.metadata?.credit_purchase_id ?? null,
    status: type === 'payment_intent.succeeded' ? 'succeeded' : open ? 'requires_action' : 'failed',
    message: failure?.message ?? null,
  } as const;
}
