import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { stringify } from 'yaml';
import { AppError } from '../../errors/app-error.js';
import { openApiDocument } from './openapi.js';
import { discovery } from './pages/discovery.js';
import { errorIndex, errorPage } from './pages/error-page.js';

/** What the interface says about itself: discovery, its OpenAPI description, and a page for every error code. */
export function mountPages(server: FastifyInstance, schema: GraphQLSchema, publicUrl: () => string): void {
  const page = (url: string, handler: RouteHandlerMethod) => {
    server.get(url, handler);
    server.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      onRequest: async (request) => {
        throw new AppError(
          'METHOD_NOT_ALLOWED',
          `${request.method} is not a method of this path; it takes GET, HEAD.`,
          {
            headers: { Allow: 'GET, HEAD' },
          },
        );
      },
      handler: () => undefined,
    });
  };
  const json = perAddress((url) => JSON.stringify(openApiDocument(schema, url)));
  const yaml = perAddress((url) => stringify(openApiDocument(schema, url), { aliasDuplicateObjects: false }));

  for (const url of ['/api', '/api/v1']) page(url, async () => discovery(publicUrl()));
  page('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json(publicUrl())),
  );
  page('/api/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(yaml(publicUrl())),
  );
  page('/docs/errors', async (_request, reply) => html(reply).send(errorIndex()));
  page('/docs/errors/:code', async (request, reply) => {
    const text = errorPage((request.params as { code: string }).code);
    return text === undefined ? reply.callNotFound() : html(reply).send(text);
  });
}

/** The pages bring all they need; nothing is loaded from anywhere, and no script runs. */
function html(reply: Parameters<RouteHandlerMethod>[1]) {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
}

/** Computed on first use; the address settles when the service listens, so it is worked out at most twice. */
function perAddress(work: (url: string) => string): (url: string) => string {
  let known: { url: string; text: string } | undefined;
  return (url) => {
    if (known?.url !== url) known = { url, text: work(url) };
    return known.text;
  };
}
