import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { authorize } from '../auth/permission.js';
import type { RequestContext } from '../context.js';
import { buildNoticeDocument } from '../domain/notice-document/build.js';
import { preflightNotice } from '../domain/preflight/notice.js';
import type { NoticeFacts } from '../domain/preflight/notice-facts.js';
import { isNoticeEditable } from '../domain/transitions.js';
import type { DocumentType } from '../domain/vocabulary.js';
import { Document } from '../entities/document.js';
import { Notice } from '../entities/notice.js';
import { AppError, invalid, Violations } from '../errors/app-error.js';
import { documents } from '../loaders/document.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { noticeForm } from '../pdf/assets/notice/index.js';
import { type RenderedPdf, type RenderJob, UnprintableTextError } from '../pdf/render-job.js';
import { RendererBusyError } from '../pdf/renderer.js';
import type { GenerateDocumentInput } from '../schema/document.js';
import { timestamp } from '../schema/scalars.js';
import { changedSince } from './notice-changes.js';
import { noticeFacts } from './notice-facts.js';
import { flush, insert, lock, references } from './record.js';

/** The advisory lock of the file store. */
export const fileLock = 4_702_332;

/** How long a preview can be downloaded. */
const previewMs = 60 * 60 * 1000;

/** Which document types a record can become. */
const typesOf = { notice: ['notice'] } as const satisfies Partial<Record<string, readonly DocumentType[]>>;

/**
 * Renders a record: preflight, PDF, file, row, and the record's move to `generated`. The PDF is laid out before the record is
 * locked; when the record changed meanwhile nothing is filed and the caller is told to try again.
 */
