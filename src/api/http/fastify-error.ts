import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content types that a route accepts, if not only JSON. */
    takes?: readonly string[];
  }
}

export function noRouteError({ method, url }: { method: string; url: string }): AppError {
  return new AppError('NOT_FOUND', `No resource exists at ${method} ${url.split('?')[0]}.`);
}

/** The coded error for an error that Fastify or a handler threw; undefined is masked as INTERNAL. */
export function fromFastify(error: unknown, takes: readonly string[] = ['application/json']): AppError | undefined {
  const appError = toAppError(error);
  if (appError) return appError;
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('BODY_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', `The Content-Type must be ${either.format(takes)}.`);
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError('MALFORMED_REQUEST', message);
  }
  return undefined;
}
