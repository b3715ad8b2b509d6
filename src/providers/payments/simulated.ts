import { listPrice, monthsOf, renewedUntil } from '../../domain/credit/plans.js';
import { addMonths } from '../../domain/shared/calendar.js';
import {
  type ChargeOutcome,
  type PaidInvoice,
  type PaymentCharge,
  PaymentMethodDeclined,
  PaymentMethodUnknown,
  type PaymentProcessor,
  type RunningSubscription,
  type SubscriptionOrder,
  type SubscriptionResponse,
  type SubscriptionState,
} from './payment-processor.js';

/**
 * The processor of the sandbox, and of a service without a key. It accepts every card, except that the payment-method ids of
 * Stripe's test cards decline and require authentication as Stripe documents them. It stores nothing: ids are derived from the
 * service's, and each call contains what it needs to know of a customer or subscription.
 */
export function createSimulatedProcessor(): SimulatedProcessor {
  const charge = (charge: PaymentCharge): ChargeOutcome => pay(`pi_sim_${charge.id}`, charge.paymentMethod);
  const subscribe = (order: SubscriptionOrder) => response(`sub_sim_${order.id}`, order);
  return {
    name: 'simulated',
    publishableKey: 'pk_test_simulated',
    sells: () => true,
    price: async (plan, interval) => listPrice(plan, interval).toFixed(2),
    createCustomer: async ({ accountId }) => `cus_sim_${accountId}`,
    createSetupIntent: async (customerId) => simulateSecret(customerId.replace(/^cus/, 'seti')),
    async savePaymentMethod(_customerId, paymentMethod) {
      if (!/^pm_\w+$/.test(paymentMethod)) throw new PaymentMethodUnknown();
      const refusal = findDecline(paymentMethod);
      if (refusal?.when === 'saved') throw new PaymentMethodDeclined(refusal.message);
    },
    defaultPaymentMethod: async (customer) => customer.paymentMethod ?? 'pm_card_visa',
    charge: async (request) => charge(request),
    findCharge: async (_id, request) => charge(request),
    cancelCharge: async (id) => ({ status: 'failed', id, message: 'The payment was cancelled.' }),
    subscribe: async (order) => subscribe(order),
    findSubscription: async (id, order) => (id ? subscribe(order) : null),
    changePlan: async (id, order) => response(id, order),
    endWithPeriod: async ({ id, periodStart, periodEnd }, ends) => ({
      id,
      status: ends ? 'cancelled' : 'active',
      periodStart,
      periodEnd,
      endsAt: ends ? periodEnd : null,
      ended: false,
      plan: null,
    }),
    endUnpaid: async () => true,
    // An unpaid renewal leaves no invoice.
    voidReplaced: async () => undefined,
    renew({ id: subscriptionId, periodStart, periodEnd: from }, interval, paymentMethod) {
      const until = renewedUntil({ from: periodStart, until: from }, monthsOf[interval]);
      const id = `in_sim_${subscriptionId}_${from.getTime()}`;
      return { invoice: { id, from, until }, paid: pay(id, paymentMethod).status === 'succeeded' };
    },
  };
}

export interface SimulatedProcessor extends PaymentProcessor {
  /** Simulates what Stripe does at the end of a period: the next invoice, and whether the card paid it. */
  renew(
    subscription: RunningSubscription,
    interval: keyof typeof monthsOf,
    paymentMethod: string,
  ): { invoice: PaidInvoice; paid: boolean };
}

function response(id: string, order: SubscriptionOrder): SubscriptionResponse {
  const outcome = pay(id, order.paymentMethod);
  const from = order.now;
  const until = addMonths(from, monthsOf[order.interval]);
  const state: SubscriptionState = {
    id,
    status: outcome.status === 'succeeded' ? 'active' : 'incomplete',
    periodStart: from,
    periodEnd: until,
    endsAt: null,
    ended: false,
    plan: { key: order.plan, interval: order.interval },
  };
  return {
    state,
    paid: outcome.status === 'succeeded' ? { id: `in_sim_${order.key}`, from, until } : null,
    clientSecret: outcome.status === 'requires_action' ? outcome.clientSecret : null,
    failure: outcome.status === 'failed' ? outcome.message : null,
  };
}

function pay(id: string, paymentMethod: string): ChargeOutcome {
  const refusal = findDecline(paymentMethod);
  if (refusal) return { status: 'failed', id, message: refusal.message };
  if (needsAuthentication(paymentMethod)) return { status: 'requires_action', id, clientSecret: simulateSecret(id) };
  return { status: 'succeeded', id };
}

function simulateSecret(id: string): string {
  return `${id}_secret_simulated`;
}

const declines: Record<string, string> = {
  '': 'Your card was declined.',
  InsufficientFunds: 'Your card has insufficient funds.',
  LostCard: 'Your card was declined.',
  StolenCard: 'Your card was declined.',
  ExpiredCard: 'Your card has expired.',
  IncorrectCvc: "Your card's security code is incorrect.",
  ProcessingError: 'An error occurred while processing your card. Try again in a little bit.',
  VelocityLimitExceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
};

/** Stripe's test cards that are declined: most when they are saved, some only when they are charged. */
function findDecline(paymentMethod: string): { when: 'saved' | 'charged'; message: string } | undefined {
  const [, kind] = /^pm_card_(?:visa_)?chargeDeclined(\w*)$/.exec(paymentMethod) ?? [];
  if (kind !== undefined) return { when: 'saved', message: declines[kind] ?? declines['']! };
  if (/^pm_card_(chargeCustomerFail|radarBlock)$/.test(paymentMethod)) {
    return { when: 'charged', message: declines['']! };
  }
  return undefined;
}

/** Stripe's test cards that require 3-D Secure. A card set up for payments without the cardholder does not. */
function needsAuthentication(paymentMethod: string): boolean {
  return /^pm_card_(authenticationRequired(?!SetupForOffSession)\w*|threeDSecure2?Required\w*)$/.test(paymentMethod);
}
