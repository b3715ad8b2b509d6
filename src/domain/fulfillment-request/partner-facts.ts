import type { OrganizationKind, PartyRole } from '../vocabulary.js';

/** Identifies an organization: two with the same name and place are the same. */
export interface NamedOrganization {
  name: string;
  addressLine1?: string | null;
  zip?: string | null;
}

/** A name without punctuation and spaces: `A.B.C. Builders, LLC` → `abcbuildersllc`. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Street and five digits of the ZIP code; null when the address is not known. */
export function placeKey({ addressLine1, zip }: Omit<NamedOrganization, 'name'>): string | null {
  if (!addressLine1) return null;
  const words = addressLine1.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.map((word) => abbreviations[word] ?? word).join(' ')} ${zip?.slice(0, 5) ?? ''}`.trim();
}

/** Common abbreviations of the Postal Service (Publication 28). */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  floor: 'fl',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  square: 'sq',
  street: 'st',
  suite: 'ste',
  west: 'w',
};

/**
 * Finds the organization among those of the same name: the one at the same place, or else one whose place is not known. If no
 * place is given, the only one; none if there are several.
 */
export function sameOrganization<O extends NamedOrganization>(
  organization: NamedOrganization,
  organizations: readonly O[],
): O | undefined {
  const named = organizations.filter(({ name }) => nameKey(name) === nameKey(organization.name));
  const place = placeKey(organization);
  if (place === null) return named.length === 1 ? named[0] : undefined;
  return named.find((one) => placeKey(one) === place) ?? named.find((one) => placeKey(one) === null);
}

/** The kind of organization for a role, when nothing else is known. */
export function toOrganizationKind(role: PartyRole): OrganizationKind {
  switch (role) {
    case 'owner':
    case 'lessee':
    case 'developer':
      return 'owner';
    case 'public_entity':
    case 'lender':
    case 'surety':
      return role;
    case 'material_supplier':
    case 'equipment_lessor':
      return 'supplier';
    case 'general_contractor':
    case 'construction_manager':
    case 'subcontractor':
    case 'sub_subcontractor':
      return 'contractor';
    case 'design_professional':
    case 'laborer':
    case 'lien_agent':
      return 'other';
  }
}
