import type { PartyFacts } from '../document/job-facts.js';
import type { ClaimInstrument } from '../document/types.js';
import { inlineBlock, partyBlock } from '../notice/document/blocks.js';
import { recordedHiringParty } from '../notice/document/hiring-party.js';
import type { PartyBlock, Recipient } from '../notice/document/model.js';
import type { NoticeOptions } from '../notice/document/notice-metadata.js';
import { counterparties, servedParty } from '../notice/document/served-parties.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import { servedByClaim } from './leasehold.js';
import type { ClaimDetails } from './model.js';

/** The addressees of each document; every other served party gets a copy. A recorder and an attorney are not parties. */
const addressed: Record<ClaimInstrument, (details: ClaimDetails) => readonly string[]> = {
  demand_letter: () => ['hiring_party'],
  notice_of_intent: () => ['owner', 'public_entity', 'general_contractor'],
  notice_of_claim: () => ['owner', 'public_entity', 'general_contractor'],
  stop_notice: ({ stopNotice }) => (stopNotice.kind === 'private_lender' ? ['lender'] : ['owner', 'public_entity']),
  bond_claim: () => ['principal', 'general_contractor', 'surety'],
  mechanics_lien: () => ['owner', 'public_entity'],
  lien_release: () => ['owner', 'public_entity'],
  lawsuit_referral: () => [],
};

/** The party that hired the claimant, as named by the caller or found in the records. */
export function findHiringParty(facts: ClaimFacts, options: NoticeOptions): PartyBlock | null {
  if (options.hiringParty) return inlineBlock('hiring_party', options.hiringParty);
  const recorded = recordedHiringParty(facts, options);
  return recorded && partyBlock(recorded);
}

export function listAddressees(
  { instrument, addressees: ownAddressees }: Pick<ClaimForm, 'instrument' | 'addressees'>,
  facts: ClaimFacts,
  options: NoticeOptions,
  details: ClaimDetails,
): { addressees: Recipient[]; copies: Recipient[] } {
  const named = ownAddressees ?? addressed[instrument](details);
  // A lessee is an owner, of the leasehold.
  const roles = named.flatMap((role) => (role === 'owner' ? ['owner', 'lessee'] : [role]));
  const hiring = findHiringParty(facts, options);
  const served = servedByClaim(facts, options).map(partyBlock);
  const bonded = instrument === 'bond_claim' || roles.includes('surety');
  const bond = bonded ? [details.bond.principal, details.bond.surety] : [];
  const recipients = merged([
    ...(hiring ? [{ ...hiring, role: 'hiring_party' }] : []),
    ...bond.filter((block) => block !== null),
    ...served,
  ]);
  const isAddressed = (recipient: Recipient) => recipient.roles.some((role) => roles.includes(role));
  const addressees = recipients.filter(isAddressed);
  const copies = recipients.filter(
    (recipient) => !isAddressed(recipient) && !recipient.roles.every((role) => role === 'hiring_party'),
  );
  // A reminder is between the claimant and the party that owes it.
  const isPrivate = roles.length === 0 || (instrument === 'demand_letter' && details.level === 'reminder');
  const rank = (recipient: Recipient) =>
    Math.min(...recipient.roles.map((role) => (roles.includes(role) ? roles.indexOf(role) : 99)));
  return { addressees: addressees.sort((a, b) => rank(a) - rank(b)), copies: isPrivate ? [] : copies };
}

/**
 * The recorded parties that a document is served on: its addressees, and those that get a copy if its proof of service covers them
 * too. They are the ones that a piece reaches, by name and address.
 */
export function partiesServedByClaim(
  form: Pick<ClaimForm, 'instrument' | 'addressees' | 'proofOfService'>,
  facts: ClaimFacts,
  options: NoticeOptions,
  details: ClaimDetails,
): PartyFacts[] {
  const { addressees, copies } = listAddressees(form, facts, options, details);
  const served = form.proofOfService?.serves === 'everyone' ? [...addressees, ...copies] : addressees;
  const reached = new Set(served.map(toPieceKey));
  return counterparties(facts).filter((party) => reached.has(toPieceKey(partyBlock(servedParty(party)))));
}

function toPieceKey({ name, addressLines }: Pick<PartyBlock, 'name' | 'addressLines'>): string {
  return [name, ...addressLines].join('\n').toLowerCase();
}

/** One organization at one address gets one piece, in all its roles. */
function merged(parties: PartyBlock[]): Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const { role, ...block } of parties) {
    const key = toPieceKey(block);
    const existing = recipients.get(key);
    if (!existing) recipients.set(key, { ...block, roles: [role] });
    else if (!existing.roles.includes(role)) existing.roles.push(role);
  }
  return [...recipients.values()];
}
