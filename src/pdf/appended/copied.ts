import type { PdfDict, PdfObject } from '@libpdf/core';
import type { PageContent } from './content.js';

/** A copy of what a reference leads to. */
export interface ObjectCopy {
  ref: PdfObject;
  level: number;
  /** How many objects a reader meets that follows each reference every time; null while it is copied. */
  weight: number | null;
}

/** What a cleaned stream does, by the stream. */
export type Contents = WeakMap<PdfDict, PageContent>;
