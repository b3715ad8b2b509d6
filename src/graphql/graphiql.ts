import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticText } from '../http/static-text.js';

let page: Promise<StaticText> | undefined;

/** The editor for browsers, at the address that programs post to. */
export const graphiql = {
  isWanted(request: FastifyRequest): boolean {
    // Also with a query in the address: the editor keeps there what is typed into it, and is found again after a reload.
    return request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
  },
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    page ??= import('./graphiql/page.js').then(({ loadEditor }) => loadEditor());
    return (await page).send(request, reply);
  },
};
