import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';

const batch = 5_000;

/** Removes deliveries with their logs once the retention of events is over. */
export async function purgeDeliveries(db: Db, retentionDays: number): Promise<void> {
  // First, so that no verification at the same time misses what is purged.
  await sql`
    update event_positions set delivered_from = greatest(delivered_from, now() - make_interval(days => ${retentionDays}))`.execute(
    db,
  );
  for (let gone = batch; gone === batch; ) {
    const { numAffectedRows } = await sql`
      delete from webhook_deliveries where id = any(array(
        select id from webhook_deliveries where created_at < now() - make_interval(days => ${retentionDays})
        order by created_at limit ${batch}))`.execute(db);
    gone = Number(numAffectedRows);
  }
  await sql`delete from webhook_redeliveries where created_at < now() - make_interval(days => ${retentionDays})`.execute(
    db,
  );
}
