import { distinctCounties, isSameCounty } from '../../../domain/claim-document/counties.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { intentServedOn } from '../../../domain/claim-document/requirements.js';
import { hasContractorAbove, type Standing, standingOf } from '../../../domain/claim-document/standing.js';
import { printedMethod } from '../../../domain/notice/preflight/notice-metadata.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { hawaiiCircuit } from '../../assets/claim/offices.js';
import { countyInSentence } from '../../county.js';
import { dayOf, formatDate, formatMoney } from '../../format.js';
import { californiaBlanks } from './california-blanks.js';
import { exhibitLetters, exhibitsOf, powerOfAttorney } from './exhibit-letters.js';
import { floridaBlanks } from './florida-blanks.js';
import { newJerseyBlanks } from './new-jersey-blanks.js';
import { rhodeIslandBlanks } from './rhode-island-blanks.js';
import { virginiaBlanks } from './virginia-blanks.js';
import { line } from './words.js';
import { wyomingBlanks } from './wyoming-blanks.js';

/** The blanks that only single states' forms have. */
export function stateBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details } = model;
  const { contract, particulars } = details;
  const { valueFurnished, future } = particulars;
  const money = (value: string | null) => (value ? formatMoney(value) : line);
  const box = (chosen: boolean) => (chosen ? '[X]' : '[  ]');
  const own = exhibitLetters(model).account;
  const intentServed = intentServedOn(details.noticesSent);
  return {
    ...californiaBlanks(model),
    ...floridaBlanks(model),
    ...newJerseyBlanks(model),
    ...wyomingBlanks(model),
    ...rhodeIslandBlanks(model),
    ...virginiaBlanks(model),
    earned: money(valueFurnished ?? contract.total),
    interestDay: details.interest.from
      ? dayOf(details.interest.from)
      : 'the ______ day of ____________________, ________',
    documentDay: dayOf(model.date).toUpperCase(),
    circuit: hawaiiCircuit(details.county) ?? line,
    firstMortgage: firstMortgage(particulars.firstMortgage),
    newOrImproved: newOrImproved(particulars.newlyErected, box),
    otherCounties: otherCounties(model),
    amountByBuilding: amountBy('building', model),
    amountByStructure: amountBy('structure', model),
    contractDate: contract.date ? formatDate(contract.date) : line,
    contractedWith: contractedWith(model),
    originalAmount: money(contract.originalAmount),
    changeOrders: money(contract.changeOrders),
    credits: money(contract.credits),
    valueFurnished: money(valueFurnished),
    valueOrTotal: money(valueFurnished ?? contract.total),
    futureFurnishing: future.description ?? line,
    futureAmount: future.amount ? formatMoney(future.amount) : `$${line}`,
    employer: employer(model),
    contractorWithYou: contractorWithYou(model),
    accountExhibit: own
      ? `Exhibit ${own}, incorporated by this reference`
      : exhibitsOf(model, ['account', 'invoice', 'statement']),
    ...mailing(model),
    receiptExhibit: exhibitsOf(model, ['proof_of_service']),
    powerOfAttorney: powerOfAttorney(model),
    intentServed: intentServed ? formatDate(intentServed) : line,
    tierOfHiringParty: tierOfHiringParty(model),
    rightToClaimNotice: rightToClaimNotice(model),
    priceStatement: contract.total
      ? 'The labor and materials were furnished under a contract for an agreed sum, which is identified above.'
      : '',
  };
}

/** The day and manner of a mailing. Lines to write on, if the document was served in a way that the form does not allow. */
function mailing({
  service: { method, date },
  formCode,
}: ClaimDocumentModel): Record<'mailedDate' | 'mailedBy', string> {
  const isAllowed = method === null || claimFormOf(formCode).methods?.some((allowed) => allowed === method);
  return {
    mailedDate: isAllowed && date ? formatDate(date) : line,
    mailedBy: isAllowed && method ? printedMethod(method) : line,
  };
}

/** The time of recording of a first mortgage that finances the structure (25 Del. C. § 2712(b)(11)). */
function firstMortgage({ exists, recordedOn }: ClaimDocumentModel['details']['particulars']['firstMortgage']): string {
  const noun =
    'first mortgage, or a conveyance in the nature of a first mortgage, on the structure that secures an existing indebtedness or future advances, of which at least 50 percent is used for the payment of labor or materials for the structure, was recorded';
  return exists === false ? `No ${noun}.` : `A ${noun} on: ${recordedOn ? formatDate(recordedOn) : line}.`;
}

