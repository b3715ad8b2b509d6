import { contractorOf } from './claim/offices.js';

const captions: Record<string, string> = {
  owner: 'Owner',
  public_entity: 'Public Entity',
  lessee: 'Lessee',
  developer: 'Developer',
  general_contractor: 'General Contractor',
  construction_manager: 'Construction Manager',
  subcontractor: 'Subcontractor',
  sub_subcontractor: 'Sub-subcontractor',
  material_supplier: 'Material Supplier',
  equipment_lessor: 'Equipment Lessor',
  design_professional: 'Design Professional',
  laborer: 'Laborer',
  lender: 'Lender',
  surety: 'Surety',
  lien_agent: 'Lien Agent',
  hiring_party: 'Hiring Party',
  claimant: 'Claimant',
};

interface Choice {
  state: string;
  sector: string;
}

/** The names that claims and general notices have for the roles of parties: the state's, but not on federal work. */
export function stateCaptions({ state, sector }: Choice): Record<string, string> {
  const contractor = sector === 'federal' ? null : contractorOf(state);
  return contractor ? { general_contractor: contractor } : {};
}

/** The state's name for the general contractor inside a sentence. */
export function contractorNoun(claim: Choice): string {
  return roleCaption('general_contractor', false, stateCaptions(claim)).toLowerCase();
}

/** The printed name of a party role; a state's form may have its own ("Direct Contractor" in California). */
export function roleCaption(role: string, reputed: boolean, overrides: Record<string, string>): string {
  const caption = overrides[role] ?? captions[role] ?? role.replaceAll('_', ' ');
  return reputed ? `Reputed ${caption}` : caption;
}
