import { sql } from 'kysely';
import { authChannel } from '../../context/auth/change-feed.js';
import type { Db } from '../../entities/generated/database.js';

const batch = 500;

/** Sets an expiry on tokens of older releases, which could be created without one: the same as for a token created now. */
export async function dateTokens(db: Db, expiresAt: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      with endless as (
        select id from access_tokens where expires_at is null and revoked_at is null limit ${batch} for update skip locked),
      dated as (
        update access_tokens t set expires_at = ${expiresAt.toISOString()}::timestamptz from endless
        where t.id = endless.id returning t.id)
      select pg_notify(${authChannel}, 'token:' || id) from dated`.execute(db);
    if (rows.length < batch) return;
  }
}
