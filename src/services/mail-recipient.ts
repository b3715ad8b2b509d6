import type { OrderType } from '../domain/pricing.js';
import type { DocumentOrder } from '../entities/document-order.js';
import type { Violations } from '../errors/app-error.js';
import { label } from '../validation/check-input.js';
import { usStates } from '../validation/leaves.js';

/** Whom an order goes to, as its columns have it. */
export type Recipient = Pick<
  DocumentOrder,
  | 'recipientName'
  | 'recipientAddressLine1'
  | 'recipientAddressLine2'
  | 'recipientCity'
  | 'recipientState'
  | 'recipientZip'
>;

/** What a carrier prints above an address window: the name in two lines of 40 characters, a line of the address in one of 64. */
const longest: Partial<Record<keyof Recipient, number>> = {
  recipientName: 80,
  recipientAddressLine1: 64,
  recipientAddressLine2: 64,
};

/** Where the postal service brings the mail of the armed forces, beside the states. */
const military: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/**
 * Holds the recipient of a mail order against what carriers take; other orders go to an office that staff look up.
 *
 * @param fieldOf where the caller sent it
 */
export function checkRecipient(
  violations: Violations,
  orderType: OrderType,
  recipient: Recipient,
  fieldOf: (name: keyof Recipient) => string = (name) => name,
): void {
  if (orderType !== 'mail') return;
  for (const [name, value] of Object.entries(recipient) as Array<[keyof Recipient, string | null]>) {
    const field = fieldOf(name);
    const most = longest[name];
    if (value && most && [...value].length > most) {
      violations.add(
        field,
        `The ${label(field)} field must not be greater than ${most} characters on mail: no more fits on the envelope.`,
      );
    }
    if (value && /\p{Cc}/u.test(value)) {
      violations.add(field, `The ${label(field)} field must not have line breaks or control characters on mail.`);
    }
  }
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

/** Carriers compare states in capitals. */
export function asStored<R extends Partial<Recipient>>(recipient: R): R {
  const { recipientState } = recipient;
  return recipientState ? { ...recipient, recipientState: recipientState.toUpperCase() } : recipient;
}
