import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { type WaiverExceptionKind, waiverExceptionKinds } from '../../domain/vocabulary.js';
import { closedForms } from '../../domain/waiver/closed-forms.js';
import { electronicConsent } from '../../domain/waiver/consent.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import type { WaiverException } from '../../domain/waiver/facts.js';
import { checkTiming, checkWaiver } from '../../domain/waiver/rules.js';
import { Violations } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import { renderDocument } from '../document/file.js';
import { finalParts, noteMissingSeal } from '../document/seal.js';
import { todayIn } from '../shared/today.js';
import { withTimeStamp } from '../verification/issue.js';
import { attachEvidence, printableSignature, readImage, sha256 } from '../waiver/evidence.js';
import { recordView } from './answer.js';
import type { OpenedLink } from './link.js';
import type { RequestRow } from './linked.js';
import type { EnteredCode } from './one-time-code.js';
import { takeSigningCode } from './sign-code.js';
import { type MadeSignature, readForwardings, renderAsked, type Signer, signRequest } from './signing.js';
import { longestName, longestReason, readAmount, readTyped } from './typed.js';

/** What a person signs a request with. Errors name these fields, and `exceptions.0.text` and the like. */
export interface LinkSignature {
  name: string;
  title: string | null;
  method: 'typed' | 'drawn';
  /** A PNG in base64, with or without the prefix of a data URL. Null for a typed signature. */
  image: string | null;
  consent: boolean;
  /** The one-time code, if the payer asks for one. */
  code?: string | null;
  /** In addition to those of the payer. Only for a form that has a place for them. */
  exceptions: WaiverException[];
}

/** Signs a request. A conditional waiver is released at once, on its own terms; an unconditional one is held. */
export async function signByLink(link: OpenedLink, requestId: string, signature: LinkSignature): Promise<void> {
  // What was shown is kept, whatever the payer writes into its project while the signature is made.
  await recordView(link, requestId);
  await signRequest(link, requestId, 'sign', async (ctx, seen) => {
    const violations = new Violations();
    const signer = readSigner(violations, signature);
    if (signature.consent !== true) {
      violations.add('consent', 'The consent is missing: the signer agrees to sign electronically.');
    }
    const image = readImage(violations, signature);
    const exceptions = readExceptions(violations, signature.exceptions, seen);
    violations.addAll([
      ...checkExceptions(ctx, seen, exceptions),
      ...checkTiming(seen, todayIn(ctx, seen.state), null).map(({ message }) => ({ field: 'status', message })),
    ]);
    violations.throwIfAny();
    const code = await takeSigningCode(ctx, link, seen, signature.code);
    const model = withSigner(seen.printed!, signer!, exceptions);
    return makeSignature(ctx, link, seen, { signer: signer!, model, image, method: signature.method, code });
  });
}

export function readSigner(violations: Violations, { name, title }: Pick<LinkSignature, 'name' | 'title'>) {
  const signer = readTyped(violations, 'name', name, { label: 'The name', most: longestName, lines: 'one' });
  const office = { label: 'The title', most: longestName, lines: 'one', isRequired: false } as const;
  const signerTitle = readTyped(violations, 'title', title, office);
  return signer === null ? null : { name: signer, title: signerTitle };
}

/** The form with who signs it. */
export function withSigner(
  model: WaiverDocumentModel,
  signer: Signer,
  exceptions: readonly WaiverException[] = [],
): WaiverDocumentModel {
  return { ...model, signatory: signer, exceptions: [...model.exceptions, ...exceptions] };
}

interface SignatureInput {
  signer: Signer;
  model: WaiverDocumentModel;
  /** A PNG as a data URL. */
  image: string | null;
  method: LinkSignature['method'];
  code: EnteredCode | null;
}

