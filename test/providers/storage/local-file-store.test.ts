import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileMissingError } from '../../../src/providers/storage/file-store.js';
import { createLocalFileStore } from '../../../src/providers/storage/local-file-store.js';

const bytes = Buffer.from('a notice, printed');
const sha256 = createHash('sha256').update(bytes).digest('hex');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the local file store', () => {
  it('keeps a file under its content hash and gives the same bytes back', async () => {
    const store = createLocalFileStore(join(root, 'files'));
    expect(await store.put(bytes)).toEqual({ sha256, size: bytes.length });
    expect(await store.has(sha256)).toBe(true);
    expect(await buffer(await store.open(sha256))).toEqual(bytes);
    const path = join(root, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    expect(await readFile(path)).toEqual(bytes);
  });

  it('takes the same content many times at once and leaves one whole file and no temporary one', async () => {
    const store = createLocalFileStore(root);
    const large = Buffer.alloc(1_000_000, 7);
    const results = await Promise.all(Array.from({ length: 12 }, () => store.put(large)));
    expect(new Set(results.map((result) => result.sha256)).size).toBe(1);
    const hash = results[0]!.sha256;
    expect(await readdir(join(root, hash.slice(0, 2), hash.slice(2, 4)))).toEqual([hash]);
    expect(await buffer(await store.open(hash))).toEqual(large);
  });

  it('does not write content again that it already has', async () => {
    const store = createLocalFileStore(root);
    await store.put(bytes);
    const again = createLocalFileStore(root);
    expect(await again.put(bytes)).toEqual({ sha256, size: bytes.length });
    expect(await again.has(sha256)).toBe(true);
  });

  it('says so when a file is not there', async () => {
    const store = createLocalFileStore(root);
    expect(await store.has(sha256)).toBe(false);
    await expect(store.open(sha256)).rejects.toThrow(FileMissingError);
  });

  it('deletes a file, and deleting it twice is harmless', async () => {
    const store = createLocalFileStore(root);
    await store.put(bytes);
    await store.delete(sha256);
    await store.delete(sha256);
    expect(await store.has(sha256)).toBe(false);
  });

  it.each(['../../etc/passwd', 'ABCD', '', sha256.toUpperCase()])(
    'refuses %j, which is no content hash',
    async (name) => {
      const store = createLocalFileStore(root);
      await expect(store.open(name)).rejects.toThrow(FileMissingError);
      await expect(store.delete(name)).rejects.toThrow(FileMissingError);
    },
  );
});
