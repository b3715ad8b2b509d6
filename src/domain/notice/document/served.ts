import { noticeHiringParty } from './hiring-party.js';
import type { NoticeFacts } from './notice-facts.js';
import type { NoticeOptions } from './notice-metadata.js';
import {
  counterparties,
  inlineParty,
  isPublicWork,
  type ServedParty,
  servedParties,
  servedParty,
} from './served-parties.js';

/** Arizona: the person with whom the claimant has contracted is served as well (A.R.S. § 33-992.01(B)). */
const statesThatServeTheHiringParty: readonly string[] = ['AZ'];

/**
 * Everyone a preliminary notice is served on. On private work it goes first to the lien agent or the designee of the notice of
 * commencement, if there is one: they are named to receive it (N.C.G.S. § 44A-11.2, Va. Code § 43-4.01).
 */
export function noticeServedParties(facts: NoticeFacts, options: NoticeOptions): ServedParty[] {
  const served = servedParties(facts, options);
  if (isPublicWork(facts)) return served;
  const agents = counterparties(facts).filter(({ role }) => role === 'lien_agent');
  return [...agents.map(servedParty), ...served, ...hiringParty(facts, options, served)];
}

function hiringParty(facts: NoticeFacts, options: NoticeOptions, served: ServedParty[]): ServedParty[] {
  if (!statesThatServeTheHiringParty.includes(facts.notice.state)) return [];
  if (options.hiringParty) return [inlineParty('metadata.hiring_party', 'hiring_party', options.hiringParty)];
  const hiring = noticeHiringParty(facts, options);
  const isHiringPartyServed =
    hiring && served.some(({ party, name }) => (party ? party === hiring.party : name === hiring.name));
  return hiring && !isHiringPartyServed ? [hiring] : [];
}
