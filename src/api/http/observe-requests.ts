import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../context/auth/principal.js';
import { type ErrorCode, errorTable } from '../../errors/table.js';
import type { Metrics } from '../../runtime/observability/metrics.js';
import { type RequestTrace, readTraceId, traceRequest } from '../../runtime/observability/tracing.js';
import type { RequestEnd } from './request-log/entry.js';
import type { RequestLog } from './request-log/request-log.js';

/** Facts collected while a request runs, for its log line and metrics. */
export interface RequestNote {
  trace: RequestTrace | undefined;
  /** Set before the rate limit is checked, so that refused requests have it too. */
  principal?: Principal;
  /** The organization that the request acts for. */
  accountId?: string;
  error?: ErrorCode;
  /** Where the stream of events was before anything was read for the answer. */
  position?: number;
  /** In the sandbox, what was sent, for the request log. */
  answer?: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote;
  }
}

/** Polled every few seconds by monitoring, so logged at debug level. */
const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where the facts of a request go. */
export interface RequestObservers {
  metrics: Metrics;
  requestLog: RequestLog;
}

/**
 * Writes one log line, one measurement, for a request of an account one entry of its request log and, if tracing is on, one span for
 * each request, however it ends.
 */
export function observeRequests(server: FastifyInstance, observers: RequestObservers): void {
  server.decorateRequest('note');
  server.addHook('onRequest', (request, reply, done) => {
    const { trace } = begin(request, reply, observers);
    if (trace) trace.within(done);
    else done();
  });
  // The body arrives in a later event of the socket, outside of the async context entered in onRequest.
  server.addHook('preValidation', ({ note: { trace } }, _reply, done) => {
    if (trace) trace.within(done);
    else done();
  });
  // Before the answer is compressed.
  server.addHook('onSend', ({ note }, reply, payload, done) => {
    if (note?.accountId && !note.principal!.livemode)
      note.answer = isBytesOfJson(reply, payload) ? payload.toString() : payload;
    done(null, payload);
  });
}

/** A long answer is sent as bytes. A file has a name. */
function isBytesOfJson(reply: FastifyReply, payload: unknown): payload is Buffer {
  const isJson = String(reply.getHeader('Content-Type') ?? '').startsWith('application/json');
  return isJson && Buffer.isBuffer(payload) && !reply.hasHeader('Content-Disposition');
}

/** Also called for requests that are answered before the hooks run, such as one with an invalid URL. */
export function begin(request: FastifyRequest, reply: FastifyReply, observers: RequestObservers): RequestNote {
  const started = performance.now();
  request.note = { trace: traceRequest(request.headers) };
  let answered = false;
  reply.raw.once('finish', () => {
    answered = true;
  });
  reply.raw.once('close', () => end(request, reply, observers, { duration: performance.now() - started, answered }));
  return request.note;
}

function end(request: FastifyRequest, reply: FastifyReply, observers: RequestObservers, ending: RequestEnd): void {
  const { metrics, requestLog } = observers;
  const { duration, answered } = ending;
  const { note, ctx } = request;
  const status = answered ? reply.statusCode : 'aborted';
  // The pattern, not the URL, which contains ids and arbitrary text.
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
    operation: ctx?.operation?.name,
    error: note.error,
    organization_id: ctx?.caller?.account?.id,
    token_id: principal?.tokenId || undefined,
    session_id: principal?.session?.id,
    livemode: principal?.livemode,
  };
  const traceId = note.trace?.traceId ?? readTraceId(request.headers.traceparent);
  const line = { ...facts, duration_ms: Math.round(duration * 10) / 10, trace_id: traceId };
  request.log[chooseLevel(route, note.error)](line, 'request');
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
  requestLog.record(request, reply, ending);
}

/** Server errors use the log level of the error table. */
function chooseLevel(route: string, error: ErrorCode | undefined): 'debug' | 'info' | 'warn' | 'error' {
  if (error && errorTable[error].status >= 500) return errorTable[error].log;
  return quiet.has(route) ? 'debug' : 'info';
}
