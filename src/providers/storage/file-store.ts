import type { Readable } from 'node:stream';

/** Where generated files live, addressed by the SHA-256 of their content (64 lower-case hex digits). */
export interface FileStore {
  /** Where it is, for messages to the operator. */
  readonly name: string;
  /** Keeps the bytes for good before it resolves. Putting the same content again is harmless, also at the same time. */
  put(bytes: Uint8Array): Promise<StoredFile>;
  /** @throws {FileMissingError} when there is no such file */
  open(sha256: string): Promise<Readable>;
  /** Deleting what is not there is not an error. Callers make sure that no record refers to the content any more. */
  delete(sha256: string): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /** The files of one shelf: those whose hash begins with these two hex digits. */
  list(shelf: string): AsyncIterable<ListedFile>;
  /** Whose the store is, as `claim` wrote it into the file `owner` beside the shelves; undefined while it is nobody's. */
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

/** A store is looked through shelf by shelf: each holds one in 256 of the files. */
export const shelves: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** The path of a file in its store, the same in all of them: `ab/cd/<sha256>`. Keeps a caller's string from leading elsewhere. */
export function pathOf(sha256: string): string {
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

/** The store cannot be worked with as things are: it refuses what it is asked. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** The store gave no answer, or one that it is overloaded: the same call may succeed later. */
export class FileStoreUnavailable extends FileStoreError {
  override name = 'FileStoreUnavailable';
}
