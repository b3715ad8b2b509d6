import { listNames } from '../shared/list-names.js';
/** What an exhibit is, as far as a form asks for it. */
export const exhibitKinds = [
  'contract',
  'change_order',
  'invoice',
  'statement',
  'pay_application',
  'notice',
  'proof_of_service',
  'notice_of_commencement',
  'account',
  'photo',
  'plan',
  'other',
] as const;
export type ExhibitKind = (typeof exhibitKinds)[number];

export const exhibitTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type ExhibitType = (typeof exhibitTypes)[number];

/** A file of a record that is appended to its document as a lettered exhibit. */
export interface Exhibit {
  title: string;
  kind: ExhibitKind;
  mimeType: ExhibitType;
  sha256: string;
  pageCount: number;
}

/** An exhibit in a document: its letter, and the page of its slip sheet. Its own pages follow. */
export interface AppendedExhibit {
  letter: string;
  title: string;
  page: number;
  pageCount: number;
}

/** What a file lacks to be an exhibit. */
export type ExhibitFault =
  | 'encrypted'
  | 'broken'
  | 'too_many_pages'
  | 'too_many_pixels'
  | 'too_large'
  | 'too_complex'
  | 'hidden_layer'
  | 'too_slow'
  | 'too_much_memory';

export const exhibitLimits = {
  /** A file: in base64, it fits the largest body that the API accepts. */
  bytes: 10 * 1024 * 1024,
  /** The exhibits of a record together; a document with them can still be sent by e-mail and to a court's portal. */
  totalBytes: 25 * 1024 * 1024,
  totalPages: 300,
  /** The letters B to Z: the document itself may have an exhibit of its own. */
  perRecord: 20,
  /** What the streams and pictures of a record's exhibits inflate to together, in bytes. A document with them is printed in time. */
  inflatedBytes: 400 * 1024 * 1024,
  pixels: 40_000_000,
} as const;

/** What is wrong with a file, as the end of a sentence that begins with the file. */
export const exhibitFaults: Readonly<Record<ExhibitFault, string>> = {
  encrypted: 'is encrypted or protected by a password: save a copy without protection and send that.',
  broken: 'cannot be read: it is damaged or not a complete file. Open it, save it again as a PDF, and send that.',
  too_many_pages: `has more than ${exhibitLimits.totalPages} pages.`,
  too_many_pixels: `has more than ${exhibitLimits.pixels / 1_000_000} million pixels.`,
  too_large: 'is too large when it is unpacked: print it to a new PDF, or divide it, and send that.',
  too_complex:
    'draws too much on a page for it to be shown or printed: print it to a new PDF with its pages as pictures, and send that.',
  hidden_layer: 'has a hidden layer that cannot be removed: print it to a new PDF and send that.',
  too_slow: 'takes too long to read: print it to a new PDF, with simpler drawings or fewer pages, and send that.',
  too_much_memory: 'needs too much memory to read: print it to a new PDF, with smaller pictures, and send that.',
};

/** The letter of an exhibit by its position: A to Z. */
export function exhibitLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** "Exhibit B (Contract) and Exhibit C (Invoices)". */
export function listExhibits(exhibits: readonly Pick<Exhibit, 'title'>[], first: number): string {
  return listNames(exhibits.map(({ title }, index) => `Exhibit\u00A0${exhibitLetter(first + index)} (${title})`));
}
