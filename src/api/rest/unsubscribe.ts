import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { changeSubscription, describeSubscription } from '../../services/email-preference/unsubscribe.js';
import { fromFastify } from '../http/fastify-error.js';
import { unknownLinkPage, unsubscribedPage, unsubscribePage } from './pages/unsubscribe.js';
import { withoutCaller } from './without-caller.js';

const longestForm = 4_096;

/**
 * The page that the link of an e-mail opens. A GET changes nothing, because mail scanners open links. The POST ends the e-mails: a button of the
 * page sends it, or a mail program (RFC 8058), which needs neither a cookie nor a page of the service: the token is the only right.
 */
export async function mountUnsubscribe(server: FastifyInstance, infrastructure: Infrastructure): Promise<void> {
  await server.register(async (pages) => {
    // A mail program may send its form in either format; what it says is not needed.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    pages.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null, {}),
    );
    pages.addHook('onRequest', async (_request, reply) => {
      reply.removeHeader('Access-Control-Allow-Origin').headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
        // The address has the token.
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      });
    });
    pages.setErrorHandler(reject);
    pages.get('/unsubscribe', async (request, reply) => {
      const token = readField(request.query, 'token');
      const described = await withoutCaller(infrastructure, request, (ctx) => describeSubscription(ctx, token));
      return described ? html(reply, unsubscribePage(token, described)) : html(reply.code(404), unknownLinkPage());
    });
    pages.post('/unsubscribe', async (request, reply) => {
      const token = readField(request.query, 'token');
      const delivery = readField(request.body, 'delivery') === 'daily' ? 'daily' : 'none';
      const changed = await withoutCaller(infrastructure, request, (ctx) => changeSubscription(ctx, token, delivery));
      return changed ? html(reply, unsubscribedPage(changed, delivery)) : html(reply.code(404), unknownLinkPage());
    });
  });
}

function readField(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

function reject(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = fromFastify(error);
  if (!appError) request.log.error({ err: error }, 'unexpected error');
  request.note.error = appError?.code ?? 'INTERNAL';
  reply.code(appError?.status ?? 500).headers(appError?.headers ?? {});
  return html(reply, unknownLinkPage(appError?.message ?? 'Something went wrong on our side. Try again shortly.'));
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}
