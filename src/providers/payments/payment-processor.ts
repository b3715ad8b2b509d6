import type {
  BillingInterval,
  BillingSubscriptionStatus,
  PaymentProcessorName,
  PlanKey,
} from '../../domain/vocabulary.js';

/**
 * Whoever keeps the cards and takes the money. Everything that costs is asked for under a key: the same key asks for the same
 * thing, which is done once however often it is asked. Where an answer is not known, methods throw ProcessorUnavailable.
 */
export interface PaymentProcessor {
  readonly name: PaymentProcessorName;
  /** With which a browser talks to the processor itself. */
  readonly publishableKey: string;
  /** Whether the plan can be bought at that interval. */
  sells(plan: PlanKey, interval: BillingInterval): boolean;
  /** @returns the processor's id of the customer */
  createCustomer(customer: { accountId: string; name: string }): Promise<string>;
  /** @returns the secret with which a browser saves a card of the customer */
  createSetupIntent(customerId: string): Promise<string>;
  /**
   * Saves a payment method that the customer has, or gives him, and makes it his default.
   *
   * @throws PaymentMethodDeclined, PaymentMethodUnknown
   */
  savePaymentMethod(customerId: string, paymentMethod: string): Promise<void>;
  /** The payment method that pays where none is named; null: the customer has saved none. */
  defaultPaymentMethod(customer: Customer): Promise<string | null>;
  /** Takes the money now, the cardholder being absent. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** What became of a charge that could not be taken at once. */
  findCharge(id: string, charge: Charge): Promise<ChargeOutcome>;
  /** Begins a subscription, paid by the customer's default payment method. */
  subscribe(order: SubscriptionOrder): Promise<SubscriptionAnswer>;
  /**
   * A subscription that was begun and not yet paid.
   *
   * @param id the processor's; null: the answer that told it was lost
   * @returns null where the processor never heard of the order
   */
  findSubscription(id: string | null, order: SubscriptionOrder): Promise<SubscriptionAnswer | null>;
  /** Another plan from now on: a new period begins and is paid in full. Nothing changes unless it is. */
  changePlan(id: string, order: SubscriptionOrder): Promise<SubscriptionAnswer>;
  /** Lets the subscription end with the period that is paid, or (`false`) go on after all. */
  endWithPeriod(subscription: RunningSubscription, ends: boolean): Promise<SubscriptionState>;
  /** Ends it now: one that was never paid. */
  endNow(id: string): Promise<void>;
}

export interface Customer {
  /** The processor's id. */
  id: string;
  /** The payment method saved last through this service. */
  paymentMethod: string | null;
}

export interface Charge {
  /** Ours; also the key. */
  id: string;
  customerId: string;
  paymentMethod: string;
  cents: number;
  description: string;
}

/** `id` is the processor's. */
export type ChargeOutcome =
  | { status: 'succeeded'; id: string }
  /** The cardholder has to prove that it is him, in a browser, with this secret. */
  | { status: 'requires_action'; id: string; clientSecret: string }
  | { status: 'failed'; id: string | null; message: string };

export interface SubscriptionOrder {
  /** Ours. */
  id: string;
  key: string;
  accountId: string;
  customerId: string;
  plan: PlanKey;
  interval: BillingInterval;
  paymentMethod: string;
  now: Date;
}

export interface RunningSubscription {
  /** The processor's id. */
  id: string;
  periodStart: Date;
  periodEnd: Date;
}

/** A subscription as the processor has it. */
export interface SubscriptionState {
  /** The processor's id. */
  id: string;
  status: BillingSubscriptionStatus;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** When it ends or has ended; null: it goes on. */
  endsAt: Date | null;
  /** Over for good. */
  ended: boolean;
  /** Null where the processor's price is none of ours. */
  plan: { key: PlanKey; interval: BillingInterval } | null;
}

export interface SubscriptionAnswer {
  state: SubscriptionState;
  /** The first invoice, once it is paid. */
  paid: PaidInvoice | null;
  /** While it waits for the cardholder: with this secret he goes on in a browser. */
  clientSecret: string | null;
  /** Why the first payment failed. */
  failure: string | null;
}

export interface PaidInvoice {
  /** The processor's id. */
  id: string;
  from: Date;
  until: Date;
}

/** The card's issuer or the processor refuses; the message is for the customer. */
export class PaymentMethodDeclined extends Error {
  override name = 'PaymentMethodDeclined';
}

/** There is no such payment method, or it is somebody else's. */
export class PaymentMethodUnknown extends Error {
  override name = 'PaymentMethodUnknown';
}

/** The processor gave no answer that can be read: what was asked may be done or not. */
export class ProcessorUnavailable extends Error {
  override name = 'ProcessorUnavailable';
}

/** An event's signature is missing, wrong or too old, or the body is none that the processor would sign. */
export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid';
}
