import { isUnseen } from '../../shared/legible.js';
import type { PartyFacts, PostalAddress } from './notice-facts.js';

const parts = [
  ['addressLine1', 'street address'],
  ['city', 'city'],
  ['state', 'state'],
  ['zip', 'ZIP code'],
] as const;

export type AddressPart = (typeof parts)[number][0];

export function isBlank(value: string | null | undefined): boolean {
  return value === null || value === undefined || isUnseen(value);
}

/** The parts of a mailing address that are missing, with their plain names: street, city, state, ZIP. */
export function missingAddressParts(address: PostalAddress): { part: AddressPart; label: string }[] {
  return parts.filter(([part]) => isBlank(address[part])).map(([part, label]) => ({ part, label }));
}

/**
 * Where a party is served: at its own address if it has one, else at its organization's. The override replaces the whole
 * address; a street of one place and a city of another would be undeliverable.
 */
export function partyAddress(party: PartyFacts): PostalAddress {
  const override = party.addressOverride;
  const used = override && Object.values(addressOf(override)).some((value) => !isBlank(value));
  return addressOf(used ? override : party.organization);
}

function addressOf(source: PostalAddress): PostalAddress {
  const { addressLine1, addressLine2, city, state, zip } = source;
  return { addressLine1, addressLine2, city, state, zip };
}

/** "street address", "street address or city", "street address, city or ZIP code". */
export function listLabels(labels: string[]): string {
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
