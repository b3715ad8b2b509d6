import { checkHiringParty, recordedHiringParty } from '../notice/document/hiring-party.js';
import type { Violation } from '../notice/preflight/notice-facts.js';
import { type NoticeOptions, readNoticeOptions } from '../notice/preflight/notice-metadata.js';
import { counterparties, ownersOf, type ServedParty, servedParty } from '../notice/preflight/served-parties.js';
import type { WaiverFacts } from './facts.js';
import type { LegalForm } from './forms.js';

/** Owner and general contractor from the metadata; a waiver has no other options of a notice. */
export function inlineParties({ waiver }: WaiverFacts): NoticeOptions {
  const { owner, gc } = waiver.metadata ?? {};
  return readNoticeOptions({ ...(owner !== undefined && { owner }), ...(gc !== undefined && { gc }) });
}

/** The party that pays the claimant: the one that the waiver names, else the one that hired the claimant. */
export function customerOf(facts: WaiverFacts): ServedParty | null {
  return namedParty(facts, facts.waiver.customerPartyId) ?? recordedHiringParty(facts, inlineParties(facts));
}

/** Reports that the customer is left blank, because several parties can have hired the claimant, or none. */
export function checkCustomer(facts: WaiverFacts): Violation[] {
  const { customerPartyId } = facts.waiver;
  return namedParty(facts, customerPartyId) ? [] : checkHiringParty(facts, inlineParties(facts), 'customer_party_id');
}

/** The owner that the waiver names, else every owner of the project. */
export function waiverOwners(facts: WaiverFacts): ServedParty[] {
  const named = namedParty(facts, facts.waiver.ownerPartyId);
  return named ? [named] : ownersOf(facts, inlineParties(facts));
}

/** The lender that the waiver names; Massachusetts' form asks for one, and defaults to the project's. */
export function lenderOf(facts: WaiverFacts, form: LegalForm | null): ServedParty | null {
  const named = namedParty(facts, facts.waiver.lenderPartyId);
  if (named || form?.state !== 'MA') return named;
  const lender = counterparties(facts).find(({ role }) => role === 'lender');
  return lender ? servedParty(lender) : null;
}

export function namedParty({ parties }: WaiverFacts, id: string | null): ServedParty | null {
  const named = parties.find((party) => party.id === id);
  return named ? servedParty(named) : null;
}
