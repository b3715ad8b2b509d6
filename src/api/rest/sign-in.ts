import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { isEmailAddress } from '../../domain/person/email-address.js';
import { consolePage } from '../../domain/session/console-page.js';
import { AppError } from '../../errors/app-error.js';
import { acceptInvitation } from '../../services/member/accept.js';
import { confirmSignIn } from '../../services/session/confirm.js';
import { requestSignInLink } from '../../services/session/index.js';
import { fromBrowser, rejectOtherPages } from '../http/credential.js';
import { sessionCookie } from '../http/session-cookie.js';
import { StaticText } from '../http/static-text.js';
import { mountOidcSignIn } from './oidc-sign-in.js';
import { style } from './pages/layout.js';
import { passkeyScript } from './pages/passkey-script.js';
import {
  askPage,
  confirmPage,
  invitationPage,
  joinedPage,
  refusalPage,
  sentPage,
  signInStyle,
} from './pages/sign-in.js';
import { mountPasskeySignIn } from './passkey-sign-in.js';
import { formPolicy, html, preparePersonPages, readField, takeForms } from './person-pages.js';
import { withoutCaller } from './without-caller.js';

const script = new StaticText('text/javascript; charset=utf-8', passkeyScript);

/**
 * The pages to sign in with. Only a passkey needs a script. A GET changes nothing, because mail scanners open the links of
 * e-mails; the button of the page sends the POST that uses the link. `start` is the page that a person sees after signing in, and
 * `font` the font of the console, where one was built.
 */
export async function mountSignIn(
  server: FastifyInstance,
  infrastructure: Infrastructure,
  { start, font }: { start: string; font?: string | undefined },
): Promise<void> {
  const stylesheet = new StaticText('text/css; charset=utf-8', `${style}${signInStyle(font)}`);
  await server.register(async (pages) => {
    takeForms(pages);
    preparePersonPages(pages, {
      // The page's own POST needs an Origin header, which browsers do not send under `no-referrer`.
      headers: { 'Content-Security-Policy': formPolicy, 'Referrer-Policy': 'same-origin' },
      isPrivate: false,
      refusal: refusalPage,
    });
    pages.get('/sign-in/style.css', (request, reply) => stylesheet.send(request, reply));
    pages.get('/sign-in/passkey.js', (request, reply) => script.send(request, reply));
    mountPasskeySignIn(pages, infrastructure, start);
    mountOidcSignIn(pages, infrastructure, start);
    pages.get('/sign-in', async (request, reply) =>
      html(reply, askPage(infrastructure.identityProvider?.host, readPage(request.query))),
    );
    pages.get('/sign-in/confirm', async (request, reply) =>
      html(reply, confirmPage(readToken(request.query), readPage(request.query))),
    );
    pages.get('/sign-in/invitation', async (request, reply) => html(reply, invitationPage(readToken(request.query))));
    pages.post('/sign-in', async (request, reply) => {
      rejectOtherPages(fromBrowser(request.headers, infrastructure.publicUrl()));
      const email = readField(request.body, 'email').trim();
      if (!isEmailAddress(email)) throw new AppError('VALIDATION_FAILED', 'Enter a valid e-mail address.');
      await withoutCaller(infrastructure, request, (ctx) => requestSignInLink(ctx, email, readPage(request.body)));
      return html(reply, sentPage(email));
    });
    pages.post('/sign-in/confirm', async (request, reply) => {
      const browser = fromBrowser(request.headers, infrastructure.publicUrl());
      rejectOtherPages(browser);
      const token = readToken(request.body);
      const secret = await withoutCaller(infrastructure, request, (ctx) => confirmSignIn(ctx, token, browser.session));
      return signedIn(reply, secret, readPage(request.body));
    });
    pages.post('/sign-in/invitation', async (request, reply) => {
      rejectOtherPages(fromBrowser(request.headers, infrastructure.publicUrl()));
      const token = readToken(request.body);
      const { session, organization } = await withoutCaller(infrastructure, request, (ctx) =>
        acceptInvitation(ctx, token),
      );
      return session ? signedIn(reply, session) : html(reply, joinedPage(organization));
    });
    const signedIn = (reply: FastifyReply, secret: string, page = start) =>
      reply.header('Set-Cookie', sessionCookie(secret, infrastructure.publicUrl())).redirect(page, 303);
  });
}

/** The page that the person wanted, if it is one of the console. */
function readPage(fields: unknown): string | undefined {
  return consolePage(readField(fields, 'page'));
}

function readToken(fields: unknown): string {
  return readField(fields, 'token');
}
