import type { WaiverBlock, WaiverForm } from './form.js';

/** Utah Code § 38-1a-802(4)(b) and (c), word for word; it asks for substantially this form. */
const labelled: Array<[string, string]> = [
  ['Property Name:', '{project}'],
  ['Property Location:', '{location}'],
  ['Undersigned’s Customer:', '{customer}'],
  ['Invoice/Payment Application Number:', '{invoiceNumber}'],
  ['Payment Amount:', '{amount}'],
];
const onCheck: WaiverBlock[] = [
  {
    kind: 'text',
    text: 'To the extent provided below, this document becomes effective to release and the undersigned is considered to waive any notice of lien or right under Utah Code Ann., Title 38, Chapter 1a, Preconstruction and Construction Liens, or any bond right under Utah Code Ann., Title 14, Contractors’ Bonds, or Section 63G-6a-1103 related to payment rights the undersigned has on the above described Property once:',
  },
  {
    kind: 'text',
    text: '(1) the undersigned endorses a check in the above referenced Payment Amount payable to the undersigned; and',
    indent: 14,
  },
  { kind: 'text', text: '(2) the check is paid by the depository institution on which it is drawn.', indent: 14 },
];
const warranty = (payment: string): WaiverBlock => ({
  kind: 'text',
  text: `The undersigned warrants that the undersigned either has already paid or will use the money the undersigned receives from ${payment} promptly to pay in full all the undersigned’s laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or combination of work, materials, and equipment that are the subject of this waiver and release.`,
});
const signature: WaiverBlock[] = [
  { kind: 'exceptions' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'date', label: 'Dated:' },
        { holds: 'claimant', caption: '(Company Name)' },
      ],
      [
        { holds: 'signature', label: 'By:' },
        { holds: 'title', label: 'Its:' },
      ],
    ],
  },
];

export const utahForms: WaiverForm[] = [
  {
    code: 'ut-progress',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: [...labelled, ['Payment Period:', '{paymentPeriod}']] },
      ...onCheck,
      {
        kind: 'text',
        text: 'This waiver and release applies to a progress payment for the work, materials, equipment, or a combination of work, materials, and equipment furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount. This waiver and release does not apply to any retention withheld; any items, modifications, or changes pending approval; disputed items and claims; or items furnished or invoiced after the Payment Period.',
      },
      warranty('this progress payment'),
      ...signature,
    ],
  },
  {
    code: 'ut-final',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: labelled },
      ...onCheck,
      {
        kind: 'text',
        text: 'This waiver and release applies to the final payment for the work, materials, equipment, or combination of work, materials, and equipment furnished by the undersigned to the Property or to the Undersigned’s Customer.',
      },
      warranty('the final payment'),
      ...signature,
    ],
  },
];
