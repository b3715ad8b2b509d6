import type { OrderType } from '../domain/pricing.js';
import type { DocumentOrder } from '../entities/document-order.js';
import type { Violations } from '../errors/app-error.js';
import { describeCharacter } from '../pdf/render-job.js';
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

/** What the postal service reads and our pages print: a proof of service must be able to name whom it was mailed to. */
const foreign = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2026\u2122\p{Cc}]/gu;

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
    const strange = new Set(value?.normalize('NFC').match(foreign));
    if (strange.size > 0) {
      const which = [...strange].map(describeCharacter).join(', ');
      violations.add(field, `The ${label(field)} field must be in Latin letters on mail, without ${which}.`);
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
