import { distinctCounties, isSameCounty } from '../../../../domain/claim-document/counties.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { listNames } from '../../../../domain/shared/list-names.js';
import { countyInSentence } from '../../../county.js';
import { formatDate, formatMoney } from '../../../format.js';
import { amountBy } from '../property.js';
import { line } from '../words.js';

/** The blanks of Maryland’s petition and of its notice of intention. */
export function marylandBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details } = model;
  const earned = details.particulars.valueFurnished ?? details.contract.total;
  const date = (value: string | null) => (value ? formatDate(value) : line);
  return {
    earned: earned ? formatMoney(earned) : line,
    furnishedBetween: `, from ${date(details.firstFurnishingDate)}, to ${date(details.lastFurnishingDate)}`,
    newOrImproved: newOrImproved(details.particulars.newlyErected),
    otherCounties: otherCounties(model),
    amountByBuilding: amountBy('building', model),
  };
}

/** Maryland Rule 12-302(b)(5). */
function newOrImproved(newly: boolean | null): string {
  const box = '[  ]';
  const [erected, improved] = [
    'The building is newly erected.',
    'The building has been repaired, rebuilt or improved to the extent of 15 percent of its value.',
  ];
  if (newly === null) return `${box} ${erected}\n${box} ${improved}`;
  return newly ? erected : improved;
}

/** Maryland, Real Property § 9-105(a)(1)(iv): the counties beside the one in whose court the petition is filed. */
function otherCounties({ jobsites, state, details: { county: own } }: ClaimDocumentModel): string {
  const named = distinctCounties(jobsites.map(({ county }) => county))
    .filter((county) => !own || !isSameCounty(county, own))
    .map((county) => countyInSentence(county, state));
  return named.length === 0
    ? 'No part of the land is located in another county.'
    : `Part of the land is located in ${listNames(named)}.`;
}
