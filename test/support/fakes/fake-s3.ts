import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import aws4 from 'aws4';

/** What the fake does with the next request instead of answering it normally. */
export type Failure = { status: number; code?: string } | 'hang up' | 'say nothing';

const accessKeyId = 'AKIAEXAMPLE';
const secretAccessKey = 'a/secret+key';
const region = 'eu-central-1';
const bucket = 'files.example';

interface Stored {
  bytes: Buffer;
  putAt: Date;
}

/**
 * The part of S3 that the file store uses, with path-style addresses. It refuses requests whose signature differs from that of
 * another implementation of Signature Version 4, and bodies that do not match the hashes in their headers.
 */
export class FakeS3 {
  readonly objects = new Map<string, Stored>();
  /** The requests, such as `PUT ab/cd/abcd…`, and their failures. */
  readonly received: string[] = [];
  /** Each one applies to one request. */
  readonly failures: Failure[] = [];
  /** The maximum number of keys in a page of a listing. */
  pageSize = 1000;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get settings() {
    const { port } = this.#server.address() as AddressInfo;
    return { endpoint: `http://127.0.0.1:${port}`, bucket, region, accessKeyId, secretAccessKey };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://s3');
    const key = url.pathname.slice(`/${bucket}/`.length);
    const failure = this.failures.shift();
    const refusal = failure ?? refusalOf(request, body);
    this.received.push(`${request.method} ${key}${refusal ? ` ${JSON.stringify(refusal)}` : ''}`);
    if (refusal === 'say nothing') return;
    if (refusal === 'hang up') return void request.socket.destroy();
    if (refusal) return fail(response, refusal.status, refusal.code);
    if (request.method === 'PUT') {
      this.objects.set(key, { bytes: body, putAt: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.end(this.#list(url.searchParams));
    } else {
      const stored = this.objects.get(key);
      if (!stored) return fail(response, 404, 'NoSuchKey');
      response.writeHead(200, { 'content-length': stored.bytes.length }).end(stored.bytes);
    }
  }

  #list(query: URLSearchParams): string {
    const after = query.get('start-after') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix')!) && key > after).sort();
    const page = keys.slice(0, this.pageSize).map((key) => {
      const { bytes, putAt } = this.objects.get(key)!;
      const time = putAt.toISOString();
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const truncated = keys.length > page.length;
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${truncated}</IsTruncated>${page.join('')}</ListBucketResult>`;
  }
}

function fail(response: ServerResponse, status: number, code = 'InternalError'): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>Simulated failure.</Message></Error>`);
}

function escaped(key: string): string {
  return key.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Why S3 would refuse the request. */
function refusalOf(request: IncomingMessage, body: Buffer): Failure | undefined {
  const digest = createHash('sha256').update(body);
  const { 'x-amz-content-sha256': hash, 'x-amz-checksum-sha256': checksum, authorization = '' } = request.headers;
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) {
    return { status: 403, code: 'AccessDenied' };
  }
  const expected = aws4.sign(
    {
      service: 's3',
      region,
      method: request.method,
      path: request.url,
      headers: Object.fromEntries(names.map((name) => [name, request.headers[name]])),
    },
    { accessKeyId, secretAccessKey },
  );
  if (expected.headers.Authorization !== authorization) return { status: 403, code: 'SignatureDoesNotMatch' };
  const hex = digest.copy().digest('hex');
  if (hash !== hex) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  if (request.method === 'PUT' && checksum !== digest.digest('base64')) return { status: 400, code: 'BadDigest' };
  return undefined;
}
