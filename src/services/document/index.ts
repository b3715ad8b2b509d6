import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isRelease, printableAs, toPlace } from '../../domain/document/types.js';
import { snakePath } from '../../domain/shared/casing.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { displayText } from '../../domain/vocabulary.js';
import { Document } from '../../entities/document.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { charge } from '../../ledger/index.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { referencedRows, rejectMissing } from '../../reads/loaders/read.js';
import type { GenerateDocumentInput } from '../../schema/document.js';
import { openFile } from '../file/store.js';
import { flush, lock, references, stamp } from '../shared/record.js';
import { documentOf } from './content/index.js';
import { contentHash, gatherAgain, recordsHash, wouldPrint } from './content-hash.js';
import { exhibitFiles } from './exhibit-files.js';
import { file, namesOn, renderDocument } from './file.js';
import { readNotices } from './form-review.js';
import { rejectOrderedDocument } from './open-orders.js';
import { finalParts } from './seal.js';

/**
 * Generates the document of a record: preflight, price, PDF, file, row, and the record's change to `generated`. The PDF is laid
 * out before the record is locked; if the record has changed by then, nothing is stored and the caller is asked to try again.
 *
 * @param field the field in which the caller named the record
 */
export async function generateDocument(
  ctx: RequestContext,
  input: GenerateDocumentInput,
  field = 'documentableId',
): Promise<Document> {
  authorize(ctx, 'records');
  const { documentKind, preview, gathered, facts, warnings } = await gatherDocument(ctx, input, field);
  const { job, template, filed } = documentKind.printed(facts, input.type);
  const [exhibits, notices] = await Promise.all([
    exhibitFiles(ctx, job.model),
    readNotices(ctx, template, (compared) => documentKind.notices(facts, input.type, compared)),
  ]);
  const final = preview ? undefined : finalParts(ctx);
  const renderJob = { ...job, preview, generatedAt: timestamp(facts.updatedAt) as string, ...exhibits, ...final };
  const id = uuidv7();
  if (!preview) {
    await charge(ctx, {
      eventType: 'document_generation',
      variant: input.type,
      description: `Document: ${displayText(input.type)}`,
      subject: { type: 'document', id },
      reference: `document:${id}`,
    });
  }
  const about = { documentable_type: input.documentableType, documentable_id: input.documentableId, type: input.type };
  const pdf = await renderDocument(ctx, renderJob, { facts, own: documentKind.own }, about);
  const locked = await lock(ctx, documentKind.entity, documentKind.table, input.documentableId);
  // This is taken before the document's own time, so that the record's change does not appear later than the document.
  const now = ctx.now();
  const changes = preview || isRelease(input.type) ? {} : documentKind.generated(locked, job);
  const documentFields = {
    documentableType: input.documentableType,
    type: input.type,
    template,
    state: input.state ?? locked.state ?? null,
    preview,
    name: documentKind.fileName(locked, input.type),
    // Reported by the names that the request of a record has.
    warnings: warnings.map((warning) => ({ ...warning, field: snakePath(warning.field) })),
    inferred: documentKind.inferred(facts, input.type).map((fact) => ({ ...fact, field: snakePath(fact.field) })),
    notices,
    readyToFile: filed ? warnings.length === 0 : null,
    contentHash: preview ? null : contentHash(documentKind, gathered, input.type, input.state ?? null),
    recordsHash: preview ? null : recordsHash(documentKind, gathered, changes),
    names: namesOn(job),
    ...(final && { final }),
  };
  const document = await file(ctx, locked, pdf, documentFields, id);
  // Read again rather than compared by time: a change is dated before it is committed, by the clock of another process. The row of
  // the document has waited for changes of its project and division that were about to be committed.
  if (!wouldPrint(documentKind, await gatherAgain(ctx, documentKind, locked.id), gathered, input)) {
    throw new AppError('CONFLICT', 'The records changed while the document was being rendered; try again.');
  }
  if (Object.keys(changes).length > 0) {
    Object.assign(locked, changes);
    stamp(ctx, locked, now);
    await flush(ctx);
  }
  return document;
}

/**
 * Reads what a document is made from, without a lock.
 *
 * @param field the field in which the caller named the record
 * @throws AppError what keeps it from being made
 */
