import type { PayApplicationDocumentModel } from '../../domain/pay-application-document/model.js';

/**
 * The statements on an application for payment, in the service's own words. The blanks are nouns: `{applicant}` requests
 * payment from `{payer}`.
 */
export const payApplicationWording = {
  title: 'Application and Certificate for Payment',
  /** Below a contract with the owner, where the payer approves the amount and no one certifies it. */
  subcontractTitle: 'Application for Payment',
  sheetTitle: 'Continuation Sheet',
  /** Signed by the applicant. */
  certification:
    'The {applicant} certifies that, to the best of its knowledge, information and belief, the work covered by this application has been ' +
    'completed as the contract requires; that all amounts due to subcontractors and suppliers from prior payments have been paid; ' +
    'and that the current payment shown on line 8 is now due.',
  /** Signed by the architect, on a contract with the owner. */
  certificate:
    'Based on its on-site observations and the data in this application, the architect certifies that, to the best of its knowledge, the ' +
    'work has progressed as indicated and the {applicant} is entitled to payment of the amount below.',
  /** Signed by the party that hired the applicant, on any lower contract. */
  approval:
    'The {payer} has reviewed this application and approves the amount below for payment to the {applicant} named above.',
  /** Printed under both; `{act}` is the certificate or the approval. */
  reservation:
    'This {act} is not negotiable. Payment and acceptance of payment are without prejudice to any right of the owner or contractor. ' +
    'If the amount differs from line 8, initial each changed figure and attach an explanation.',
  /** Above the signature of who certifies or approves; `{verb}` is certified or approved. */
  explanation: 'Explanation, if the amount {verb} differs from line 8: {line}',
  less: 'Less than line 8 by {amount}.',
  /** Below the change orders of the summary and of the continuation sheet. */
  executed: 'Includes only fully executed change orders.',
  unlisted:
    'Includes only fully executed change orders. They are not lines of the continuation sheet, whose column C adds up to line 1.',
  notLines:
    'Change orders of {amount} (line 2) are not lines of this schedule: column C adds up to the original contract sum (line 1).',
};

type PrintedSheet = Pick<PayApplicationDocumentModel, 'type' | 'certifier'>;

/** Whether it is an application without a certificate. A continuation sheet is the same with and without one. */
export function isOfSubcontract({ type, certifier }: PrintedSheet): boolean {
  return certifier === 'payer' && type !== 'g703';
}

/** The name of the form. */
export function payApplicationTemplate(printed: PrintedSheet): string {
  return isOfSubcontract(printed) ? `${printed.type}-subcontract` : printed.type;
}

export function payApplicationTitle(printed: PrintedSheet): string {
  const { title, subcontractTitle, sheetTitle } = payApplicationWording;
  if (printed.type === 'g703') return sheetTitle;
  return isOfSubcontract(printed) ? subcontractTitle : title;
}
