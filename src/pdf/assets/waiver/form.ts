/**
 * The wording of one prescribed waiver form, apart from the code that lays it out. A change of the law is a new entry with its own
 * code, never an edit: waivers made under the old wording must stay reproducible. Citation, title and dates are listed with the
 * code in src/domain/waiver/forms.ts.
 */
export interface WaiverForm {
  code: string;
  /** Smallest type of the form's text, in points. */
  minFontPt: number;
  body: WaiverBlock[];
}

/** Texts may hold `{blank}`s. */
export type WaiverBlock =
  | { kind: 'title' }
  /** Bold, in the largest type of the page, as the statutes require for their notices. */
  | { kind: 'notice'; text: string }
  /** A heading that the form itself has. */
  | { kind: 'section'; text: string }
  /** `amounts`: the texts are amounts under each other. */
  | { kind: 'fields'; rows: Array<[label: string, text: string]>; amounts?: true }
  /** `conditional`: only on a conditional waiver. */
  | { kind: 'text'; text: string; indent?: number; conditional?: true }
  /** Where exceptions that the claimant adds to those of the form are listed. */
  | { kind: 'exceptions' }
  /** Lines to sign on, row by row. `stamped`: an officer places a stamp below them. */
  | { kind: 'signature'; rows: SignatureCell[][]; stamped?: true };

/** A line with the form's label before it and its caption below. */
export interface SignatureCell {
  holds: SignatureLine;
  label?: string;
  caption?: string;
  /** Share of the row; 1 by default. */
  share?: number;
}

export type SignatureLine =
  | 'signature'
  | 'claimant'
  | 'claimantAddress'
  | 'claimantPhone'
  | 'signer'
  | 'title'
  | 'date'
  | 'witness'
  | 'witnessAddress'
  | 'notary'
  | 'notaryCommission'
  | 'notaryExpires'
  | 'seal';

/** The facts that a `{blank}` may name. */
export type WaiverBlank =
  | 'claimant'
  | 'claimantAddress'
  | 'customer'
  | 'owner'
  | 'project'
  | 'jobNumber'
  | 'location'
  | 'property'
  | 'legalDescription'
  | 'city'
  | 'county'
  | 'work'
  | 'invoiceNumber'
  | 'amount'
  | 'disputed'
  | 'disputedSum'
  | 'retainage'
  | 'remaining'
  | 'checkMaker'
  | 'checkPayee'
  | 'payment'
  | 'throughDate'
  | 'lender'
  | 'originalSum'
  | 'approvedChanges'
  | 'adjustedSum'
  | 'completed'
  | 'heldRetainage'
  | 'payable'
  | 'previousPayments'
  | 'currentDue'
  | 'pendingChanges'
  | 'statementDate'
  | 'paymentPeriod'
  | 'priorDates'
  | 'priorAmounts'
  | 'doesOrDoesNot'
  | 'signer'
  | 'signerTitle'
  | 'date'
  | 'day'
  | 'month'
  | 'monthAndDay'
  | 'year'
  | 'shortYear'
  | 'notaryDay'
  | 'notaryMonth'
  | 'notaryYear'
  | 'notaryState'
  | 'notaryCounty';
