import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { BillingInterval, PlanKey } from '../../domain/vocabulary.js';
import {
  type ChargeOutcome,
  PaymentMethodDeclined,
  PaymentMethodUnknown,
  type PaymentProcessor,
  ProcessorUnavailable,
  type SubscriptionOrder,
  type SubscriptionResponse,
} from './payment-processor.js';
import { createStripeHttpClient } from './stripe-http.js';
import { type PriceIds, paidInvoice, subscriptionState, toId } from './stripe-objects.js';
import { createPriceReader } from './stripe-prices.js';
import { endUnpaid, voidReplaced } from './stripe-unpaid.js';

interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Origin, such as https://api.stripe.com. */
  apiBase: string;
  prices: PriceIds;
  /** The time limit of one attempt. */
  timeoutMs?: number;
}

/** Fastify gives a request 60 seconds, which is enough for three attempts of this length with the pauses between them. */
const timeout = 15_000;
const retries = 2;

/** The answer to a subscription must contain whether its first invoice is paid and, if not, how to continue. */
const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'];

export function createStripeProcessor(settings: StripeSettings): PaymentProcessor {
  const { protocol, hostname, port } = new URL(settings.apiBase);
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: settings.timeoutMs ?? timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: createStripeHttpClient(),
  });
  const { prices } = settings;
  const priceOf = (plan: PlanKey, interval: BillingInterval) => prices[`${plan}.${interval}`]!;
  const readPrice = createPriceReader(stripe);
  const readResponse = (subscription: Stripe.Subscription) => subscriptionResponse(subscription, prices);

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    sells: (plan, interval) => prices[`${plan}.${interval}`] !== undefined,
    price: (plan, interval) => callStripe(() => readPrice(priceOf(plan, interval))),

    createCustomer: ({ accountId, name }) =>
      callStripe(async () => {
        const customer = await stripe.customers.create(
          { name, metadata: { organization_id: accountId } },
          // The key includes the name, because Stripe accepts only one set of parameters for each key.
          { idempotencyKey: createHash('sha256').update(`customer ${accountId} ${name}`).digest('hex') },
        );
        return customer.id;
      }),

    createSetupIntent: (customerId) =>
      callStripe(async () => {
        const intent = await stripe.setupIntents.create({
          customer: customerId,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
        });
        return intent.client_secret!;
      }),

    savePaymentMethod: (customerId, paymentMethod) =>
      callStripe(async () => {
        // Saving a payment method of the customer again is no error to Stripe. Saving another customer's is.
        const saved = await stripe.paymentMethods.attach(paymentMethod, { customer: customerId });
        await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: saved.id } });
      }),

    defaultPaymentMethod: ({ id }) =>
      callStripe(async () => {
        const customer = await stripe.customers.retrieve(id);
        const chosen = customer.deleted ? null : toId(customer.invoice_settings?.default_payment_method);
        if (chosen) return chosen;
        // A card that the browser saved a moment ago: the event that makes it the default has not arrived yet.
        const { data } = await stripe.customers.listPaymentMethods(id, { type: 'card', limit: 1 });
        return data[0]?.id ?? null;
      }),

    charge: ({ id, customerId, paymentMethod, cents, description }) =>
      callStripe(() =>
        chargeOutcome(() =>
          stripe.paymentIntents.create(
            {
              amount: cents,
              currency: 'usd',
              customer: customerId,
              payment_method: paymentMethod,
              allowed_payment_method_types: ['card'],
              confirm: true,
              off_session: true,
              description,
              metadata: { credit_purchase_id: id },
            },
            { idempotencyKey: `credit_purchase:${id}` },
          ),
        ),
      ),

    findCharge: (id) => callStripe(() => chargeOutcome(() => stripe.paymentIntents.retrieve(id))),

    cancelCharge: (id) =>
      callStripe(() =>
        chargeOutcome(async () => {
          try {
            return await stripe.paymentIntents.cancel(id);
          } catch (error) {
            // Stripe refuses to cancel a payment that was paid or cancelled in the meantime.
            if ((error as Stripe.errors.StripeError).code !== 'payment_intent_unexpected_state') throw error;
            return stripe.paymentIntents.retrieve(id);
          }
        }),
      ),

    subscribe: ({ id, key, accountId, customerId, plan, interval }) =>
      callStripe(async () =>
        readResponse(
          await stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price: priceOf(plan, interval) }],
              // The first payment is attempted at once. If it fails, the subscription exists but is incomplete.
              payment_behavior: 'allow_incomplete',
              payment_settings: { payment_method_types: ['card'] },
              metadata: { billing_subscription_id: id, organization_id: accountId },
              expand,
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    findSubscription: (id, order) =>
      callStripe(async () => {
        const existingId = id ?? (await findByOrder(stripe, order));
        return existingId ? readResponse(await stripe.subscriptions.retrieve(existingId, { expand })) : null;
      }),

    changePlan: (id, { key, plan, interval }: SubscriptionOrder) =>
      callStripe(async () => {
        const current = await stripe.subscriptions.retrieve(id, { expand });
        const item = current.items.data[0]!;
        // A request whose answer was lost has already changed it: a second change would be paid a second time.
        if (item.price.id === priceOf(plan, interval) && !current.cancel_at_period_end) return readResponse(current);
        return readResponse(
          await stripe.subscriptions.update(
            id,
            {
              items: [{ id: item.id, price: priceOf(plan, interval) }],
              cancel_at_period_end: false,
              billing_cycle_anchor: { type: 'now' },
              // The old period's credits are granted and remain, so none of its price is refunded.
              proration_behavior: 'none',
              payment_behavior: 'error_if_incomplete',
              expand,
            },
            { idempotencyKey: key },
          ),
        );
      }),

    endWithPeriod: ({ id }, ends) =>
      callStripe(async () => {
        const subscription = await stripe.subscriptions.update(id, { cancel_at_period_end: ends });
        return subscriptionState(subscription, prices);
      }),

    endUnpaid: (id) => callStripe(() => endUnpaid(stripe, id)),

    voidReplaced: (paid) => callStripe(() => voidReplaced(stripe, prices, paid)),
  };
}

