import { buffer } from 'node:stream/consumers';
import { FileMissingError, type FileStore, FileStoreError } from '../providers/storage/file-store.js';

/** A file that exists but cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const attempts = 3;

/**
 * The content of a file; undefined when the store does not have it. Rarely a transfer breaks off half way: it is
 * retried.
 *
 * @throws UnreadableFile; FileStoreError when it is the store that cannot be worked with
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
