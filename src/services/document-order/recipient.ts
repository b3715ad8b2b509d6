import type { OrderType } from '../../domain/credit/pricing.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import type { Violations } from '../../errors/app-error.js';
import { label } from '../../validation/check-input.js';
import { usStates } from '../../validation/leaves.js';

/** The recipient of an order, in the order's columns. */
export type Recipient = Pick<
  DocumentOrder,
  | 'recipientName'
  | 'recipientAddressLine1'
  | 'recipientAddressLine2'
  | 'recipientCity'
  | 'recipientState'
  | 'recipientZip'
>;

/** A recipient, with the party that the request names for it. */
export interface Addressed extends Recipient {
  partyId: string | null | undefined;
}

/** Military postal codes that the postal service serves in addition to the states. */
const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/**
 * Checks the recipient of a mail order. Only the contract limits lengths and scripts: the mailroom mails what does not fit a
 * carrier's lines (providers/mail). For other orders, staff look up the office.
 *
 * @param fieldOf maps a name to the field that the caller sent
 */
export function checkRecipient(
  violations: Violations,
  orderType: OrderType,
  recipient: Recipient,
  fieldOf: (name: keyof Recipient) => string = (name) => name,
): void {
  if (orderType !== 'mail') return;
  const { recipientState: state, recipientZip: zip } = recipient;
  if (!usStates.has(state.toUpperCase()) && !military.has(state.toUpperCase())) {
    const field = fieldOf('recipientState');
    violations.add(field, `The ${label(field)} field must be a state that the US postal service delivers to.`);
  }
  if (!/^\d{5}(-?\d{4})?$/.test(zip)) {
    const field = fieldOf('recipientZip');
    violations.add(field, `The ${label(field)} field must be a 5 or 9 digit postal code.`);
  }
}

/** Carriers expect states in capitals. */
export function asStored<R extends Partial<Recipient>>(recipient: R): R {
  const { recipientState } = recipient;
  return recipientState ? { ...recipient, recipientState: recipientState.toUpperCase() } : recipient;
}
