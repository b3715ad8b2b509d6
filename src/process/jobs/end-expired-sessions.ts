import { sql } from 'kysely';
import { sessionLimits } from '../../domain/session/limits.js';
import type { Db } from '../../entities/generated/database.js';
import { realTime } from '../../runtime/time/real-time.js';

/** A session can be open for 30 days. A job that did not run for this long still finds those that expired in the meantime. */
const lookedAtMs = 2 * sessionLimits.absoluteMs;

/**
 * Notes the end of sessions that have expired, which the audit log then shows. They are refused from their expiry on, whether or
 * not this has run. The ids begin with the time at which sessions began, so the primary key finds the recent ones.
 */
export async function endExpiredSessions(db: Db, now = realTime()): Promise<void> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { idleMs, absoluteMs } = sessionLimits;
  await sql`
    update sessions set end_reason = 'expired',
      ended_at = least(last_seen_at + make_interval(secs => ${idleMs / 1000}), created_at + make_interval(secs => ${absoluteMs / 1000}))
    where id > ${firstIdAt(now.getTime() - lookedAtMs)}::uuid and ended_at is null
      and (last_seen_at <= ${ago(idleMs)} or created_at <= ${ago(absoluteMs)})`.execute(db);
}

/** No UUIDv7 that was made at this time or later is smaller. */
function firstIdAt(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
