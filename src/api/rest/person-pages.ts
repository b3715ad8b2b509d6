import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromFastify } from '../http/fastify-error.js';

export const longestForm = 4_096;

/** What differs between the pages for people who have no session yet, or need none. */
interface PersonPages {
  /** Beside those that all have: they are in no cache. */
  headers: Readonly<Record<string, string>>;
  /** No other site may read them, and no search engine lists them: their addresses have the right to read them. */
  isPrivate: boolean;
  /** The page that says what is wrong. */
  refusal: (sentence: string) => string;
  /** What it says of a fault of the service. */
  fault?: string;
}

/** Prepares a scope of routes whose answers are pages, also those to what is refused. */
export function preparePersonPages(
  pages: FastifyInstance,
  { headers, isPrivate, refusal, fault = 'Something went wrong on our side. Try again shortly.' }: PersonPages,
): void {
  pages.addHook('onRequest', async (_request, reply) => {
    if (isPrivate) reply.removeHeader('Access-Control-Allow-Origin').header('X-Robots-Tag', 'noindex');
    reply.headers({ 'Cache-Control': 'no-store', ...headers });
  });
  pages.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const appError = fromFastify(error);
    if (!appError) request.log.error({ err: error }, 'unexpected error');
    request.note.error = appError?.code ?? 'INTERNAL';
    reply.code(appError?.status ?? 500).headers(appError?.headers ?? {});
    return html(reply, refusal(appError?.message ?? fault));
  });
}

/** The policy of pages whose forms are sent to the service itself. */
export const formPolicy =
  "default-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Reads the fields of a form. Only in this scope: no other route accepts what a form of another site can send. */
export function takeForms(pages: FastifyInstance): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** A field of a form or of the query; empty where it is missing. */
export function readField(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

export function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}
