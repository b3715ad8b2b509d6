import type { ScannedPage } from '../domain/document/signed-original.js';
import { type ExhibitFault, exhibitFaults } from '../domain/exhibit/exhibit.js';
import type { FileToAppend } from './appended/append.js';
import type { PieceToPrint } from './pieces.js';
import { type RenderedPdf, type RenderJob, UnprintableTextError } from './render-job.js';
import type { SealSource } from './seal/source.js';
import type { Inspection, WorkerJob, WorkerResult } from './threads/job.js';
import { JobRejection, type LaneRejection, type LaneStats, type Requester, ThreadLane } from './threads/lane.js';
import { isLarge } from './threads/large.js';
import { type EndCause, WorkerEnded } from './threads/worker.js';

export { ClientDeparture } from './threads/lane.js';
export type { Inspection, Requester };

export interface RendererOptions {
  /** Worker threads; each has its own fonts and takes about 60 MB. */
  threads: number;
  /** Jobs of each kind that may wait in addition to those being laid out; one more is refused. Default: 64. */
  queueLimit?: number;
  limits?: Partial<JobLimits>;
  /** Without one, documents are not sealed. */
  sealSource?: SealSource | undefined;
  /** The module of a thread. Default: thread.ts. */
  program?: URL;
}

interface JobLimits {
  /** Jobs of one account that may wait, of each kind. */
  accountWaiting: number;
  /** How long a job may wait for a thread. */
  waitMs: number;
  /** How long a small document may take on its thread; then it is continued as a large one. */
  smallMs: number;
  /** How long a large document, or the inspection of a file, may take: of the processor's time, and on the clock. */
  largeCpuMs: number;
  largeMs: number;
  /** The resident memory of a process that prints a large document or inspects a file. */
  largeBytes: number;
}

const usual: JobLimits = {
  accountWaiting: 8,
  waitMs: 20_000,
  smallMs: 8_000,
  largeCpuMs: 30_000,
  largeMs: 60_000,
  largeBytes: 1024 ** 3,
};

/** A process of the large lane ends after a minute without work: it takes as much memory as a thread. */
const idleMs = 60_000;

const refusalReasons = ['queue_full', 'account_limit', 'waited', 'stalled', 'time', 'memory', 'crash'] as const;
type RefusalReason = (typeof refusalReasons)[number];

interface RendererStats {
  lanes: Readonly<Record<'small' | 'large', LaneStats>>;
  /** Jobs that were refused or ended, by the reason. */
  refused: Readonly<Record<RefusalReason, number>>;
}

export interface PrintedPages {
  bytes: Buffer;
  pageCount: number;
}

/** Prints documents on worker threads; the calling thread never lays out a page. */
export interface Renderer {
  /**
   * @throws {RendererBusyError} when the job was not begun, or the machine is too busy to finish it
   * @throws {ClientDeparture} when the client left before its turn
   * @throws {UnprintableTextError} when a text has characters the fonts lack
   * @throws {UnusableFileError} when a file to append cannot be read
   * @throws {TooLargeDocumentError} when it takes too long or needs too much memory
   */
  render(job: RenderJob, requester?: Requester): Promise<RenderedPdf>;
  /**
   * What a file adds to a document that appends it.
   *
   * @throws {RendererBusyError} as above
   * @throws {ClientDeparture} as above
   * @throws {UnusableFileError} when the file cannot be appended, or takes too long or too much memory to read
   */
  inspect(file: FileToAppend, requester?: Requester): Promise<Inspection>;
  /**
   * The pages of an uploaded file as a PDF of letter size, which holds nothing but what they show.
   *
   * @throws as `inspect`
   */
  copy(file: FileToAppend, requester?: Requester): Promise<PrintedPages>;
  /** Pieces of mail in one file, each on sheets of its own. @throws as `render` */
  renderPieces(pieces: readonly PieceToPrint[], requester?: Requester): Promise<PrintedPages>;
  /**
   * The verification codes on each page of a PDF; null if reading them takes too long or too much memory.
   *
   * @throws {RendererBusyError} as above
   * @throws {ClientDeparture} as above
   */
  readCodes(pdf: Uint8Array, requester?: Requester): Promise<ScannedPage[] | null>;
  /** The hash for which a time stamp authority is asked, for a sealed file. */
  digestToStamp(sealed: Uint8Array, requester?: Requester): Promise<Uint8Array>;
  /** The sealed file with the authority's token for that hash. */
  addTimeStamp(sealed: Uint8Array, token: Uint8Array, digest: Uint8Array, requester?: Requester): Promise<Buffer>;
  /** Whether documents are sealed. */
  readonly seals: boolean;
  stats(): RendererStats;
  /** Lets the jobs finish that run or wait, and ends the threads. */
  close(): Promise<void>;
}

const busySentences: Readonly<Record<LaneRejection | 'stalled', string>> = {
  queue_full: 'Too many documents wait to be printed',
  account_limit: 'Too many documents of your account wait to be printed: request fewer at the same time',
  waited: 'The document waited too long for its turn to be printed',
  stalled: 'The service is too busy to print the document now',
};

/** The job can succeed later. */
export class RendererBusyError extends Error {
  override name = 'RendererBusyError';
  constructor(
    readonly reason: LaneRejection | 'stalled',
    readonly retryAfterSeconds: number,
  ) {
    super(`${busySentences[reason]}; try again in ${retryAfterSeconds} s.`);
  }
}

