import type { WaiverBlock, WaiverForm } from './form.js';

/** MCL 570.1115(9)(a) to (d), word for word; it asks for substantially this format. */
const partial = (described: 'described as' | 'described as:') =>
  `I/we have a contract with {customer} (other contracting party) to provide {work} for the improvement to the property ${described} {property}, and by signing this waiver waive my/our construction lien to the amount of {amount}, for labor/materials provided through {throughDate} (date).`;
const full: WaiverBlock = {
  kind: 'text',
  text: 'My/our contract with {customer} (other contracting party) to provide {work} for the improvement of the property described as: {property} has been fully paid and satisfied. By signing this waiver, all my/our construction lien rights against the described property are waived and released.',
};
const covers =
  'This waiver, together with all previous waivers, if any, (circle one) {doesOrDoesNot} cover all amounts due to me/us for contract improvement provided through the date shown above.';
const residential =
  'If the improvement is provided to property that is a residential structure and if the owner or lessee of the property or the owner’s or lessee’s designee has received a notice of furnishing from me/one of us or if I/we are not required to provide one, and the owner, lessee, or designee has not received this waiver directly from me/one of us, the owner, lessee, or designee may not rely upon it without contacting me/one of us, either in writing, by telephone, or personally, to verify that it is authentic.';
const signature: WaiverBlock[] = [
  { kind: 'exceptions' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'claimant', share: 1.4 },
        { holds: 'signature', caption: '(signature of lien claimant)' },
      ],
      [
        { holds: 'claimantAddress', label: 'Address:', share: 1.4 },
        { holds: 'date', label: 'Signed on:', caption: '(date)' },
      ],
      [
        { holds: 'signer', caption: '(name of the person signing)', share: 1.4 },
        { holds: 'claimantPhone', label: 'Telephone:' },
      ],
    ],
  },
  { kind: 'notice', text: 'DO NOT SIGN BLANK OR INCOMPLETE FORMS. RETAIN A COPY.' },
];

export const michiganForms: WaiverForm[] = [
  {
    code: 'mi-partial-unconditional',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      { kind: 'text', text: partial('described as') },
      { kind: 'text', text: `${covers} ${residential}` },
      ...signature,
    ],
  },
  {
    code: 'mi-partial-conditional',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      { kind: 'text', text: partial('described as:') },
      { kind: 'text', text: `${covers} This waiver is conditioned on actual payment of the amount shown above.` },
      { kind: 'text', text: residential },
      ...signature,
    ],
  },
  {
    code: 'mi-full-unconditional',
    minFontPt: 11,
    body: [{ kind: 'title' }, full, { kind: 'text', text: residential }, ...signature],
  },
  {
    code: 'mi-full-conditional',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      full,
      { kind: 'text', text: `This waiver is conditioned on actual payment of {amount}. ${residential}` },
      ...signature,
    ],
  },
];
