import type { NoticeFacts } from './notice-facts.js';
import type { NoticeOptions } from './notice-metadata.js';
import {
  counterparties,
  isPublicWork,
  listGeneralContractors,
  listOwners,
  type ServedParty,
  servedParty,
} from './served-parties.js';

/** The order in which parties fill the boxes of page one; roles that are not listed follow in the order of entry. */
const order = [
  'owner',
  'general_contractor',
  'lender',
  'hiring',
  'surety',
  'lessee',
  'developer',
  'public_entity',
  'lien_agent',
  'construction_manager',
];

/** Every party but the claimant, who has its own block, in the order of the grid. */
export function orderedParties(facts: NoticeFacts, options: NoticeOptions, hiring: ServedParty | null): ServedParty[] {
  const inline = [...listOwners(facts, options), ...listGeneralContractors(facts, options)].filter(isInline);
  const all = [...inline, ...counterparties(facts).map(servedParty)];
  const rank = (served: ServedParty) => {
    const publicOwner = isPublicWork(facts) && served.role === 'public_entity';
    const position = order.indexOf(publicOwner ? 'owner' : served.role);
    const place = position < 0 ? order.length : position;
    const isHiring = hiring?.party != null && hiring.party === served.party;
    return isHiring ? Math.min(place, order.indexOf('hiring')) : place;
  };
  return all
    .map((served, index) => ({ served, index, rank: rank(served) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ served }) => served);
}

function isInline(served: ServedParty): boolean {
  return served.source === 'inline';
}
