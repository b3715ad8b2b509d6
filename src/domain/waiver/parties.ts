import { recordedHiringParty } from '../notice-document/hiring-party.js';
import { type NoticeOptions, readNoticeOptions } from '../preflight/notice-metadata.js';
import { type ServedParty, servedParty } from '../preflight/served-parties.js';
import type { WaiverFacts } from './facts.js';

/** Owner and general contractor as the metadata may give them inline; a waiver has no other options of a notice. */
export function inlineParties({ waiver }: WaiverFacts): NoticeOptions {
  const { owner, gc } = waiver.metadata ?? {};
  return readNoticeOptions({ ...(owner !== undefined && { owner }), ...(gc !== undefined && { gc }) });
}

/** Who pays the claimant: the party that the waiver names, else the one that hired it. */
export function customerOf(facts: WaiverFacts): ServedParty | null {
  const named = facts.parties.find(({ id }) => id === facts.waiver.customerPartyId);
  return named ? servedParty(named) : recordedHiringParty(facts, inlineParties(facts));
}
