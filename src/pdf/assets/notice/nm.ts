import { type NoticeForm, undated } from './form.js';

/** N.M. Stat. § 48-2-2.1: the contents of subsection D, for those that have no contract with the owner. */
export const newMexicoForms: NoticeForm[] = [
  {
    formCode: 'nm-right-to-claim-lien',
    state: 'NM',
    work: 'private',
    direct: false,
    statute: 'N.M. Stat. § 48-2-2.1',
    wording: 'own',
    unconfirmed: ['the contents that subsection D lists after the description of the property'],
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of the Right to Claim a Lien',
    subtitle: null,
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, gives notice of its right to claim a lien on the property described below in the event of nonpayment for the work or materials that it furnishes under a contract with {hiringParty}. It initially furnished work or materials on {firstFurnished}.',
    amountLabel: 'Estimated total price',
    captions: { general_contractor: 'Original Contractor' },
    labels: { work: 'Work or materials', jobsite: 'Property' },
    stated: ['hiringParty', 'amount', 'furnishing', 'contract', 'lender'],
    statement: null,
    closing: ['This notice is not a lien, and it is not a statement that any payment is late.'],
    methods: ['certified_return_receipt', 'certified_restricted_delivery', 'fax', 'personal'],
    guidance: [
      'Give the notice to the owner or reputed owner, or to the original contractor, within 60 days after initially furnishing work or materials: by certified mail with return receipt requested, by facsimile with acknowledgement or in person (N.M. Stat. § 48-2-2.1(B)).',
      'The notice is not needed for a lien of $5,000 or less, on residential property with four or fewer homes, or for a claimant that contracts directly with the original contractor (N.M. Stat. § 48-2-2.1(A), (B)).',
    ],
    proofOfService: null,
  },
];
