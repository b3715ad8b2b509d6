import { type RawBuilder, sql } from 'kysely';

/** Tasks of one lane that a process does at a time. */
const mostInSharedLane = 8;
const mostInOwnLane = 2;

/**
 * The lane of a task: the party outside that it asks, so that one that does not answer keeps the tasks of no other waiting. The
 * operator's carrier and partner have one each, and so has each that an account brings (`carrier:<account>`). `local` asks nobody.
 */
export function laneOf(e: RawBuilder<unknown>): RawBuilder<string> {
  const ofAccount = (provider: string) => sql`case when ${e}.account_id in (select account_id from provider_credentials
    where provider = ${provider} and livemode and mode = 'live' and status = 'active' and deleted_at is null)
    then ':' || ${e}.account_id else '' end`;
  return sql<string>`case when not ${e}.livemode then 'local'
    when ${e}.kind = 'mail.submit' then 'carrier' || ${ofAccount('lob')}
    when ${e}.kind in ('partner.submit', 'partner.cancel') then 'partner' || ${ofAccount('partner')}
    else 'local' end`;
}

/** How many more of a lane may be done, by how many are being done. */
export function freeIn(lane: RawBuilder<unknown>, running: ReadonlyMap<string, number>): RawBuilder<number> {
  const counts = JSON.stringify(Object.fromEntries(running));
  return sql<number>`case when ${lane} like '%:%' then ${mostInOwnLane}::int else ${mostInSharedLane}::int end
    - coalesce((${counts}::jsonb ->> ${lane})::int, 0)`;
}

export function fullLanes(running: ReadonlyMap<string, number>): string[] {
  const full = [...running].filter(([lane, count]) => count >= (lane.includes(':') ? mostInOwnLane : mostInSharedLane));
  return full.map(([lane]) => lane);
}

/** The kinds of lanes, for metrics: accounts are not told apart. */
export const laneKinds = ['carrier', 'partner', 'own', 'local'] as const;

export function laneKind(lane: string): string {
  return lane.includes(':') ? 'own' : lane;
}
