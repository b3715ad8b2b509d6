import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { WaiverLinkEnd } from '../../domain/vocabulary.js';
import { scoped } from '../../reads/loaders/scope.js';

/** Ends the links that were sent for a request, which its caller has locked: someone else is asked now. */
export async function revokeLinks(ctx: RequestContext, requestId: string, because: WaiverLinkEnd): Promise<void> {
  await ctx.write();
  await sql`
    update waiver_request_links set revoked_at = ${ctx.now().toISOString()}::timestamptz, revoked_because = ${because}
    where waiver_request_id = ${requestId}::uuid and revoked_at is null and ${scoped(ctx, 'waiver_request_links')}`.execute(
    ctx.db,
  );
}
