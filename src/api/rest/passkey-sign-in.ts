import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { beginPasskeySignIn, signInWithPasskey } from '../../services/passkey/sign-in.js';
import { fromBrowser, rejectOtherPages } from '../http/credential.js';
import { fromFastify } from '../http/fastify-error.js';
import { sessionCookie } from '../http/session-cookie.js';
import { withoutCaller } from './without-caller.js';

/**
 * What the script of the sign-in page calls: the first request returns what the browser signs, and the second one signs in. Not
 * part of an API, because only a page of this service can use a passkey of this service.
 */
export function mountPasskeySignIn(pages: FastifyInstance, infrastructure: Infrastructure, location: string): void {
  pages.register(async (server) => {
    server.setErrorHandler(reject);
    server.post('/sign-in/passkey/options', async (request) => {
      rejectOtherPages(fromBrowser(request.headers, infrastructure.publicUrl()));
      return withoutCaller(infrastructure, request, beginPasskeySignIn);
    });
    server.post('/sign-in/passkey', async (request, reply) => {
      const browser = fromBrowser(request.headers, infrastructure.publicUrl());
      rejectOtherPages(browser);
      const secret = await withoutCaller(infrastructure, request, (ctx) =>
        signInWithPasskey(ctx, request.body, browser.session),
      );
      return reply.header('Set-Cookie', sessionCookie(secret, infrastructure.publicUrl())).send({ location });
    });
  });
}

function reject(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = fromFastify(error);
  if (!appError) request.log.error({ err: error }, 'unexpected error');
  request.note.error = appError?.code ?? 'INTERNAL';
  return reply
    .code(appError?.status ?? 500)
    .headers(appError?.headers ?? {})
    .send({ message: appError?.message ?? 'Something went wrong on our side. Try again shortly.' });
}
