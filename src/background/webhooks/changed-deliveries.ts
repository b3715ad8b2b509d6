import { sql } from 'kysely';
import type { DeliveryChange, DeliveryMark, DeliveryStream } from '../../domain/event/delivery-change.js';
import type { Db } from '../../entities/generated/database.js';

/** Where a reader of the table is: at a mark, or further on at the last delivery that it has read. */
export interface StreamPosition {
  mark: DeliveryMark;
  last?: { at: number; id: string };
}

/** How much later than its time a change may be committed: the longest transaction that changes deliveries. */
const latestCommitMs = 60_000;

/**
 * The deliveries of a stream that have changed since a place, by the time of their last change. Of the changes from shortly before a mark,
 * those of transactions that were committed before it are left out; without a horizon, all of them are read.
 */
export async function readChanged(
  db: Db,
  { accountId, livemode, ids, webhookId }: DeliveryStream,
  { mark, last }: StreamPosition,
  limit: number,
): Promise<DeliveryChange[]> {
  const time = (at: number) => sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 millisecond')`;
  const named = sql`${ids ? sql`and d.id = any(${ids}::uuid[])` : sql``} ${webhookId ? sql`and d.webhook_id = ${webhookId}::uuid` : sql``}`;
  const after = last
    ? sql`and (d.updated_at, d.id) > (${time(last.at)}, ${last.id}::uuid)`
    : sql`and d.updated_at > ${time(Math.max(mark.at - latestCommitMs, 0))}`;
  // A row has the low 32 bits of the number of its transaction.
  const writer = sql`(next - ((next - d.xmin::text::bigint) & 4294967295))`;
  const { horizon, transaction = null, id = null } = mark;
  const unknown =
    horizon === undefined
      ? sql``
      : sql`and (d.updated_at > ${time(mark.at)} or (${writer} >= ${horizon}::bigint
          and (${writer}, d.id) is distinct from (${transaction}::bigint, ${id}::uuid)))`;
  const { rows } = await sql<{ id: string; webhookId: string; at: string }>`
    select d.id, d.webhook_id as "webhookId", floor(extract(epoch from d.updated_at) * 1000)::bigint as at
    from webhook_deliveries d, (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next) now
    where d.account_id = ${accountId}::uuid and d.livemode = ${livemode} ${after} ${unknown} ${named}
    order by d.updated_at, d.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ id: row.id, webhookId: row.webhookId, mark: { at: Number(row.at) } }));
}

/** The present: later changes come after it. */
export async function readMark(db: Db): Promise<DeliveryMark> {
  const { rows } = await sql<{ at: string; horizon: string }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon`.execute(db);
  return { at: Number(rows[0]!.at), horizon: Number(rows[0]!.horizon) };
}
