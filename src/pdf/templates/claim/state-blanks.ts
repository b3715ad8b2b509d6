import { isPowerOfAttorney } from '../../../domain/claim-document/attachments.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { intentServedOn } from '../../../domain/claim-document/requirements.js';
import { dayOf, formatDate, formatMoney } from '../../format.js';
import { exhibitLetters, exhibitsOf, exhibitsThat } from './exhibit-letters.js';
import { line } from './words.js';

/** The blanks that only single states' forms have. */
export function stateBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { details, hiringParty } = model;
  const { contract, particulars } = details;
  const { taxLot, valueFurnished, future, residential } = particulars;
  const money = (value: string | null) => (value ? formatMoney(value) : line);
  const box = (chosen: boolean) => (chosen ? '[X]' : '[  ]');
  const own = exhibitLetters(model).account;
  const intentServed = intentServedOn(details.noticesSent);
  return {
    interestDay: details.interest.from
      ? dayOf(details.interest.from)
      : 'the ______ day of ____________________, ________',
    block: taxLot.block ?? line,
    lot: taxLot.lot ?? line,
    municipality: taxLot.municipality ?? line,
    contractDate: contract.date ? formatDate(contract.date) : line,
    contractedWith: partyNoun(hiringParty?.name ?? null, model),
    originalAmount: money(contract.originalAmount),
    changeOrders: formatMoney(contract.changeOrders ?? '0'),
    credits: formatMoney(contract.credits ?? '0'),
    valueFurnished: money(valueFurnished),
    valueOrTotal: money(valueFurnished ?? contract.total),
    residentialBoxes: `${box(residential === true)} does ${box(residential === false)} does not`,
    isResidential: residential === null ? '(is) (is not)' : residential ? 'is' : 'is not',
    futureFurnishing: future.description ?? line,
    futureAmount: money(future.amount),
    employer: employer(model),
    accountExhibit: own
      ? `Exhibit ${own}, incorporated by this reference`
      : exhibitsOf(model, ['account', 'invoice', 'statement']),
    powerOfAttorney: exhibitsThat(model, isPowerOfAttorney),
    intentServed: intentServed ? formatDate(intentServed) : line,
  };
}

/** Whom the claimant contracted with: the owner, the contractor, or a subcontractor. */
function partyNoun(hiring: string | null, { owners, generalContractors, claimant }: ClaimDocumentModel): string {
  if (claimant.role === 'general_contractor' || owners.some(({ name }) => name === hiring)) return 'property owner';
  if (hiring === null || generalContractors.some(({ name }) => name === hiring)) return 'contractor';
  return 'subcontractor';
}

/** Who employed the claimant; below the contractor, also whose subcontractor that is. */
function employer({ hiringParty, generalContractors, owners }: ClaimDocumentModel): string {
  const [contractor] = generalContractors;
  const name = hiringParty?.name ?? line;
  const direct = [...generalContractors, ...owners].some((party) => party.name === name);
  return direct || !hiringParty || !contractor ? name : `${name}, a subcontractor of ${contractor.name},`;
}
