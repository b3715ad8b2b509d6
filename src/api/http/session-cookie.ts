import { parseCookie, stringifySetCookie } from 'cookie';
import { oidcMs, sessionLimits } from '../../domain/session/limits.js';

/** The cookies of a browser: that of its session, and one that binds the answer of the identity provider to the browser. */
const lifetimes = { cps_session: sessionLimits.absoluteMs, cps_oidc: oidcMs };
type Name = keyof typeof lifetimes;

/** A browser accepts a cookie whose name begins with __Host- only over https, from this host itself and for all paths. */
function nameFor(publicUrl: string, name: Name): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** The secret of the session, or that of a sign-in with the identity provider, from the value of a Cookie header. */
export function readSessionCookie(
  cookies: string | undefined,
  publicUrl: string,
  name: Name = 'cps_session',
): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[nameFor(publicUrl, name)];
}

/** The value of a Set-Cookie header; without a secret, the browser forgets the cookie. */
export function sessionCookie(secret: string | undefined, publicUrl: string, name: Name = 'cps_session'): string {
  return stringifySetCookie({
    name: nameFor(publicUrl, name),
    value: secret ?? '',
    path: '/',
    httpOnly: true,
    secure: isSecure(publicUrl),
    // Sent when another site leads here, as the identity provider does, but with nothing that such a site loads or posts.
    sameSite: 'lax',
    maxAge: secret ? lifetimes[name] / 1000 : 0,
  });
}
