import { rows } from '../database.js';
import type { Follower, Receiver } from '../listeners.js';
import { type Check, checkEach, grouped } from './check.js';

export interface Event {
  id: string;
  account: string;
  resource: string;
}

/** The events of all accounts after a position, in order. */
export async function eventsSince(url: string, since: string): Promise<Event[]> {
  return rows<Event>(
    url,
    `select id, account_id as account, payload #>> '{data,object,id}' as resource from events
     where livemode and position > $1 order by position`,
    [since],
  );
}

export interface Listeners {
  since: string;
  followers: readonly Follower[];
  receivers: readonly Receiver[];
}

/**
 * Compares what followers and receivers got with the events up to the last one in `events`, which was read before the followers
 * stopped: jobs emit events during the verdict too, and a follower may or may not have received those.
 */
export async function judgeEvents(url: string, events: readonly Event[], listeners: Listeners): Promise<Check[]> {
  const { since, followers, receivers } = listeners;
  const later = (await eventsSince(url, since)).slice(events.length);
  const redelivered = await rows<{ resource: string }>(
    url,
    'select resource_id as resource from webhook_deliveries where attempt > 4',
  );
  const outOfTurn = new Set(redelivered.map(({ resource }) => resource));
  const checks = followers.map((follower) => judgeFollower(follower, events, later));
  for (const receiver of receivers) checks.push(...judgeReceiver(receiver, events, outOfTurn));
  return checks;
}

function judgeFollower(follower: Follower, events: readonly Event[], later: readonly Event[]): Check {
  const { tenant, received, breaks, errors } = follower;
  const ofTenant = ({ account }: Event) => account === tenant.organizationId;
  const expected = events.filter(ofTenant).map(({ id }) => id);
  const possible = later.filter(ofTenant).map(({ id }) => id);
  const what = `events of ${tenant.name} are received once and in order, over ${breaks} breaks and ${errors.length} errors`;
  const times = grouped(received, (id) => id);
  const due = [...expected, ...possible.slice(0, possible.findLastIndex((id) => times.has(id)) + 1)];
  const wrong = due.filter((id) => !times.has(id)).map((id) => `${id} was not received`);
  for (const [id, { length }] of times) if (length > 1) wrong.push(`${id} was received ${length} times`);
  const inOrder = due.filter((id) => times.has(id));
  const at = [...times.keys()].findIndex((id, index) => inOrder[index] !== id);
  if (at >= 0) wrong.push(`number ${at} is ${[...times.keys()][at]}, and must be ${inOrder[at] ?? 'none'}`);
  return { what, count: expected.length, wrong };
}

function judgeReceiver(receiver: Receiver, events: readonly Event[], outOfTurn: ReadonlySet<string>): Check[] {
  const { tenant, received, forged, refused } = receiver;
  const sent = events.filter(({ account }) => account === tenant.organizationId);
  const place = new Map(sent.map(({ id }, index) => [id, index]));
  const first = new Map(received.map(({ id }, index) => [id, index] as const).reverse());
  const arrived = sent.filter(({ id }) => first.has(id)).sort((a, b) => first.get(a.id)! - first.get(b.id)!);
  const latest = new Map<string, number>();
  return [
    checkEach(`webhooks of ${tenant.name} arrive, ${refused} after a refusal`, sent, ({ id }) => {
      return !first.has(id) && `${id} did not`;
    }),
    checkEach(`webhooks of ${tenant.name} arrive in the order of their record's events`, arrived, (event) => {
      const before = latest.get(event.resource) ?? -1;
      latest.set(event.resource, Math.max(before, place.get(event.id)!));
      return before > place.get(event.id)! && !outOfTurn.has(event.resource) && `${event.id} came late`;
    }),
    {
      what: `webhooks of ${tenant.name} are signed`,
      count: received.length,
      wrong: forged ? [`${forged} are not`] : [],
    },
  ];
}
