import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Verification } from '../../domain/document/verification.js';
import { snake } from '../../domain/shared/casing.js';
import type { SessionMethod, SignatureMethod } from '../../domain/vocabulary.js';
import { electronicConsent } from '../../domain/waiver/consent.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import {
  type SignatureBlock,
  type SignatureEvidence,
  signatureEvidenceFile,
  signatureRecord,
  signedContent,
  signedContentFile,
} from '../../domain/waiver/signature.js';
import type { Violations } from '../../errors/app-error.js';
import type { PdfAttachment } from '../../pdf/render-job.js';
import { readSignatureImage } from '../../pdf/signature-image.js';

/** The unsigned document, and when it was first viewed since its signature was requested. */
export interface SignedDocument {
  sha256: string;
  viewedAt: string | null;
}

interface SignatureFacts {
  method: SignatureEvidence['method'];
  email: string | null;
  /** A PNG as a data URL. */
  image: string | null;
  requestedAt: string | null;
  signedAt: string;
  document: SignedDocument;
}

/** What is recorded about a signature that is being made. */
export async function buildEvidence(
  ctx: RequestContext,
  { method, email, image, requestedAt, signedAt, document }: SignatureFacts,
): Promise<Omit<SignatureEvidence, 'contentSha256'>> {
  const { userEmail, sessionMethod } = await readCaller(ctx);
  const { viewedAt } = document;
  return {
    method,
    email: email ?? (sessionMethod ? userEmail : null),
    authentication: sessionMethod ? `session_${sessionMethod}` : 'api_token',
    authenticatedAs: userEmail,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent.slice(0, 500),
    requestedAt,
    // A view before the request was not the signer's.
    viewedAt: viewedAt !== null && (requestedAt === null || viewedAt >= requestedAt) ? viewedAt : null,
    consentText: electronicConsent,
    consentedAt: signedAt,
    imageSha256: image && sha256(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')),
    documentSha256: document.sha256,
  };
}

/** The signature with the hash of what it covers, and both as files to attach to the signed document. */
export function attachEvidence(
  waiverId: string,
  printed: WaiverDocumentModel,
  signed: Omit<SignatureBlock, 'contentSha256'>,
  verification: Verification,
): { signature: SignatureBlock; attachments: PdfAttachment[] } {
  const content = json(signedContent(printed, signed));
  const signature = { ...signed, contentSha256: sha256(content) };
  const attachments: PdfAttachment[] = [
    {
      name: signedContentFile,
      description: 'What the signature covers; its SHA-256 is printed on the signature certificate',
      relationship: 'Data',
      text: content,
    },
    {
      name: signatureEvidenceFile,
      description: 'The record of the electronic signature',
      relationship: 'Supplement',
      text: json(signatureRecord(waiverId, signature, verification)),
    },
  ];
  return { signature, attachments };
}

async function readCaller(
  ctx: RequestContext,
): Promise<{ userEmail: string | null; sessionMethod: SessionMethod | null }> {
  const { userId, session } = ctx.principal;
  const { rows } = await sql<{ userEmail: string; sessionMethod: SessionMethod | null }>`
    select u.email as "userEmail", s.method as "sessionMethod"
    from users u left join sessions s on s.id = ${session?.id ?? null}::uuid and s.user_id = u.id
    where u.id = ${userId}::uuid`.execute(ctx.db);
  return rows[0] ?? { userEmail: null, sessionMethod: null };
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Keys have the names of the API, and lines are for readers. */
function json(value: object): string {
  return `${JSON.stringify(withSnakeKeys(value), null, 2)}\n`;
}

function withSnakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSnakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), withSnakeKeys(inner)]));
}

/** What identifies the caller may hold any character and no space at all, which the signer cannot fix. The record keeps the original. */
export function printableSignature(signature: SignatureBlock): SignatureBlock {
  const plain = (text: string) => text.replace(/[^ -~]/g, '?').replace(/\S{200}(?=\S)/g, '$& ');
  const { email, authenticatedAs, userAgent, forwardings } = signature;
  return {
    ...signature,
    ...(forwardings && {
      forwardings: forwardings.map((one) => ({ ...one, from: plain(one.from), to: plain(one.to) })),
    }),
    email: email && plain(email),
    authenticatedAs: authenticatedAs && plain(authenticatedAs),
    userAgent: plain(userAgent),
  };
}

/** The drawn or uploaded signature as a data URL for the page; a typed signature is the name itself. */
export function readImage(
  violations: Violations,
  { method, image }: { method: SignatureMethod; image?: string | null },
): string | null {
  if (method === 'typed') {
    if (image) violations.add('image', 'The image field is not accepted when method is typed.');
    return null;
  }
  if (!image) {
    violations.add('image', `The image field is required when method is ${method}.`);
    return null;
  }
  const read = readSignatureImage(image);
  if ('bytes' in read) return `data:image/png;base64,${read.bytes.toString('base64')}`;
  violations.add('image', `The image field ${read.wrong}`);
  return null;
}
