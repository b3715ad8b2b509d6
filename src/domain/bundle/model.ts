import type { AppendedExhibit, ExhibitType } from '../exhibit/exhibit.js';

/** A file of a bundle: the document, a proof of service, a receipt. */
export interface BundlePart {
  title: string;
  fileName: string;
  mimeType: ExhibitType;
  sha256: string;
  pageCount: number;
  /** When it was made or received; RFC 3339. */
  at: string;
  /** The exhibits inside the file. */
  exhibits: readonly AppendedExhibit[];
}

/** A change that the audit log recorded. */
export interface BundleEntry {
  at: string;
  record: string;
  action: string;
  by: string;
  fields: readonly string[];
}

/** A file that belongs to the document and cannot be printed; `why` is the end of a sentence that begins with the file. */
export interface UnbundledFile {
  fileName: string;
  sha256: string;
  why: string;
}

/** A document with everything that proves how it was made and served, in one file. */
export interface BundleModel {
  /** The document: `Claim of Lien No. N-260610-BAY001`. */
  about: string;
  claimant: string;
  project: string;
  parts: readonly BundlePart[];
  notBundled: readonly UnbundledFile[];
  entries: readonly BundleEntry[];
  /** Older changes that the extract omits. */
  omitted: number;
  sandbox: boolean;
}
