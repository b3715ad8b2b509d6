import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/to-app-error.js';

/** The coded error for what Fastify or a handler threw; undefined is masked as INTERNAL. */
export function fromFastify(error: unknown): AppError | undefined {
  const known = toAppError(error);
  if (known) return known;
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('BODY_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The Content-Type must be application/json.');
  }
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('NOT_FOUND');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError('MALFORMED_REQUEST', message);
  }
  return undefined;
}
