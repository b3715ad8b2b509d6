import type { Readable } from 'node:stream';

/** Where generated files live, addressed by the SHA-256 of their content (64 lower-case hex digits). */
export interface FileStore {
  /** Keeps the bytes for good before it resolves. Putting the same content again is harmless, also at the same time. */
  put(bytes: Uint8Array): Promise<StoredFile>;
  /** @throws {FileMissingError} when there is no such file */
  open(sha256: string): Promise<Readable>;
  /** Deleting what is not there is not an error. Callers make sure that no record refers to the content any more. */
  delete(sha256: string): Promise<void>;
  has(sha256: string): Promise<boolean>;
}

export interface StoredFile {
  sha256: string;
  /** In bytes. */
  size: number;
}

export class FileMissingError extends Error {
  override name = 'FileMissingError';
  constructor(readonly sha256: string) {
    super(`The file store has no file ${sha256}.`);
  }
}
