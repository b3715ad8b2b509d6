import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Trust } from '../api/http/caller-address.js';
import { compressResponses } from '../api/http/compression.js';
import { connectionLimits, rejectConnection } from '../api/http/connections.js';
import { allowOtherOrigins } from '../api/http/cross-origin.js';
import { fromFastify, noRouteError } from '../api/http/fastify-error.js';
import { parseJsonBody } from '../api/http/json-body.js';
import { begin, observeRequests, type RequestObservers } from '../api/http/observe-requests.js';
import { hasTwoHosts } from '../api/http/one-host.js';
import { securityHeaders } from '../api/http/security-headers.js';
import { withoutSlash } from '../api/http/trailing-slash.js';
import { errorBody } from '../api/rest/error-body.js';
import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { type LineSink, logOptions } from '../runtime/observability/log.js';

/** The HTTP server with what applies to every request, whichever API it is for. It has no routes yet. */
export async function createServer(
  config: Config,
  trusts: Trust,
  publicUrl: () => string,
  observers: RequestObservers,
  lines: LineSink | undefined,
): Promise<FastifyInstance> {
  const server = Fastify({
    logger: logOptions(config.logLevel, lines),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: config.bodyLimitBytes,
    genReqId: () => uuidv7(),
    ...connectionLimits,
    clientErrorHandler: (error, socket) =>
      rejectConnection(error, socket, (appError, id) => errorBody(appError, id, publicUrl())),
    trustProxy: trusts,
    forceCloseConnections: 'idle',
    // Requests that arrive while the sockets close are still answered: nothing else has closed yet.
    return503OnClosing: false,
    // Runs first: idempotency keys and list links must see one form of the address.
    rewriteUrl: ({ url }) => withoutSlash(url ?? '/'),
    // The field's own rule validates a segment, up to the 16 KB that Node accepts as a request head.
    routerOptions: { maxParamLength: 16 * 1024 },
    // For bad percent-encoding, Fastify looks up no route and runs no hook.
    frameworkErrors: (error, request, reply) => {
      begin(request as FastifyRequest, reply as FastifyReply, observers);
      reply.headers(securityHeaders);
      sendError(error, request as FastifyRequest, reply as FastifyReply, publicUrl());
    },
  });
  server.decorateRequest('ctx');
  observeRequests(server, observers);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(/^application\/(graphql\+)?json(;|$)/i, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
    if (!hasTwoHosts(request.raw)) return done();
    reply.header('Connection', 'close');
    done(new AppError('MALFORMED_REQUEST', 'The request has more than one Host header.'));
  });
  await allowOtherOrigins(server);
  compressResponses(server);
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply, publicUrl()));
  server.setNotFoundHandler((request) => {
    throw noRouteError(request);
  });
  return server;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const appError = fromFastify(error, request.routeOptions?.config?.takes);
  if (!appError) request.log.error({ err: error }, 'unexpected error');
  request.note.error = appError?.code ?? 'INTERNAL';
  reply
    .code(appError?.status ?? 500)
    .headers({ ...appError?.headers, 'X-Request-Id': request.id })
    .send(errorBody(appError, request.id, publicUrl));
}
