import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { storedContent, UnreadableFile } from '../../../src/process/recovery/stored-content.js';
import { FileMissingError, type FileStore, FileStoreUnavailable } from '../../../src/providers/storage/file-store.js';

/** A store whose transfers end like this, one after the other. */
function store(...ends: Array<Error | string>): FileStore {
  const open = async () => {
    const end = ends.shift()!;
    if (end instanceof FileMissingError || end instanceof FileStoreUnavailable) throw end;
    return Readable.from(
      (function* () {
        yield Buffer.from('ab');
        if (end instanceof Error) throw end;
        yield Buffer.from(end);
      })(),
    );
  };
  return { open } as unknown as FileStore;
}

describe('the content of a stored file', () => {
  it('is read again when its transfer is interrupted', async () => {
    const broken = new Error('other side closed');
    expect((await storedContent(store(broken, broken, 'cd'), 'x'))!.toString()).toBe('abcd');
  });

  it('is given up after three times', async () => {
    const read = storedContent(store(...Array<Error>(3).fill(new Error('EIO: i/o error, read')), 'cd'), 'x');
    await expect(read).rejects.toThrow(UnreadableFile);
    await expect(read).rejects.toThrow('EIO: i/o error, read');
  });

  it('is undefined if there is no such file, and an error of the store if that does not respond', async () => {
    expect(await storedContent(store(new FileMissingError('x')), 'x')).toBeUndefined();
    await expect(storedContent(store(new FileStoreUnavailable('No answer.')), 'x')).rejects.toThrow(
      FileStoreUnavailable,
    );
  });
});
