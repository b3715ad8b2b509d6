import type { Verification } from '../document/verification.js';
import type { NotaryMode, SignatureMethod } from '../vocabulary.js';

/**
 * How the caller that signed was authenticated: by an API token, in a session that began with a link by e-mail, a passkey or OpenID Connect,
 * or without an account, by a link to one request in an e-mail, alone or with a one-time code that was sent to the same mailbox.
 */
export const signerAuthentications = [
  'api_token',
  'session_link',
  'session_passkey',
  'session_oidc',
  'mailbox_link',
  'mailbox_code',
] as const;
export type SignerAuthentication = (typeof signerAuthentications)[number];

/** The evidence of a signature, as stored with its waiver. Times are RFC 3339, hashes are SHA-256 in hex. */
export interface SignatureEvidence {
  method: SignatureMethod;
  /** The signer's address, if the request states it or a person signs in their own session. */
  email: string | null;
  authentication: SignerAuthentication;
  /** The e-mail address of the user whose token or session signed. */
  authenticatedAs: string | null;
  ip: string;
  userAgent: string;
  /** When the waiver was sent for signature; null if it was signed without being sent. */
  requestedAt: string | null;
  /** When the document was first downloaded after that; null if it was not. */
  viewedAt: string | null;
  consentText: string;
  consentedAt: string;
  /** Of the image of a drawn or uploaded signature. */
  imageSha256: string | null;
  /** The hash of the PDF that the signer saw. */
  documentSha256: string;
  /** The hash of the attachment that has the signed content. */
  contentSha256: string;
  /** Of a link in an e-mail: who gave the request to whom before it reached the signer's mailbox, the first first. */
  forwardings?: Forwarding[];
  /** Of a signature with a one-time code: when it was sent to the mailbox, and entered. */
  code?: { sentAt: string; enteredAt: string };
}

/** The reader of a link says that someone else signs. */
export interface Forwarding {
  from: string;
  to: string;
  name: string;
  at: string;
}

/** A signature with its evidence, as printed. */
export interface SignatureBlock extends SignatureEvidence {
  name: string;
  title: string | null;
  signedAt: string;
  notary: NotaryBlock | null;
  witness: WitnessBlock | null;
}

export interface NotaryBlock {
  name: string;
  commissionNumber: string | null;
  expiresOn: string | null;
  state: string;
  county: string;
  mode: NotaryMode;
}

export interface WitnessBlock {
  name: string;
  address: string | null;
}

/** The names of the attachments of a signed document. */
export const signedContentFile = 'signed-content.json';
export const signatureEvidenceFile = 'signature-evidence.json';

/** What the signature covers: everything that the signed document prints, except the evidence of how it was signed. */
export function signedContent(
  printed: object,
  { method, name, title, signedAt, imageSha256, notary, witness }: Omit<SignatureBlock, 'contentSha256'>,
): object {
  return { ...printed, signature: { method, name, title, signedAt, imageSha256, notary, witness } };
}

/** The record of a signature: the same facts as the waiver's `signature`, with those that identify the document. */
export function signatureRecord(
  waiverId: string,
  { name, title, signedAt, notary, witness, ...evidence }: SignatureBlock,
  { code, url }: Verification,
): object {
  return {
    waiver: { id: waiverId, verificationCode: code, verificationUrl: url },
    signer: { name, title },
    signedAt,
    signature: evidence,
    notary,
    witness,
  };
}
