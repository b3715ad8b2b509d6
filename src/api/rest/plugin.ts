import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, buildContext, countCaller } from '../http/context.js';
import { noRouteError } from '../http/fastify-error.js';
import { type AdapterOptions, handle } from './handle.js';
import { mountInboundWebhooks } from './inbound-webhooks.js';
import { rejectOtherMethods } from './other-methods.js';
import { planRoute } from './plan.js';
import { largeBody, type RestApi } from './route.js';
import { mountSessionFiles } from './session-files.js';
import { takeFile } from './take-file.js';

/** Mounts every route under `/api/v1`. A known path answers other methods with 405 and its allowed methods. */
export function mountRest(
  app: FastifyInstance,
  { schema, routes }: RestApi,
  access: Access,
  options: AdapterOptions,
): void {
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    request.ctx = await buildContext(access, request, reply, 'refused');
  };
  const count = (request: FastifyRequest, reply: FastifyReply) => countCaller(access, request, reply);
  for (const route of routes) {
    const mount = (server: FastifyInstance) =>
      server.route({
        method: route.method,
        url: address(route.path),
        onRequest: authenticate,
        ...(route.large && { bodyLimit: largeBody }),
        ...(route.file && { config: { takes: ['application/json', route.file.type, 'multipart/form-data'] } }),
        // Compiled by its first request: all of them together take as long as the rest of a start.
        handler: (request, reply) => handle(planRoute(schema, route), options, request, reply),
      });
    if (!route.file) mount(app);
    // The file parsers apply only to this route; elsewhere a file is an unsupported media type.
    else {
      app.register(async (server) => {
        takeFile(server, route.file!);
        mount(server);
      });
    }
  }
  for (const [path, allowed] of Map.groupBy(routes, (route) => route.path)) {
    rejectOtherMethods(
      app,
      address(path),
      allowed.map(({ method }) => method),
      count,
    );
  }
  app.register(
    async (api) => {
      api.setNotFoundHandler(async (request, reply) => {
        await count(request, reply);
        throw noRouteError(request);
      });
    },
    { prefix: '/api/v1' },
  );
  mountSessionFiles(app, { schema, routes }, access, options);
  mountInboundWebhooks(app, access.infrastructure, count);
}

function address(path: string): string {
  return `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
