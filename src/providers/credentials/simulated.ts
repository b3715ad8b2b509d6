import { refusal, unreachable } from './ask.js';
import type { CredentialVerifier } from './credential-verifier.js';

/** Simulates the issuers in the sandbox: the secret determines the result, so that a caller can rehearse each outcome. */
export function createSimulatedVerifier(): CredentialVerifier {
  return {
    async verify({ issuer, secret }) {
      if (/refused/i.test(secret)) return refusal(issuer, 'simulated');
      if (/unreachable/i.test(secret)) return unreachable(issuer, new Error('simulated'), 0);
      return { verdict: 'accepted' };
    },
  };
}
