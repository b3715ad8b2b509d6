import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Exhibit as Appended } from '../../domain/exhibit/exhibit.js';
import { type DocumentableType, documentableTypes } from '../../domain/vocabulary.js';
import type { Exhibit } from '../../schema/exhibit.js';
import { rejectMissing } from './read.js';
import { checked } from './scope.js';

/** `inflatedSize`: in bytes; null if the file was added before it was measured. */
export type StoredExhibit = Exhibit & { inflatedSize: number | null };

type Row = Omit<StoredExhibit, 'downloadUrl'>;

const columns = sql.raw(
  'id, subject_type as "documentableType", subject_id as "documentableId", description as title, kind, ' +
    'file_name as "fileName", mime_type as "mimeType", page_count as "pageCount", file_size as "fileSize", inflated_size as "inflatedSize", sha256, ' +
    'created_at as "createdAt"',
);

/** The exhibits of a record, in the order of their letters; none of a record of another account. */
export async function readExhibits(
  ctx: RequestContext,
  type: DocumentableType,
  recordId: string,
): Promise<StoredExhibit[]> {
  const { rows } = await sql<Row>`
    select ${columns} from attached_files
    where subject_type = ${type} and subject_id = ${recordId}::uuid and ${checked(ctx, 'attached_files')}
    order by serial`.execute(ctx.db);
  return rows.map((row) => toExhibit(ctx, row));
}

/** The same as the content of a document: only what it prints. */
export async function appendedTo(ctx: RequestContext, type: DocumentableType, recordId: string): Promise<Appended[]> {
  const exhibits = await readExhibits(ctx, type, recordId);
  return exhibits.map(({ title, kind, mimeType, sha256, pageCount }) => ({ title, kind, mimeType, sha256, pageCount }));
}

/** One exhibit of the caller's account. Throws the coded error otherwise. */
export async function readExhibit(ctx: RequestContext, id: string): Promise<Exhibit> {
  const [exhibit] = await exhibitsWith(ctx, [id]);
  return exhibit ?? rejectMissing(ctx, { name: 'attached_files', type: 'Exhibit' }, id);
}

/** Those of the exhibits that the caller's account has. */
export async function exhibitsWith(ctx: RequestContext, ids: readonly string[]): Promise<Exhibit[]> {
  const { rows } = await sql<Row>`
    select ${columns} from attached_files
    where id = any(${ids}::uuid[]) and subject_type = any(${[...documentableTypes]}::text[])
      and ${checked(ctx, 'attached_files')}`.execute(ctx.db);
  return rows.map((row) => toExhibit(ctx, row));
}

function toExhibit(ctx: RequestContext, row: Row): StoredExhibit {
  return { ...row, downloadUrl: `${ctx.infrastructure.publicUrl()}/api/v1/exhibits/${row.id}/download` };
}
