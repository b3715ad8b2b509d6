import type { PartyRole } from '../vocabulary.js';

/** A party of a project, as far as it decides who is paid by whom. */
export interface PaidParty {
  id: string;
  role: PartyRole;
  organizationId: string;
  isClaimant: boolean;
  hiredByPartyId: string | null;
}

const claimants: ReadonlySet<PartyRole> = new Set<PartyRole>([
  'general_contractor',
  'construction_manager',
  'subcontractor',
  'sub_subcontractor',
  'material_supplier',
  'equipment_lessor',
  'design_professional',
  'laborer',
]);
const onTop: ReadonlySet<PartyRole> = new Set<PartyRole>(['general_contractor', 'construction_manager']);

/**
 * The parties that can claim for what an application bills: the one that applies and those below it. A party whose hirer is not
 * recorded may be below it; a hirer of the applicant, and another contractor of the owner, are not.
 */
export function listPaidParties<Party extends PaidParty>(
  parties: readonly Party[],
  { applicantId, readerId }: { applicantId: string | null; readerId: string },
): Party[] {
  const byId = new Map(parties.map((party) => [party.id, party]));
  const named = parties.filter(({ organizationId, role }) => organizationId === applicantId && claimants.has(role));
  const applicant = named.find(({ isClaimant }) => isClaimant) ?? named[0];
  const above = new Set<string>();
  for (let party = hirer(applicant); party && !above.has(party.id); party = hirer(party)) above.add(party.id);
  return parties.filter((party) => claimants.has(party.role) && party.organizationId !== readerId && isBelow(party));

  function hirer(party: Party | undefined): Party | undefined {
    return party?.hiredByPartyId ? byId.get(party.hiredByPartyId) : undefined;
  }

  function isBelow(party: Party): boolean {
    if (!applicant) return true;
    const seen = new Set<string>();
    for (let one: Party | undefined = party; one && !seen.has(one.id); one = hirer(one)) {
      if (one === applicant) return true;
      if (above.has(one.id) || onTop.has(one.role)) return false;
      seen.add(one.id);
    }
    return true;
  }
}
