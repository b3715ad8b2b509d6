import { isSameCounty } from '../../../../domain/address/counties.js';
import { bareCounty } from '../../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { newJerseyClauses } from '../../../assets/claim/nj.js';
import { fillBlanks, formatDate, formatMoney } from '../../../format.js';
import { line } from '../words.js';

/** The blanks of New Jersey’s two forms. Of a choice to circle, only what the record decides is printed. */
export function newJerseyBlanks(model: ClaimDocumentModel): Record<string, string> {
  const words = newJerseyClauses;
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
    residentialBoxes: fillBlanks(words.residentialBoxes.boxes, {
      does: box(residential === true),
      doesNot: box(residential === false),
    }),
    isResidential:
      residential === null
        ? words.isResidential.unknown
        : residential
          ? words.isResidential.yes
          : words.isResidential.no,
    unpaidBalanceFiled: fillBlanks(words.unpaidBalanceFiled.filed, {
      county: notice.county ? bareCounty(notice.county) : line,
      date: date(notice.date),
      number: notice.number ?? line,
      book: notice.book ?? line,
      page: notice.page ?? line,
    }),
    arbitrationAward:
      residential === false && !award.date
        ? words.arbitrationAward.none
        : fillBlanks(words.arbitrationAward.issued, { date: date(award.date), amount: money(award.amount) }),
  };
}

/** Block, lot and municipality of each jobsite, and its county where the form names another. */
function taxLots({ jobsites, details }: ClaimDocumentModel): string {
  const words = newJerseyClauses.taxLots;
  const lots = [details.particulars.taxLot, ...jobsites.slice(1).map(({ taxLot }) => taxLot)].map((each, index) => {
    const county = jobsites[index]?.county;
    const other = county && details.county && !isSameCounty(county, details.county);
    const lot = fillBlanks(words.lot, {
      block: each?.block ?? line,
      lot: each?.lot ?? line,
      municipality: each?.municipality ?? line,
    });
    return other ? fillBlanks(words.elsewhere, { lot, county: bareCounty(county) }) : lot;
  });
  const last = lots.pop()!;
  return lots.length > 0 ? fillBlanks(words.last, { lots: lots.join('; '), lot: last }) : last;
}

/** In what capacity the signer acts. */
function signsAs(claimant: string): string {
  const words = newJerseyClauses.signsAs;
  if (/\b(inc|incorporated|corp|corporation)\b/i.test(claimant)) return words.corporation;
  if (/\b(l\.?l\.?c|limited liability company)\b/i.test(claimant)) return words.company;
  if (/\b(l\.?l?\.?p|partnership)\b/i.test(claimant)) return words.partnership;
  return words.unknown;
}
