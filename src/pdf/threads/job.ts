import type { ScannedPage } from '../../domain/document/signed-original.js';
import type { AppendedExhibit, ExhibitFault } from '../../domain/exhibit/exhibit.js';
import type { FileToAppend } from '../appended/append.js';
import type { PieceToPrint } from '../pieces.js';
import type { RenderJob, UnprintableText } from '../render-job.js';

/** The result sent over the thread's port; errors are sent as data because a clone would lose their class and fields. */
export type WorkerResult =
  | { bytes: Uint8Array; pageCount: number; exhibits: AppendedExhibit[]; sealedBy?: string }
  | { digest: Uint8Array }
  | { ready: true }
  | Inspection
  | { scan: ScannedPage[] }
  | { fault: ExhibitFault }
  | { unprintable: UnprintableText[] };

/** A file that can be appended to a document. */
export interface Inspection {
  pages: number;
  /** Bytes that its streams or its picture have when a thread reads them. */
  inflated: number;
}

/** A document to print, pieces of mail to put into one file, a file to inspect, to copy or to read codes in, or a sealed file to add a time stamp to. The first job is `ready`: the thread has started. */
export type WorkerJob =
  | { ready: true }
  | RenderJob
  | { inspect: FileToAppend }
  | { copy: FileToAppend }
  | { pieces: readonly PieceToPrint[] }
  | { readCodes: Uint8Array }
  | { digestToStamp: Uint8Array }
  | { stamp: Uint8Array; token: Uint8Array; digest: Uint8Array };
