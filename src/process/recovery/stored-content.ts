import { buffer } from 'node:stream/consumers';
import { FileMissingError, type FileStore, FileStoreError } from '../../providers/storage/file-store.js';

/** A file that exists but cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const attempts = 3;

/**
 * The content of a file; undefined if the store does not have it. A transfer that breaks off half way, which is rare, is
 * retried.
 *
 * @throws UnreadableFile; FileStoreError if the store itself cannot be used
 */
export async function storedContent(files: FileStore, sha256: string): Promise<Buffer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await buffer(await files.open(sha256));
    } catch (error) {
      if (error instanceof FileMissingError) return undefined;
      if (error instanceof FileStoreError) throw error;
      if (attempt === attempts) throw new UnreadableFile((error as Error).message, { cause: error });
    }
  }
}
