/**
 * The words of one prescribed waiver form, apart from the code that lays it out. A change of the law is a new entry with a code
 * of its own, never an edit: waivers made under the old words must stay reproducible. Citation, title and dates stand beside the
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
  /** Bold, in the largest type of the page, as the statutes ask of their notices. */
  | { kind: 'notice'; text: string }
  /** A heading that the form itself has. */
  | { kind: 'section'; text: string }
  | { kind: 'fields'; rows: Array<[label: string, text: string]> }
  /** `conditional`: only on a waiver that is. */
  | { kind: 'text'; text: string; indent?: number; conditional?: true }
  /** Where what the claimant excepts beyond the form's own exceptions is listed. */
  | { kind: 'exceptions' }
  /** Lines to sign on, row by row. */
  | { kind: 'signature'; rows: SignatureCell[][] };

/** A line with its label before it and its caption below, as the form has them. */
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

/** What a `{blank}` may ask for. */
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
  | 'retainage'
  | 'remaining'
  | 'checkMaker'
  | 'checkPayee'
  | 'payment'
  | 'throughDate'
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
  | 'notaryState'
  | 'notaryCounty';
