import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { type CredentialIssuer, issuerName } from '../../domain/credential/settings.js';
import type { CredentialVerdict } from './credential-verifier.js';

/** Keeps addresses from callers out of the service's own network (providers/address-guard.ts). */
export interface HostGuard {
  /** @throws an Error named ForbiddenAddress */
  checkResolved(url: string): Promise<void>;
  lookup: LookupFunction;
}

export interface Question {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Set if the caller entered the address. */
  guard?: HostGuard;
}

/** Returns the status of the answer and ignores its body. Redirects are not followed, because they could lead anywhere. */
export async function ask({ url, method, headers, body, guard }: Question, timeoutMs: number): Promise<number> {
  await guard?.checkResolved(url);
  const agent = new Agent({ allowH2: false, connect: { timeout: timeoutMs, ...(guard && { lookup: guard.lookup }) } });
  try {
    const response = await request(url, {
      dispatcher: agent,
      method,
      headers: { 'user-agent': 'construction-payment-compliance/1', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.statusCode;
  } finally {
    await agent.destroy();
  }
}

/** The verdict on the credential that follows from a status. */
export function toVerdict(
  issuer: CredentialIssuer,
  status: number,
  refusals: readonly number[] = [401, 403],
): CredentialVerdict {
  if (status >= 200 && status < 300) return { verdict: 'accepted' };
  if (refusals.includes(status)) return refusal(issuer, `HTTP ${status}`);
  return undecided(issuer, status);
}

export function undecided(issuer: CredentialIssuer, status: number): CredentialVerdict {
  return { verdict: 'unknown', reason: sentence(issuer, `answered HTTP ${status}, which is inconclusive`) };
}

export function refusal(issuer: CredentialIssuer, response: string): CredentialVerdict {
  return { verdict: 'refused', reason: sentence(issuer, `refuses the credential (${response})`) };
}

/** The verdict on an issuer that could not be reached. */
export function unreachable(issuer: CredentialIssuer, error: unknown, timeoutMs: number): CredentialVerdict {
  const cause = findRoot(error as Error);
  if (cause.name === 'ForbiddenAddress') {
    return {
      verdict: 'unknown',
      reason: sentence(issuer, 'was not contacted: its address is private, local or reserved'),
    };
  }
  const late = cause.name === 'TimeoutError' || /TIMEDOUT|TIMEOUT/.test((cause as NodeJS.ErrnoException).code ?? '');
  if (late) {
    return { verdict: 'unknown', reason: sentence(issuer, `did not answer within ${timeoutMs / 1000} seconds`) };
  }
  const { code } = cause as NodeJS.ErrnoException;
  return { verdict: 'unknown', reason: sentence(issuer, `could not be reached${code ? ` (${code})` : ''}`) };
}

function findRoot(error: Error): Error {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0];
  return error.cause instanceof Error ? findRoot(error.cause) : error;
}

function sentence(issuer: CredentialIssuer, rest: string): string {
  const text = `${issuerName(issuer)} ${rest}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
