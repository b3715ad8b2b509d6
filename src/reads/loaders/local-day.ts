import { type RawBuilder, sql } from 'kysely';
import { zonesOfStates } from '../../domain/deadlines/state-zones.js';

const zones = sql.lit(JSON.stringify(zonesOfStates));

/** The day of a time in the state of its row (`dayInState`), as `YYYY-MM-DD`. */
export function localDay(time: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(time)} at time zone coalesce(${zones}::jsonb ->> state, 'UTC'), 'YYYY-MM-DD')`;
}
