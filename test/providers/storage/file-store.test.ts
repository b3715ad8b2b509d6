import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  FileMissingError,
  type FileStore,
  FileStoreUnavailable,
  type ListedFile,
} from '../../../src/providers/storage/file-store.js';
import { createLocalFileStore } from '../../../src/providers/storage/local-file-store.js';
import { createS3FileStore } from '../../../src/providers/storage/s3-file-store.js';
import { FakeS3 } from '../../support/fakes/fake-s3.js';

const bytes = Buffer.from('a notice, printed');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const prefix = sha256.slice(0, 2);
const waiting = { connect: 5_000, answer: 5_000, pause: 1 };

let root: string;
const s3 = new FakeS3();
beforeAll(() => s3.open());
afterAll(() => s3.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-store-'));
  s3.objects.clear();
  s3.received.length = 0;
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function listed(store: FileStore, of = prefix): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list(of)) files.push(file);
  return files;
}

describe.each<[string, () => FileStore, () => Promise<string[]>]>([
  [
    'a local folder',
    () => createLocalFileStore(join(root, 'files')),
    () => readdir(join(root, 'files'), { recursive: true }),
  ],
  ['an S3 bucket', () => createS3FileStore(s3.settings, waiting), async () => [...s3.objects.keys()]],
])('a file store in %s', (_, open, paths) => {
  const path = `${prefix}/${sha256.slice(2, 4)}/${sha256}`;

  it('keeps a file under its content hash and returns the same bytes', async () => {
    const store = open();
    expect(await store.put(bytes)).toEqual({ sha256, size: bytes.length });
    expect(await store.has(sha256)).toBe(true);
    expect(await buffer(await store.open(sha256))).toEqual(bytes);
    expect(await paths()).toContain(path);
  });

  it('accepts the same content many times at once, and keeps it once', async () => {
    const store = open();
    const large = Buffer.alloc(1_000_000, 7);
    const results = await Promise.all(Array.from({ length: 12 }, () => store.put(large)));
    expect(new Set(results.map((result) => result.sha256)).size).toBe(1);
    const hash = results[0]!.sha256;
    expect((await paths()).filter((one) => one.includes(hash.slice(2)))).toEqual([
      `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`,
    ]);
    // Compared as buffers: Jest would compare a million numbers.
    expect((await buffer(await store.open(hash))).equals(large)).toBe(true);
  });

  it('still has a file when it is opened again', async () => {
    await open().put(bytes);
    const again = open();
    expect(await again.put(bytes)).toEqual({ sha256, size: bytes.length });
    expect(await again.has(sha256)).toBe(true);
  });

  it('keeps an empty file', async () => {
    const store = open();
    const empty = await store.put(Buffer.alloc(0));
    expect(empty.size).toBe(0);
    expect(await buffer(await store.open(empty.sha256))).toEqual(Buffer.alloc(0));
  });

  it('reports a missing file', async () => {
    const store = open();
    expect(await store.has(sha256)).toBe(false);
    await expect(store.open(sha256)).rejects.toThrow(FileMissingError);
  });

  it('deletes a file, and deleting it twice is harmless', async () => {
    const store = open();
    await store.put(bytes);
    await store.delete(sha256);
    await store.delete(sha256);
    expect(await store.has(sha256)).toBe(false);
  });

  it('lists the files of one prefix', async () => {
    const store = open();
    expect(await listed(store)).toEqual([]);
    await store.put(bytes);
    const other = await store.put(Buffer.from('another'));
    const [file, ...more] = await listed(store);
    expect([file, more]).toMatchObject([{ sha256, size: bytes.length }, []]);
    expect(file!.putAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await listed(store, other.sha256.slice(0, 2))).toEqual([expect.objectContaining(other)]);
  });

  it('has no owner until it is claimed', async () => {
    const store = open();
    expect(await store.owner()).toBeUndefined();
    await store.claim('PostgreSQL 1, database 2');
    await store.claim('PostgreSQL 1, database 3');
    expect(await open().owner()).toBe('PostgreSQL 1, database 3');
    expect(await paths()).toEqual(['owner']);
  });

  it.each(['../../etc/passwd', 'ABCD', '', sha256.toUpperCase()])(
    'rejects %j, which is not a content hash',
    async (name) => {
      const store = open();
      await expect(store.open(name)).rejects.toThrow(FileMissingError);
      await expect(store.delete(name)).rejects.toThrow(FileMissingError);
    },
  );
});

