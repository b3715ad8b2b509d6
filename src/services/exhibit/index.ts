import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import type { DocumentableType, DocumentType, WaiverStatus } from '../../domain/vocabulary.js';
import { isWaiverEditable } from '../../domain/waiver/transitions.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { exhibitsWith, readExhibit, readExhibits, type StoredExhibit } from '../../reads/loaders/exhibit.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { AddExhibitInput, Exhibit } from '../../schema/exhibit.js';
import { attachFile } from '../attached-file/index.js';
import type { Documentable } from '../document/content/document-of.js';
import { documentOf } from '../document/content/index.js';
import { change, lock, references } from '../shared/record.js';
import { inspected, readUpload } from './upload.js';

export async function readRecordExhibits(ctx: RequestContext, type: DocumentableType, id: string): Promise<Exhibit[]> {
  authorize(ctx, 'read');
  const { table } = documentOf(type);
  // A participant can read a shared pay application, but its exhibits belong to the account that made it.
  const { rows } = await sql`
    select 1 from ${sql.table(table.name)}
    where id = ${id}::uuid and account_id = ${ctx.account.id}::uuid and ${scoped(ctx, table.name)}`.execute(ctx.db);
  if (rows.length === 0) return rejectMissing(ctx, table, id);
  return readExhibits(ctx, type, id);
}

export function showExhibit(ctx: RequestContext, id: string): Promise<Exhibit> {
  authorize(ctx, 'read');
  return readExhibit(ctx, id);
}

/** Those of the exhibits that the caller's account has. */
export async function exhibitsById(ctx: RequestContext, ids: readonly string[]): Promise<Exhibit[]> {
  authorize(ctx, 'read');
  return exhibitsWith(ctx, ids);
}

/** Adds a file to a record. It is read on a PDF thread first, before the record is locked. */
export async function addExhibit(ctx: RequestContext, input: AddExhibitInput): Promise<Exhibit> {
  authorize(ctx, 'records');
  const { documentableType: type, documentableId: id } = input;
  rejectChange(type, await own(ctx, type, id, 'documentableId'), 'documentableId');
  const upload = await readUpload(ctx, input);
  const { pages: pageCount, inflated: inflatedSize } = await inspected(ctx, upload, { type, id });
  const documentKind = documentOf(type);
  const record = await lock(ctx, documentKind.entity, documentKind.table, id);
  rejectChange(type, record, 'documentableId');
  rejectTooMuch(await readExhibits(ctx, type, id), { size: upload.bytes.length, pageCount, inflatedSize });
  const attached = await attachFile(ctx, {
    subjectType: type,
    subjectId: id,
    fileName: upload.fileName,
    mimeType: upload.mimeType,
    bytes: upload.bytes,
    description: input.title,
    kind: input.kind ?? 'other',
    pageCount,
    inflatedSize,
  });
  await change(ctx, record, {});
  return readExhibit(ctx, attached.id);
}

/** Takes an exhibit off its record. Documents that were generated with it keep it. */
export async function removeExhibit(ctx: RequestContext, id: string): Promise<Exhibit> {
  authorize(ctx, 'records');
  const exhibit = await readExhibit(ctx, id);
  const documentKind = documentOf(exhibit.documentableType);
  const record = await lock(ctx, documentKind.entity, documentKind.table, exhibit.documentableId);
  // An exhibit never changes: its only time is that of its creation.
  await ctx.precondition?.judge(ctx, { type: 'Exhibit', id, updatedAt: new Date(exhibit.createdAt) });
  rejectChange(exhibit.documentableType, record, 'id');
  await sql`delete from attached_files where id = ${id}::uuid and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
  await change(ctx, record, {});
  return exhibit;
}

/** A record of the caller's own account: the exhibits of a shared record belong to the account that made it. */
async function own(ctx: RequestContext, type: DocumentableType, id: string, field: string): Promise<Documentable> {
  const { table } = documentOf(type);
  const violations = new Violations();
  const { record } = await references(ctx, violations, { record: { field, table, id } }, 'look');
  violations.throwIfAny();
  if (record!.account_id !== ctx.account.id) await rejectMissing(ctx, table, id);
  return record as unknown as Documentable;
}

/** The type of document that a record itself becomes. */
const ownTypes: Readonly<Record<DocumentableType, DocumentType>> = {
  notice: 'notice',
  escalation: 'escalation',
  waiver: 'waiver',
  pay_application: 'pay-application',
};

/** The exhibits of a record change only while its document can be generated again. */
function rejectChange(type: DocumentableType, { status }: Pick<Documentable, 'status'>, field: string): void {
  const documentKind = documentOf(type);
  const refusal =
    type === 'waiver' && !isWaiverEditable(status as WaiverStatus)
      ? `The waiver is ${status}: revert its document to change its exhibits.`
      : documentKind.refusal(status, false, ownTypes[type]);
  if (refusal) throw invalid({ [field]: [refusal] }, 'ILLEGAL_TRANSITION');
}

function rejectTooMuch(
  there: readonly StoredExhibit[],
  added: { size: number; pageCount: number; inflatedSize: number },
): void {
  const { perRecord, totalBytes, totalPages, inflatedBytes } = exhibitLimits;
  const size = there.reduce((sum, { fileSize }) => sum + fileSize, added.size);
  const pages = there.reduce((sum, { pageCount }) => sum + pageCount, added.pageCount);
  // Of a file that was never measured, at least its own size is known.
  const inflated = there.reduce((sum, each) => sum + (each.inflatedSize ?? each.fileSize), added.inflatedSize);
  const sentence =
    there.length >= perRecord
      ? `A record has at most ${perRecord} exhibits.`
      : size > totalBytes
        ? `The exhibits of a record have at most ${megabytes(totalBytes)} MB together, and these would have ${megabytes(size)} MB: send a smaller file or remove an exhibit.`
        : pages > totalPages
          ? `The exhibits of a record have at most ${totalPages} pages together, and these would have ${pages}: send fewer pages or remove an exhibit.`
          : inflated > inflatedBytes
            ? `The exhibits of a record inflate to at most ${megabytes(inflatedBytes)} MB together, and these would inflate to ${megabytes(inflated)} MB: send a file with smaller pictures or simpler drawings, or remove an exhibit.`
            : null;
  if (sentence) throw invalid({ contentBase64: [sentence] });
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
