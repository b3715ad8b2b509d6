import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress } from './compression.js';
import { matchesTag } from './entity-tag.js';

/**
 * A text that is the same for all callers. It is compressed once for each coding, and not sent again to a browser that has it.
 * `headers` are sent with every response; without a `Cache-Control` among them, a browser revalidates its copy each time.
 */
export class StaticText {
  readonly hash: string;
  readonly #compressed = new Map<Coding, Promise<Buffer>>();

  constructor(
    private readonly type: string,
    private readonly text: string,
    private readonly headers: Record<string, string> = {},
  ) {
    this.hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const tag = `"${this.hash}"`;
    reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...this.headers, ETag: `W/${tag}` });
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, [tag], 'weak')) return reply.code(304).send();
    reply.type(this.type);
    const coding = codingFor(request, this.text.length);
    if (!coding) return reply.send(this.text);
    return reply.header('Content-Encoding', coding).send(await this.#in(coding));
  }

  #in(coding: Coding): Promise<Buffer> {
    let compressed = this.#compressed.get(coding);
    if (!compressed) this.#compressed.set(coding, (compressed = compress(this.text, coding)));
    return compressed;
  }
}
