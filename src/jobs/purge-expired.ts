import { sql } from 'kysely';
import type { Infrastructure } from '../context.js';
import { fileLock } from '../services/document-file.js';

const batch = 500;

/** Removes what has served its time: previews with their files, remembered Idempotency-Keys, ended rate windows. */
export async function purgeExpired({ db, files }: Infrastructure): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from rate_windows where window_start < now() - interval '10 minutes'`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${fileLock})`.execute(tx);
    const { rows } = await sql<{ sha256: string }>`
      with gone as (
        delete from documents where id in (
          select id from documents where is_preview and expires_at < now() order by expires_at limit ${batch})
        returning id, sha256),
      entries as (delete from entity_metadata where entity_id in (select id from gone))
      select sha256 from gone`.execute(tx);
    for (const { sha256 } of rows) {
      const kept = await sql`select 1 from documents where sha256 = ${sha256} limit 1`.execute(tx);
      if (kept.rows.length === 0) await files.delete(sha256);
    }
  });
}
