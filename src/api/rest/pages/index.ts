import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { AppError } from '../../../errors/app-error.js';
import { StaticText } from '../../http/static-text.js';
import { wantsPage } from '../../http/wants-page.js';
import { apiName, apiVersion, openApiDocument } from '../openapi/index.js';
import type { RestApi } from '../route.js';
import { errorIndex, errorPage } from './error-page.js';
import { page as layout } from './layout.js';
import { loadReference, referenceScript } from './reference.js';

/**
 * The public documentation: the discovery document, the OpenAPI description with its reference page, the guides, and a page for
 * every error code.
 */
export function mountPages(server: FastifyInstance, api: RestApi, publicUrl: () => string): void {
  const page = (url: string, handler: RouteHandlerMethod) => {
    server.get(url, handler);
    server.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      onRequest: async (request) => {
        throw new AppError('METHOD_NOT_ALLOWED', `This path does not support ${request.method}; use GET, HEAD.`, {
          headers: { Allow: 'GET, HEAD' },
        });
      },
      handler: () => undefined,
    });
  };
  const description = () => openApiDocument(api, publicUrl());
  const json = once(() => new StaticText('application/json; charset=utf-8', JSON.stringify(description())), publicUrl);
  const yaml = once(async () => {
    const { toYaml: yamlOf } = await import('./yaml.js');
    return new StaticText('application/yaml; charset=utf-8', yamlOf(description()));
  }, publicUrl);
  const reference = once(() => loadReference(`REST reference · ${apiName}`));
  const guides = once(async () => (await import('./guides.js')).readGuides());

  for (const url of ['/api', '/api/v1']) page(url, async () => discovery(api, publicUrl()));
  page('/api/openapi.json', (request, reply) => json().send(request, reply));
  page('/api/openapi.yaml', async (request, reply) => (await yaml()).send(request, reply));
  page('/docs/rest', async (request, reply) => (await reference()).page.send(request, reply));
  page(referenceScript, async (request, reply) => (await reference()).script.send(request, reply));
  page('/docs/errors', async (request, reply) => html(errorIndex()).send(request, reply));
  page('/docs/errors/:code', async (request, reply) => {
    const text = errorPage((request.params as { code: string }).code);
    return text === undefined ? noPage(request, reply) : html(text).send(request, reply);
  });
  for (const url of ['/docs', '/docs/*']) {
    page(url, async (request, reply) => {
      const text = (await guides()).get(request.url.split('?')[0]!);
      return text === undefined ? noPage(request, reply) : html(text).send(request, reply);
    });
  }
}

/** A browser gets a page with the navigation, and a program the error that every API answers. */
function noPage(request: FastifyRequest, reply: FastifyReply) {
  if (!wantsPage(request)) return reply.callNotFound();
  return html(missingPage).send(request, reply.code(404));
}

const missingPage = layout('No such page', '<h1>No such page</h1>\n<p>The guides have no page at this address.</p>');

/** A self-contained page: it loads nothing and runs no script. */
function html(text: string): StaticText {
  return new StaticText('text/html; charset=utf-8', text, {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** Computes a result on first use, and again when its dependency changes: the URL changes once the service listens. */
function once<T>(work: () => T, dependsOn = () => ''): () => T {
  let cached: { on: string; result: T } | undefined;
  return () => {
    const on = dependsOn();
    if (cached?.on !== on) cached = { on, result: work() };
    return cached.result;
  };
}

/** The discovery document under `/api`, with links to everything. Collections are the paths that return a list. */
function discovery({ routes }: RestApi, publicUrl: string) {
  const lists = routes.filter(({ answer, path }) => answer === 'list' && !path.includes('{'));
  return {
    name: apiName,
    version: apiVersion,
    links: {
      self: `${publicUrl}/api`,
      openapi_json: `${publicUrl}/api/openapi.json`,
      openapi_yaml: `${publicUrl}/api/openapi.yaml`,
      graphql: `${publicUrl}/graphql`,
      docs: `${publicUrl}/docs`,
      reference: `${publicUrl}/docs/rest`,
      errors: `${publicUrl}/docs/errors`,
      health: `${publicUrl}/healthz`,
      ready: `${publicUrl}/readyz`,
    },
    collections: Object.fromEntries(
      lists.map(({ path }) => [path.slice(1).replaceAll('-', '_').replaceAll('/', '.'), `${publicUrl}/api/v1${path}`]),
    ),
  };
}
