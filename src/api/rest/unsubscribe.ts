import type { FastifyInstance } from 'fastify';
import type { Infrastructure } from '../../context/request-context.js';
import { changeSubscription, describeSubscription } from '../../services/email-preference/unsubscribe.js';
import { unknownLinkPage, unsubscribedPage, unsubscribePage } from './pages/unsubscribe.js';
import { formPolicy, html, longestForm, preparePersonPages, readField, takeForms } from './person-pages.js';
import { withoutCaller } from './without-caller.js';

/**
 * The page that the link of an e-mail opens. A GET changes nothing, because mail scanners open links. The POST ends the e-mails: a button of the
 * page sends it, or a mail program (RFC 8058), which needs neither a cookie nor a page of the service: the token is the only right.
 */
export async function mountUnsubscribe(server: FastifyInstance, infrastructure: Infrastructure): Promise<void> {
  await server.register(async (pages) => {
    // A mail program may send its form in either format; what it says is not needed.
    takeForms(pages);
    pages.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null, {}),
    );
    preparePersonPages(pages, {
      // The address has the token.
      headers: { 'Content-Security-Policy': formPolicy, 'Referrer-Policy': 'no-referrer' },
      isPrivate: true,
      refusal: unknownLinkPage,
    });
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
