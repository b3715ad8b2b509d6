import { type Kysely, type RawBuilder, sql } from 'kysely';

type Db = Kysely<unknown>;

/** How far an account's sandbox is ahead of the real time; it stands at 0 until it is moved for the first time. */
export interface SandboxClock {
  offsetMs: number;
  /** Somebody is moving it: what is due in the sandbox is his to do. */
  moving: boolean;
}

export async function sandboxClock(db: Db, accountId: string): Promise<SandboxClock> {
  const { rows } = await sql<{ offsetMs: string; moving: boolean }>`
    select offset_ms as "offsetMs", coalesce(moving_until > clock_timestamp(), false) as moving
    from sandbox_clocks where account_id = ${accountId}::uuid`.execute(db);
  const [row] = rows;
  return { offsetMs: Number(row?.offsetMs ?? 0), moving: row?.moving ?? false };
}

/** What time it is for the account's records in a mode. Live time is the real one, and costs no statement. */
export async function clockOf(
  db: Db,
  { accountId, livemode }: { accountId: string; livemode: boolean },
): Promise<() => Date> {
  if (livemode) return () => new Date();
  const { offsetMs } = await sandboxClock(db, accountId);
  return () => new Date(Date.now() + offsetMs);
}

/** The sandboxes whose time is not the real one and that nobody is moving at this moment, for what runs over all accounts. */
export async function shiftedSandboxes(db: Db): Promise<Array<{ accountId: string; offsetMs: number }>> {
  const { rows } = await sql<{ accountId: string; offsetMs: string }>`
    select account_id as "accountId", offset_ms as "offsetMs" from sandbox_clocks
    where offset_ms > 0 and (moving_until is null or moving_until <= clock_timestamp()) order by account_id`.execute(
    db,
  );
  return rows.map(({ accountId, offsetMs }) => ({ accountId, offsetMs: Number(offsetMs) }));
}

/** Rows that live by the real time: live ones, and those of sandboxes whose clock nobody has moved or is moving. */
export function inRealTime(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('livemode')} or not exists (select from sandbox_clocks c where c.account_id = ${column('account_id')}
    and (c.offset_ms > 0 or c.moving_until > clock_timestamp())))`;
}
