import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { rhodeIslandClauses } from '../../../assets/claim/ri.js';
import { fillBlanks, formatMoney } from '../../../format.js';
import { exhibitLetters } from '../exhibit-letters.js';
import { line } from '../words.js';

/** The blanks of Rhode Island’s notice of intention. */
export function rhodeIslandBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { particulars, contract } = model.details;
  const value = particulars.valueFurnished ?? contract.total;
  return {
    valueOrTotal: value ? formatMoney(value) : line,
    itemizedValue: itemizedValue(model),
    townOfProperty: particulars.taxLot.municipality ?? line,
  };
}

/** The sums that the record has; the invoices are in the account that the document prints. */
function itemizedValue(model: ClaimDocumentModel): string {
  const { contract, amount } = model.details;
  const { account } = exhibitLetters(model);
  const words = rhodeIslandClauses.itemizedValue;
  const sums = [
    [words.original, contract.originalAmount],
    [words.changes, contract.changeOrders],
    [words.paid, contract.paid],
    [words.unpaid, amount],
  ] as const;
  const knownSums = sums.flatMap(([what, sum]) =>
    sum ? [fillBlanks(words.sum, { what, amount: formatMoney(sum) })] : [],
  );
  const listed = account ? [fillBlanks(words.invoices, { letter: account })] : [];
  return [...knownSums, ...listed].join('; ') || line;
}
