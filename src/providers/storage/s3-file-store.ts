import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, type Dispatcher, request } from 'undici';
import { readResponse, withinLimits } from '../answer.js';
import {
  FileMissingError,
  type FileStore,
  FileStoreError,
  FileStoreUnavailable,
  hash,
  type ListedFile,
  ownerPath,
  toPath,
} from './file-store.js';

interface S3Settings {
  /** For example https://s3.us-east-1.amazonaws.com. The bucket is part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Time limits in milliseconds. A request has 60 seconds, which is enough for three attempts at putting a file. */
const patience = { connect: 5_000, answer: 10_000, pause: 200 };
const attempts = 3;

/** Many times more than any file of the service has, and how long may be waited for one, without the time that its reader takes. */
const largestFile = { most: 256 * 1024 * 1024, waitMs: 60_000 };

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const emptyHash = sha256Of(Buffer.alloc(0)).toString('hex');

/** The file store in a bucket of S3 or of a server with the same protocol. Files have the same paths as in a local store. */
export function createS3FileStore(settings: S3Settings, waiting = patience): FileStore {
  const name = `the bucket ${settings.bucket} at ${settings.endpoint}`;
  const ask = asker(settings, name, waiting);

  const has = async (sha256: string) =>
    (await ask('HEAD', { path: toPath(sha256), expected: [200, 404] })).status === 200;

  /** The store compares the received bytes with the checksum, and refuses a damaged file. */
  const send = async (path: string, body: Uint8Array, digest: Buffer) => {
    const headers = {
      'x-amz-content-sha256': digest.toString('hex'),
      'x-amz-checksum-sha256': digest.toString('base64'),
    };
    await ask('PUT', { path, body, headers, expected: [200] });
  };

  return {
    name,
    has,

    async put(bytes) {
      const digest = sha256Of(bytes);
      const sha256 = digest.toString('hex');
      if (!(await has(sha256))) await send(toPath(sha256), bytes, digest);
      return { sha256, size: bytes.byteLength };
    },

    async open(sha256) {
      const { status, stream } = await ask('GET', { path: toPath(sha256), expected: [200, 404], streamed: true });
      if (status === 404) throw new FileMissingError(sha256);
      return stream!;
    },

    async delete(sha256) {
      await ask('DELETE', { path: toPath(sha256), expected: [200, 204, 404] });
    },

    async *list(prefix) {
      for (let after = ''; ; ) {
        const query = { 'list-type': '2', prefix: `${prefix}/`, ...(after && { 'start-after': after }) };
        const { text } = await ask('GET', { path: '', query, expected: [200] });
        const keys = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object]) => object!);
        for (const object of keys) yield* listed(object);
        if (!/<IsTruncated>true</.test(text) || keys.length === 0) return;
        after = element(keys.at(-1)!, 'Key');
      }
    },

    async owner() {
      const { status, text } = await ask('GET', { path: ownerPath, expected: [200, 404] });
      return status === 200 ? text : undefined;
    },

    async claim(owner) {
      const bytes = Buffer.from(owner);
      await send(ownerPath, bytes, sha256Of(bytes));
    },
  };
}

/** Skips objects in the bucket that are not files of the store. */
function* listed(object: string): Iterable<ListedFile> {
  const key = element(object, 'Key');
  const sha256 = key.slice(-64);
  if (!hash.test(sha256) || key !== toPath(sha256)) return;
  yield { sha256, size: Number(element(object, 'Size')), putAt: new Date(element(object, 'LastModified')) };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function element(xml: string, tag: string): string {
  const [, text = ''] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? [];
  return text.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
}

function limited(body: Dispatcher.ResponseData['body']): Readable {
  const stream = Readable.from(withinLimits(body, largestFile), { objectMode: false });
  // A reader may close the stream before it reads anything, and the store's connection is then closed, too.
  body.on('error', () => undefined);
  return stream.once('close', () => body.destroy());
}

interface Question {
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Statuses that are a valid answer. Every other status is an error. */
  expected: readonly number[];
  /** The body is streamed; otherwise it is read to its end. */
  streamed?: boolean;
}

interface StoreResponse {
  status: number;
  text: string;
  stream?: Readable;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/** Makes up to three attempts while the store is unreachable, fails or is overloaded. All of its requests are idempotent. */
function asker({ endpoint, bucket, ...credentials }: S3Settings, name: string, waiting: typeof patience) {
  const { connect, answer: response } = waiting;
  const dispatcher = new Agent({ connect: { timeout: connect }, headersTimeout: response, bodyTimeout: response });

  async function once(method: Method, { path, query = {}, headers, body, streamed }: Question): Promise<StoreResponse> {
    const url = `${endpoint}/${bucket}/${path}`.replace(/\/$/, '');
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: Object.keys(query).length > 0 ? `${url}?${new URLSearchParams(query)}` : url,
      headers: { 'x-amz-content-sha256': emptyHash, ...headers },
      service: 's3',
    });
    const signed = await signer.sign();
    const got: Dispatcher.ResponseData = await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: body ?? null,
      dispatcher,
    });
    const { statusCode: status } = got;
    return streamed && status === 200
      ? { status, text: '', stream: limited(got.body) }
      : { status, text: (await readResponse(got.body, { waitMs: response })).toString() };
  }

  return async (method: Method, question: Question): Promise<StoreResponse> => {
    let cause: unknown;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      if (attempt > 1) await pause(waiting.pause * 4 ** (attempt - 2) * (0.5 + Math.random()));
      try {
        const response = await once(method, question);
        if (question.expected.includes(response.status)) return response;
        const why = `${response.status} ${element(response.text, 'Code')} ${element(response.text, 'Message')}`.trim();
        if (response.status < 500 && response.status !== 429) {
          throw new FileStoreError(`The file store, ${name}, refused ${method} /${question.path}: ${why}`);
        }
        cause = new Error(why);
      } catch (error) {
        // Errors of undici and the network have a code; a refusal by the store has none.
        if ((error as NodeJS.ErrnoException).code === undefined) throw error;
        cause = error;
      }
    }
    const { message } = cause as Error;
    throw new FileStoreUnavailable(
      `The file store, ${name}, gave no answer to ${method} /${question.path}: ${message}`,
      { cause },
    );
  };
}
