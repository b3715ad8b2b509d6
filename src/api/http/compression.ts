import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Content codings in order of preference. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Below this, compressing saves no packet. */
const worthCompressing = 1024;

/** Text types. Event streams are excluded, because events must not wait in a buffer. */
const compressible = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|yaml|xml|javascript))/i;

/** From this length on, Node sends a text faster as bytes: it copies a text for its length, for its encoding and for the socket. */
const long = 16 * 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Low levels and a window of 256 KB. Higher levels take several times as long to save a tenth of the bytes, and use megabytes of
 * memory for each response.
 */
const brotliOptions = {
  params: {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

export function compress(text: string | Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? brotli(text, brotliOptions) : gzip(text, { level: 4 });
}

/** The coding for a response of this size; undefined sends it uncompressed. */
export function codingFor({ headers }: FastifyRequest, bytes: number): Coding | undefined {
  if (bytes < worthCompressing || !headers['accept-encoding']) return undefined;
  const chosen = new Negotiator({ headers }).encoding([...codings, 'identity'], { preferred: codings });
  return codings.find((coding) => coding === chosen);
}

/** Compresses complete text responses. Files are streams and are sent as they are. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (!compressible.test(String(reply.getHeader('Content-Type') ?? ''))) return done(null, payload);
    if (reply.hasHeader('Content-Encoding')) return done(null, payload);
    const response = typeof payload === 'string' && payload.length > long ? Buffer.from(payload) : payload;
    const coding = codingFor(request, Buffer.byteLength(response));
    if (!coding) return done(null, response);
    reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    compress(response, coding).then((compressed) => done(null, compressed), done);
  });
}
