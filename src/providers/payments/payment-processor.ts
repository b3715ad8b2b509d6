import type {
  BillingInterval,
  BillingSubscriptionStatus,
  PaymentProcessorName,
  PlanKey,
} from '../../domain/vocabulary.js';

/**
 * Stores the cards and takes the money. Every call that costs money has a key: calls with the same key are executed once,
 * however often they are repeated. If the outcome is unknown, methods throw ProcessorUnavailable.
 */
export interface PaymentProcessor {
  readonly name: PaymentProcessorName;
  /** The key with which a browser calls the processor directly. */
  readonly publishableKey: string;
  /** Whether the plan is for sale at that interval. */
  sells(plan: PlanKey, interval: BillingInterval): boolean;
  /**
   * What a period of a plan that is for sale costs.
   *
   * @returns dollars, such as `49.00`; null if the processor has no fixed price in dollars for it
   * @throws ProcessorUnavailable
   */
  price(plan: PlanKey, interval: BillingInterval): Promise<string | null>;
  /** @returns the processor's id of the customer */
  createCustomer(customer: { accountId: string; name: string }): Promise<string>;
  /** @returns the secret with which a browser saves a card of the customer */
  createSetupIntent(customerId: string): Promise<string>;
  /**
   * Saves a payment method for the customer, unless it is saved already, and makes it the default.
   *
   * @throws PaymentMethodDeclined, PaymentMethodUnknown
   */
  savePaymentMethod(customerId: string, paymentMethod: string): Promise<void>;
  /** The payment method used when none is given; null if the customer has saved none. */
  defaultPaymentMethod(customer: Customer): Promise<string | null>;
  /** Charges now, without the cardholder present. */
  charge(charge: PaymentCharge): Promise<ChargeOutcome>;
  /** The outcome of a charge that was not known at once. */
  findCharge(id: string, charge: PaymentCharge): Promise<ChargeOutcome>;
  /** Cancels a charge that waits for the cardholder. @returns `failed`, or the outcome that came first */
  cancelCharge(id: string): Promise<ChargeOutcome>;
  /** Starts a subscription, paid by the customer's default payment method. */
  subscribe(order: SubscriptionOrder): Promise<SubscriptionResponse>;
  /**
   * A subscription that was started and is not paid yet.
   *
   * @param id the processor's id; null if the answer that contained it was lost
   * @returns null if the processor never received the order
   */
  findSubscription(id: string | null, order: SubscriptionOrder): Promise<SubscriptionResponse | null>;
  /** Changes the plan now: a new period starts and is paid in full. Nothing changes unless it is paid. */
  changePlan(id: string, order: SubscriptionOrder): Promise<SubscriptionResponse>;
  /** Ends the subscription with the paid period, or (`false`) continues it after all. */
  endWithPeriod(subscription: RunningSubscription, ends: boolean): Promise<SubscriptionState>;
  /**
   * Ends a subscription that was never paid, and voids its invoice, so that it cannot be paid afterwards.
   *
   * @returns false if it was paid in the meantime, and goes on
   */
  endUnpaid(id: string): Promise<boolean>;
  /**
   * Voids the open invoices of the subscription whose period the paid invoice replaces, so that they cannot be paid too. One that was
   * paid in the meantime stays.
   */
  voidReplaced(paid: Pick<PaidInvoice, 'from'> & { subscriptionId: string }): Promise<void>;
}

export interface Customer {
  /** The processor's id. */
  id: string;
  /** The payment method that was last saved through this service. */
  paymentMethod: string | null;
}

export interface PaymentCharge {
  /** The service's own id, which is also the idempotency key. */
  id: string;
  customerId: string;
  paymentMethod: string;
  cents: number;
  description: string;
}

/** `id` is the processor's id. */
export type ChargeOutcome =
  | { status: 'succeeded'; id: string }
  /** The cardholder has to authenticate in a browser, with this secret. */
  | { status: 'requires_action'; id: string; clientSecret: string }
  | { status: 'failed'; id: string | null; message: string };

export interface SubscriptionOrder {
  /** The service's own id. */
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

/** A subscription in the state that the processor reports. */
export interface SubscriptionState {
  /** The processor's id. */
  id: string;
  status: BillingSubscriptionStatus;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** When it ends or ended; null if it continues. */
  endsAt: Date | null;
  /** It has ended and cannot resume. */
  ended: boolean;
  /** Null if the processor's price is not one of the configured plans. */
  plan: { key: PlanKey; interval: BillingInterval } | null;
}

export interface SubscriptionResponse {
  state: SubscriptionState;
  /** The first invoice, once it is paid. */
  paid: PaidInvoice | null;
  /** While it waits for the cardholder: the secret with which they continue in a browser. */
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

/** The card's issuer or the processor refuses the card; the message is for the customer. */
export class PaymentMethodDeclined extends Error {
  override name = 'PaymentMethodDeclined';
}

/** The payment method does not exist, or belongs to another customer. */
export class PaymentMethodUnknown extends Error {
  override name = 'PaymentMethodUnknown';
}

/** The processor gave no readable answer: the call may have taken effect or not. */
export class ProcessorUnavailable extends Error {
  override name = 'ProcessorUnavailable';
}

/** An event's signature is missing, wrong or too old, or the body is not one that the processor would sign. */
export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid';
}
