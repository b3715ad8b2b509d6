import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import type { DocumentableType } from '../domain/vocabulary.js';
import { invalid } from '../errors/app-error.js';
import type { Table } from '../loaders/table.js';
import { changedSince } from './document-changes.js';

/** When the record's own current document was made (RFC 3339); null without one. Its release is another paper. */
export async function currentDocumentTime(
  ctx: RequestContext,
  kind: DocumentableType,
  recordId: string,
): Promise<string | null> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from documents where documentable_type = ${kind} and documentable_id = ${recordId}::uuid
    and status = 'completed' and type <> 'lien_release' and not is_preview and deleted_at is null`.execute(ctx.db);
  return rows[0]?.created_at ?? null;
}

/** What goes out says what the records say: a document that they have outgrown is refused. */
export async function refuseStaleDocument(
  ctx: RequestContext,
  table: Table,
  recordId: string,
  madeAt: string | null,
): Promise<void> {
  if (!madeAt || !(await changedSince(ctx, table, recordId, madeAt))) return;
  const sentence = 'The records have changed since the document was generated: revert it and generate it again.';
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}
