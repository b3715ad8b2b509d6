import type { MetadataReader } from './metadata-reader.js';

export interface NoticeSent {
  title: string;
  date: string | null;
  method: string | null;
  /** Whose law a notice of the project follows; one that the caller gives has none. */
  state?: string;
  /** Florida: the copies of a notice to owner. */
  copies?: { contractor: CopySent | null; subcontractor: CopySent | null };
}

/** `required`: false if the claimant says that none had to be served. */
export interface CopySent {
  date: string | null;
  method: string | null;
  required: boolean | null;
}

export function readNoticeSent(sent: MetadataReader): NoticeSent {
  const copies = sent.child('copies');
  return {
    title: sent.required('title'),
    date: sent.date('date'),
    method: sent.text('method'),
    copies: { contractor: readCopy(copies, 'contractor'), subcontractor: readCopy(copies, 'subcontractor') },
  };
}

function readCopy(copies: MetadataReader, to: string): CopySent | null {
  if (!copies.has(to)) return null;
  const copy = copies.child(to);
  return {
    date: copy.date('date'),
    method: copy.text('method'),
    required: copy.has('required') ? copy.flag('required') : null,
  };
}
