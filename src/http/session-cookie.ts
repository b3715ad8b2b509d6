import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionLimits } from '../domain/session/limits.js';

/** A browser accepts a cookie whose name begins with __Host- only over https, from this host itself and for all paths. */
function nameFor(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-cps_session' : 'cps_session';
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** The secret of the session, from the value of a Cookie header. */
export function readSessionCookie(cookies: string | undefined, publicUrl: string): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[nameFor(publicUrl)];
}

/** The value of a Set-Cookie header; without a secret, the browser forgets the session. */
export function sessionCookie(secret: string | undefined, publicUrl: string): string {
  return stringifySetCookie({
    name: nameFor(publicUrl),
    value: secret ?? '',
    path: '/',
    httpOnly: true,
    secure: isSecure(publicUrl),
    sameSite: 'lax',
    maxAge: secret ? sessionLimits.absoluteMs / 1000 : 0,
  });
}
