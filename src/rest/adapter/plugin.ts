import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { type Access, buildContext } from '../../http/context.js';
import { routes } from '../index.js';
import { type AdapterOptions, handle } from './handle.js';
import { planRoute } from './plan.js';
import { largeBody } from './route.js';
import { takeFile } from './take-file.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Mounts every row under `/api/v1`; a known path with another method answers 405 with what it allows. */
export function mountRest(app: FastifyInstance, schema: GraphQLSchema, access: Access, options: AdapterOptions): void {
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    request.ctx = await buildContext(access, request, reply, 'refused');
  };
  for (const route of routes) {
    const plan = planRoute(schema, route);
    const mount = (server: FastifyInstance) =>
      server.route({
        method: route.method,
        url: address(route.path),
        onRequest: authenticate,
        ...(route.large && { bodyLimit: largeBody }),
        ...(route.file && { config: { takes: ['application/json', route.file.type, 'multipart/form-data'] } }),
        handler: (request, reply) => handle(plan, options, request, reply),
      });
    if (!route.file) mount(app);
    // Its parsers are this route's alone: elsewhere a file is an unsupported media type.
    else {
      app.register(async (server) => {
        takeFile(server, route.file!);
        mount(server);
      });
    }
  }
  for (const [path, allowed] of Map.groupBy(routes, (route) => route.path)) {
    const known = allowed.map(({ method }) => method);
    const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    const others = methods.filter((method) => !known.includes(method));
    const options = { config: { cors: { preflightContinue: true } } };
    app.options(address(path), options, (_request, reply) => reply.code(204).header('Allow', allow).send());
    app.route({
      method: others,
      url: address(path),
      // Thrown before the body is read: what is wrong with it does not matter here.
      onRequest: async (request) => {
        throw new AppError('METHOD_NOT_ALLOWED', `${request.method} is not a method of this path; it takes ${allow}.`, {
          headers: { Allow: allow },
        });
      },
      handler: () => undefined,
    });
  }
}

function address(path: string): string {
  return `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
