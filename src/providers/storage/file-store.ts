import type { Readable } from 'node:stream';

/** Stores generated files, addressed by the SHA-256 of their content (64 lower-case hex digits). */
export interface FileStore {
  /** The store's location, for messages to the operator. */
  readonly name: string;
  /** Stores the bytes durably before it resolves. Putting the same content again, even concurrently, is harmless. */
  put(bytes: Uint8Array): Promise<StoredFile>;
  /** @throws {FileMissingError} if there is no such file */
  open(sha256: string): Promise<Readable>;
  /** Deleting a missing file is not an error. Callers make sure that no record refers to the content any more. */
  delete(sha256: string): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** The files whose hash begins with these two hex digits. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** The owner that `claim` wrote into the file `owner` at the root of the store; undefined if there is none yet. */
  owner(): Promise<string | undefined>;
  claim(owner: string): Promise<void>;
}

export const ownerPath = 'owner';

export interface StoredFile {
  sha256: string;
  /** In bytes. */
  size: number;
}

export interface ListedFile extends StoredFile {
  putAt: Date;
}

/** A store is traversed by the first two hex digits of the hash; each prefix has one in 256 of the files. */
export const hashPrefixes: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** The path of a file, the same in every store: `ab/cd/<sha256>`. Prevents path traversal by a caller's string. */
export function toPath(sha256: string): string {
  if (!hash.test(sha256)) throw new FileMissingError(sha256);
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

export const hash = /^[0-9a-f]{64}$/;

export class FileMissingError extends Error {
  override name = 'FileMissingError';
  constructor(readonly sha256: string) {
    super(`The file store has no file ${sha256}.`);
  }
}

/** The store cannot be used as it is configured: it refuses requests. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** The store gave no answer, or reported an overload: the same call may succeed later. */
export class FileStoreUnavailable extends FileStoreError {
  override name = 'FileStoreUnavailable';
}
