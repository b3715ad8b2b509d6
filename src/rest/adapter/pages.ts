import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { type ErrorCode, errorTable } from '../../errors/table.js';

/** What the interface says about itself: discovery and a page for every error code. */
export function mountPages(server: FastifyInstance, _schema: GraphQLSchema, publicUrl: () => string): void {
  server.get('/docs/errors/:code', async (request, reply) => {
    const { code } = request.params as { code: string };
    const entry = errorTable[code.toUpperCase() as ErrorCode];
    if (!entry) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .send(`<h1>${code}</h1><p>${entry.status}: ${entry.title}</p><p>${publicUrl()}</p>`);
  });
}
