import { type RawBuilder, sql } from 'kysely';

/** How many tasks of one lane a process runs at a time. */
const mostInSharedLane = 8;
const mostInOwnLane = 2;

/**
 * The lane of a task: the outside party that it calls, so that a silent party does not delay tasks for another. The operator's
 * carrier and partner have one lane each, and so does each account's own (`carrier:<account>`). `local` tasks call no outside
 * party.
 */
export function laneOf(e: RawBuilder<unknown>): RawBuilder<string> {
  const ofAccount = (provider: string) => sql`case when ${e}.account_id in (select account_id from provider_credentials
    where provider = ${provider} and livemode and mode = 'live' and status = 'active' and deleted_at is null)
    then ':' || ${e}.account_id else '' end`;
  return sql<string>`case when not ${e}.livemode then 'local'
    when ${e}.kind = 'mail.submit' then 'carrier' || ${ofAccount('lob')}
    when ${e}.kind in ('partner.submit', 'partner.cancel') then 'partner' || ${ofAccount('partner')}
    when ${e}.kind = 'document.timestamp' then 'timestamp'
    else 'local' end`;
}

/** How many more tasks of a lane may start, given how many are running. */
export function freeIn(lane: RawBuilder<unknown>, running: ReadonlyMap<string, number>): RawBuilder<number> {
  const counts = JSON.stringify(Object.fromEntries(running));
  return sql<number>`case when ${lane} like '%:%' then ${mostInOwnLane}::int else ${mostInSharedLane}::int end
    - coalesce((${counts}::jsonb ->> ${lane})::int, 0)`;
}

export function fullLanes(running: ReadonlyMap<string, number>): string[] {
  const full = [...running].filter(([lane, count]) => count >= (lane.includes(':') ? mostInOwnLane : mostInSharedLane));
  return full.map(([lane]) => lane);
}

/** The kinds of lanes, for metrics, which do not distinguish accounts. */
export const laneKinds = ['carrier', 'partner', 'timestamp', 'own', 'local'] as const;

export function laneKind(lane: string): string {
  return lane.includes(':') ? 'own' : lane;
}
