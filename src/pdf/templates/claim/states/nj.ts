import { isSameCounty } from '../../../../domain/claim-document/counties.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { bareCounty } from '../../../county.js';
import { formatDate, formatMoney } from '../../../format.js';
import { line } from '../words.js';

/** The blanks of New Jersey’s two forms. Of a choice to circle, only what the record decides is printed. */
export function newJerseyBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { claimant } = model;
  const { particulars, contract } = model.details;
  const { residential, unpaidBalanceNotice: notice, arbitrationAward: award } = particulars;
  const box = (chosen: boolean) => (chosen ? '[X]' : '[  ]');
  const money = (value: string | null) => (value ? formatMoney(value) : line);
  const date = (value: string | null) => (value ? formatDate(value) : line);
  // A sum of which a part is not known is not known.
  const isPriceKnown = contract.changeOrders !== null || contract.total !== contract.originalAmount;
  const price = isPriceKnown ? contract.total : null;
  const value = particulars.valueFurnished ?? price;
  return {
    taxLots: taxLots(model),
    contractDate: date(contract.date),
    originalAmount: money(contract.originalAmount),
    changeOrders: money(contract.changeOrders),
    credits: money(contract.credits),
    valueFurnished: money(particulars.valueFurnished),
    priceWithChanges: money(price),
    valueOrPrice: money(value),
    signsAs: signsAs(claimant.name),
    residentialBoxes: `${box(residential === true)} does ${box(residential === false)} does not`,
    isResidential: residential === null ? '(is) (is not)' : residential ? 'is' : 'is not',
    unpaidBalanceFiled: `with the County Clerk of ${notice.county ? bareCounty(notice.county) : line} County on ${date(notice.date)} as No. ${notice.number ?? line}, in Book ${notice.book ?? line} Page ${notice.page ?? line}.`,
    arbitrationAward:
      residential === false && !award.date
        ? 'An award of the arbitrator (if residential): not applicable.'
        : `An award of the arbitrator (if residential) was issued on ${date(award.date)} in the amount of ${money(award.amount)}.`,
  };
}

/** Block, lot and municipality of each jobsite, and its county where the form names another. */
function taxLots({ jobsites, details }: ClaimDocumentModel): string {
  const lots = [details.particulars.taxLot, ...jobsites.slice(1).map(({ taxLot }) => taxLot)].map((each, index) => {
    const county = jobsites[index]?.county;
    const other = county && details.county && !isSameCounty(county, details.county);
    const place = `on the tax map of the municipality of ${each?.municipality ?? line}`;
    const lot = `Block ${each?.block ?? line}, Lot ${each?.lot ?? line}, ${place}`;
    return other ? `${lot}, County of ${bareCounty(county)}` : lot;
  });
  const last = lots.pop()!;
  return lots.length > 0 ? `${lots.join('; ')}; and ${last}` : last;
}

/** In what capacity the signer acts; the form has the choice for an individual, a partnership, and a corporation or LLC. */
function signsAs(claimant: string): string {
  if (/\b(inc|incorporated|corp|corporation)\b/i.test(claimant)) return 'an officer of the claimant known as';
  if (/\b(l\.?l\.?c|limited liability company)\b/i.test(claimant)) return 'an officer/member of the claimant known as';
  if (/\b(l\.?l?\.?p|partnership)\b/i.test(claimant)) return 'a partner of the claimant known as';
  return 'individually, or as a partner, or an officer/member (circle one), of the claimant known as';
}
