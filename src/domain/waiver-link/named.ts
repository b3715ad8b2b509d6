import type { ClaimantRole, WaiverRequestStatus } from '../vocabulary.js';

/** What a company below a payee can be. */
export const namedRoles = [
  'sub_subcontractor',
  'material_supplier',
  'equipment_lessor',
  'design_professional',
  'laborer',
] as const satisfies readonly ClaimantRole[];
export type NamedRole = (typeof namedRoles)[number];

/** What the payee reads of a company that it named: that it signed, or why not. What was signed is not the payee's to read. */
export function outcomeOfNamed(status: WaiverRequestStatus, payer: string): string {
  switch (status) {
    case 'draft':
      return `${payer} asks for no waiver of this amount`;
    case 'signed':
    case 'held':
    case 'released':
      return 'Signed';
    case 'undeliverable':
      return 'The e-mail did not arrive';
    case 'declined':
      return 'Declined';
    case 'expired':
      return 'No answer';
    case 'superseded':
    case 'cancelled':
      return `Cancelled by ${payer}`;
    case 'requested':
    case 'viewed':
    case 'countered':
      return 'Not signed yet';
  }
}
