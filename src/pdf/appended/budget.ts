import { AsyncLocalStorage } from 'node:async_hooks';
import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { type ChargeBytes, fullName, type StreamFilter, unfiltered } from './filters.js';
import { Tokens } from './tokens.js';
import { UnusableFile } from './unusable.js';

type Resolve = (ref: PdfRef) => PdfObject | null;

const MB = 1024 * 1024;
/** What one stream inflates to, and all of a file that are decoded while it is opened. */
export const maxInflated = {
  stream: 160 * MB,
  file: 400 * MB,
  /** Object streams and cross-reference streams, whose content becomes objects in memory. */
  structure: 64 * MB,
  /** What draws pages, which is read operator by operator. */
  contents: 64 * MB,
} as const;

export class Budget {
  private readonly left: Record<'file' | 'structure' | 'contents', number>;
  /** The library repairs a file after any error and tries again: what was too much stays too much. */
  private exceeded = false;

  /** @param shares how many exhibits of the largest size the file is as large as: a document in a bundle has its own in it */
  constructor(readonly shares = 1) {
    const { file, structure, contents } = maxInflated;
    this.left = { file: file * shares, structure: structure * shares, contents: contents * shares };
  }

  /** Of a file of so many bytes. */
  static of(size: number): Budget {
    return new Budget(Math.max(1, Math.ceil(size / exhibitLimits.bytes)));
  }

  /** Bytes that were decoded. */
  get used(): number {
    return maxInflated.file * this.shares - this.left.file;
  }

  charge(kind: 'file' | 'structure' | 'contents'): ChargeBytes {
    return (bytes) => {
      this.take('file', bytes);
      if (kind !== 'file') this.take(kind, bytes);
    };
  }

  /** @throws {UnusableFile} when more was asked for before */
  check(): void {
    if (this.exceeded) throw new UnusableFile('too_large');
  }

  fail(error: unknown): void {
    if (error instanceof UnusableFile && error.fault === 'too_large') this.exceeded = true;
  }

  private take(kind: 'file' | 'structure' | 'contents', bytes: number): void {
    this.left[kind] -= bytes;
    if (this.left[kind] < 0) this.exceeded = true;
    this.check();
  }
}

const current = new AsyncLocalStorage<Budget>();

/** Runs `work`, in which all that the library decodes is charged to one budget. */
export function within<T>(budget: Budget, work: () => Promise<T>): Promise<T> {
  return current.run(budget, work);
}

/**
 * The library inflates whatever it reads without a limit: object streams, cross-reference streams, fonts, appearances. All of it goes through
 * this one method.
 */
PdfStream.prototype.getDecodedData = function (this: PdfStream): Uint8Array {
  const budget = current.getStore() ?? new Budget();
  budget.check();
  const type = this.getName('Type')?.value;
  const isStructure = type === 'ObjStm' || this.has('W');
  try {
    const most = isStructure ? maxInflated.structure : maxInflated.stream;
    const data = unfiltered(this.data, readFilters(this), most, budget.charge(isStructure ? 'structure' : 'file'));
    if (this.has('W')) rejectEmptyRows(this);
    if (type === 'ObjStm') rejectOverlaps(this, data);
    return data;
  } catch (error) {
    budget.fail(error);
    throw error;
  }
};

/** The filters of a stream, in the order in which they decode it. The library itself resolves no references among them. */
export function readFilters(stream: PdfDict, resolve?: Resolve): StreamFilter[] {
  const resolveObject = (object: PdfObject | undefined) =>
    object?.type === 'ref' ? (resolve?.(object) ?? undefined) : object;
  const listed = (value: PdfObject | undefined) =>
    value instanceof PdfArray ? [...value].map(resolveObject) : [value];
  const names = listed(resolveObject(stream.get('Filter'))).filter((name) => name !== undefined);
  const parameters = listed(resolveObject(stream.get('DecodeParms') ?? stream.get('DP')));
  return names.flatMap((name, index) => {
    if (!(name instanceof PdfName)) return [];
    const dict = parameters[index];
    const numbers = new Map<string, number>();
    for (const [key, value] of dict instanceof PdfDict ? dict : []) {
      const number = resolveObject(value);
      if (number instanceof PdfNumber) numbers.set(key.value, number.value);
    }
    return [{ name: fullName(name.value), numbers }];
  });
}

/** Rows of a cross-reference stream without a byte: the library would read them without an end. */
function rejectEmptyRows(stream: PdfStream): void {
  const widths = [...(stream.getArray('W') ?? [])].map((each) => (each instanceof PdfNumber ? each.value : 0));
  if (widths.length > 0 && widths.slice(0, 3).every((width) => width === 0)) throw new UnusableFile('broken');
}

/**
 * Objects of a stream that overlap: each is then read to the end of the stream, again and again. Their offsets increase (ISO 32000-2,
 * 7.5.7), and each object ends before the next begins.
 */
function rejectOverlaps(stream: PdfStream, data: Uint8Array): void {
  const [count, first] = [stream.getNumber('N')?.value ?? 0, stream.getNumber('First')?.value ?? 0];
  const index = new Tokens(data.subarray(0, first));
  const offsets: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const [number, offset] = [index.next(), index.next()];
    if (number?.kind !== 'number' || offset?.kind !== 'number') break;
    offsets.push(first + offset.value);
  }
  offsets.sort((a, b) => a - b);
  for (const [at, offset] of offsets.entries()) {
    const end = new Tokens(data, offset).skipObject();
    if (end > (offsets[at + 1] ?? data.length)) throw new UnusableFile('broken');
  }
}
