import type { WaiverBlock, WaiverForm } from './form.js';

/**
 * Property Code § 53.284(b) to (e), word for word; a waiver has to comply substantially. The notice of the unconditional forms
 * is printed at the top, bold, in the largest type of the document and in 10 points at least.
 */
const rights =
  'any mechanic’s lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer’s position';
const notice: WaiverBlock = {
  kind: 'notice',
  text: 'NOTICE: This document waives rights unconditionally and states that you have been paid for giving up those rights. It is prohibited for a person to require you to sign this document if you have not been paid the payment amount set forth below. If you have not been paid, use a conditional release form.',
};
const head: WaiverBlock[] = [
  { kind: 'title' },
  {
    kind: 'fields',
    rows: [
      ['Project', '{project}'],
      ['Job No.', '{jobNumber}'],
    ],
  },
];
const contracted = '{customer} (person with whom signer contracted)';
const property = '{owner} (owner) located at {location} (location) to the following extent: {work} (job description).';
const onCheck: WaiverBlock = {
  kind: 'text',
  text: `On receipt by the signer of this document of a check from {checkMaker} (maker of check) in the sum of {amount} payable to {checkPayee} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release ${rights} that the signer has on the property of ${property}`,
};
const progress: WaiverBlock = {
  kind: 'text',
  text: `This release covers a progress payment for all labor, services, equipment, or materials furnished to the property or to ${contracted} as indicated in the attached statement(s) or progress payment request(s), except for unpaid retention, pending modifications and changes, or other items furnished.`,
};
const verify: WaiverBlock = {
  kind: 'text',
  text: 'Before any recipient of this document relies on this document, the recipient should verify evidence of payment to the signer.',
};
const warranty = (payment: 'progress' | 'final', tail: string): WaiverBlock => ({
  kind: 'text',
  text: `The signer warrants that the signer has already paid or will use the funds received from this ${payment} payment to promptly pay in full all of the signer’s laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project ${tail}`,
});
const progressWarranty = warranty('progress', 'in regard to the attached statement(s) or progress payment request(s).');
const finalWarranty = warranty('final', 'up to the date of this waiver and release.');
const signature: WaiverBlock[] = [
  { kind: 'exceptions' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'date', label: 'Date' },
        { holds: 'claimant', caption: '(Company name)' },
      ],
      [
        { holds: 'signature', label: 'By', caption: '(Signature)' },
        { holds: 'title', caption: '(Title)' },
      ],
    ],
  },
];

export const texasForms: WaiverForm[] = [
  {
    code: 'tx-conditional-progress',
    minFontPt: 10.5,
    body: [...head, onCheck, progress, verify, progressWarranty, ...signature],
  },
  {
    code: 'tx-unconditional-progress',
    minFontPt: 10.5,
    body: [
      notice,
      ...head,
      {
        kind: 'text',
        text: `The signer of this document has been paid and has received a progress payment in the sum of {amount} for all labor, services, equipment, or materials furnished to the property or to ${contracted} on the property of ${property} The signer therefore waives and releases ${rights} that the signer has on the above referenced project to the following extent:`,
      },
      progress,
      progressWarranty,
      ...signature,
    ],
  },
  {
    code: 'tx-conditional-final',
    minFontPt: 10.5,
    body: [
      ...head,
      onCheck,
      {
        kind: 'text',
        text: `This release covers the final payment to the signer for all labor, services, equipment, or materials furnished to the property or to ${contracted}.`,
      },
      verify,
      finalWarranty,
      ...signature,
    ],
  },
  {
    code: 'tx-unconditional-final',
    minFontPt: 10.5,
    body: [
      notice,
      ...head,
      {
        kind: 'text',
        text: `The signer of this document has been paid in full for all labor, services, equipment, or materials furnished to the property or to ${contracted} on the property of ${property} The signer therefore waives and releases ${rights}.`,
      },
      finalWarranty,
      ...signature,
    ],
  },
];
