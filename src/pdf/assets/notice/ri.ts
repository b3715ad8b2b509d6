import { type NoticeForm, undated } from './form.js';

/** R.I. Gen. Laws § 34-28-4.1, for those that contract with the owner, except suppliers. */
export const rhodeIslandForms: NoticeForm[] = [
  {
    formCode: 'ri-possible-lien',
    state: 'RI',
    work: 'private',
    direct: true,
    roles: [
      'general_contractor',
      'construction_manager',
      'subcontractor',
      'sub_subcontractor',
      'design_professional',
      'laborer',
    ],
    statute: 'R.I. Gen. Laws § 34-28-4.1',
    wording: 'statute',
    effectiveFrom: undated,
    effectiveTo: null,
    title: 'Notice of Possible Mechanic’s Lien',
    subtitle: null,
    opening:
      'To: {owners}\nThe undersigned is about to perform work and/or furnish materials for the construction, erection, alterations, or repair upon the land at {site} under contract with you. This is a notice that the undersigned and any other persons who provide labor and materials for the improvement under contract with the undersigned may file a mechanic’s lien upon the land in the event of nonpayment to them. It is your responsibility to assure yourself that those other persons under contract with the undersigned receive payment for their work performed and materials furnished for the construction, erection, alteration or repair upon the land.',
    amountLabel: 'Contract price',
    captions: {},
    letter: true,
    stated: ['amount', 'jobsite', 'hiringParty', 'contract', 'furnishing', 'lender'],
    statement: null,
    closing: [],
    methods: ['certified_return_receipt', 'certified_restricted_delivery'],
    guidance: [
      'The notice belongs, conspicuously, in the written contract, or goes to the owner, lessee or tenant by certified mail, return receipt requested, before the work begins or materials are delivered (R.I. Gen. Laws § 34-28-4.1).',
    ],
    proofOfService: null,
  },
];