describe('a local file store', () => {
  it('leaves one complete file and no temporary file', async () => {
    const store = createLocalFileStore(root);
    await Promise.all(Array.from({ length: 12 }, () => store.put(bytes)));
    expect(await readdir(join(root, prefix, sha256.slice(2, 4)))).toEqual([sha256]);
    expect(await readFile(join(root, prefix, sha256.slice(2, 4), sha256))).toEqual(bytes);
  });
});

describe('a file store in a bucket', () => {
  const open = (settings: Partial<typeof s3.settings> = {}, times = waiting) =>
    createS3FileStore({ ...s3.settings, ...settings }, times);

  it('does not send what the bucket already has', async () => {
    await open().put(bytes);
    await open().put(bytes);
    expect(s3.received.map((line) => line.split(' ')[0])).toEqual(['HEAD', 'PUT', 'HEAD']);
  });

  it('lists page by page, and skips foreign objects', async () => {
    const own = Array.from({ length: 5 }, (_, n) => `${prefix}${String(n).repeat(62)}`);
    for (const name of own) s3.objects.set(`${prefix}/${name.slice(2, 4)}/${name}`, { bytes, putAt: new Date() });
    s3.objects.set(`${prefix}/00/a & b <c>`, { bytes, putAt: new Date() });
    s3.objects.set(`${prefix}/zz/last & least`, { bytes, putAt: new Date() });
    s3.pageSize = 1;
    expect((await listed(open())).map((file) => file.sha256)).toEqual(own);
    expect(s3.received).toHaveLength(7);
    s3.pageSize = 1000;
  });

  it.each<[string, Parameters<typeof s3.failures.push>[0]]>([
    ['fails', { status: 500 }],
    ['is overloaded', { status: 503, code: 'SlowDown' }],
    ['limits the rate', { status: 429 }],
    ['drops the connection', 'hang up'],
  ])('retries when it %s', async (_, failure) => {
    s3.failures.push(failure, failure);
    expect(await open().put(bytes)).toEqual({ sha256, size: bytes.length });
    expect(await buffer(await open().open(sha256))).toEqual(bytes);
  });

  it('retries when it does not respond', async () => {
    s3.failures.push('say nothing');
    expect(await open({}, { ...waiting, answer: 50 }).has(sha256)).toBe(false);
  });

  it('gives up after three times, with an error that names the store', async () => {
    s3.failures.push({ status: 500 }, 'hang up', { status: 503, code: 'SlowDown' });
    const failed = open().open(sha256);
    await expect(failed).rejects.toThrow(FileStoreUnavailable);
    await expect(failed).rejects.toThrow(
      `The file store, the bucket files.example at ${s3.settings.endpoint}, gave no answer to GET /${prefix}/${sha256.slice(2, 4)}/${sha256}: 503 SlowDown Simulated failure.`,
    );
    expect(s3.failures).toEqual([]);
  });

  it('names the store that refuses a request, and does not retry', async () => {
    const refused = open({ secretAccessKey: 'another' }).put(bytes);
    await expect(refused).rejects.toThrow(/^The file store, the bucket files.example at .*, refused HEAD .*: 403/);
    await expect(open({ secretAccessKey: 'another' }).open(sha256)).rejects.toThrow(
      '403 SignatureDoesNotMatch Simulated failure.',
    );
    expect(s3.received).toHaveLength(2);
    expect(s3.objects.size).toBe(0);
  });

  it('reports a bucket that cannot be reached', async () => {
    await expect(open({ endpoint: 'http://127.0.0.1:9' }).has(sha256)).rejects.toThrow(FileStoreUnavailable);
  });
});
