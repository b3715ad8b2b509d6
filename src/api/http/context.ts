import type { FastifyReply, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { resolveAccount } from '../../context/auth/organization-context.js';
import { type Account, type Principal, tierIn } from '../../context/auth/principal.js';
import { type CountedKey, type RateLimiter, type RateVerdict, rateLimits } from '../../context/rate-limiter.js';
import { type Infrastructure, RequestContext, type RequestFacts } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { sessionLimits } from '../../domain/session/limits.js';
import type { PlanTier } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import type { Trust } from './caller-address.js';
import {
  authenticate,
  bearerSecret,
  type Credential,
  chosenMode,
  type Directories,
  fromBrowser,
  rejectInSession,
} from './credential.js';
import { sessionCookie } from './session-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: RequestContext;
  }
}

export interface Access extends Directories {
  infrastructure: Infrastructure;
  limiter: RateLimiter;
  trusts: Trust;
}

/**
 * Creates the context of every request, for both APIs: checks the token or the session, the organization and the rate limit. REST
 * requires a caller. GraphQL also accepts anonymous requests, but only introspection and public fields answer them.
 */
export async function buildContext(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  anonymous: 'refused' | 'allowed',
): Promise<RequestContext> {
  setUncountedHeaders(reply);
  const facts = toRequestFacts(request, reply);
  const authorization = header(request, 'authorization');
  const credential =
    authorization === undefined
      ? await readSession(access, request, facts)
      : toCredential(bearerSecret(authorization), request.ip);
  const anyone = () => new RequestContext(access.infrastructure, facts);
  if (!credential && authorization === undefined && anonymous === 'allowed') return anyone();
  const organization = header(request, 'x-organization-uuid');
  let caller: Caller;
  try {
    caller = await admit(access, credential, organization, rateLimitHeaders(request, reply));
  } catch (error) {
    const ended = credential && 'session' in credential && isUnauthenticated(error);
    if (ended) reply.header('Set-Cookie', sessionCookie(undefined, access.infrastructure.publicUrl()));
    if (ended && anonymous === 'allowed') return anyone();
    throw error;
  }
  return createContext(access, facts, caller);
}

/**
 * Creates the context of a request that can only be a session's, and that names the organization and the mode in its address.
 *
 * @throws AppError
 */
export async function admitSession(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  { organization, mode }: { organization: string; mode: string },
): Promise<RequestContext> {
  setUncountedHeaders(reply);
  const { session } = fromBrowser(request.headers, access.infrastructure.publicUrl());
  const isSession = session !== undefined && header(request, 'authorization') === undefined;
  const credential = isSession ? { session, livemode: chosenMode(mode) } : undefined;
  const caller = await admit(access, credential, organization, rateLimitHeaders(request, reply));
  return createContext(access, toRequestFacts(request, reply), caller);
}

function toRequestFacts(request: FastifyRequest, { raw }: FastifyReply): RequestFacts {
  return { id: request.id, ip: request.ip, userAgent: header(request, 'user-agent') ?? '', left: () => closing(raw) };
}

/** Made for the few requests that wait in a queue. */
function closing(response: FastifyReply['raw']): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}

async function createContext(
  { infrastructure }: Access,
  facts: RequestFacts,
  { principal, account }: Caller,
): Promise<RequestContext> {
  const { livemode } = principal;
  const clock = account && (await readClock(infrastructure.db, { accountId: account.id, livemode }));
  return new RequestContext(infrastructure, facts, { principal, account }, clock);
}

/** The session of the request's cookie. @throws AppError unless it is a read, or a page of this service sent it */
async function readSession(
  access: Access,
  request: FastifyRequest,
  facts: RequestFacts,
): Promise<Credential | undefined> {
  const browser = fromBrowser(request.headers, access.infrastructure.publicUrl());
  if (!browser.session) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD') await rejectInSession(access, browser, facts);
  return { session: browser.session, livemode: chosenMode(header(request, 'x-mode')) };
}

function toCredential(secret: string | undefined, ip: string): Credential | undefined {
  return secret === undefined ? undefined : { token: secret, ip };
}

/**
 * For responses that do not depend on the caller, such as 404 and 405: a request with a valid token still counts against the
 * rate limit and gets its headers.
 */
