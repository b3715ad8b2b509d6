import { randomUUID } from 'node:crypto';
import type { CredentialMode, CredentialShipper } from '../../domain/vocabulary.js';
import { signatureHeaders } from '../../runtime/encryption/standard-webhooks.js';
import { realTime } from '../../runtime/time/real-time.js';
import { ask, type HostGuard, type Question, refusal, toVerdict, unreachable } from './ask.js';
import type { Candidate, CredentialVerdict, CredentialVerifier } from './credential-verifier.js';
import { verifyMailLogin } from './mail-login.js';
import { verifyStripeKey } from './stripe-key.js';

interface VerifierSettings {
  lobApiBase: string;
  stripeApiBase: string;
  easypostApiBase: string;
}

interface VerifierOptions {
  guard: HostGuard;
  timeoutMs?: number;
  tokenEndpoints?: TokenEndpoints;
}

/** Each carrier's OAuth token endpoint, by mode. */
type TokenEndpoints = Record<Exclude<CredentialShipper, 'easypost'>, Record<CredentialMode, string>>;

const carrierEndpoints: TokenEndpoints = {
  usps: {
    live: 'https://apis.usps.com/oauth2/v3/token',
    test: 'https://apis-tem.usps.com/oauth2/v3/token',
  },
  ups: {
    live: 'https://onlinetools.ups.com/security/v1/oauth/token',
    test: 'https://wwwcie.ups.com/security/v1/oauth/token',
  },
  fedex: {
    live: 'https://apis.fedex.com/oauth/token',
    test: 'https://apis-sandbox.fedex.com/oauth/token',
  },
};

export interface CredentialVerifiers {
  live: CredentialVerifier;
  /** The sandbox's verifier, which contacts no issuer. */
  sandbox: CredentialVerifier;
}

export function createCredentialVerifiers(settings: VerifierSettings, options: VerifierOptions): CredentialVerifiers {
  const { guard, timeoutMs = 10_000, tokenEndpoints = carrierEndpoints } = options;

  async function put(
    candidate: Candidate,
    question: Question,
    refusals?: readonly number[],
  ): Promise<CredentialVerdict> {
    try {
      return toVerdict(candidate.issuer, await ask(question, timeoutMs), refusals);
    } catch (error) {
      return unreachable(candidate.issuer, error, timeoutMs);
    }
  }

  async function verify(candidate: Candidate): Promise<CredentialVerdict> {
    const { issuer, mode, secret, settings: sentSettings } = candidate;
    switch (issuer) {
      case 'lob':
        return put(candidate, keyed(`${settings.lobApiBase}/v1/addresses?limit=1`, secret));
      case 'easypost':
        return put(candidate, keyed(`${settings.easypostApiBase}/v2/addresses?page_size=1`, secret));
      case 'stripe':
        return verifyStripeKey(secret, settings.stripeApiBase, timeoutMs);
      case 'smtp':
        return verifyMailLogin(candidate, guard, timeoutMs);
      case 'partner': {
        const headers = signatureHeaders({ id: `msg_${randomUUID()}`, sentAt: realTime(), body: '' }, [secret]);
        return put(candidate, { url: sentSettings.url as string, method: 'GET', headers, guard });
      }
      default: {
        const question = tokenQuestion(tokenEndpoints[issuer][mode], candidate);
        // 400 is how OAuth refuses a client whose secret is not in a header (RFC 6749, 5.2).
        return put(candidate, question, [400, 401, 403]);
      }
    }
  }

  return { live: { verify }, sandbox: createSimulatedVerifier() };
}

/** A request to an API whose key is the user name of Basic authentication, without a password. */
function keyed(url: string, key: string): Question {
  return { url, method: 'GET', headers: { authorization: basic(key, '') } };
}

/**
 * Requests an OAuth client-credentials token, which is discarded. UPS expects the client in the header, the others in the form.
 */
function tokenQuestion(url: string, { issuer, secret, settings }: Candidate): Question {
  const id = settings.client_id as string;
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  if (issuer === 'ups') {
    headers.authorization = basic(id, secret);
    if (settings.account_number) headers['x-merchant-id'] = String(settings.account_number);
  } else {
    form.set('client_id', id);
    form.set('client_secret', secret);
  }
  return { url, method: 'POST', headers, body: form.toString() };
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Simulates the issuers in the sandbox: the secret determines the result, so that a caller can rehearse each outcome. */
function createSimulatedVerifier(): CredentialVerifier {
  return {
    async verify({ issuer, secret }) {
      if (/refused/i.test(secret)) return refusal(issuer, 'simulated');
      if (/unreachable/i.test(secret)) return unreachable(issuer, new Error('simulated'), 0);
      return { verdict: 'accepted' };
    },
  };
}