/** A document that cannot be printed: its pages take too long or need too much memory. Another attempt would end in the same way. */
export class TooLargeDocumentError extends Error {
  override name = 'TooLargeDocumentError';
  constructor(
    readonly ending: Exclude<EndCause, 'stalled'>,
    options?: ErrorOptions,
  ) {
    super(`The document cannot be printed: ${ending}.`, options);
  }
}

/** A file that cannot be appended to a document. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError';
  constructor(
    readonly fault: ExhibitFault,
    options?: ErrorOptions,
  ) {
    super(`The file ${exhibitFaults[fault]}`, options);
  }
}

const faults: Readonly<Record<Exclude<EndCause, 'stalled'>, ExhibitFault>> = {
  time: 'too_slow',
  memory: 'too_much_memory',
  crash: 'broken',
};

export function createRenderer(options: RendererOptions): Renderer {
  const { threads, queueLimit = 64, sealSource, program = besideThis('thread') } = options;
  const limits = { ...usual, ...options.limits };
  const shared = { queueLimit, accountLimit: limits.accountWaiting, waitMs: limits.waitMs };
  const data = { sealSource };
  const lanes = {
    small: new ThreadLane({
      // Imported at the first job, so that a process that renders nothing starts no threads.
      start: async () => (await import('./threads/thread-worker.js')).startThread(program, data),
      ...shared,
      workers: threads,
      runMs: limits.smallMs,
      overrun: 'time',
    }),
    large: new ThreadLane({
      start: async () => {
        const { startProcess } = await import('./threads/process-worker.js');
        const processLimits = { bytes: limits.largeBytes, cpuMs: limits.largeCpuMs };
        return startProcess(besideThis('process'), { program, data, limits: processLimits });
      },
      ...shared,
      workers: largeWorkers(threads),
      runMs: limits.largeMs,
      overrun: 'stalled',
      idleMs,
    }),
  };
  const refused = Object.fromEntries(refusalReasons.map((reason) => [reason, 0])) as Record<RefusalReason, number>;

  async function run(job: WorkerJob, requester: Requester = {}): Promise<WorkerResult> {
    try {
      const result = isLarge(job) ? await lanes.large.run(job, requester) : await runSmall(job, requester);
      if ('unprintable' in result) throw new UnprintableTextError(result.unprintable);
      if ('fault' in result) throw new UnusableFileError(result.fault);
      return result;
    } catch (error) {
      if (error instanceof JobRejection) {
        refused[error.refusal] += 1;
        throw new RendererBusyError(error.refusal, error.retryAfterSeconds);
      }
      if (!(error instanceof WorkerEnded)) throw error;
      refused[error.ending] += 1;
      if (error.ending === 'stalled') throw new RendererBusyError('stalled', 30);
      const { ending } = error;
      throw 'inspect' in job || 'copy' in job || 'readCodes' in job
        ? new UnusableFileError(faults[ending], { cause: error })
        : new TooLargeDocumentError(ending, { cause: error });
    }
  }

  /** What takes long is no small job, whatever it looked like, and those of other accounts do not wait for it. */
  async function runSmall(job: WorkerJob, requester: Requester): Promise<WorkerResult> {
    try {
      return await lanes.small.run(job, requester);
    } catch (error) {
      if (error instanceof WorkerEnded && error.ending === 'time') return lanes.large.run(job, requester);
      throw error;
    }
  }

  return {
    async render(job, requester) {
      const result = await run(job, requester);
      if (!('bytes' in result)) throw new Error('The thread printed nothing.');
      return { ...result, bytes: toBuffer(result.bytes) };
    },
    async inspect(file, requester) {
      const result = await run({ inspect: file }, requester);
      if (!('pages' in result)) throw new Error('The thread counted no pages.');
      return result;
    },
    async copy(file, requester) {
      const result = await run({ copy: file }, requester);
      if (!('bytes' in result)) throw new Error('The thread copied nothing.');
      return { bytes: toBuffer(result.bytes), pageCount: result.pageCount };
    },
    async renderPieces(pieces, requester) {
      const result = await run({ pieces }, requester);
      if (!('bytes' in result)) throw new Error('The thread printed nothing.');
      return { bytes: toBuffer(result.bytes), pageCount: result.pageCount };
    },
    async readCodes(pdf, requester) {
      try {
        const result = await run({ readCodes: pdf }, requester);
        return 'scan' in result ? result.scan : null;
      } catch (error) {
        if (error instanceof UnusableFileError) return null;
        throw error;
      }
    },
    async digestToStamp(sealed, requester) {
      const result = await run({ digestToStamp: sealed }, requester);
      if (!('digest' in result)) throw new Error('The thread computed no hash.');
      return result.digest;
    },
    async addTimeStamp(sealed, token, digest, requester) {
      const result = await run({ stamp: sealed, token, digest }, requester);
      if (!('bytes' in result)) throw new Error('The thread wrote no file.');
      return toBuffer(result.bytes);
    },
    seals: sealSource !== undefined,
    stats: () => ({ lanes: { small: lanes.small.stats(), large: lanes.large.stats() }, refused: { ...refused } }),
    close: async () => {
      await Promise.all([lanes.small.close(), lanes.large.close()]);
    },
  };
}

/** Two at least, so that the large work of one account does not stop that of the others. */
function largeWorkers(threads: number): number {
  return Math.max(2, Math.ceil(threads / 2));
}

/** The same memory as a buffer. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}

/**
 * The compiled program next to this file, or next to the part of a bundle that has this file in it; when run from source (in
 * tests), that of the last build, because threads and processes do not compile TypeScript.
 */
function besideThis(name: 'thread' | 'process'): URL {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? `../../dist/current/pdf/${name}.js` : `./${name}.js`, here);
}
