import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentableType } from '../../domain/vocabulary.js';
import type { TenantRecord } from '../../entities/record.js';
import { invalid } from '../../errors/app-error.js';
import type { Table } from '../../loaders/table.js';
import { changedSince } from './changes.js';

/** When a document was made, and until when its record is known to match it (RFC 3339). */
export interface DocumentTimes {
  created_at: string;
  updated_at: string;
}

/** The times of the record's own current document; null without one. Its release is a different document. */
export async function currentDocumentTimes(
  ctx: RequestContext,
  kind: DocumentableType,
  recordId: string,
): Promise<DocumentTimes | null> {
  const times = await ctx.db
    .selectFrom('documents')
    .select(['created_at', 'updated_at'])
    .where('documentable_type', '=', kind)
    .where('documentable_id', '=', recordId)
    .where('status', '=', sql.lit('completed'))
    .where('type', '<>', sql.lit('lien_release'))
    .where('is_preview', '=', sql.lit(false))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return times ?? null;
}

/** Refuses to send a document that no longer matches its records. */
export async function refuseStaleDocument(
  ctx: RequestContext,
  table: Table,
  recordId: string,
  times: DocumentTimes | null,
): Promise<void> {
  if (!times || !(await isOutgrown(ctx, table, recordId, times))) return;
  const sentence = 'The records have changed since the document was generated: revert it and generate it again.';
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/** Whether the records have changed in a way that the document does not show. */
export function isOutgrown(
  ctx: RequestContext,
  table: Table,
  recordId: string,
  { created_at: made, updated_at: known }: DocumentTimes,
): Promise<boolean> {
  return changedSince(ctx, table, recordId, made, known);
}

/** Keeps the documents of a record current after a change that affects nothing printed on them. */
export async function keepDocuments(ctx: RequestContext, { id, updatedAt }: TenantRecord): Promise<void> {
  await sql`
    update documents set updated_at = greatest(${updatedAt.toISOString()}::timestamptz, updated_at + interval '1 ms')
    where account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode} and documentable_id = ${id}::uuid
      and status = 'completed' and deleted_at is null`.execute(ctx.db);
}

/** Locks the documents that `keepDocuments` is about to change: an order also locks the document before its record. */
export async function holdDocuments(ctx: RequestContext, recordId: string): Promise<void> {
  await ctx.write();
  await sql`
    select 1 from documents where account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and documentable_id = ${recordId}::uuid and status = 'completed' and deleted_at is null
    order by id for no key update`.execute(ctx.db);
}
