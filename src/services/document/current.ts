import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentableType, DocumentType } from '../../domain/vocabulary.js';
import type { Document } from '../../entities/document.js';
import type { TenantRecord } from '../../entities/record.js';
import { invalid } from '../../errors/app-error.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { changedSince } from './changes.js';
import { documentOf } from './content/index.js';
import { contentHash, gatherAgain, recordsHash } from './content-hash.js';

/** What a document was made from; for one of an earlier release, when, and until when its record is known to match it (RFC 3339). */
export interface DocumentTimes {
  type: DocumentType;
  state: string | null;
  /** Null on a document of an earlier release. */
  content_hash: string | null;
  /** Null on a document of an earlier release. */
  records_hash: string | null;
  created_at: string;
  updated_at: string;
  /** A time stamp changes the file, and `updated_at` with it, which then no longer says until when the record matches. */
  timestamped_at: string | null;
}

/** The times of the record's own current document; null without one. Its release is a different document. */
export async function currentDocumentTimes(
  ctx: RequestContext,
  kind: DocumentableType,
  recordId: string,
): Promise<DocumentTimes | null> {
  const times = await ctx.db
    .selectFrom('documents')
    .select(['type', 'state', 'content_hash', 'records_hash', 'created_at', 'updated_at', 'timestamped_at'])
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
export async function rejectStaleDocument(
  ctx: RequestContext,
  kind: DocumentableType,
  recordId: string,
  times: DocumentTimes | null,
): Promise<void> {
  if (!times || !(await isOutgrown(ctx, kind, recordId, times))) return;
  const sentence = 'The records have changed since the document was generated: revert it and generate it again.';
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/**
 * Whether something that the document prints has changed. Its records are read again and compared, and then its content. No time
 * says whether that is necessary: a change that is dated before the document may be committed after it. Documents of an earlier
 * release, whose content is unknown, are compared by time.
 */
export async function isOutgrown(
  ctx: RequestContext,
  kind: DocumentableType,
  recordId: string,
  document: DocumentTimes,
): Promise<boolean> {
  const { type, state, content_hash: content, records_hash: records } = document;
  const documentKind = documentOf(kind);
  if (content === null) {
    const { created_at: createdAt, updated_at: updatedAt, timestamped_at: stamped } = document;
    return changedSince(ctx, documentKind.table, recordId, createdAt, stamped === null ? updatedAt : createdAt);
  }
  const facts = await gatherAgain(ctx, documentKind, recordId);
  // The content also changes with a release that prints it differently, which outdates no document.
  if (recordsHash(documentKind, facts) === records) return false;
  const chosen = state ? documentKind.withState(facts, state) : facts;
  // A record that can no longer be printed has changed.
  if (documentKind.preflight(chosen, type).length > 0) return true;
  return contentHash(documentKind, facts, type, state) !== content;
}

/** The hash of nothing that is known. */
const unknown = 'unknown';

/**
 * Before a change of a document of an earlier release that says nothing about its record: the time of the document, which shows whether
 * the record still matches it, moves. What it shows is kept in the hashes, and then any change of its records outdates the document.
 */
export async function keepWhetherCurrent(ctx: RequestContext, document: Document): Promise<void> {
  if (document.contentHash !== null) return;
  const { documentableType: kind, documentableId: id, type, state, createdAt, updatedAt, timestampedAt } = document;
  const content = documentOf(kind);
  const [record] = await rowsWhere(ctx, content.table, sql`id = ${id}::uuid and deleted_at is null`);
  if (!record) return;
  // Read before the times: what changes in between counts as changed.
  const facts = await gatherAgain(ctx, content, id);
  const isBehind = await isOutgrown(ctx, kind, id, {
    ...{ type, state, content_hash: null, records_hash: null },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    timestamped_at: timestampedAt?.toISOString() ?? null,
  });
  Object.assign(document, { contentHash: unknown, recordsHash: isBehind ? unknown : recordsHash(content, facts) });
}

/**
 * Keeps the documents of an earlier release current after a change of their record that affects nothing printed on them. Later
 * documents have a hash for that, and do not change: their last event describes them as they are.
 */
export async function keepDocuments(ctx: RequestContext, { id, updatedAt }: TenantRecord): Promise<void> {
  await sql`
    update documents set updated_at = greatest(${updatedAt.toISOString()}::timestamptz, updated_at + interval '1 ms')
    where account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode} and documentable_id = ${id}::uuid
      and status = 'completed' and deleted_at is null and content_hash is null`.execute(ctx.db);
}

/** Locks the documents that `keepDocuments` is about to change: an order also locks the document before its record. */
export async function holdDocuments(ctx: RequestContext, recordId: string): Promise<void> {
  await ctx.write();
  await sql`
    select 1 from documents where account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and documentable_id = ${recordId}::uuid and status = 'completed' and deleted_at is null
    order by id for no key update`.execute(ctx.db);
}
