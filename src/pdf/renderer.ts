import type { Piscina } from 'piscina';
import { type ExhibitFault, exhibitFaults } from '../domain/exhibit/exhibit.js';
import type { FileToAppend } from './appended/append.js';
import { type RenderedPdf, type RenderJob, UnprintableTextError } from './render-job.js';
import type { SealSource } from './seal/source.js';
import type { ThreadData, WorkerJob, WorkerResult } from './thread.js';

export interface RendererOptions {
  /** Worker threads; each has its own fonts and takes about 60 MB. */
  threads: number;
  /** Jobs that may wait in addition to those being laid out; one more is refused. */
  queueLimit: number;
  /** A job that takes longer is stuck: its thread is ended and replaced. Default 15 s. */
  timeoutMs?: number;
  /** Without one, documents are not sealed. */
  sealSource?: SealSource | undefined;
}

export interface RendererStats {
  threads: number;
  running: number;
  queued: number;
  completed: number;
  refused: number;
  /** Mean time of a completed job on its thread and in the queue, in milliseconds. */
  meanMs: number;
}

/** Prints documents on worker threads; the calling thread never lays out a page. */
export interface Renderer {
  /**
   * @throws {RendererBusyError} when the queue is full
   * @throws {UnprintableTextError} when a text has characters the fonts lack
   * @throws {UnusableFileError} when a file to append cannot be read
   */
  render(job: RenderJob): Promise<RenderedPdf>;
  /**
   * How many pages a file adds to a document that appends it.
   *
   * @throws {RendererBusyError} when the queue is full
   * @throws {UnusableFileError} when the file cannot be appended
   */
  inspect(file: FileToAppend): Promise<number>;
  /** The hash for which a time stamp authority is asked, for a sealed file. */
  digestToStamp(sealed: Uint8Array): Promise<Uint8Array>;
  /** The sealed file with the authority's token for that hash. */
  addTimeStamp(sealed: Uint8Array, token: Uint8Array, digest: Uint8Array): Promise<Buffer>;
  /** Whether documents are sealed. */
  readonly seals: boolean;
  stats(): RendererStats;
  /** Lets the running jobs finish, refuses the rest, ends the threads. */
  close(): Promise<void>;
}

export class RendererBusyError extends Error {
  override name = 'RendererBusyError';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many documents are being generated; try again in ${retryAfterSeconds} s.`);
  }
}

/** A file that cannot be appended to a document. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError';
  constructor(readonly fault: ExhibitFault) {
    super(`The file ${exhibitFaults[fault]}`);
  }
}

export function createRenderer({ threads, queueLimit, timeoutMs = 15_000, sealSource }: RendererOptions): Renderer {
  let pool: Promise<Piscina<WorkerJob, WorkerResult>> | undefined;
  // Created at the first job, so that a process that renders nothing starts no threads.
  const started = () => (pool ??= startThreads(threads, { sealSource }));
  let open = 0;
  let refused = 0;
  let completed = 0;
  let totalMs = 0;

  function refuse(): never {
    refused += 1;
    const meanMs = completed > 0 ? totalMs / completed : 1000;
    throw new RendererBusyError(Math.max(1, Math.ceil((meanMs * (open / threads)) / 1000)));
  }

  async function run(job: WorkerJob): Promise<WorkerResult> {
    if (open >= threads + queueLimit) refuse();
    open += 1;
    const startedAt = performance.now();
    try {
      const result = await (await started()).run(job, { signal: AbortSignal.timeout(timeoutMs) });
      if ('unprintable' in result) throw new UnprintableTextError(result.unprintable);
      if ('fault' in result) throw new UnusableFileError(result.fault);
      completed += 1;
      totalMs += performance.now() - startedAt;
      return result;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError')
        throw new RendererBusyError(Math.ceil(timeoutMs / 1000));
      throw error;
    } finally {
      open -= 1;
    }
  }

  return {
    async render(job) {
      const result = await run(job);
      if (!('bytes' in result)) throw new Error('The thread printed nothing.');
      return { ...result, bytes: bufferOf(result.bytes) };
    },
    async inspect(file) {
      const result = await run({ inspect: file });
      if (!('pages' in result)) throw new Error('The thread counted no pages.');
      return result.pages;
    },
    async digestToStamp(sealed) {
      const result = await run({ digestToStamp: sealed });
      if (!('digest' in result)) throw new Error('The thread computed no hash.');
      return result.digest;
    },
    async addTimeStamp(sealed, token, digest) {
      const result = await run({ stamp: sealed, token, digest });
      if (!('bytes' in result)) throw new Error('The thread wrote no file.');
      return bufferOf(result.bytes);
    },
    seals: sealSource !== undefined,
    stats: () => ({
      threads,
      running: Math.min(open, threads),
      queued: Math.max(0, open - threads),
      completed,
      refused,
      meanMs: completed > 0 ? totalMs / completed : 0,
    }),
    close: async () => (await pool)?.close(),
  };
}

/** The same memory as a buffer. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

async function startThreads(threads: number, workerData: ThreadData): Promise<Piscina<WorkerJob, WorkerResult>> {
  const { Piscina } = await import('piscina');
  return new Piscina<WorkerJob, WorkerResult>({
    filename: threadFile(),
    minThreads: threads,
    maxThreads: threads,
    workerData,
    // The default blocks an idle thread in Atomics.wait, so that its timers and streams could not end.
    atomics: 'disabled',
  });
}

/**
 * The compiled thread next to this file, or next to the part of a bundle that has this file in it; when run from source (in
 * tests), that of the last build, because threads do not compile TypeScript.
 */
function threadFile(): string {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? '../../dist/current/pdf/thread.js' : './thread.js', here).href;
}