export async function countCaller(access: Access, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  setUncountedHeaders(reply);
  const secret = bearerSecret(header(request, 'authorization'));
  if (!secret) return;
  const principal = await access.tokens.authenticate(secret, request.ip).catch((error) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!principal) return;
  const { account, counted } = resolveCaller(principal, header(request, 'x-organization-uuid'));
  const note = rateLimitHeaders(request, reply);
  await countRequest(access, principal, counted, (verdict) => note(verdict, principal, account));
}

/** The headers of an unauthenticated request, which counts against no limit: the full limit of the default tier. */
function setUncountedHeaders(reply: FastifyReply): void {
  reply.header('X-RateLimit-Limit', rateLimits.starter).header('X-RateLimit-Remaining', rateLimits.starter);
}

type OnVerdict = (verdict: RateVerdict, principal: Principal, account: Account | undefined) => void;

function rateLimitHeaders(request: FastifyRequest, reply: FastifyReply): OnVerdict {
  return ({ limit, remaining }, principal, account) => {
    request.note.principal = principal;
    request.note.accountId = account?.id;
    reply.header('X-RateLimit-Limit', limit).header('X-RateLimit-Remaining', remaining);
  };
}

/** A caller, with the organization that they act for. A person without any organization may still sign in. */
interface Caller {
  principal: Principal;
  account?: Account;
}

/**
 * Authenticates the caller, resolves the organization and checks the rate limit. A request whose organization cannot be resolved
 * is refused and counts for the user, so no caller can use up the limit of an organization that they do not belong to.
 */
export async function admit(
  access: Access,
  credential: Credential | undefined,
  organization: string | undefined,
  onVerdict?: OnVerdict,
): Promise<Caller> {
  if (!credential) throw unauthenticated();
  const principal = await authenticate(access, credential).catch((error) => {
    throw error instanceof AppError ? unauthenticated() : error;
  });
  const { account, counted, refusal } = resolveCaller(principal, organization);
  await countRequest(access, principal, counted, (verdict) => onVerdict?.(verdict, principal, account));
  if (!account && refusal && !(principal.session && principal.memberships.length === 0)) throw refusal;
  return { principal: actingIn(principal, account), account };
}

interface CountedCaller extends CountedKey {
  tier: PlanTier;
}

function resolveCaller(
  principal: Principal,
  organization: string | undefined,
): { account?: Account; counted: CountedCaller; refusal?: unknown } {
  const { livemode } = principal;
  try {
    const account = resolveAccount(principal, organization);
    return { account, counted: { id: account.id, livemode, tier: account.tier } };
  } catch (refusal) {
    return { counted: { id: principal.userId, livemode, tier: tierIn(principal, '') }, refusal };
  }
}

/**
 * What a person or a token does across accounts: in a session, the membership in the organization decides it. A member with the role
 * read-only changes nothing there either, whatever the operator granted before.
 */
export function actingIn(principal: Principal, account: Account | undefined): Principal {
  const { memberships, abilities } = principal;
  const membership = memberships.find(({ organizationId }) => organizationId === account?.id);
  if (membership?.role === 'read_only') {
    const ownAbilities = abilities.filter((ability) => !ability.startsWith('role:'));
    return ownAbilities.length === abilities.length ? principal : { ...principal, abilities: ownAbilities };
  }
  if (!membership?.operatorRole) return principal;
  return { ...principal, abilities: [...abilities, `role:${membership.operatorRole}`] };
}

/** What the requests of a person's sessions are counted under. The user's own id counts refused requests of tokens. */
export function toSessionsId({ userId }: Pick<Principal, 'userId'>): string {
  return uuidv5('sessions', userId);
}

/** Counts a request: of a session for its person, of a token for its organization. @throws AppError RATE_LIMITED */
export async function countRequest(
  { limiter }: Pick<Access, 'limiter'>,
  principal: Principal,
  counted: CountedCaller,
  onVerdict?: (verdict: RateVerdict) => void,
): Promise<void> {
  const { session } = principal;
  const verdict = session
    ? await limiter.take({ id: toSessionsId(principal), livemode: true }, sessionLimits.requestsPerMinute)
    : await limiter.take(counted, rateLimits[counted.tier]);
  onVerdict?.(verdict);
  if (!verdict.allowed) {
    const wait = Math.max(Math.ceil(verdict.resetAt - realTime().getTime() / 1000), 1);
    throw new AppError('RATE_LIMITED', `Too many requests: the limit is ${verdict.limit} a minute.`, {
      headers: { 'Retry-After': String(wait), 'X-RateLimit-Reset': String(verdict.resetAt) },
    });
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/** The refusal of a request that needs a caller and has none. */
export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
