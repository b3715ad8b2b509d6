import { type InferredFact, inferredJobsite } from '../document/inferred.js';
import { inferredHiringParty, recordedHiringParty } from '../notice/document/hiring-party.js';
import { readNoticeOptions } from '../notice/preflight/notice-metadata.js';
import { inferredBondParties } from './bond.js';
import { claimDetails } from './details.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import { readClaimOptions } from './options.js';

/** What a claim prints although the records do not say it. */
export function inferredInClaim(facts: ClaimFacts, form: ClaimForm): InferredFact[] {
  const notice = readNoticeOptions(facts.claim.metadata);
  const options = readClaimOptions(facts.claim.metadata);
  const { amount, stopNotice } = claimDetails(facts, options, notice);
  const found: InferredFact[] = [
    ...inferredHiringParty(facts, notice, 'metadata.hiring_party', recordedHiringParty(facts, notice)),
    ...inferredBondParties(facts, form, options, notice),
    ...inferredJobsite(facts),
  ];
  if (facts.claim.amount === null && amount !== null) {
    const message = 'The unpaid part of the invoices and the retainage: give claim_amount to state another amount.';
    found.push({ field: 'claimAmount', value: amount, message });
  }
  if (form.instrument === 'stop_notice' && options.stopNotice.kind === null) {
    const message =
      'Without metadata.stop_notice.kind, the notice of public work goes to the public entity and any other to the owner: give private_lender for the lender.';
    found.push({ field: 'metadata.stop_notice.kind', value: stopNotice.kind, message });
  }
  return found;
}
