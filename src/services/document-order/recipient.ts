import { countryName, isAbroad } from '../../domain/address/countries.js';
import { neededParts, readPlace } from '../../domain/address/postal-rules.js';
import type { MailClass, OrderType } from '../../domain/credit/pricing.js';
import { atField, type Wrong, wrong } from '../../domain/shared/field-rules.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import type { Violations } from '../../errors/app-error.js';

/** The recipient of an order, in the order's columns. */
export type OrderRecipient = Pick<
  DocumentOrder,
  | 'recipientName'
  | 'recipientAddressLine1'
  | 'recipientAddressLine2'
  | 'recipientCity'
  | 'recipientState'
  | 'recipientZip'
  | 'recipientCountryCode'
>;

/** A recipient, with the party that the request names for it. */
export interface AddressedRecipient extends OrderRecipient {
  partyId: string | null | undefined;
}

const columns = { state: 'recipientState', zip: 'recipientZip' } as const;

/**
 * Checks the recipient of an order, and returns it as it is stored. Only the contract limits lengths and scripts: the mailroom mails
 * what does not fit a carrier's lines (providers/mail). For orders that are not mailed, staff look up the office.
 *
 * @param fieldOf maps a name to the field that the caller sent
 */
export function readRecipient(
  violations: Violations,
  orderType: OrderType,
  recipient: OrderRecipient,
  fieldOf: (name: keyof OrderRecipient) => string = (name) => name,
): OrderRecipient {
  const report = (name: keyof OrderRecipient, fault: Wrong) => {
    const field = fieldOf(name);
    violations.add(field, atField(field, fault));
  };
  const { recipientState: state, recipientZip: zip, recipientCountryCode: countryCode } = recipient;
  if (orderType !== 'mail') {
    if (isAbroad(countryCode)) report('recipientCountryCode', wrong('home_office', { orderType }));
    else if (state?.length !== 2) report('recipientState', wrong('length', { exact: 2 }));
    return { ...recipient, recipientState: state?.toUpperCase() ?? null };
  }
  const { place, faults } = readPlace({ state, zip, countryCode });
  for (const fault of faults) report(columns[fault.part], fault.wrong);
  for (const { part } of neededParts(countryCode)) if (!place[part]) report(columns[part], wrong('required'));
  return { ...recipient, recipientState: place.state, recipientZip: place.zip };
}

/** Within the United States, the Postal Service has every class of mail; to other countries, first class alone. */
export function checkMailClass(
  violations: Violations,
  mailClass: MailClass | null | undefined,
  recipients: readonly OrderRecipient[],
): void {
  if (!mailClass || mailClass === 'first_class') return;
  const abroad = recipients.flatMap(({ recipientCountryCode }) =>
    isAbroad(recipientCountryCode) ? [recipientCountryCode] : [],
  );
  if (abroad.length === 0) return;
  const names = [...new Set(abroad)].map(countryName).join(', ');
  const alone = abroad.length < recipients.length ? ', or order for them on their own' : '';
  const firstClass = wrong('first_class', { places: names, mailClass, instead: `Leave it out${alone}` });
  violations.add('mailClass', atField('mailClass', firstClass));
}
