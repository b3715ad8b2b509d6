import { type Readable, Transform } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { attachesFiles } from '../../context/permission.js';
import { maxAttachedBytes } from '../../domain/attached-file/limits.js';
import { AppError } from '../../errors/app-error.js';

/** The largest file of staff or of the partner in base64, and the operation around it. */
export const largestFileBody = Math.ceil(maxAttachedBytes / 3) * 4 + 1024 * 1024;

/** Keeps the limit of all other requests for callers who attach no files. Runs before the body is received. */
export function limitBody(limit: number) {
  return async (request: FastifyRequest, _reply: unknown, payload: RequestPayload): Promise<RequestPayload> => {
    if (request.ctx?.caller && attachesFiles(request.ctx)) return payload;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('BODY_TOO_LARGE');
    return request.headers['content-length'] === undefined ? cut(payload as Readable, limit) : payload;
  };
}

/** Without a length in its head, a body is measured as it arrives. The request stays open, so that it gets its answer. */
function cut(payload: Readable, limit: number): Readable {
  let received = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(received > limit ? new AppError('BODY_TOO_LARGE') : null, chunk);
    },
  });
  // `pipe` passes on no error: the body of a caller who hangs up would be waited for.
  payload.once('error', (error) => measured.destroy(error));
  return payload.pipe(measured);
}
