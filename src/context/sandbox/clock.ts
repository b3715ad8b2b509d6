import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { realTime } from '../../runtime/time/real-time.js';

/** How far an account's sandbox is ahead of the real time. 0 until it is moved for the first time. */
interface SandboxClock {
  offsetMs: number;
  /** A request is moving the clock, and handles the sandbox's due work itself. */
  moving: boolean;
}

export async function sandboxClock(db: Db, accountId: string): Promise<SandboxClock> {
  const { rows } = await sql<{ offsetMs: string; moving: boolean }>`
    select offset_ms as "offsetMs", coalesce(moving_until > clock_timestamp(), false) as moving
    from sandbox_clocks where account_id = ${accountId}::uuid`.execute(db);
  const [row] = rows;
  return { offsetMs: Number(row?.offsetMs ?? 0), moving: row?.moving ?? false };
}

/** The current time for the account's records in a mode. Live mode uses the real time, and needs no statement. */
export async function readClock(
  db: Db,
  { accountId, livemode }: { accountId: string; livemode: boolean },
): Promise<() => Date> {
  if (livemode) return realTime;
  const { offsetMs } = await sandboxClock(db, accountId);
  return () => new Date(realTime().getTime() + offsetMs);
}

/** The sandboxes that are not in real time and whose clock is not being moved now, for work that covers all accounts. */
export async function shiftedSandboxes(db: Db): Promise<Array<{ accountId: string; offsetMs: number }>> {
  const { rows } = await sql<{ accountId: string; offsetMs: string }>`
    select account_id as "accountId", offset_ms as "offsetMs" from sandbox_clocks
    where offset_ms > 0 and (moving_until is null or moving_until <= clock_timestamp()) order by account_id`.execute(
    db,
  );
  return rows.map(({ accountId, offsetMs }) => ({ accountId, offsetMs: Number(offsetMs) }));
}

/** Rows in real time: live ones, and those of sandboxes whose clock was never moved and is not being moved now. */
export function inRealTime(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('livemode')} or not exists (select from sandbox_clocks c where c.account_id = ${column('account_id')}
    and (c.offset_ms > 0 or c.moving_until > clock_timestamp())))`;
}
