import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { ProjectNote } from '../../entities/project-note.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { projectNotes } from '../../reads/loaders/project-note.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { AttachNoteFileInput, RemoveNoteFileInput } from '../../schema/project-note.js';
import { attachFile } from '../attached-file/index.js';
import { fromBytes, inspected } from '../exhibit/upload.js';
import { change, lock, update } from '../shared/record.js';

/** Attaches a PDF or a picture to a note or a task. It is read on a PDF thread first, before the note is locked, as an exhibit is. */
export async function attachNoteFile(ctx: RequestContext, input: AttachNoteFileInput): Promise<ProjectNote> {
  authorize(ctx, 'records');
  const { id } = input;
  const { rows } = await sql`
    select 1 from project_notes where id = ${id}::uuid and ${scoped(ctx, 'project_notes')}`.execute(ctx.db);
  if (rows.length === 0) await rejectMissing(ctx, projectNotes, id);
  const upload = fromBytes(input.contentBase64, input.fileName, 'A file of a note');
  const { pages, inflated } = await inspected(ctx, upload, { type: 'project_note', id });
  const note = await lock(ctx, ProjectNote, projectNotes, id);
  await rejectTooMuch(ctx, id, upload.bytes.length);
  await attachFile(ctx, {
    subjectType: 'project_note',
    subjectId: id,
    ...upload,
    pageCount: pages,
    inflatedSize: inflated,
  });
  return update(ctx, note, { fileNames: await listNames(ctx, id) });
}

/** Takes a file off a note. The history of the project keeps its name. */
export async function removeNoteFile(ctx: RequestContext, { id, fileId }: RemoveNoteFileInput): Promise<ProjectNote> {
  authorize(ctx, 'records');
  const note = await lock(ctx, ProjectNote, projectNotes, id);
  const { rows } = await sql`
    delete from attached_files where id = ${fileId}::uuid and subject_type = 'project_note' and subject_id = ${id}::uuid
      and ${scoped(ctx, 'attached_files')} returning id`.execute(ctx.db);
  if (rows.length === 0) throw new AppError('NOT_FOUND', `The note has no file with the id ${fileId}.`);
  return change(ctx, note, { fileNames: await listNames(ctx, id) });
}

/** Takes all files off notes that are being deleted: nothing leads to them any longer. The notes, and so the history, keep their names. */
export async function removeNoteFiles(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  await sql`
    delete from attached_files where subject_type = 'project_note' and subject_id = any(${ids}::uuid[])
      and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
}

async function rejectTooMuch(ctx: RequestContext, noteId: string, size: number): Promise<void> {
  const { perRecord, totalBytes } = exhibitLimits;
  const { rows } = await sql<{ count: number; size: number }>`
    select count(*)::int as count, coalesce(sum(file_size), 0)::int as size from attached_files
    where subject_id = ${noteId}::uuid and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
  const there = rows[0]!;
  const sentence =
    there.count >= perRecord
      ? `A note has at most ${perRecord} files.`
      : there.size + size > totalBytes
        ? `The files of a note have at most ${totalBytes / 1024 / 1024} MB together: send a smaller file or remove one.`
        : null;
  if (sentence) throw invalid({ contentBase64: [sentence] });
}

async function listNames(ctx: RequestContext, noteId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select file_name as name from attached_files
    where subject_id = ${noteId}::uuid and ${scoped(ctx, 'attached_files')} order by serial`.execute(ctx.db);
  return rows.map(({ name }) => name);
}
