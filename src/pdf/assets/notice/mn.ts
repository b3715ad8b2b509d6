import { type NoticeForm, undated } from './form.js';

const common = {
  state: 'MN',
  work: 'private',
  wording: 'statute',
  effectiveFrom: undated,
  effectiveTo: null,
  subtitle: null,
  amountLabel: 'Estimated charges',
  captions: { general_contractor: 'Contractor' },
  proofOfService: null,
  closing: [] as string[],
  methods: ['personal', 'certified', 'certified_return_receipt', 'certified_restricted_delivery'],
} as const satisfies Partial<NoticeForm>;

const sizes =
  'The notice is not needed for more than four homes in a residential project, or for larger projects that are not residential (Minn. Stat. § 514.011).';

/** Minn. Stat. § 514.011, subdivision 1 for contractors, 2 for the others: in at least 10-point bold type. */
export const minnesotaForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'mn-contractor-notice',
    direct: true,
    statute: 'Minn. Stat. § 514.011, subd. 1',
    title: 'Notice to Owner',
    opening: 'To {owners}',
    labels: { work: 'Improvement' },
    letter: true,
    stated: ['amount', 'hiringParty', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: null,
      paragraphs: [
        '(a) Any person or company supplying labor or materials for this improvement to your property may file a lien against your property if that person or company is not paid for the contributions.',
        '(b) Under Minnesota law, you have the right to pay persons who supplied labor or materials for this improvement directly and deduct this amount from our contract price, or withhold the amounts due them from us until 120 days after completion of the improvement unless we give you a lien waiver signed by persons who supplied any labor or material for the improvement and who gave you timely notice.',
      ],
      bold: true,
      minFontPt: 10,
    },
    guidance: [
      'The notice belongs in the written contract. Without a written contract, give it to the owner or its agent in person or by certified mail within ten days after the work is agreed upon (Minn. Stat. § 514.011, subd. 1).',
      sizes,
    ],
  },
  {
    ...common,
    formCode: 'mn-subcontractor-notice',
    direct: false,
    statute: 'Minn. Stat. § 514.011, subd. 2',
    unconfirmed: [
      'the words of subdivision 2, which were compared with a copy by a law office; those of subdivision 1 were compared with its text',
    ],
    title: 'Notice to Owner',
    opening: 'To {owners}',
    letter: true,
    stated: ['amount', 'work', 'hiringParty', 'contract', 'furnishing', 'lender'],
    statement: {
      heading: null,
      paragraphs: [
        'This notice is to advise you of your rights under Minnesota law in connection with the improvement to your property. Any person or company supplying labor or materials for this improvement may file a lien against your property if that person or company is not paid for the contributions.',
        'We, {claimant}, {claimantAddress}, have been hired by your contractor {hiredBy} to provide {work} for this improvement. To the best of our knowledge, we estimate our charges will be {amount}.',
        'If we are not paid by your contractor, we can file a claim against your property for the price of our services.',
        'You have the right to pay us directly and deduct this amount from the contract price, or withhold the amount due us from your contractor until 120 days after completion of the improvement unless your contractor gives you a lien waiver signed by me (us).',
        'We may not file a lien if you paid your contractor in full before receiving this notice.',
      ],
      bold: true,
      minFontPt: 10,
    },
    guidance: [
      'Give the notice to the owner or its agent in person or by certified mail within 45 days after the first furnishing (Minn. Stat. § 514.011, subd. 2).',
      sizes,
    ],
  },
];