export async function gatherDocument(ctx: RequestContext, input: GenerateDocumentInput, field: string) {
  const documentKind = documentOf(input.documentableType);
  const violations = new Violations();
  const organization = { field: 'organizationId', table: organizations, id: input.organizationId };
  const record = { field, table: documentKind.table, id: input.documentableId };
  // Reads without a lock: no transaction is open while the PDF is laid out.
  const referencedRecords = await references(ctx, violations, { organization, record }, 'look');
  if (referencedRecords.record) checkType(violations, input, String(referencedRecords.record.type ?? ''));
  violations.throwIfAny();
  // Other accounts can read a shared record, but its documents are made and read only by the account that owns it.
  if (referencedRecords.record?.account_id !== ctx.account.id)
    await rejectMissing(ctx, documentKind.table, input.documentableId);
  const preview = Boolean(input.preview);
  const gathered = await documentKind.facts(ctx, input.documentableId);
  const facts = input.state ? documentKind.withState(gathered, input.state) : gathered;
  const refusal = documentKind.refusal(facts.status, preview, input.type);
  if (refusal) violations.add(field, refusal);
  if (!preview) await checkCurrency(ctx, violations, input, field);
  violations.throwIfAny();
  violations.addAll(documentKind.preflight(facts, input.type));
  violations.throwIfAny('PREFLIGHT_FAILED');
  const warnings = documentKind.warnings(facts, input.type);
  if (warnings.length > 0 && (await refusesIncomplete(ctx))) violations.addAll(warnings);
  violations.throwIfAny('PREFLIGHT_FAILED');
  return { documentKind, preview, gathered, facts, warnings };
}

/** Marks the current document as reverted, so that its record can be changed and rendered again. */
export async function revertDocument(ctx: RequestContext, id: string): Promise<Document> {
  authorize(ctx, 'records');
  const document = await lock(ctx, Document, documents, id);
  if (document.isPreview) throw invalid({ id: ['A preview is not a current document: there is nothing to revert.'] });
  if (document.status !== 'completed') {
    const sentence = `A document that is ${document.status} cannot be reverted: only a completed one can.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  await rejectOrderedDocument(ctx, id);
  const documentKind = documentOf(document.documentableType);
  const record = await lock(ctx, documentKind.entity, documentKind.table, document.documentableId);
  const refusal = documentKind.irrevertible(record, document.type);
  if (refusal) throw invalid({ status: [refusal] }, 'ILLEGAL_TRANSITION');
  Object.assign(document, { status: 'reverted', revertedAt: ctx.now() });
  stamp(ctx, document);
  if (!isRelease(document.type)) {
    Object.assign(record, documentKind.reverted);
    stamp(ctx, record);
  }
  await flush(ctx);
  return document;
}

/** The bytes of a document that the caller may read; `document` was looked up in the caller's scope. */
export async function openDocument(
  ctx: RequestContext,
  document: { sha256: string; expiresAt: string | null },
): Promise<Readable> {
  if (document.expiresAt && new Date(document.expiresAt) <= ctx.now()) {
    throw new AppError('NOT_FOUND', 'The preview has expired: render it again.');
  }
  return openFile(ctx, document.sha256);
}

/** Whether the account wants no document that is incomplete (`incomplete_documents` of its organization). */
async function refusesIncomplete(ctx: RequestContext): Promise<boolean> {
  const [account] = await referencedRows(ctx, organizations, [ctx.account.id]);
  return account?.incompleteDocuments === 'refuse';
}

function checkType(
  violations: Violations,
  { documentableType, type }: GenerateDocumentInput,
  recordType: string,
): void {
  const kind = documentableType.replaceAll('_', ' ');
  const types = Object.keys(printableAs(documentableType, recordType));
  if (types.includes(type)) return;
  const record = recordType === '' ? kind : `${kind} of type ${recordType}`;
  const article = /^[aeiou]/.test(record) ? 'An' : 'A';
  violations.add(
    'type',
    `${article} ${record} cannot be rendered as ${type}: the types for it are ${types.join(', ')}.`,
  );
}

/** A record has one current document in each slot (domain/document/types.ts). */
async function checkCurrency(
  ctx: RequestContext,
  violations: Violations,
  { documentableType, documentableId, type }: GenerateDocumentInput,
  field: string,
): Promise<void> {
  const { rows } = await sql`
    select 1 from documents where documentable_type = ${documentableType} and documentable_id = ${documentableId}::uuid
    and case when documentable_type = 'pay_application' or type = 'lien_release' then type else '' end = ${toPlace(documentableType, type)}
    and not is_preview and status in ('processing', 'completed') and deleted_at is null
    and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`.execute(ctx.db);
  if (rows.length > 0) violations.add(field, 'The record already has a current document: revert it first.');
}
