import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveAccount } from '../auth/organization-context.js';
import type { Account, Principal } from '../auth/principal.js';
import type { TokenDirectory } from '../auth/token-directory.js';
import { type Infrastructure, RequestContext } from '../context/request-context.js';
import { AppError } from '../errors/app-error.js';
import { clockOf } from '../sandbox/clock.js';
import type { Trust } from './caller-address.js';
import { type Counted, type RateLimiter, type RateVerdict, rateLimits } from './rate-limiter.js';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: RequestContext;
  }
}

export interface Access {
  infrastructure: Infrastructure;
  tokens: TokenDirectory;
  limiter: RateLimiter;
  trusts: Trust;
}

/**
 * Creates the context of every request, for both APIs: checks the token, the organization and the rate limit. REST requires a
 * token. GraphQL also accepts anonymous requests, but only introspection answers them.
 */
export async function buildContext(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  anonymous: 'refused' | 'allowed',
): Promise<RequestContext> {
  setUncountedHeaders(reply);
  const facts = { id: request.id, ip: request.ip, userAgent: header(request, 'user-agent') ?? '' };
  const authorization = header(request, 'authorization');
  if (authorization === undefined && anonymous === 'allowed') return new RequestContext(access.infrastructure, facts);
  const organization = header(request, 'x-organization-uuid');
  const { principal, account } = await admit(
    access,
    bearerSecret(authorization),
    organization,
    rateLimitHeaders(request, reply),
  );
  const { db } = access.infrastructure;
  const clock = await clockOf(db, { accountId: account.id, livemode: principal.livemode });
  return new RequestContext(access.infrastructure, facts, { principal, account }, clock);
}

/**
 * For responses that do not depend on the caller, such as 404 and 405: a request with a valid token still counts against the
 * rate limit and gets its headers.
 */
export async function countCaller(access: Access, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  setUncountedHeaders(reply);
  const secret = bearerSecret(header(request, 'authorization'));
  if (!secret) return;
  const principal = await access.tokens.authenticate(secret).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!principal) return;
  const { counted } = resolveCaller(principal, header(request, 'x-organization-uuid'));
  await countRequest(access, principal, counted, rateLimitHeaders(request, reply));
}

/** The headers of an unauthenticated request, which counts against no limit: the full limit of the default tier. */
function setUncountedHeaders(reply: FastifyReply): void {
  reply.header('X-RateLimit-Limit', rateLimits.starter).header('X-RateLimit-Remaining', rateLimits.starter);
}

function rateLimitHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
): (verdict: RateVerdict, caller: Principal) => void {
  return ({ limit, remaining }, caller) => {
    request.note.principal = caller;
    reply.header('X-RateLimit-Limit', limit).header('X-RateLimit-Remaining', remaining);
  };
}

/** A caller, with the organization that they act for. */
export interface Caller {
  principal: Principal;
  account: Account;
}

/**
 * Authenticates the secret, resolves the organization and checks the rate limit. A request whose organization cannot be resolved
 * is refused and counts for the user, so no caller can use up the limit of an organization that they do not belong to.
 */
export async function admit(
  access: Access,
  secret: string | undefined,
  organization: string | undefined,
  onVerdict?: (verdict: RateVerdict, principal: Principal) => void,
): Promise<Caller> {
  if (!secret) throw unauthenticated();
  const principal = await access.tokens.authenticate(secret).catch((error) => {
    throw error instanceof AppError ? unauthenticated() : error;
  });
  const { account, counted, refusal } = resolveCaller(principal, organization);
  await countRequest(access, principal, counted, onVerdict);
  if (!account) throw refusal;
  return { principal, account };
}

function resolveCaller(
  principal: Principal,
  organization: string | undefined,
): { account?: Account; counted: Counted; refusal?: unknown } {
  const { livemode } = principal;
  try {
    const account = resolveAccount(principal, organization);
    return { account, counted: { id: account.id, livemode } };
  } catch (refusal) {
    return { counted: { id: principal.userId, livemode }, refusal };
  }
}

/** @throws AppError RATE_LIMITED */
export async function countRequest(
  { limiter }: Pick<Access, 'limiter'>,
  principal: Principal,
  counted: Counted,
  onVerdict?: (verdict: RateVerdict, principal: Principal) => void,
): Promise<void> {
  const verdict = await limiter.take(counted, principal.tier);
  onVerdict?.(verdict, principal);
  if (!verdict.allowed) {
    const wait = Math.max(Math.ceil(verdict.resetAt - Date.now() / 1000), 1);
    throw new AppError('RATE_LIMITED', `Too many requests: the limit is ${verdict.limit} a minute.`, {
      headers: { 'Retry-After': String(wait), 'X-RateLimit-Reset': String(verdict.resetAt) },
    });
  }
}

export function bearerSecret(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
