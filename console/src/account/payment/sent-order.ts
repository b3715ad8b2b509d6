import type { ApiError } from '../../api/errors';
import { tabStorage } from '../../parts/storage';
import type { Paid } from './pay';

/** What this tab knows of an order that was sent. It stays in the tab's storage, so that a reload or the way back pays nothing twice. */
export type SentOrder = PaidOrder | OpenOrder;

interface PaidOrder {
  state: 'paid';
  paid: Paid;
}

interface OpenOrder {
  /**
   * `unknown`: it may have been paid, which only the same order with the same card finds out. `unconfirmed`: its card waits for
   * the cardholder.
   */
  state: 'unknown' | 'unconfirmed';
  /** The card that was entered for it; null for the saved one. */
  paymentMethod: string | null;
}

const key = (orderId: string) => `console.order.${orderId}`;

export function sentOrder(orderId: string): SentOrder | undefined {
  const stored = tabStorage.read(key(orderId));
  return stored ? (JSON.parse(stored) as SentOrder) : undefined;
}

export function openOrder(orderId: string): OpenOrder | undefined {
  const sent = sentOrder(orderId);
  return sent?.state === 'paid' ? undefined : sent;
}

export function paidOrder(orderId: string): Paid | undefined {
  const sent = sentOrder(orderId);
  return sent?.state === 'paid' ? sent.paid : undefined;
}

/** Without a record, the order is one that was never sent. */
export function keepSent(orderId: string, order: SentOrder | undefined): void {
  if (order) tabStorage.write(key(orderId), JSON.stringify(order));
  else tabStorage.remove(key(orderId));
}

/** What is known of an order after an error. Nothing is left of one that certainly was not paid. */
export function afterError(
  { code, isPassing }: ApiError,
  paymentMethod: string | null,
  before: OpenOrder | undefined,
): OpenOrder | undefined {
  if (code === 'PAYMENT_ACTION_REQUIRED') return { state: 'unconfirmed', paymentMethod };
  if (isPassing) return { state: 'unknown', paymentMethod };
  if (code === 'PAYMENT_FAILED' || code === 'VALIDATION_FAILED' || !before) return undefined;
  // The card before this one was confirmed in the meantime.
  if (code === 'IDEMPOTENCY_MISMATCH') return { ...before, state: 'unknown' };
  // Refused before the payment, such as after the session ended.
  return { state: before.state, paymentMethod };
}
