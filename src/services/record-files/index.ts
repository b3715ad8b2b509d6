import type { EntityClass } from '@mikro-orm/core';
import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import type { TenantRecord } from '../../entities/record.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { Table } from '../../reads/loaders/table.js';
import { attachFile } from '../attached-file/index.js';
import { fromBytes, inspected } from '../exhibit/upload.js';
import { change, lock, update } from '../shared/record.js';

/** A type of record whose files people attach and take off. */
interface RecordWithFiles<E> {
  subject: 'project_note' | 'received_notice';
  /** The record in sentences, such as "note". */
  noun: string;
  entity: EntityClass<E>;
  table: Table;
}

type FileHolder = TenantRecord & { fileNames: string[] };

/** Attaches a PDF or a picture. It is read on a PDF thread first, before the record is locked, as an exhibit is. */
export async function attachRecordFile<E extends FileHolder>(
  ctx: RequestContext,
  kind: RecordWithFiles<E>,
  { id, contentBase64, fileName }: { id: string; contentBase64: string; fileName: string },
): Promise<E> {
  authorize(ctx, 'records');
  const { subject, noun, entity, table } = kind;
  const { rows } = await sql`
    select 1 from ${sql.table(table.name)} where id = ${id}::uuid and ${scoped(ctx, table.name)}`.execute(ctx.db);
  if (rows.length === 0) await rejectMissing(ctx, table, id);
  const upload = fromBytes(contentBase64, fileName, `A file of a ${noun}`);
  const { pages, inflated } = await inspected(ctx, upload, { type: subject, id });
  const record: FileHolder = await lock(ctx, entity, table, id);
  await rejectTooMuch(ctx, kind, id, upload.bytes.length);
  await attachFile(ctx, {
    subjectType: subject,
    subjectId: id,
    ...upload,
    pageCount: pages,
    inflatedSize: inflated,
  });
  return (await update(ctx, record, { fileNames: await listFileNames(ctx, id) })) as E;
}

/** Takes a file off. The history keeps its name. */
export async function removeRecordFile<E extends FileHolder>(
  ctx: RequestContext,
  { subject, noun, entity, table }: RecordWithFiles<E>,
  { id, fileId }: { id: string; fileId: string },
): Promise<E> {
  authorize(ctx, 'records');
  const record: FileHolder = await lock(ctx, entity, table, id);
  const { rows } = await sql`
    delete from attached_files where id = ${fileId}::uuid and subject_type = ${subject} and subject_id = ${id}::uuid
      and ${scoped(ctx, 'attached_files')} returning id`.execute(ctx.db);
  if (rows.length === 0) throw new AppError('NOT_FOUND', `The ${noun} has no file with the id ${fileId}.`);
  return (await change(ctx, record, { fileNames: await listFileNames(ctx, id) })) as E;
}

/** Takes all files off records that are being deleted: nothing leads to them any longer. The records, and so the history, keep their names. */
export async function removeFilesOfRecords(
  ctx: RequestContext,
  subject: RecordWithFiles<never>['subject'],
  ids: readonly string[],
): Promise<void> {
  await sql`
    delete from attached_files where subject_type = ${subject} and subject_id = any(${ids}::uuid[])
      and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
}

async function rejectTooMuch(
  ctx: RequestContext,
  { noun }: Pick<RecordWithFiles<never>, 'noun'>,
  recordId: string,
  size: number,
): Promise<void> {
  const { perRecord, totalBytes } = exhibitLimits;
  const { rows } = await sql<{ count: number; size: number }>`
    select count(*)::int as count, coalesce(sum(file_size), 0)::int as size from attached_files
    where subject_id = ${recordId}::uuid and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
  const there = rows[0]!;
  const sentence =
    there.count >= perRecord
      ? `A ${noun} has at most ${perRecord} files.`
      : there.size + size > totalBytes
        ? `The files of a ${noun} have at most ${totalBytes / 1024 / 1024} MB together: send a smaller file or remove one.`
        : null;
  if (sentence) throw invalid({ contentBase64: [sentence] });
}

async function listFileNames(ctx: RequestContext, recordId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select file_name as name from attached_files
    where subject_id = ${recordId}::uuid and ${scoped(ctx, 'attached_files')} order by serial`.execute(ctx.db);
  return rows.map(({ name }) => name);
}
