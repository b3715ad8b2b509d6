import { neededParts, type PlacePart } from '../../address/postal-rules.js';
import type { PartyFacts, PostalAddress } from '../../document/job-facts.js';
import { isBlank } from '../../shared/legible.js';

const everywhere = [
  { part: 'addressLine1', label: 'street address' },
  { part: 'city', label: 'city' },
] as const;

type AddressPart = (typeof everywhere)[number]['part'] | PlacePart;

/** The parts of a mailing address that are missing, with their plain names: street, city, and what its country's mail needs. */
export function missingAddressParts(address: PostalAddress): { part: AddressPart; label: string }[] {
  return [...everywhere, ...neededParts(address.countryCode)].filter(({ part }) => isBlank(address[part]));
}

/**
 * Where a party is served: at its own address if it has one, else at its organization's. The override replaces the whole
 * address; a street of one place and a city of another would be undeliverable.
 */
export function partyAddress(party: PartyFacts): PostalAddress {
  return (party.addressOverride && ownAddress(party.addressOverride)) ?? addressOf(party.organization);
}

/** The address of a party itself; null if it has none. A country alone is no address. */
export function ownAddress(party: PostalAddress): PostalAddress | null {
  const { countryCode: _, ...parts } = addressOf(party);
  return Object.values(parts).some((value) => !isBlank(value)) ? addressOf(party) : null;
}

function addressOf(source: PostalAddress): PostalAddress {
  const { addressLine1, addressLine2, city, state, zip, countryCode = null } = source;
  return { addressLine1, addressLine2, city, state, zip, countryCode };
}

/** "street address", "street address or city", "street address, city or ZIP code". */
export function listLabels(labels: string[]): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
