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

/** The printed name of a party role; a state's form may have its own ("Direct Contractor" in California). */
export function roleCaption(role: string, reputed: boolean, overrides: Record<string, string>): string {
  const caption = overrides[role] ?? captions[role] ?? role.replaceAll('_', ' ');
  return reputed ? `Reputed ${caption}` : caption;
}
