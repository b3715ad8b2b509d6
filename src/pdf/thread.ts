import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { AppendedExhibit, ExhibitFault } from '../domain/exhibit/exhibit.js';
import { countPages, type FileToAppend } from './appended/append.js';
import { UnusableFile } from './appended/open.js';
import { print } from './print.js';
import { type RenderJob, type UnprintableText, UnprintableTextError } from './render-job.js';

/** The result sent over the thread's port; errors are sent as data because a clone would lose their class and fields. */
export type WorkerResult =
  | { bytes: Uint8Array; pageCount: number; exhibits: AppendedExhibit[] }
  | { pages: number }
  | { fault: ExhibitFault }
  | { unprintable: UnprintableText[] };

/** A document to print, or a file whose pages are counted. */
export type WorkerJob = RenderJob | { inspect: FileToAppend };

/** One job on a worker thread; the file's bytes are transferred, not copied. */
export default async function work(job: WorkerJob): Promise<WorkerResult> {
  try {
    if ('inspect' in job) return { pages: await countPages(job.inspect) };
    const { bytes, pageCount, exhibits } = await print(job);
    // The bytes need their own buffer: Node's small buffers share a pool, which must not be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
    const result: WorkerResult = { bytes: owned, pageCount, exhibits };
    return move({ [transferableSymbol]: owned.buffer, [valueSymbol]: result } as never) as unknown as WorkerResult;
  } catch (error) {
    if (error instanceof UnprintableTextError) return { unprintable: error.texts };
    if (error instanceof UnusableFile) return { fault: error.fault };
    throw error;
  }
}
