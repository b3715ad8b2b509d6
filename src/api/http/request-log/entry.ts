import type { FastifyReply, FastifyRequest } from 'fastify';
import { redact, redactParameters } from '../../../runtime/observability/redact.js';
import { realTime } from '../../../runtime/time/real-time.js';
import { requestBody, responseBody } from './bodies.js';

/** An entry of the request log, with the names of the columns. */
export interface Entry {
  id: string;
  account_id: string;
  livemode: boolean;
  created_at: string;
  method: string;
  path: string;
  route: string | null;
  operation: string | null;
  /** Null if the client disconnected before the answer. */
  status: number | null;
  error_code: string | null;
  duration_ms: number;
  /** Without the price of the call, if `paid_call`. */
  credits: number;
  /** The database adds the price of the call. */
  paid_call: boolean;
  user_id: string;
  token_id: string | null;
  session_id: string | null;
  idempotency_key: string | null;
  request_body: string | null;
  response_body: string | null;
}

/** How a request ended. */
export interface RequestEnd {
  /** In milliseconds. */
  duration: number;
  /** False when the client disconnected before the answer. */
  answered: boolean;
}

const longest = { path: 2_000, method: 20, key: 255 } as const;

/** The entry of a request that has ended; undefined if it belongs to no account. */
export function toEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  { duration, answered }: RequestEnd,
): Entry | undefined {
  const { note, ctx } = request;
  const { principal, accountId } = note;
  if (!principal || !accountId) return undefined;
  const pattern = request.routeOptions?.url;
  const graphql = pattern === '/graphql';
  const livemode = principal.livemode || (ctx?.request.beyondSandbox ?? false);
  const secrets = ctx?.operation?.secrets;
  return {
    id: request.id,
    account_id: accountId,
    livemode,
    created_at: new Date(realTime().getTime() - duration).toISOString(),
    method: request.method.slice(0, longest.method),
    path: graphql ? '/graphql' : redactPath(request.url),
    route: pattern ? toRoute(pattern) : null,
    operation: (graphql && ctx?.operation?.name) || null,
    status: answered ? reply.statusCode : null,
    error_code: note.error ?? null,
    duration_ms: Math.round(duration),
    credits: Math.round((ctx?.request.credits ?? 0) * 100) / 100,
    paid_call: ctx?.request.paidCall ?? false,
    user_id: principal.userId,
    token_id: principal.tokenId || null,
    session_id: principal.session?.id ?? null,
    idempotency_key: redactKey(request.headers['idempotency-key'], (secrets?.answers.size ?? 0) > 0),
    request_body: !livemode ? requestBody(request, secrets) : null,
    response_body: !livemode && answered ? responseBody(note.answer, secrets) : null,
  };
}

/** The query of GraphQL's URL is not logged: it has the document and its variables. */
function redactPath(url: string): string {
  return redact(redactParameters(url)).slice(0, longest.path).toWellFormed();
}

const routes = new Map<string, string>();

/** The pattern as the API's description spells it: `/api/v1/notices/{uuid}`. */
function toRoute(pattern: string): string {
  let route = routes.get(pattern);
  if (!route) routes.set(pattern, (route = pattern.replace(/:(\w+)/g, '{$1}')));
  return route;
}

/**
 * An answer that shows a secret is stored for the replay under a key that is derived from the Idempotency-Key (idempotency.ts), so
 * the log must not have that key.
 */
function redactKey(header: string | string[] | undefined, isSecret: boolean): string | null {
  if (typeof header !== 'string' || header === '') return null;
  return isSecret ? '[redacted]' : redact(header.slice(0, longest.key));
}
