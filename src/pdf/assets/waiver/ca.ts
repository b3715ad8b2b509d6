import type { WaiverBlock, WaiverForm } from './form.js';

/** Civil Code §§ 8132, 8134, 8136 and 8138, word for word; they ask for substantially this form (§ 8124). */
const conditionalNotice: WaiverBlock = {
  kind: 'notice',
  text: 'NOTICE: THIS DOCUMENT WAIVES THE CLAIMANT’S LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS EFFECTIVE ON RECEIPT OF PAYMENT. A PERSON SHOULD NOT RELY ON THIS DOCUMENT UNLESS SATISFIED THAT THE CLAIMANT HAS RECEIVED PAYMENT.',
};
const unconditionalNotice: WaiverBlock = {
  kind: 'notice',
  text: 'NOTICE TO CLAIMANT: THIS DOCUMENT WAIVES AND RELEASES LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS UNCONDITIONALLY AND STATES THAT YOU HAVE BEEN PAID FOR GIVING UP THOSE RIGHTS. THIS DOCUMENT IS ENFORCEABLE AGAINST YOU IF YOU SIGN IT, EVEN IF YOU HAVE NOT BEEN PAID. IF YOU HAVE NOT BEEN PAID, USE A CONDITIONAL WAIVER AND RELEASE FORM.',
};
const identifying: Array<[string, string]> = [
  ['Name of Claimant:', '{claimant}'],
  ['Name of Customer:', '{customer}'],
  ['Job Location:', '{location}'],
  ['Owner:', '{owner}'],
];
const throughDate: [string, string] = ['Through Date:', '{throughDate}'];
const progress =
  'This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job through the Through Date of this document.';
const changeOrders =
  'Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below.';
const onReceipt =
  'This document is effective only on the claimant’s receipt of payment from the financial institution on which the following check is drawn:';
const check: WaiverBlock = {
  kind: 'fields',
  rows: [
    ['Maker of Check:', '{checkMaker}'],
    ['Amount of Check:', '{amount}'],
    ['Check Payable to:', '{checkPayee}'],
  ],
};
const contractRights =
  'Contract rights, including (A) a right based on rescission, abandonment, or breach of contract, and (B) the right to recover compensation for work not compensated by the payment.';
const anyOf = 'This document does not affect any of the following:';
const retentions: WaiverBlock = { kind: 'text', text: '(1) Retentions.', indent: 14 };
const extras: WaiverBlock = {
  kind: 'text',
  text: '(2) Extras for which the claimant has not received payment.',
  indent: 14,
};
const disputed: WaiverBlock = {
  kind: 'fields',
  rows: [['Disputed claims for extras in the amount of:', '{disputedSum}']],
};
const signature: WaiverBlock[] = [
  { kind: 'section', text: 'Signature' },
  {
    kind: 'signature',
    rows: [
      [{ holds: 'signature', label: 'Claimant’s Signature:' }],
      [
        { holds: 'title', label: 'Claimant’s Title:' },
        { holds: 'date', label: 'Date of Signature:' },
      ],
    ],
  },
];

export const californiaForms: WaiverForm[] = [
  {
    code: 'ca-8132',
    minFontPt: 10,
    body: [
      { kind: 'title' },
      conditionalNotice,
      { kind: 'section', text: 'Identifying Information' },
      { kind: 'fields', rows: [...identifying, throughDate] },
      { kind: 'section', text: 'Conditional Waiver and Release' },
      { kind: 'text', text: `${progress} ${changeOrders} ${onReceipt}` },
      check,
      { kind: 'section', text: 'Exceptions' },
      { kind: 'text', text: anyOf },
      retentions,
      extras,
      {
        kind: 'text',
        text: '(3) The following progress payments for which the claimant has previously given a conditional waiver and release but has not received payment:',
        indent: 14,
      },
      { kind: 'text', text: 'Date(s) of waiver and release: {priorDates}', indent: 28 },
      { kind: 'text', text: 'Amount(s) of unpaid progress payment(s): {priorAmounts}', indent: 28 },
      { kind: 'text', text: `(4) ${contractRights}`, indent: 14 },
      { kind: 'exceptions' },
      ...signature,
    ],
  },
  {
    code: 'ca-8134',
    minFontPt: 10,
    body: [
      { kind: 'title' },
      unconditionalNotice,
      { kind: 'section', text: 'Identifying Information' },
      { kind: 'fields', rows: [...identifying, throughDate] },
      { kind: 'section', text: 'Unconditional Waiver and Release' },
      {
        kind: 'text',
        text: `${progress} ${changeOrders} The claimant has received the following progress payment: {amount}`,
      },
      { kind: 'section', text: 'Exceptions' },
      { kind: 'text', text: anyOf },
      retentions,
      extras,
      { kind: 'text', text: `(3) ${contractRights}`, indent: 14 },
      { kind: 'exceptions' },
      ...signature,
    ],
  },
  {
    code: 'ca-8136',
    minFontPt: 10,
    body: [
      { kind: 'title' },
      conditionalNotice,
      { kind: 'section', text: 'Identifying Information' },
      { kind: 'fields', rows: identifying },
      { kind: 'section', text: 'Conditional Waiver and Release' },
      {
        kind: 'text',
        text: `This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job. ${changeOrders} ${onReceipt}`,
      },
      check,
      { kind: 'section', text: 'Exceptions' },
      { kind: 'text', text: anyOf },
      disputed,
      { kind: 'exceptions' },
      ...signature,
    ],
  },
  {
    code: 'ca-8138',
    minFontPt: 10,
    body: [
      { kind: 'title' },
      unconditionalNotice,
      { kind: 'section', text: 'Identifying Information' },
      { kind: 'fields', rows: identifying },
      { kind: 'section', text: 'Unconditional Waiver and Release' },
      {
        kind: 'text',
        text: `This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for all labor and service provided, and equipment and material delivered, to the customer on this job. ${changeOrders} The claimant has been paid in full.`,
      },
      { kind: 'section', text: 'Exceptions' },
      { kind: 'text', text: 'This document does not affect the following:' },
      disputed,
      { kind: 'exceptions' },
      ...signature,
    ],
  },
];
