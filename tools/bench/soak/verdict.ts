import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Receiver, Subscriber } from './listeners.js';
import type { Acknowledged } from './load.js';
import { type Minute, quantile } from './measured.js';
import type { Tenant } from './tenants.js';

export interface Check {
  what: string;
  /** The failure; undefined when there is none. */
  wrong: string | undefined;
}

export interface Outcome {
  acknowledged: Acknowledged;
  paid: ReadonlyMap<string, number>;
  subscribers: readonly Subscriber[];
  hooks: ReadonlyArray<{ tenant: Tenant; receiver: Receiver }>;
  /** The position of the last event before the load. */
  since: string;
}

/** Compares what the service acknowledged, and what others received, with the database. */
export async function judge(db: pg.Client, outcome: Outcome): Promise<Check[]> {
  const { acknowledged, paid, subscribers, hooks, since } = outcome;
  const contacts = await db.query<{ id: string; title: string }>(
    `select id, title from contacts where title like 'Soak %'`,
  );
  const titles = new Map(contacts.rows.map(({ id, title }) => [id, title]));
  const lost = [...acknowledged.contacts].filter(([id, { title }]) => titles.get(id) !== title);
  const notices = (
    await db.query<{ id: string }>('select id from notices where account_id = any($1)', [[...paid.keys()]])
  ).rows;
  const known = new Set(notices.map(({ id }) => id));
  const documents = await one(
    db,
    `select count(*)::int as n from ledger_transactions where event_type = 'document_generation' and kind = 'charge'`,
  );
  const checks: Check[] = [
    check(`${acknowledged.contacts.size} contacts have their last acknowledged title`, lost.length, 'do not'),
    check('no contact was created twice', titles.size - acknowledged.contacts.size, 'too many'),
    check(
      `${known.size} notices, as many as were acknowledged`,
      [...acknowledged.notices].filter((id) => !known.has(id)).length + known.size - acknowledged.notices.size,
      'differ',
    ),
    check(
      `${acknowledged.documents} documents were printed and charged once each`,
      documents - acknowledged.documents,
      'too many charges',
    ),
  ];
  for (const [account, calls] of paid) {
    const counted = await one(
      db,
      'select coalesce(sum(calls), 0)::int as n from api_call_minutes where account_id = $1',
      [account],
    );
    checks.push(check(`an account's ${calls} answered calls are counted`, counted - calls, 'too many counted'));
  }
  const streams = await streamsOf(db, subscribers, since);
  checks.push(received(subscribers, streams), ...delivered(hooks, streams));
  return checks;
}

/** The events of each account since the load began, in order. */
async function streamsOf(db: pg.Client, subscribers: readonly Subscriber[], since: string) {
  const streams = new Map<Tenant, string[]>();
  for (const tenant of new Set(subscribers.map((subscriber) => subscriber.tenant))) {
    const { rows } = await db.query<{ id: string }>(
      'select id from events where account_id = $1 and livemode and position > $2 order by position',
      [tenant.organizationId, since],
    );
    streams.set(
      tenant,
      rows.map(({ id }) => id),
    );
  }
  return streams;
}

/** Checks that every event was received once, and in order. */
function received(subscribers: readonly Subscriber[], streams: ReadonlyMap<Tenant, string[]>): Check {
  const wrong = subscribers.filter(
    ({ failed, received, tenant }) =>
      failed || received.length === 0 || received.join() !== streams.get(tenant)!.join(),
  );
  const events = subscribers.reduce((sum, subscriber) => sum + subscriber.received.length, 0);
  const breaks = subscribers.reduce((sum, subscriber) => sum + subscriber.breaks, 0);
  return check(
    `${subscribers.length} subscribers received ${events} events, each once and in order, over ${breaks} breaks`,
    wrong.length,
    'did not',
  );
}

function delivered(hooks: Outcome['hooks'], streams: ReadonlyMap<Tenant, string[]>): Check[] {
  return hooks.flatMap(({ tenant, receiver }) => {
    const stream = streams.get(tenant)!;
    const missing = stream.filter((id) => !receiver.ids.has(id)).length;
    const what = `${stream.length} webhooks of ${tenant.name} arrived, ${receiver.refused} after a refusal`;
    return [check(what, missing, 'did not'), check('and all were signed', receiver.forged, 'were not')];
  });
}

/** Waits until nothing is pending: events without a position, deliveries not made. */
export async function settle(db: pg.Client, seconds: number): Promise<void> {
  for (let waited = 0; waited < seconds; waited += 1) {
    const open = await one(
      db,
      `select (select count(*) from event_outbox)::int + (select count(*) from webhook_deliveries where status = 'pending')::int as n`,
    );
    if (open === 0) return;
    await sleep(1_000);
  }
}

/**
 * Compares the last third of the minutes with the first third after the warm-up: ratios of medians and, for the heap, of the
 * lowest values, because not every minute has a full collection.
 */
export function flatness(
  minutes: readonly Minute[],
): Array<{ what: string; early: number; late: number; ratio: number }> {
  const warm = minutes.slice(Math.min(2, minutes.length - 1));
  const third = Math.max(Math.floor(warm.length / 3), 1);
  const [early, late] = [warm.slice(0, third), warm.slice(-third)];
  const compared = (what: string, read: (minute: Minute) => number, q = 0.5) => {
    const [before, after] = [early, late].map((part) => quantile(part.map(read), q)) as [number, number];
    return { what, early: before, late: after, ratio: after / before };
  };
  return [
    ...Object.keys(minutes[0]!.resident).flatMap((name) => [
      compared(`${name}, resident MB`, ({ resident }) => resident[name]!),
      compared(`${name}, lowest heap MB`, ({ heap }) => heap[name]!, 0),
    ]),
    ...['read', 'graph', 'write', 'pdf'].flatMap((kind) =>
      [0.5, 0.99].map((q) => compared(`${kind}, p${q * 100} ms`, ({ times }) => quantile(times[kind] ?? [], q))),
    ),
  ];
}

function check(what: string, differing: number, how: string): Check {
  return { what, wrong: differing === 0 ? undefined : `${differing} ${how}` };
}

async function one(db: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  return (await db.query<{ n: number }>(text, values)).rows[0]!.n;
}