/** Searches the customer's own subscriptions, which Stripe lists in their current state. Its search is delayed. */
async function findByOrder(stripe: Stripe, { id, customerId }: SubscriptionOrder): Promise<string | undefined> {
  for await (const { id: subscription, metadata } of stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
  })) {
    if (metadata?.billing_subscription_id === id) return subscription;
  }
  return undefined;
}

/** A declined charge is an outcome. Stripe reports it as an error that contains the payment. */
async function chargeOutcome(ask: () => Promise<Stripe.PaymentIntent>): Promise<ChargeOutcome> {
  let intent: Stripe.PaymentIntent;
  let message: string | undefined;
  try {
    intent = await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    if (!error.payment_intent) return { status: 'failed', id: null, message: error.message };
    intent = error.payment_intent;
    message = error.message;
  }
  if (intent.status === 'succeeded') return { status: 'succeeded', id: intent.id };
  if (awaitsCardholder(intent)) {
    return { status: 'requires_action', id: intent.id, clientSecret: intent.client_secret! };
  }
  // Only these statuses end a payment. One that is still processing, or has an unknown status, may not have failed.
  if (!['requires_payment_method', 'canceled'].includes(intent.status)) {
    throw new ProcessorUnavailable(`The payment ${intent.id} is ${intent.status}.`);
  }
  message ??= intent.last_payment_error?.message ?? 'The payment was not made.';
  return { status: 'failed', id: intent.id, message };
}

/** 3-D Secure: required directly, or the reason why a charge without the cardholder was declined. */
function awaitsCardholder({ status, last_payment_error: failure }: Stripe.PaymentIntent): boolean {
  if (status === 'requires_action') return true;
  return status === 'requires_payment_method' && failure?.code === 'authentication_required';
}

function subscriptionResponse(subscription: Stripe.Subscription, prices: PriceIds): SubscriptionResponse {
  const state = subscriptionState(subscription, prices);
  const response: SubscriptionResponse = { state, paid: null, clientSecret: null, failure: null };
  const invoice = subscription.latest_invoice;
  // Not expanded: the invoice's event will report it.
  if (!invoice || typeof invoice === 'string') return response;
  if (invoice.status === 'paid') {
    const paid = paidInvoice(invoice, prices);
    if (paid) response.paid = { id: paid.id, from: paid.from, until: paid.until };
    return response;
  }
  const intent = invoice.payments?.data.map(({ payment }) => payment.payment_intent).find((one) => one !== undefined);
  const intentObject = typeof intent === 'object' ? intent : undefined;
  if (intentObject && !awaitsCardholder(intentObject) && intentObject.last_payment_error) {
    response.failure = intentObject.last_payment_error.message ?? 'Your card was declined.';
  } else {
    response.clientSecret = invoice.confirmation_secret?.client_secret ?? intentObject?.client_secret ?? null;
  }
  return response;
}

/** Translates Stripe's errors into the port's. Any other error is a fault of this service. */
async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { errors } = Stripe;
    const refused = error instanceof errors.StripeCardError || isAmount(error);
    if (refused) throw new PaymentMethodDeclined((error as Error).message, { cause: error });
    if (error instanceof errors.StripeInvalidRequestError && isPaymentMethod(error)) {
      throw new PaymentMethodUnknown(error.message, { cause: error });
    }
    if (error instanceof errors.StripeError && !isOwnFault(error)) {
      throw new ProcessorUnavailable(error.message, { cause: error });
    }
    throw error;
  }
}

/**
 * Whether Stripe understood the request and found it wrong. Any other error means that Stripe cannot be used at present: it is
 * down, the key or the address is not Stripe's, or the ids that this service stores belong to another Stripe account.
 */
function isOwnFault({ statusCode, rawType, code }: Stripe.errors.StripeError): boolean {
  const understood = rawType === 'invalid_request_error' || rawType === 'idempotency_error';
  return statusCode === 400 && understood && code !== 'resource_missing';
}

/** The amount exceeds Stripe's limit for one payment. */
function isAmount(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount';
}

/** Stripe names the parameter. For a payment method in the path, only the message names it. */
function isPaymentMethod({ param, message }: { param?: string; message: string }): boolean {
  return /payment_method/.test(param ?? '') || /payment ?method/i.test(message);
}
