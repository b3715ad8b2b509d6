import { type NoticeForm, undated } from './form.js';

const common = {
  state: 'WI',
  work: 'private',
  use: 'residential',
  maxUnits: 4,
  wording: 'statute',
  effectiveFrom: undated,
  effectiveTo: null,
  subtitle: null,
  amountLabel: 'Estimated total price',
  captions: { general_contractor: 'Prime Contractor' },
  proofOfService: null,
  closing: [] as string[],
} as const satisfies Partial<NoticeForm>;

const exceptions =
  'No notice is needed for more than four homes, or where any part of the improvement is not residential (Wis. Stat. § 779.02(1)(c)).';

/** Wis. Stat. § 779.02(2): (a) prime contractors, (b) everyone else. */
export const wisconsinForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'wi-contractor-notice',
    direct: true,
    statute: 'Wis. Stat. § 779.02(2)(a)',
    title: 'Notice to Owner of Lien Rights',
    opening: 'To {owners}:',
    labels: { work: 'Improvement' },
    letter: true,
    stated: ['amount', 'hiringParty', 'contract', 'furnishing', 'lender'],
    // "At least 8-point bold type".
    statement: {
      heading: null,
      paragraphs: [
        'As required by the Wisconsin construction lien law, claimant hereby notifies owner that persons or companies performing, furnishing, or procuring labor, services, materials, plans, or specifications for the construction on owner’s land may have lien rights on owner’s land and buildings if not paid. Those entitled to lien rights, in addition to the undersigned claimant, are those who contract directly with the owner or those who give the owner notice within 60 days after they first perform, furnish, or procure labor, services, materials, plans or specifications for the construction. Accordingly, owner probably will receive notices from those who perform, furnish, or procure labor, services, materials, plans, or specifications for the construction, and should give a copy of each notice received to the mortgage lender, if any. Claimant agrees to cooperate with the owner and the owner’s lender, if any, to see that all potential lien claimants are duly paid.',
      ],
      bold: true,
      minFontPt: 10,
    },
    guidance: [
      'The notice belongs in the written contract, of which the owner gets a copy. Without a written contract, serve it on the owner or its authorized agent within 10 days after the first labor, services or materials (Wis. Stat. § 779.02(2)(a)).',
      exceptions,
    ],
  },
  {
    ...common,
    formCode: 'wi-subcontractor-notice',
    direct: false,
    statute: 'Wis. Stat. § 779.02(2)(b)',
    unconfirmed: ['the sentences of paragraph (b); those of paragraph (a) were compared with its text'],
    title: 'Subcontractor Identification Notice',
    opening:
      'To {owners}:\nAs a part of your construction contract, your prime contractor or claimant has already advised you that those who perform, furnish, or procure labor, services, materials, plans, or specifications for the work will be notifying you. The undersigned first performed, furnished, or procured labor, services, materials, plans, or specifications on {firstFurnished} for the improvement now under construction on your real estate at {property}. Please give your mortgage lender the extra copy of this notice within 10 days after you receive this, so your lender, too, will know that the undersigned is included in the job.',
    labels: { work: 'Labor, services, materials, plans or specifications' },
    letter: true,
    stated: ['amount', 'jobsite', 'contract', 'furnishing', 'lender'],
    statement: null,
    methods: ['personal', 'registered', 'certified_return_receipt', 'certified_restricted_delivery'],
    guidance: [
      'Give the owner or its authorized agent two signed copies within 60 days after the first furnishing, in person or by registered mail with return receipt requested; the second copy is for the owner’s lender (Wis. Stat. § 779.02(2)(b)).',
      exceptions,
    ],
  },
];
