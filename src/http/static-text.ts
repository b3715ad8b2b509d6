import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this, compressing saves no packet. */
const worthCompressing = 1024;

/**
 * A text that is the same for everybody: compressed once, and not sent again to a browser that has it. `headers` go with
 * every answer; without a `Cache-Control` among them a browser asks each time whether its copy is still the newest.
 */
export class StaticText {
  readonly hash: string;
  #gzipped: Promise<Buffer> | undefined;

  constructor(
    private readonly type: string,
    private readonly text: string,
    private readonly headers: Record<string, string> = {},
  ) {
    this.hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = `W/"${this.hash}"`;
    reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...this.headers, ETag: etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type(this.type);
    if (this.text.length < worthCompressing || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.send(this.text);
    }
    this.#gzipped ??= promisify(gzip)(this.text);
    return reply.header('Content-Encoding', 'gzip').send(await this.#gzipped);
  }
}
