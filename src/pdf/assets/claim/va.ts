import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain } from './parts.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

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
  'license_if_required',
  'license_dates',
  'amounts_not_due',
  'structure',
  'interest_from',
] as const;

/** § 43-5: of the general contractor's form only. */
const mailed =
  'The undersigned hereby certifies that a copy of this memorandum was mailed to the owner of the property at the owner’s last known address, {ownerAddress}, on {serviceDate}.';

const recorded = 'and that I have duly recorded a mechanic’s lien for the same.';
const givenOn = 'Given under my hand this the ______ day of ____________________, 20____.';

/** The memoranda of the Code of Virginia, one for each tier, with the notices that §§ 43-8 and 43-10 have after the affidavit. */
const memoranda: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'va-lien-general-contractor',
    variant: 'direct',
    statute: 'Code of Virginia §§ 43-4, 43-5',
    title: 'Memorandum for Mechanic’s Lien Claimed by General Contractor',
    ...memorandum({ debtor: '{owner}', certificates: [mailed] }),
    requires: [...needed, 'service'],
  },
  {
    ...lien,
    formCode: 'va-lien-sub-subcontractor',
    variant: 'sub_subcontract',
    statute: 'Code of Virginia §§ 43-9, 43-10',
    title: 'Memorandum for Mechanic’s Lien Claimed by Sub-subcontractor',
    ...memorandum({
      debtor: '{hiringParty}',
      contractors: ['contractor_and_subcontractor', 'Name of general contractor (if any) and subcontractor'],
    }),
    addressees: ['owner', 'public_entity', 'general_contractor'],
    noticeAfter: {
      heading: 'Notice',
      statute: 'Code of Virginia § 43-10',
      paragraphs: [
        'To {owner} (owner) and {generalContractor} (general contractor):',
        `You are hereby notified that {hiringParty}, a subcontractor under you, said {generalContractor} (general contractor) for the construction (or removal, etc.,) of {aStructure} for you, or on property owned by you, said {owner} (owner) is indebted to me in the sum of {amount} with interest thereon from {interestDay}, for work done (or materials furnished) in and about the construction (or removal, etc.,) of {structure}, situate {inPlace}, Virginia, ${recorded}`,
        givenOn,
      ],
      signer: 'Sub-subcontractor',
    },
    guidance: [
      'Also give the notice after the affidavit to the owner and to the general contractor, or their agents. It says that the lien is recorded, so sign it then (Code of Virginia §§ 43-9, 43-10).',
    ],
    requires: [...needed, 'hiring_party', 'general_contractor'],
  },
  {
    ...lien,
    formCode: 'va-lien-subcontractor',
    statute: 'Code of Virginia §§ 43-7, 43-8',
    title: 'Memorandum for Mechanic’s Lien Claimed by Subcontractor',
    ...memorandum({
      debtor: '{hiringParty}',
      contractors: ['general_contractor', 'Name of general contractor (if any)'],
    }),
    noticeAfter: {
      heading: 'Notice',
      statute: 'Code of Virginia § 43-8',
      paragraphs: [
        'To {owner} (owner).',
        `You are hereby notified that {generalContractor} (general contractor) is indebted to me in the sum of {amount} with interest thereon from {interestDay}, for work done (or materials furnished, as the case may be,) in and about the construction (or removal, etc.,) of {aStructure}, which he has contracted to construct (or remove, etc.,) for you or on property owned by you {inPlace}, ${recorded}`,
        givenOn,
      ],
      signer: 'Subcontractor',
    },
    guidance: [
      'Also give the notice after the affidavit to the owner or its agent. It says that the lien is recorded, so sign it then (Code of Virginia §§ 43-7, 43-8).',
    ],
    requires: [...needed, 'hiring_party', 'general_contractor'],
  },
];

/** §§ 43-5, 43-8 and 43-10 give one form for each tier; they differ in the title and in the line of the contractors, which § 43-5 lacks. */
function memorandum({
  debtor,
  contractors,
  certificates = [],
}: {
  debtor: string;
  contractors?: ClaimForm['facts'][number];
  certificates?: readonly string[];
}) {
  return {
    opening: [],
    facts: [
      ['owner', 'Name and address of owner'],
      ...(contractors ? [contractors] : []),
      ['claimant', 'Name and address of claimant'],
      ['license', 'Contractor license or certificate number of claimant (if applicable)'],
      ['license_dates', 'Issuance and expiration date of license or certificate (if applicable)'],
      ['work', '1. Type of materials or services furnished'],
      ['amount', '2. Amount claimed'],
      [
        'amounts_not_due',
        'If any part of the amount claimed is not due as of the date of this mechanic’s lien, the date or event upon which it will be due and the sum(s) to which the due date(s) or event(s) apply',
      ],
      ['structure', '3. Type of structure on which work done or materials furnished'],
      ['property', '4. Brief description and location of real property'],
      ['interest_from', '5. Date from which interest on above amount is claimed'],
    ],
    closing: [
      'If no contractor license or certificate number is included, the claimant certifies that {licenseCertified}.',
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

export const virginiaClauses = {
  /** Under oath, so it is not made for a claimant that has not answered. */
  licenseCertified: {
    stated:
      'such a valid license or certificate is not required by law for the work done for which the benefit of a lien is claimed',
  },
  inPlace: { county: 'in {county}', unknown: 'in the county (or city) of {line}' },
  aStructure: { consonant: 'a {structure}', vowel: 'an {structure}' },
} as const satisfies Record<string, Words>;

export const virginiaClaims: StateClaims = {
  forms: memoranda,
  clauses: virginiaClauses,
};