/** Whom the claimant contracted with, in the words of the form. */
function contractedWith(model: ClaimDocumentModel): string {
  const standing = standingInModel(model);
  // New Jersey’s form offers the property owner, the contractor and the subcontractor, and no lessee.
  if (standing === 'owner' || (standing === 'lessee' && model.state === 'NJ')) return 'property owner';
  return standing ?? line;
}

function standingInModel({ hiringParty, claimant, owners, generalContractors }: ClaimDocumentModel): Standing | null {
  return standingOf(hiringParty, claimant.role, owners, generalContractors);
}

/** Montana, § 71-3-535(3)(h): that a notice of the right to claim a lien was given, or why none was required. */
function rightToClaimNotice({ claimant, details: { noticesSent } }: ClaimDocumentModel): string {
  if (claimant.role === 'general_contractor')
    return 'No notice of the right to claim a lien was required, because Claimant furnished the services or materials directly to the owner at the owner’s request.';
  const sent = noticesSent.map(({ title, date }) => (date ? `${title}, on ${formatDate(date)}` : title)).join('; ');
  return `A notice of the right to claim a lien was given to the contracting owner: ${sent || line}.`;
}

/** Tennessee’s word for the party that the claimant contracted with. */
function tierOfHiringParty(model: ClaimDocumentModel): string {
  const standing = standingInModel(model);
  if (standing === 'contractor') return 'prime contractor';
  if (standing === 'subcontractor') return 'remote contractor';
  return standing === null ? line : 'owner';
}

/** Who employed the claimant; below the contractor, also whose subcontractor that is. */
function employer({ hiringParty, generalContractors, owners }: ClaimDocumentModel): string {
  const contractor = above(generalContractors);
  const name = hiringParty?.name ?? line;
  const direct = [...generalContractors, ...owners].some((party) => party.name === name);
  return direct || !hiringParty || !contractor ? name : `${name}, a subcontractor of ${contractor},`;
}

/** West Virginia, §§ 38-2-11 and 38-2-13: how the party that the claimant contracted with stands to the owner. */
function contractorWithYou(model: ClaimDocumentModel): string {
  const { hiringParty, generalContractors } = model;
  if (!hiringParty) return line;
  const standing = standingInModel(model);
  if (standing === 'contractor') return `${hiringParty.name}, who was general contractor with you,`;
  if (!hasContractorAbove(standing, generalContractors.length)) return `${hiringParty.name}, who was ${line} with you,`;
  return `${hiringParty.name}, who was subcontractor with ${above(generalContractors) ?? line}, who was general contractor with you,`;
}

/** The contractor above the hiring party; a blank if several can be. */
function above(contractors: ClaimDocumentModel['generalContractors']): string | null {
  return contractors.length > 1 ? line : (contractors[0]?.name ?? null);
}

/** Maryland Rule 12-302(b)(5). */
function newOrImproved(newly: boolean | null, box: (chosen: boolean) => string): string {
  const [erected, improved] = [
    'The building is newly erected.',
    'The building has been repaired, rebuilt or improved to the extent of 15 percent of its value.',
  ];
  if (newly === null) return `${box(false)} ${erected}\n${box(false)} ${improved}`;
  return newly ? erected : improved;
}

/** Maryland, Real Property § 9-105(a)(1)(iv): the counties beside the one in whose court the petition is filed. */
function otherCounties({ jobsites, state, details: { county: own } }: ClaimDocumentModel): string {
  const named = distinctCounties(jobsites.map(({ county }) => county))
    .filter((county) => !own || !isSameCounty(county, own))
    .map((county) => countyInSentence(county, state));
  return named.length === 0
    ? 'No part of the land is located in another county.'
    : `Part of the land is located in ${named.join(' and ')}.`;
}

/** A claim on several buildings has an amount for each. */
function amountBy(noun: string, { jobsites }: ClaimDocumentModel): string {
  return jobsites.length < 2
    ? `The whole amount is claimed on the ${noun} described above.`
    : `Amount claimed on each ${noun}: ${line}${line}`;
}
