import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';

/**
 * Files are shared by content, so a purge must not delete a file that a request is about to reference: requests share this lock
 * until they commit, the purge takes it exclusively (deleteUnused).
 */
export async function holdFiles(ctx: RequestContext): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks.files})`.execute(ctx.db);
}
