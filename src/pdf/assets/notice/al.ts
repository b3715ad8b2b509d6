import { type NoticeForm, undated } from './form.js';

/** § 35-11-210: a supplier that gives this notice before it furnishes the material has a lien for the full price. */
export const alabamaForms: NoticeForm[] = [
  {
    formCode: 'al-notice-to-owner',
    state: 'AL',
    work: 'private',
    roles: ['material_supplier'],
    statute: 'Code of Alabama § 35-11-210',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice to Owner before Furnishing Material',
    subtitle: null,
    opening:
      'To {owners}, owner or proprietor:\nTake notice, that the undersigned is about to furnish {hiringParty}, your contractor or subcontractor, certain material for the construction, or for the repairing, altering, or beautifying of a building or buildings, or improvement or improvements, on the following described property: {property}\nand there will become due to the undersigned on account thereof the price of the material, for the payment of which the undersigned will claim a lien.',
    // The section also wants "certain specified material" at "certain specified prices".
    amountLabel: 'Price of the material',
    captions: { general_contractor: 'Contractor' },
    labels: { work: 'Material to be furnished' },
    letter: true,
    stated: ['hiringParty', 'jobsite', 'contract', 'furnishing', 'lender'],
    statement: null,
    closing: [],
    guidance: [
      'Give the notice to the owner before the first material is furnished, with the kinds of material and their prices (Code of Alabama § 35-11-210). The lien is then not limited to the unpaid balance of the contractor, unless the owner objects.',
    ],
    proofOfService: null,
  },
];
