import type { WaiverBlock, WaiverForm } from './form.js';

/** NRS 108.2457(5)(a) to (d), word for word: Nevada enforces these forms and no others. The notice is in the largest type. */
const labelled: Array<[string, string]> = [
  ['Property Name:', '{project}'],
  ['Property Location:', '{location}'],
  ['Undersigned’s Customer:', '{customer}'],
  ['Invoice/Payment Application Number:', '{invoiceNumber}'],
  ['Payment Amount:', '{amount}'],
];
const period: [string, string] = ['Payment Period:', '{paymentPeriod}'];
const disputed: [string, string] = ['Amount of Disputed Claims:', '{disputed}'];
const rights =
  'any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property';
const onCheck: WaiverBlock = {
  kind: 'text',
  text: `Upon receipt by the undersigned of a check in the above-referenced Payment Amount payable to the undersigned, and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release and the undersigned shall be deemed to waive ${rights} to the following extent:`,
};
const extent = (furnished: string) =>
  `This release covers a progress payment for the ${furnished} furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount or such portion of the Payment Amount as the undersigned is actually paid, and does not cover any retention withheld, any items, modifications or changes pending approval, disputed items and claims, or items furnished that are not paid.`;
const verify =
  'Before any recipient of this document relies on it, the recipient should verify evidence of payment to the undersigned.';
const warranty = (payment: string, work: string) =>
  `The undersigned warrants that he or she either has already paid or will use the money received from ${payment} promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all ${work} that are the subject of this waiver and release.`;
const signature: WaiverBlock = {
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
};

export const nevadaForms: WaiverForm[] = [
  {
    code: 'nv-conditional-progress',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: labelled },
      onCheck,
      {
        kind: 'text',
        text: `${extent('work, materials or equipment')} ${verify} ${warranty('this progress payment', 'work, materials or equipment')}`,
      },
      signature,
    ],
  },
  {
    code: 'nv-unconditional-progress',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: labelled },
      {
        kind: 'text',
        text: `The undersigned has been paid and has received a progress payment in the above-referenced Payment Amount for all work, materials and equipment the undersigned furnished to the Customer for the above-described Property and does hereby waive and release ${rights} to the following extent:`,
      },
      {
        kind: 'text',
        text: `${extent('work, materials and equipment')} ${warranty('this progress payment', 'work, materials or equipment')}`,
      },
      signature,
      {
        kind: 'notice',
        text: 'Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it to the extent of the Payment Amount or the amount received. If you have not been paid, use a conditional release form.',
      },
    ],
  },
  {
    code: 'nv-conditional-final',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: [...labelled, period, disputed] },
      onCheck,
      {
        kind: 'text',
        text: `This release covers the final payment to the undersigned for all work, materials or equipment furnished by the undersigned to the Property or to the Undersigned’s Customer and does not cover payment for Disputed Claims, if any. ${verify} ${warranty('the final payment', 'work, materials or equipment')}`,
      },
      signature,
    ],
  },
  {
    code: 'nv-unconditional-final',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'fields', rows: [...labelled, disputed] },
      {
        kind: 'text',
        text: `The undersigned has been paid in full for all work, materials and equipment furnished to the Customer for the above-described Property and does hereby waive and release ${rights}, except for the payment of Disputed Claims, if any, noted above. ${warranty('this final payment', 'work, materials and equipment')}`,
      },
      signature,
      {
        kind: 'notice',
        text: 'Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.',
      },
    ],
  },
];