export async function generateDocument(ctx: RequestContext, input: GenerateDocumentInput): Promise<Document> {
  authorize(ctx, 'records');
  const violations = new Violations();
  checkType(violations, input);
  const noticeId = input.documentableType === 'notice' ? input.documentableId : null;
  const wanted = {
    notice: { field: 'documentableId', table: notices, id: noticeId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
  };
  // Looked at, not held: no transaction is open while the PDF is laid out.
  await references(ctx, violations, wanted, 'look');
  violations.throwIfAny();
  const readAt = ctx.now().toISOString();
  const facts = await noticeFacts(ctx, input.documentableId);
  if (input.state) facts.notice.state = input.state;
  if (!input.preview) await checkCurrency(ctx, facts);
  for (const { field, message } of preflightNotice(facts, input.type)) violations.add(field, message);
  violations.throwIfAny('PREFLIGHT_FAILED');
  const generatedAt = timestamp(facts.updatedAt) as string;
  const model = buildNoticeDocument(facts);
  const pdf = await render(ctx, { template: 'notice', model, preview: Boolean(input.preview), generatedAt });
  return file(ctx, input, readAt, { ...pdf, template: noticeForm(model).formCode });
}

/** Marks the current document reverted, so that its record can be reworked and rendered again. */
export async function revertDocument(ctx: RequestContext, id: string): Promise<Document> {
  authorize(ctx, 'records');
  const document = await lock(ctx, Document, documents, id);
  if (document.isPreview) throw invalid({ id: ['A preview is not a current document: there is nothing to revert.'] });
  if (document.status !== 'completed') {
    const sentence = `A document that is ${document.status} cannot be reverted: only a completed one can.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  const notice = await lock(ctx, Notice, notices, document.documentableId);
  if (!isNoticeEditable(notice.status)) {
    const sentence = `The notice is ${notice.status}: its document is what was sent and cannot be reverted.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  const now = ctx.now();
  Object.assign(document, { status: 'reverted', revertedAt: now, updatedAt: now });
  Object.assign(notice, { status: 'draft', updatedAt: now });
  await flush(ctx);
  return document;
}

/** The bytes of a document the caller may read; `document` has been looked up in the caller's scope. */
export async function openDocument(
  ctx: RequestContext,
  document: { id: string; sha256: string; expiresAt: string | null },
): Promise<Readable> {
  if (document.expiresAt && new Date(document.expiresAt) <= ctx.now()) {
    throw new AppError('NOT_FOUND', 'The preview has expired: render it again.');
  }
  return ctx.infrastructure.files.open(document.sha256);
}

function checkType(violations: Violations, { documentableType, type }: GenerateDocumentInput): void {
  const right: readonly DocumentType[] = typesOf[documentableType as keyof typeof typesOf] ?? [];
  if (right.includes(type)) return;
  const kinds = documentableType.replace('_', ' ');
  violations.add(
    'type',
    right.length > 0
      ? `A ${kinds} cannot be rendered as ${type}: the types for it are ${right.join(', ')}.`
      : `No document can be rendered from a ${kinds} yet.`,
  );
}

async function checkCurrency(ctx: RequestContext, facts: NoticeFacts & { status: Notice['status'] }): Promise<void> {
  const violations = new Violations();
  if (!isNoticeEditable(facts.status)) {
    violations.add('documentableId', `The notice is ${facts.status}: only a draft can be rendered anew.`);
  }
  const { rows } = await sql`
    select 1 from documents where documentable_type = 'notice' and documentable_id = ${facts.notice.id}::uuid
    and not is_preview and status in ('processing', 'completed') and deleted_at is null`.execute(ctx.db);
  if (rows.length > 0) violations.add('documentableId', 'The record already has a current document: revert it first.');
  violations.throwIfAny();
}

async function render(ctx: RequestContext, job: RenderJob): Promise<RenderedPdf> {
  try {
    return await ctx.infrastructure.renderer.render(job);
  } catch (error) {
    if (error instanceof RendererBusyError) {
      throw new AppError('BUSY', 'Too many documents are being rendered at once; try again shortly.', {
        headers: { 'Retry-After': String(error.retryAfterSeconds) },
      });
    }
    if (error instanceof UnprintableTextError) {
      throw invalid({ document: [error.message] }, 'PREFLIGHT_FAILED');
    }
    throw error;
  }
}

async function file(
  ctx: RequestContext,
  input: GenerateDocumentInput,
  readAt: string,
  pdf: RenderedPdf & { template: string },
): Promise<Document> {
  const notice = await lock(ctx, Notice, notices, input.documentableId);
  if (await changedSince(ctx, notice.id, readAt)) {
    throw new AppError('CONFLICT', 'The records changed while the document was being rendered; try again.');
  }
  const now = ctx.now();
  await holdFiles(ctx);
  const { sha256, size } = await ctx.infrastructure.files.put(pdf.bytes);
  const document = await insert(ctx, Document, {
    organizationId: notice.organizationId,
    projectId: notice.projectId,
    divisionId: notice.divisionId,
    documentableType: input.documentableType,
    documentableId: notice.id,
    type: input.type,
    template: pdf.template,
    state: input.state ?? notice.state,
    status: 'completed',
    isPreview: Boolean(input.preview),
    fileName: fileName(notice, Boolean(input.preview)),
    fileSize: size,
    pageCount: pdf.pageCount,
    sha256,
    expiresAt: input.preview ? new Date(now.getTime() + previewMs) : null,
  });
  if (!input.preview && notice.status === 'draft') {
    Object.assign(notice, { status: 'generated', updatedAt: now });
    await flush(ctx);
  }
  return document;
}

/**
 * Files are shared by content, so a purge must not delete what a request is about to name: requests hold this lock together
 * until they commit, the purge holds it alone (jobs/purge-expired).
 */
async function holdFiles(ctx: RequestContext): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${fileLock})`.execute(ctx.db);
}

function fileName(notice: Notice, preview: boolean): string {
  const number = notice.noticeNumber.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100);
  return `${notice.type.replaceAll('_', '-')}-notice-${number}${preview ? '-preview' : ''}.pdf`;
}
