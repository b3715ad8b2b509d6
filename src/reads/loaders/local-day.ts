import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { daysInStates, zonesOfStates } from '../../domain/deadlines/state-zones.js';

const zones = sql.lit(JSON.stringify(zonesOfStates));

/** The day of a time in the state of its row (`dayInState`), as `YYYY-MM-DD`. */
export function localDay(time: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(time)} at time zone coalesce(${zones}::jsonb ->> state, 'UTC'), 'YYYY-MM-DD')`;
}

/** Today in the state of a row; without one, the earlier day. At any time it is at most two days in the states. */
export function todayInState(ctx: RequestContext): RawBuilder<string> {
  const { first, last, ahead } = daysInStates(ctx.now());
  return sql`(case when state = any(${ahead}::text[]) then ${last}::date else ${first}::date end)`;
}
