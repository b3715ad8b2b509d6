import type { NoticeForm } from './form.js';

const common = {
  state: 'IA',
  work: 'private',
  use: 'residential',
  maxUnits: 2,
  // 2012 Iowa Acts, HF 675.
  effectiveFrom: '2013-01-01',
  effectiveTo: null,
  subtitle: 'Iowa Mechanics’ Notice and Lien Registry',
  amountLabel: 'Estimated total price',
  captions: {},
  proofOfService: null,
} as const;

/** Residential construction, then commercial construction. For homes, both notices are posted to the registry, and the contractor also gives the owner the notice of § 572.13. */
export const iowaForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'ia-notice-of-commencement-2013',
    direct: true,
    statute: 'Iowa Code §§ 572.13 and 572.13A',
    wording: 'statute',
    unconfirmed: [
      'the second sentence of the notice to the owner, and the address and telephone number of the registry that the owner is given with it',
    ],
    title: 'Notice of Commencement of Work and Notice to Owner',
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, general contractor, gives notice to {owners} that work on the property described below commenced on {firstFurnished}.',
    labels: {
      jobsite: 'Property',
      legalDescription: 'Legal description',
      parcel: 'Tax parcel identification number',
      registryEntry: 'Registry number',
    },
    letter: true,
    stated: ['amount', 'hiringParty', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: null,
      paragraphs: [
        'Persons or companies furnishing labor or materials for the improvement of real property may enforce a lien upon the improved property if they are not paid for their contributions, even if the parties have no direct contractual relationship with the owner. The mechanics’ notice and lien registry provides a listing of all persons or companies furnishing labor or materials who have posted a lien or who may post a lien upon the improved property.',
        'Mechanics’ notice and lien registry: https://sos.iowa.gov/mnlr. Toll-free telephone number: ________________',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: [],
    guidance: [
      'Post the notice of commencement to the mechanics’ notice and lien registry within ten days after the work commenced, with the legal description and the tax parcel number, and write the registry number on the sheet (Iowa Code § 572.13A).',
      'The notice to the owner belongs in the written contract. Without a written contract, give it to the owner in writing within ten days after the work commenced (Iowa Code § 572.13). Write in the toll-free number of the registry.',
    ],
  },
  {
    ...common,
    formCode: 'ia-preliminary-notice-2013',
    direct: false,
    statute: 'Iowa Code § 572.13B',
    wording: 'own',
    unconfirmed: [
      'the contents, which were compared with those of the notice of commencement (§ 572.13A) and with the instructions of the registry',
    ],
    title: 'Preliminary Notice',
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, posts this preliminary notice for labor or material that it furnishes for the property described below, under a contract with {hiringParty}. It first furnished labor or material on {firstFurnished}.',
    labels: {
      jobsite: 'Property',
      legalDescription: 'Legal description',
      parcel: 'Tax parcel identification number',
      contractor: 'General contractor or owner-builder',
      registryEntry: 'Registry number of the notice of commencement',
    },
    stated: ['hiringParty', 'amount', 'contract', 'furnishing', 'lender'],
    statement: null,
    closing: [],
    methods: ['registry'],
    guidance: [
      'Post the notice to the mechanics’ notice and lien registry before the owner pays the general contractor or owner-builder: the lien covers only what is unpaid then. The notice needs the registry number of the notice of commencement. If that was not posted within ten days, the subcontractor may post it (Iowa Code §§ 572.13A(2), 572.13B).',
    ],
  },
  {
    formCode: 'ia-notice-to-contractor-2013',
    state: 'IA',
    work: 'private',
    direct: false,
    statute: 'Iowa Code § 572.33',
    wording: 'own',
    unconfirmed: ['the contents, which were compared with summaries of subsection 2'],
    effectiveFrom: common.effectiveFrom,
    effectiveTo: null,
    title: 'Notice to General Contractor or Owner-Builder',
    subtitle: 'Commercial construction',
    opening:
      '{claimant}, {claimantAddress}, telephone {telephone}, notifies the general contractor or owner-builder in writing that it furnishes labor or materials to {hiringParty} for the project described below. It first furnished labor or materials on {firstFurnished}. This one-time notice covers all that it furnishes to {hiredBy} for the same project.',
    amountLabel: 'Estimated total price',
    captions: {},
    labels: { work: 'Labor or materials', jobsite: 'Property' },
    stated: ['hiringParty', 'amount', 'contract', 'furnishing', 'lender'],
    statement: null,
    closing: [],
    guidance: [
      'Give the notice in writing to the general contractor or owner-builder within 30 days after the first furnishing, if the claimant furnishes to a subcontractor. A claimant that the general contractor hired does not need it (Iowa Code § 572.33).',
    ],
    proofOfService: null,
  },
];
