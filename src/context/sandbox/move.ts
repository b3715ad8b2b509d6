import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { realTime } from '../../runtime/time/real-time.js';

/** How long a request may take for one step before another may move the clock. */
const leaseSeconds = 60;

/** Another request has taken over moving the clock. */
export class ClockLost extends Error {
  override name = 'ClockLost';
  constructor() {
    super('The sandbox clock is being moved by another request.');
  }
}

/** The right to move an account's sandbox clock, which only one request holds at a time. */
export interface Move {
  accountId: string;
  /** The clock's time at the beginning, and how far ahead that was. */
  from: Date;
  offsetMs: number;
  /** When the right expires, exactly as the database wrote it. It identifies the holder. */
  until: string;
}

/** @throws ClockLost if another request is moving it */
export async function beginMove(db: Db, accountId: string): Promise<Move> {
  const { rows } = await sql<{ offsetMs: string; until: string }>`
    insert into sandbox_clocks (account_id, moving_until)
    values (${accountId}::uuid, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    on conflict (account_id) do update set moving_until = excluded.moving_until
      where sandbox_clocks.moving_until is null or sandbox_clocks.moving_until <= clock_timestamp()
    returning offset_ms as "offsetMs", moving_until::text as until`.execute(db);
  const [row] = rows;
  if (!row) throw new ClockLost();
  const offsetMs = Number(row.offsetMs);
  return { accountId, from: new Date(realTime().getTime() + offsetMs), offsetMs, until: row.until };
}

/**
 * Advances the clock to a time, and renews the lease. The clock never goes back, not even by the duration of a step. Webhook
 * deliveries are retried in real time, so their next attempts move closer by the same distance, and so do e-mails that wait for others.
 */
export async function advanceClock(db: Db, move: Move, at: Date): Promise<void> {
  const offsetMs = at.getTime() - realTime().getTime();
  const { rows } = await sql<{ until: string }>`
    with before as (
      select offset_ms from sandbox_clocks where account_id = ${move.accountId}::uuid
    ), moved as (
      update sandbox_clocks c set offset_ms = greatest(c.offset_ms, ${offsetMs}::bigint),
        moving_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      where account_id = ${move.accountId}::uuid and moving_until = ${move.until}::timestamptz
      returning offset_ms, moving_until::text as until
    ), nearer as (
      update webhook_deliveries d set next_attempt_at = greatest(
        d.next_attempt_at - make_interval(secs => (m.offset_ms - b.offset_ms) / 1000.0), clock_timestamp())
      from moved m, before b
      where d.webhook_id in (select id from webhooks where account_id = ${move.accountId}::uuid and not livemode)
        and d.status = 'pending' and d.next_attempt_at > clock_timestamp()
    ), sooner as (
      update tasks t set due_at = greatest(t.due_at - make_interval(secs => (m.offset_ms - b.offset_ms) / 1000.0), clock_timestamp())
      from moved m, before b
      where t.share = share_of(${move.accountId}::uuid, 'sandbox') and t.gave_up_at is null and t.due_at > clock_timestamp()
    )
    select until from moved`.execute(db);
  const [row] = rows;
  if (!row) throw new ClockLost();
  move.until = row.until;
}

/** Releases the right, unless another request has taken it over. */
export async function endMove(db: Db, move: Move): Promise<void> {
  await sql`
    update sandbox_clocks set moving_until = null
    where account_id = ${move.accountId}::uuid and moving_until = ${move.until}::timestamptz`.execute(db);
}
