import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { checked } from '../../reads/loaders/scope.js';

/**
 * Records the first download of an unsigned waiver's document since its signature was requested, for the signature certificate. The
 * database's audit log names the caller. The time does not change `updated_at`, which says until when the record matches its document.
 */
export async function recordDownload(ctx: RequestContext, documentId: string): Promise<void> {
  const unseen = sql`
    id = ${documentId}::uuid and documentable_type = 'waiver' and status = 'completed' and not is_preview
      and exists (
        select from waivers w where w.id = documents.documentable_id and w.signed_at is null
          and (documents.viewed_at is null or documents.viewed_at < w.sent_at) and ${checked(ctx, 'waivers')})
      and ${checked(ctx, 'documents')}`;
  const { rows } = await sql`select from documents where ${unseen}`.execute(ctx.db);
  if (rows.length === 0) return;
  const now = ctx.now().toISOString();
  await ctx.apart((db) => sql`update documents set viewed_at = ${now}::timestamptz where ${unseen}`.execute(db));
}
