import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { ReportSubject } from '../../domain/attached-file/limits.js';
import { AppError } from '../../errors/app-error.js';
import type { AttachedFile } from '../../schema/attached-file.js';
import { belonging } from './belonging.js';
import { rejectMissing } from './read.js';
import { checked, scoped } from './scope.js';

/** The records that files are attached to: their table, their type, and their REST path. */
const subjects: Readonly<Record<ReportSubject, { name: string; type: string; path: string }>> = {
  document_order: { name: 'document_orders', type: 'DocumentOrder', path: 'document-orders' },
  fulfillment_request: { name: 'fulfillment_requests', type: 'FulfillmentRequest', path: 'fulfillment-requests' },
  project_note: { name: 'project_notes', type: 'ProjectNote', path: 'project-notes' },
  received_notice: { name: 'received_notices', type: 'ReceivedNotice', path: 'received-notices' },
};

type Row = Omit<AttachedFile, 'downloadUrl'> & { subjectId: string };

const columns = sql.raw(
  'id, subject_id as "subjectId", file_name as "fileName", mime_type as "mimeType", file_size as "fileSize", sha256, ' +
    'description, created_at::text as "createdAt"',
);

/** The files of orders, requests, notes and received notices, in the order of their arrival. */
export const filesOf = {
  document_order: filesBelonging('document_order'),
  fulfillment_request: filesBelonging('fulfillment_request'),
  project_note: filesBelonging('project_note'),
  received_notice: filesBelonging('received_notice'),
};

function filesBelonging(subject: ReportSubject) {
  return belonging({
    name: `files:${subject}`,
    rows: (ctx, ids) => sql<Row>`
      select ${columns} from attached_files
      where subject_type = ${sql.lit(subject)} and subject_id = any(${ids}) and ${checked(ctx, 'attached_files')}
      order by serial`,
    owner: ({ subjectId }) => subjectId,
    value: (rows, ctx): AttachedFile[] => rows.map((row) => toFile(ctx, subject, row)),
  });
}

/** One file of a record that the caller can read. Throws the coded error otherwise. */
export async function findFile(
  ctx: RequestContext,
  subject: ReportSubject,
  subjectId: string,
  id: string,
): Promise<AttachedFile> {
  const table = subjects[subject];
  const { rows } = await sql<Row>`
    select ${columns} from attached_files
    where id = ${id}::uuid and subject_type = ${subject} and subject_id = ${subjectId}::uuid and ${scoped(ctx, 'attached_files')}
      and exists (select from ${sql.table(table.name)} where id = ${subjectId}::uuid and ${scoped(ctx, table.name)})`.execute(
    ctx.db,
  );
  if (rows[0]) return toFile(ctx, subject, rows[0]);
  const { rows: visibleRows } = await sql`
    select 1 from ${sql.table(table.name)} where id = ${subjectId}::uuid and ${scoped(ctx, table.name)}`.execute(
    ctx.db,
  );
  if (visibleRows.length === 0) return rejectMissing(ctx, table, subjectId);
  throw new AppError('NOT_FOUND', `The record has no file with the id ${id}.`);
}

function toFile(ctx: RequestContext, subject: ReportSubject, { subjectId, ...file }: Row): AttachedFile {
  return { ...file, downloadUrl: attachedFileUrl(ctx, subject, subjectId, file.id) };
}

export function attachedFileUrl(ctx: RequestContext, subject: ReportSubject, subjectId: string, id: string): string {
  return `${ctx.infrastructure.publicUrl()}/api/v1/${subjects[subject].path}/${subjectId}/files/${id}/download`;
}
