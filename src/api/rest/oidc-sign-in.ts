import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { beginOidcSignIn, finishOidcSignIn, oidcCallbackPath } from '../../services/session/oidc.js';
import { readSessionCookie, sessionCookie } from '../http/session-cookie.js';
import { withoutCaller } from './without-caller.js';

/**
 * Signing in with the identity provider. Both requests are GETs, because the provider sends the browser back with one, and a form
 * could not lead to another host under the policy of the page. The cookie, which only the first request sets, makes the second one
 * count only in the same browser.
 */
export function mountOidcSignIn(pages: FastifyInstance, infrastructure: Infrastructure, location: string): void {
  pages.get('/sign-in/oidc', async (request, reply) => {
    const { url, secret } = await withoutCaller(infrastructure, request, beginOidcSignIn);
    const cookie = sessionCookie(secret, infrastructure.publicUrl(), 'cps_oidc');
    return reply.header('Set-Cookie', cookie).redirect(url.href, 303);
  });
  pages.get(oidcCallbackPath, async (request, reply) => {
    const publicUrl = infrastructure.publicUrl();
    const { cookie } = request.headers;
    reply.header('Set-Cookie', sessionCookie(undefined, publicUrl, 'cps_oidc'));
    const session = await withoutCaller(infrastructure, request, (ctx) =>
      finishOidcSignIn(ctx, {
        secret: readSessionCookie(cookie, publicUrl, 'cps_oidc'),
        query: new URLSearchParams(request.url.split('?')[1]),
        replaced: readSessionCookie(cookie, publicUrl),
      }),
    );
    return reply.header('Set-Cookie', sessionCookie(session, publicUrl)).redirect(location, 303);
  });
}
