import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { inspect } from './appended/append.js';
import { UnusableFile } from './appended/unusable.js';
import { printPieces } from './pieces.js';
import { print } from './print.js';
import { type RenderedPdf, type RenderJob, UnprintableTextError } from './render-job.js';
import { copyFile } from './scan/copy.js';
import { seal } from './seal/seal.js';
import { addTimeStamp, digestToStamp } from './seal/time-stamp.js';
import type { WorkerJob, WorkerResult } from './threads/job.js';
import type { ThreadData } from './threads/worker.js';

const { sealSource } = (workerData ?? {}) as ThreadData;

/** One job on a worker thread; the file's bytes are transferred, not copied. */
export default async function work(job: WorkerJob): Promise<WorkerResult> {
  try {
    if ('ready' in job) return { ready: true };
    if ('inspect' in job) return await inspect(job.inspect);
    // Imported at its first job: the reader is as large as all other code of a thread.
    if ('readCodes' in job) return { scan: await (await import('./scan/read-codes.js')).readCodes(job.readCodes) };
    if ('digestToStamp' in job) return { digest: await digestToStamp(job.digestToStamp) };
    const { bytes, ...facts } = await printFile(job);
    // The bytes need their own buffer: Node's small buffers share a pool, which must not be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
    const result: WorkerResult = { bytes: owned, ...facts };
    return move({ [transferableSymbol]: owned.buffer, [valueSymbol]: result } as never) as unknown as WorkerResult;
  } catch (error) {
    if (error instanceof UnprintableTextError) return { unprintable: error.texts };
    if (error instanceof UnusableFile) return { fault: error.fault };
    throw error;
  }
}

async function printFile(
  job: Extract<WorkerJob, { copy: unknown } | { pieces: unknown } | { stamp: unknown } | RenderJob>,
): Promise<RenderedPdf> {
  if ('copy' in job) return { ...(await copyFile(job.copy)), exhibits: [] };
  if ('pieces' in job) return { ...(await printPieces(job.pieces)), exhibits: [] };
  if (!('stamp' in job)) return printed(job);
  return { bytes: Buffer.from(await addTimeStamp(job.stamp, job.token, job.digest)), pageCount: 0, exhibits: [] };
}

/** The document, sealed if the job asks for it and the process has a valid certificate. */
async function printed(job: RenderJob): Promise<RenderedPdf> {
  const pdf = await print(job);
  if (!job.sealAt || !sealSource) return pdf;
  return { ...pdf, ...(await seal(pdf.bytes, sealSource, job.sealAt)) };
}
