import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticText } from '../http/static-text.js';

let page: Promise<StaticText> | undefined;

/** The GraphiQL editor for browsers, at the same URL as the API. */
export const graphiql = {
  isWanted(request: FastifyRequest): boolean {
    // Also with a query in the URL: the editor stores its content there, to restore it after a reload.
    return request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  },
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    page ??= import('./graphiql/page.js').then(({ loadEditor }) => loadEditor());
    return (await page).send(request, reply);
  },
};
