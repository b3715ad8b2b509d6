import { countryName, isAbroad } from '../address/countries.js';
import { zipContradiction } from '../address/postal-rules.js';
import type { DocumentWarning } from '../document/warning.js';

interface MailedOrder {
  orderType: string;
  documentableType: string;
  recipientState: string | null;
  recipientZip: string | null;
  recipientCountryCode: string;
}

/** What the sender of a mail order should check in its recipient. */
export function recipientWarnings(order: MailedOrder): DocumentWarning[] {
  const { orderType, documentableType, recipientState, recipientZip, recipientCountryCode: countryCode } = order;
  if (orderType !== 'mail') return [];
  const contradiction = zipContradiction({ state: recipientState, zip: recipientZip, countryCode });
  const warnings = contradiction ? [{ field: 'recipient.zip', message: contradiction, citation: null }] : [];
  if (!isAbroad(countryCode) || (documentableType !== 'notice' && documentableType !== 'escalation')) return warnings;
  const message =
    `Mail to ${countryName(countryCode)} goes first class, because certified mail is not offered there: check that the statute ` +
    'accepts it.';
  return [...warnings, { field: 'recipient.country_code', message, citation: null }];
}

/** An office records what is signed: the document as it was generated has blank lines. */
export function originalWarnings({ orderType }: Pick<MailedOrder, 'orderType'>, unsigned: boolean): DocumentWarning[] {
  if (!unsigned || (orderType !== 'recording' && orderType !== 'filing')) return [];
  const message =
    'The document has no signed original that can be used: sign it, have it notarized if the form asks for that, upload the scan, ' +
    'and accept its flags if it has any, before the order is begun. An office refuses an unsigned document.';
  return [{ field: 'document.signed_original', message, citation: null }];
}
