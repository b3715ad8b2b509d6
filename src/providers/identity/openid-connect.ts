import type * as openid from 'openid-client';
import { fetchWithin } from '../answer.js';
import { type IdentityProvider, IdentityRefused } from './identity-provider.js';

interface OpenIdSettings {
  oidcIssuer?: string | undefined;
  oidcClientId?: string | undefined;
  oidcClientSecret?: string | undefined;
  oidcEmailDomains?: readonly string[] | undefined;
}

const timeoutSeconds = 10;

/**
 * The identity provider of the settings, over OpenID Connect: authorization code with PKCE, state and nonce. The signature of an ID token
 * is checked with the provider's published keys, so a token of another origin is refused even where the connection is not private.
 */
export function createIdentityProvider(settings: OpenIdSettings): IdentityProvider | undefined {
  const { oidcIssuer, oidcClientId, oidcClientSecret, oidcEmailDomains = [] } = settings;
  if (!oidcIssuer) return undefined;
  const issuer = new URL(oidcIssuer);
  let clientPromise: Promise<Client> | undefined;
  /** Reads the provider's description once. After a failure, the next sign-in tries again. */
  const connect = () => {
    clientPromise ??= discover(issuer, oidcClientId!, oidcClientSecret!).catch((error) => {
      clientPromise = undefined;
      throw new IdentityRefused('unavailable', error);
    });
    return clientPromise;
  };
  return {
    host: issuer.host,
    emailDomains: oidcEmailDomains,
    async signInUrl(redirectUri, { state, nonce, codeVerifier }) {
      const { library, config } = await connect();
      return library.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(response, { state, nonce, codeVerifier }) {
      const { library, config } = await connect();
      try {
        const tokens = await library.authorizationCodeGrant(config, response, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Providers may state the address there alone.
        const about =
          claims.email === undefined ? await library.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        return { email: toText(about.email), isEmailVerified: about.email_verified === true };
      } catch (error) {
        throw toIdentityError(library, error, config.serverMetadata().jwks_uri);
      }
    },
  };
}

interface Client {
  library: typeof openid;
  config: openid.Configuration;
}

/** The library is loaded by the first sign-in. Only an issuer with http, for development, is reached without TLS. */
async function discover(issuer: URL, clientId: string, clientSecret: string): Promise<Client> {
  const library = await import('openid-client');
  const execute = [library.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(library.allowInsecureRequests);
  const options = { execute, timeout: timeoutSeconds, [library.customFetch]: fetchWithin() as openid.CustomFetch };
  return { library, config: await library.discovery(issuer, clientId, clientSecret, undefined, options) };
}

const claimReasons: Record<string, 'nonce' | 'audience'> = { nonce: 'nonce', aud: 'audience' };

/** @param keysUrl without the provider's keys, no answer of it can be checked */
function toIdentityError(library: typeof openid, error: unknown, keysUrl: string | undefined): IdentityRefused {
  if (error instanceof library.AuthorizationResponseError) return new IdentityRefused('denied', error);
  let isUnavailable = false;
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const { claim, claims, code, status, url } = cause as Partial<IdentityResponse>;
    if (claim) return new IdentityRefused(claimReasons[claim] ?? 'answer', error, toText(claims?.email));
    // `fetch` reports every failure of the network as such an error.
    const isUnreachable = cause instanceof TypeError && cause.message === 'fetch failed';
    isUnavailable ||=
      isUnreachable || code === 'OAUTH_TIMEOUT' || (status ?? 0) >= 500 || (url !== undefined && url === keysUrl);
  }
  return new IdentityRefused(isUnavailable ? 'unavailable' : 'answer', error);
}

/** What the library's errors and their causes have: a claim that is wrong, or the response. */
interface IdentityResponse {
  claim: string;
  claims: Record<string, unknown>;
  code: string;
  status: number;
  url: string;
}

function toText(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined;
}
