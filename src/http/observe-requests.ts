import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../auth/principal.js';
import { type ErrorCode, errorTable } from '../errors/table.js';
import type { Metrics } from '../observability/metrics.js';
import { type RequestTrace, traceIdOf, traceRequest } from '../observability/tracing.js';

/** What becomes known of a request on its way, for the line and the numbers at its end. */
export interface RequestNote {
  trace: RequestTrace | undefined;
  /** Known before the rate limit, and so of those that it turns away. */
  principal?: Principal;
  error?: ErrorCode;
}

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote;
  }
}

/** Asked every few seconds by those who watch: of interest when something is looked for. */
const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** One line, one measurement and, where traces are sent, one span for each request, however it ends. */
export function observeRequests(server: FastifyInstance, metrics: Metrics): void {
  server.decorateRequest('note');
  server.addHook('onRequest', (request, reply, done) => {
    const { trace } = begin(request, reply, metrics);
    if (trace) trace.within(done);
    else done();
  });
  // The body arrives in the socket's own time, outside of what came before.
  server.addHook('preValidation', ({ note: { trace } }, _reply, done) => {
    if (trace) trace.within(done);
    else done();
  });
}

/** Of what is answered before the hooks run, such as an address that cannot be read, too. */
export function begin(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): RequestNote {
  const started = performance.now();
  request.note = { trace: traceRequest(request.headers) };
  let answered = false;
  reply.raw.once('finish', () => {
    answered = true;
  });
  reply.raw.once('close', () => end(request, reply, metrics, { duration: performance.now() - started, answered }));
  return request.note;
}

interface Ending {
  /** In milliseconds. */
  duration: number;
  /** False: the client left before. */
  answered: boolean;
}

function end(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, { duration, answered }: Ending): void {
  const { note, ctx } = request;
  const status = answered ? reply.statusCode : 'aborted';
  // The pattern: addresses hold ids and whatever a caller writes there.
  const route = request.routeOptions?.url ?? 'unknown';
  const method = methods.has(request.method) ? request.method : 'other';
  metrics.requests.observe({ method, route, status }, duration / 1000);
  if (note.error) metrics.errors.inc({ code: note.error });
  if (reply.getHeader('idempotent-replayed')) metrics.replays.inc();
  const { principal = ctx?.caller?.principal } = note;
  const facts = {
    method: request.method,
    route,
    status,
    operation: ctx?.operation,
    error: note.error,
    organization_id: ctx?.caller?.account.id,
    token_id: principal?.tokenId,
    livemode: principal?.livemode,
  };
  const traceId = note.trace?.traceId ?? traceIdOf(request.headers.traceparent);
  const line = { ...facts, duration_ms: Math.round(duration * 10) / 10, trace_id: traceId };
  request.log[levelOf(route, note.error)](line, 'request');
  note.trace?.end(
    `${method} ${route}`,
    {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': answered ? reply.statusCode : undefined,
      'error.type': note.error,
      'cps.request_id': request.id,
      'cps.organization_id': facts.organization_id,
      'cps.livemode': facts.livemode,
    },
    answered && reply.statusCode >= 500 ? note.error : undefined,
  );
}

/** Failures of the service's own are as loud as the error table has them. */
function levelOf(route: string, error: ErrorCode | undefined): 'debug' | 'info' | 'warn' | 'error' {
  if (error && errorTable[error].status >= 500) return errorTable[error].log;
  return quiet.has(route) ? 'debug' : 'info';
}
