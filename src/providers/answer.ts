/** More than any answer has that is not a file, in bytes, after its decompression. */
const maxBytes = 4 * 1024 * 1024;

interface ResponseLimits {
  /** In bytes. */
  most?: number;
  /** How long may be waited for its parts, all together, in milliseconds. Not needed where a signal ends the exchange. */
  waitMs?: number;
}

/** An outside party's answer exceeds a limit; what has arrived is discarded, and the connection is closed. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused';
  readonly code = 'ANSWER_REFUSED';
}

/**
 * The parts of an outside party's answer, up to the limits. A body that is decompressed is measured by its real size.
 *
 * @throws {AnswerRefused}
 */
export async function* withinLimits(
  body: AsyncIterable<Uint8Array>,
  { most = maxBytes, waitMs = Number.POSITIVE_INFINITY }: ResponseLimits = {},
): AsyncGenerator<Uint8Array> {
  let size = 0;
  let waited = 0;
  let askedAt = performance.now();
  for await (const part of body) {
    size += part.length;
    // The time that the reader takes does not count.
    waited += performance.now() - askedAt;
    if (size > most) throw new AnswerRefused(`the answer is larger than ${formatSize(most)}`);
    if (waited > waitMs) throw new AnswerRefused(`the answer was not complete in ${waitMs / 1000} s`);
    yield part;
    askedAt = performance.now();
  }
}

/**
 * Reads an outside party's answer. Nothing else may read one whole (test/architecture/answers).
 *
 * @throws {AnswerRefused}
 */
export async function readResponse(body: AsyncIterable<Uint8Array>, limits?: ResponseLimits): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of withinLimits(body, limits)) parts.push(part);
  return Buffer.concat(parts);
}

/** Statuses whose answers have no body (Fetch, 2.2.3). */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * `fetch` for libraries that read the answer themselves: they get one that is complete and within the limits. The signal of the
 * request covers the whole answer.
 */
export function fetchWithin(limits?: ResponseLimits): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { status, statusText, body } = response;
    const bytes = body && (await readResponse(body as unknown as AsyncIterable<Uint8Array>, limits));
    const headers = new Headers(response.headers);
    // They describe the body before its decompression.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const whole = new Response(bytes && !withoutBody.has(status) ? new Uint8Array(bytes) : null, {
      status,
      statusText,
      headers,
    });
    // The constructor takes no URL, by which a failed answer shows which of the provider's addresses failed.
    return Object.defineProperty(whole, 'url', { value: response.url });
  };
}

function formatSize(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} kB`;
}
