import { sql } from 'kysely';
import { sendWithNext } from '../db/sent-with-next.js';
import type { Db } from '../generated/database.js';

/**
 * Sends statements, in one packet, that read no table from end to end. Their plans are kept: one that was made while the tables were
 * small would read the whole log of deliveries from then on.
 *
 * @param send sends all but the last with the next one
 */
export function byIndex<Answer>(db: Db, send: (connection: Db) => Promise<Answer>): Promise<Answer> {
  return db.connection().execute(async (connection) => {
    await sendWithNext(connection, sql`select set_config('enable_seqscan', 'off', true)`);
    return send(connection);
  });
}
