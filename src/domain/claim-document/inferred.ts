import { type InferredFact, inferredJobsite } from '../document/inferred.js';
import { inferredHiringParty, recordedHiringParty } from '../notice/document/hiring-party.js';
import { type NoticeOptions, readNoticeOptions } from '../notice/document/notice-metadata.js';
import { isBlank } from '../shared/legible.js';
import { findHiringParty } from './addressees.js';
import { inferredBondParties } from './bond.js';
import { claimDetails } from './details.js';
import type { ClaimFacts } from './facts.js';
import { type ClaimForm, statesBlank } from './form.js';
import { type ClaimOptions, readClaimOptions } from './options.js';
import { resolveProperty } from './property.js';
import { contractorsAbove } from './standing.js';

/** What a claim prints although the records do not say it. */
export function inferredInClaim(facts: ClaimFacts, form: ClaimForm): InferredFact[] {
  const notice = readNoticeOptions(facts.claim.metadata);
  const options = readClaimOptions(facts.claim.metadata);
  const { amount, stopNotice } = claimDetails(facts, options, notice);
  const inferredFacts: InferredFact[] = [
    ...inferredHiringParty(facts, notice, 'document', recordedHiringParty(facts, notice)),
    ...inferredBondParties(facts, form, options, notice),
    ...inferredContractorAbove(facts, form, notice),
    ...inferredJobsite(facts),
    ...inferredTown(facts, form, options),
  ];
  if (form.instrument === 'lien_release' && !options.isReleaseScopeGiven) {
    const message =
      'The whole lien is released, because the document does not say how much is: choose the whole lien to confirm it, or a part.';
    inferredFacts.push({ field: 'metadata.release.scope', value: 'full', message });
  }
  if (facts.claim.amount === null && amount !== null) {
    const message = 'The unpaid part of the invoices and the retainage: enter a claim amount to state another.';
    inferredFacts.push({ field: 'claimAmount', value: amount, message });
  }
  if (form.instrument === 'stop_notice' && options.stopNotice.kind === null) {
    const message =
      'The notice of public work goes to the public entity and any other to the owner, unless the kind of stop notice says that it goes to the lender.';
    inferredFacts.push({ field: 'metadata.stop_notice.kind', value: stopNotice.kind, message });
  }
  return inferredFacts;
}

/** The town of the records, or of the tax map, that only the address gives, whose city is that of its post office. */
function inferredTown(facts: ClaimFacts, form: ClaimForm, { particulars }: ClaimOptions): InferredFact[] {
  const isByLot = statesBlank(form, 'taxLots');
  if (!isByLot && !statesBlank(form, 'townOfProperty') && !form.facts.some(([fact]) => fact === 'town')) return [];
  const [first, ...others] = resolveProperty(facts, form).facts.jobsites;
  const cities = [...(particulars.taxLot.municipality === null ? [first] : []), ...(isByLot ? others : [])].flatMap(
    (site) => (isBlank(site?.city) ? [] : [site!.city!.trim()]),
  );
  if (cities.length === 0) return [];
  const message =
    'The city of the jobsite’s address, which can be that of its post office: enter the municipality of the tax lot, or correct the city.';
  return [{ field: 'metadata.tax_lot.municipality', value: [...new Set(cities)].join('; '), message }];
}

/** West Virginia, §§ 38-2-11 and 38-2-13: the notice names the contractor above the claimant's customer. */
function inferredContractorAbove(facts: ClaimFacts, form: ClaimForm, notice: NoticeOptions): InferredFact[] {
  const hiring = findHiringParty(facts, notice);
  const [contractor, ...others] = contractorsAbove(facts, form, notice);
  if (!hiring || !contractor || others.length > 0) return [];
  const message = `The only general contractor of the project is printed as the one that hired ${hiring.name}: correct the parties if that is another.`;
  return [{ field: 'parties.generalContractor', value: contractor.name, message }];
}
