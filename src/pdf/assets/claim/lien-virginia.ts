import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain } from './parts.js';

const lien = {
  ...plain,
  instrument: 'mechanics_lien',
  wording: 'statute',
  state: 'VA',
  called: 'memorandum for mechanic’s lien',
  footer: 'Memorandum for Mechanic’s Lien',
} as const;
const needed = [
  'amount',
  'work',
  'county',
  'signatory',
  'last_furnishing',
  'license_dates',
  'amounts_not_due',
] as const;

/** § 43-5: of the general contractor's form only. */
const mailed =
  'The undersigned hereby certifies that a copy of this memorandum was mailed to the owner of the property at the owner’s last known address, {ownerAddress}, on {serviceDate}.';

/** The memoranda of the Code of Virginia. */
export const virginiaLiens: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'va-lien-general-contractor',
    variant: 'direct',
    statute: 'Code of Virginia §§ 43-4, 43-5',
    title: 'Memorandum for Mechanic’s Lien Claimed by General Contractor',
    ...virginia('{owner}', mailed),
    requires: [...needed, 'service'],
  },
  {
    ...lien,
    formCode: 'va-lien-subcontractor',
    statute: 'Code of Virginia §§ 43-7, 43-8',
    title: 'Memorandum for Mechanic’s Lien Claimed by Subcontractor',
    ...virginia('{hiringParty}'),
    unconfirmed: [
      'the notice to the owner that § 43-8 has after the affidavit, whose words were not found: it is not printed',
    ],
    guidance: [
      'Also give the owner or its agent written notice of the amount and character of the claim; § 43-8 has a form of it. This document does not contain it (Code of Virginia §§ 43-7, 43-8).',
    ],
    requires: needed,
  },
];

/** §§ 43-5 and 43-8 give one form for each tier; they differ in the title and in the general contractor's line. */
function virginia(debtor: string, ...certificates: readonly string[]) {
  return {
    opening: [],
    facts: [
      ['owner', 'Name and address of owner'],
      ['general_contractor', 'Name of general contractor (if any)'],
      ['claimant', 'Name and address of claimant'],
      ['license', 'Contractor license or certificate number of claimant (if applicable)'],
      ['license_dates', 'Issuance and expiration date of license or certificate (if applicable)'],
      ['work', 'Type of materials or services furnished'],
      ['amount', 'Amount claimed'],
      [
        'amounts_not_due',
        'If any part of the amount claimed is not due as of the date of this mechanic’s lien, the date or event upon which it will be due and the sum to which it applies',
      ],
      ['structure', 'Type of structure on which work done or materials furnished'],
      ['property', 'Brief description and location of real property'],
      ['interest_from', 'Date from which interest on the above amount is claimed'],
    ],
    closing: [
      'If no contractor license or certificate number is included, the claimant certifies that such a valid license or certificate is not required by law for the work done for which the benefit of a lien is claimed.',
      'It is the intent of the claimant to claim the benefit of a lien.',
      ...certificates,
    ],
    oath: {
      kind: 'jurat',
      open: false,
      heading: 'Affidavit',
      statement: `I, {signatory}, agent for the claimant, make oath that ${debtor} is justly indebted to the claimant in the sum of {amount}, for the consideration stated in the foregoing memorandum, and that the same is payable as therein stated.`,
    },
  } as const satisfies Partial<ClaimForm>;
}
