import type { CredentialIssuer } from '../../domain/credential/settings.js';
import type { CredentialMode } from '../../domain/vocabulary.js';

/** A credential in the form in which its issuer gets it. */
export interface Candidate {
  issuer: CredentialIssuer;
  mode: CredentialMode;
  secret: string;
  /** Includes secret settings. */
  settings: Record<string, unknown>;
}

/**
 * The result of a verification. `unknown`: no answer, or an inconclusive one. Reasons are this service's own sentences, because
 * an issuer's words could repeat the secret.
 */
export type CredentialVerdict = { verdict: 'accepted' } | { verdict: 'refused' | 'unknown'; reason: string };

/** Asks the issuer of a credential whether it is valid, without changing anything there. Every failure is a verdict. */
export interface CredentialVerifier {
  verify(candidate: Candidate): Promise<CredentialVerdict>;
}
