import type { WaiverBlock, WaiverForm } from './form.js';

/** A.R.S. § 33-1008(D)(1) to (4), word for word; it asks for substantially this form, and for the notice in the largest type. */
const rights =
  'any mechanic’s lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned’s position';
const onCheck =
  'On receipt by the undersigned of a check from {checkMaker} (maker of check) in the sum of {amount} (amount of check) payable to {checkPayee} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release';
const job = '{owner} (owner) located at {location}, {work} (job description)';
const contracted = '{customer} (person with whom undersigned contracted)';
const progressOnly =
  'through {throughDate} (date) only and does not cover any retention, pending modifications and changes or items furnished after that date.';
const head: WaiverBlock[] = [
  { kind: 'title' },
  {
    kind: 'fields',
    rows: [
      ['Project:', '{project}'],
      ['Job No.:', '{jobNumber}'],
    ],
  },
];
const progressWarranty: WaiverBlock = {
  kind: 'text',
  text: 'The undersigned warrants that he either has already paid or will use the monies he receives from this progress payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.',
};
const signature = (dated: 'Date:' | 'Dated:'): WaiverBlock[] => [
  { kind: 'exceptions' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'date', label: dated },
        { holds: 'claimant', caption: '(Company name)' },
      ],
      [
        { holds: 'signature', label: 'By:', caption: '(Signature)' },
        { holds: 'title', caption: '(Title)' },
      ],
    ],
  },
];
const notice: WaiverBlock = {
  kind: 'notice',
  text: 'Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.',
};

export const arizonaForms: WaiverForm[] = [
  {
    code: 'az-conditional-progress',
    minFontPt: 10.5,
    body: [
      ...head,
      {
        kind: 'text',
        text: `${onCheck} ${rights} that the undersigned has on the job of ${job} to the following extent. This release covers a progress payment for all labor, services, equipment or materials furnished to the jobsite or to ${contracted}, ${progressOnly} Before any recipient of this document relies on it, that person should verify evidence of payment to the undersigned.`,
      },
      progressWarranty,
      ...signature('Date:'),
    ],
  },
  {
    code: 'az-unconditional-progress',
    minFontPt: 10.5,
    body: [
      ...head,
      {
        kind: 'text',
        text: `The undersigned has been paid and has received a progress payment in the sum of {amount} for all labor, services, equipment or material furnished to the jobsite or to ${contracted} on the job of ${job} and does hereby release ${rights} that the undersigned has on the above referenced project to the following extent. This release covers a progress payment for all labor, services, equipment or materials furnished to the jobsite or to ${contracted} ${progressOnly}`,
      },
      progressWarranty,
      ...signature('Dated:'),
      notice,
    ],
  },
  {
    code: 'az-conditional-final',
    minFontPt: 10.5,
    body: [
      ...head,
      {
        kind: 'text',
        text: `${onCheck} ${rights}, the undersigned has on the job of ${job}. This release covers the final payment to the undersigned for all labor, services, equipment or materials furnished to the jobsite or to ${contracted}, except for disputed claims in the amount of {disputedSum}. Before any recipient of this document relies on it, the person should verify evidence of payment to the undersigned.`,
      },
      {
        kind: 'text',
        text: 'The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.',
      },
      ...signature('Dated:'),
    ],
  },
  {
    code: 'az-unconditional-final',
    minFontPt: 10.5,
    body: [
      ...head,
      {
        kind: 'text',
        text: `The undersigned has been paid in full for all labor, services, equipment or material furnished to the jobsite or to ${contracted}, on the job of ${job} and does hereby waive and release any right to mechanic’s lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned’s position, except for disputed claims for extra work in the amount of {disputedSum}.`,
      },
      {
        kind: 'text',
        text: 'The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project.',
      },
      ...signature('Dated:'),
      notice,
    ],
  },
];
