import type { CredentialIssuer } from '../../domain/credential/settings.js';
import type { CredentialMode } from '../../domain/vocabulary.js';

/** A credential as its issuer is shown it. */
export interface Candidate {
  issuer: CredentialIssuer;
  mode: CredentialMode;
  secret: string;
  /** Secret ones included. */
  settings: Record<string, unknown>;
}

/**
 * What came of asking. `unknown`: no answer came, or one that tells neither way. Reasons are sentences of this service's own: an
 * issuer's words could repeat what it was shown.
 */
export type Verdict = { verdict: 'accepted' } | { verdict: 'refused' | 'unknown'; reason: string };

/** Asks the issuer of a credential whether it takes it, in a way that changes nothing there. Whatever goes wrong is a verdict. */
export interface CredentialVerifier {
  verify(candidate: Candidate): Promise<Verdict>;
}
