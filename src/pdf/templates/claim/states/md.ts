import { distinctCounties, isSameCounty } from '../../../../domain/address/counties.js';
import { countyInSentence } from '../../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { listNames } from '../../../../domain/shared/list-names.js';
import { marylandClauses } from '../../../assets/claim/md.js';
import { fillBlanks, formatDate, formatMoney } from '../../../format.js';
import { amountBy } from '../property.js';
import { line } from '../words.js';

/** The blanks of Maryland’s petition and of its notice of intention. */
export function marylandBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details } = model;
  const earned = details.particulars.valueFurnished ?? details.contract.total;
  const date = (value: string | null) => (value ? formatDate(value) : line);
  return {
    earned: earned ? formatMoney(earned) : line,
    furnishedBetween: fillBlanks(marylandClauses.furnishedBetween.days, {
      first: date(details.firstFurnishingDate),
      last: date(details.lastFurnishingDate),
    }),
    newOrImproved: newOrImproved(details.particulars.newlyErected),
    otherCounties: otherCounties(model),
    amountByBuilding: amountBy(marylandClauses.amountByBuilding, model),
  };
}

function newOrImproved(newly: boolean | null): string {
  const box = '[  ]';
  const { erected, improved } = marylandClauses.newOrImproved;
  if (newly === null) return `${box} ${erected}\n${box} ${improved}`;
  return newly ? erected : improved;
}

function otherCounties({ jobsites, state, details: { county: own } }: ClaimDocumentModel): string {
  const named = distinctCounties(jobsites.map(({ county }) => county))
    .filter((county) => !own || !isSameCounty(county, own))
    .map((county) => countyInSentence(county, state));
  const words = marylandClauses.otherCounties;
  return named.length === 0 ? words.none : fillBlanks(words.named, { counties: listNames(named) });
}
