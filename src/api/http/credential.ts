import type { IncomingHttpHeaders } from 'node:http';
import type { Principal } from '../../context/auth/principal.js';
import type { SessionDirectory } from '../../context/auth/session-directory.js';
import type { TokenDirectory } from '../../context/auth/token-directory.js';
import { AppError } from '../../errors/app-error.js';
import { isFromOwnPage } from './own-origin.js';
import { readSessionCookie } from './session-cookie.js';

/** What identifies a caller: the secret of a token, with the address that sent it, or that of a session together with the mode that the request chooses. */
export type Credential = { token: string; ip: string } | { session: string; livemode: boolean };

export interface Directories {
  tokens: TokenDirectory;
  sessions: SessionDirectory;
}

/** @throws AppError UNAUTHENTICATED */
export function authenticate({ tokens, sessions }: Directories, credential: Credential): Promise<Principal> {
  if ('token' in credential) return tokens.authenticate(credential.token, credential.ip);
  return sessions.authenticate(credential.session, credential.livemode);
}

export function bearerSecret(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** What a browser sends by itself with a request, from whichever page. */
export interface FromBrowser {
  /** The secret of the session's cookie. */
  session: string | undefined;
  /** The request comes from a page of this service. */
  ownPage: boolean;
}

export function fromBrowser(headers: IncomingHttpHeaders, publicUrl: string): FromBrowser {
  return {
    session: readSessionCookie(headers.cookie, publicUrl),
    ownPage: isFromOwnPage(headers, publicUrl),
  };
}

/**
 * Refuses a request that a page of another site made the browser send with the cookie.
 *
 * @throws AppError FORBIDDEN
 */
export function rejectOtherPages({ ownPage }: Pick<FromBrowser, 'ownPage'>): void {
  if (ownPage) return;
  throw new AppError(
    'FORBIDDEN',
    'A request with the cookie of a session must come from a page of this service. Send a token in the Authorization header instead.',
  );
}

/** As `rejectOtherPages`, with an entry in the audit log of whose session it is. @throws AppError FORBIDDEN */
export async function rejectInSession(
  { sessions }: Pick<Directories, 'sessions'>,
  browser: FromBrowser,
  facts: { ip: string; userAgent: string },
): Promise<void> {
  if (!browser.ownPage && browser.session) await sessions.noteOtherOrigin(browser.session, facts);
  rejectOtherPages(browser);
}

/** The mode that a request in a session chooses. @throws AppError VALIDATION_FAILED */
export function chosenMode(mode: string | undefined): boolean {
  const requestedMode = mode?.trim().toLowerCase() || 'live';
  if (requestedMode === 'live' || requestedMode === 'sandbox') return requestedMode === 'live';
  const sentence = 'The X-Mode header must be live or sandbox.';
  throw new AppError('VALIDATION_FAILED', sentence, { errors: { mode: [sentence] } });
}