async function makeSignature(
  ctx: RequestContext,
  link: OpenedLink,
  seen: RequestRow,
  { signer, model, image, method, code }: SignatureInput,
): Promise<MadeSignature> {
  const input = { ...signer, exceptions: model.exceptions };
  const askedFile = await renderAsked(ctx, seen, seen.printed!, {});
  const now = ctx.now();
  const signedAt = timestamp(now) as string;
  const final = finalParts(ctx);
  const facts = {
    method,
    email: link.mailbox,
    authentication: code ? 'mailbox_code' : 'mailbox_link',
    authenticatedAs: null,
    ip: ctx.request.ip,
    userAgent: ctx.request.userAgent.slice(0, 500),
    requestedAt: timestamp(seen.sentAt) as string,
    viewedAt: await readSeenAt(ctx, seen),
    consentText: electronicConsent,
    consentedAt: signedAt,
    imageSha256: image && sha256(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')),
    documentSha256: sha256(askedFile.bytes),
    forwardings: await readForwardings(ctx, link, seen.id),
    ...(code && { code: { sentAt: code.sentAt, enteredAt: code.enteredAt } }),
  } as const;
  const block = { ...facts, ...signer, signedAt, notary: null, witness: null };
  const { signature, attachments } = attachEvidence(seen.id, model, block, final.verification);
  const signedModel = { ...model, signature: printableSignature(signature) };
  const parts = { image, preview: false, generatedAt: signedAt, attachments, ...final };
  const about = { waiver_request_id: seen.id };
  const origin = { facts: { input }, own: 'input' };
  const sealed = await renderDocument(ctx, { template: 'waiver', model: signedModel, ...parts }, origin, about);
  if (!sealed.sealedBy) noteMissingSeal(ctx, about);
  const { pdf, timestampedAt } = await withTimeStamp(ctx, sealed, about);
  return {
    signer,
    printed: model,
    signedAt: now,
    evidence: { ...facts, forwardings: [...facts.forwardings], contentSha256: signature.contentSha256 },
    asked: askedFile,
    signed: { kind: 'signed', pdf, seal: { ...final, sealedBy: sealed.sealedBy ?? null, timestampedAt } },
  };
}

/** When the request was first seen as it was last sent. */
async function readSeenAt(ctx: RequestContext, { id, sentAt }: RequestRow): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select min(seen_at)::text as at from waiver_request_links
    where waiver_request_id = ${id}::uuid and revoked_at is null and created_at >= ${sentAt}::timestamptz
      and ${scoped(ctx, 'waiver_request_links')}`.execute(ctx.db);
  return timestamp(rows[0]?.at ?? null) as string | null;
}

const maxExceptions = 50;

function readExceptions(
  violations: Violations,
  typed: readonly WaiverException[],
  { printed }: Pick<RequestRow, 'printed'>,
): WaiverException[] {
  if (typed.length === 0) return [];
  const form = printed!.form;
  if (form && closedForms.includes(form.state)) {
    violations.add('exceptions', `The form "${form.title}" has no place for exceptions, and it may not be changed.`);
    return [];
  }
  if (typed.length > maxExceptions) {
    violations.add('exceptions', `At most ${maxExceptions} exceptions can be added.`);
    return [];
  }
  return typed.map(({ kind, date, amount, text }, index) => {
    const at = (field: string) => `exceptions.${index}.${field}`;
    const label = { label: 'The text', most: longestReason, lines: 'many', isRequired: false } as const;
    if (!isKind(kind)) violations.add(at('kind'), 'The kind of the exception is missing.');
    if (date && !isDay(date)) violations.add(at('date'), 'The date must be a day, such as 2026-03-31.');
    return {
      kind,
      date: date || null,
      amount: amount ? readAmount(violations, at('amount'), amount) : null,
      text: readTyped(violations, at('text'), text ?? '', label),
    };
  });
}

/** The rules of a waiver, as far as they are about what the signer added. */
function checkExceptions(ctx: RequestContext, seen: RequestRow, added: readonly WaiverException[]) {
  if (added.length === 0) return [];
  const before = seen.printed!.exceptions.length;
  const exceptions = [...seen.printed!.exceptions, ...added];
  return checkWaiver({ ...seen, exceptions }, todayIn(ctx, seen.state), null).flatMap(({ field, message }) => {
    if (field === 'disputedAmount') return [{ field: 'exceptions', message }];
    const [root, index, member] = field.split('.');
    const position = Number(index) - before;
    return root === 'exceptions' && position >= 0 ? [{ field: `exceptions.${position}.${member}`, message }] : [];
  });
}

function isKind(kind: unknown): kind is WaiverExceptionKind {
  return (waiverExceptionKinds as readonly unknown[]).includes(kind);
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}
