import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Receiver, Subscriber } from './listeners.js';
import type { Acknowledged } from './load.js';
import { type Minute, quantile } from './measured.js';
import type { Tenant } from './tenants.js';

export interface Check {
  what: string;
  /** What is wrong; undefined when nothing is. */
  wrong: string | undefined;
}

export interface Outcome {
  acknowledged: Acknowledged;
  paid: ReadonlyMap<string, number>;
  subscribers: readonly Subscriber[];
  hooks: ReadonlyArray<{ tenant: Tenant; receiver: Receiver; since: string }>;
}

/** Holds what the service said, and what others heard, against what is in the database. */
export async function judge(db: pg.Client, outcome: Outcome): Promise<Check[]> {
  const { acknowledged, paid, subscribers, hooks } = outcome;
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
    told(`${acknowledged.contacts.size} contacts are as they were acknowledged last`, lost.length, 'are not'),
    told('no contact was made twice', titles.size - acknowledged.contacts.size, 'too many'),
    told(
      `${known.size} notices, as many as were acknowledged`,
      [...acknowledged.notices].filter((id) => !known.has(id)).length + known.size - acknowledged.notices.size,
      'differ',
    ),
    told(
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
    checks.push(told(`an account's ${calls} answered calls are counted`, counted - calls, 'too many counted'));
  }
  checks.push(...(await heard(db, subscribers)), ...(await delivered(db, hooks)));
  return checks;
}

/** Every event once, and in order: what a subscriber heard is the end of its account's stream. */
async function heard(db: pg.Client, subscribers: readonly Subscriber[]): Promise<Check[]> {
  const checks: Check[] = [];
  const streams = new Map<string, string[]>();
  for (const { tenant } of subscribers) {
    if (streams.has(tenant.name)) continue;
    const { rows } = await db.query<{ id: string }>(
      'select id from events where account_id = $1 and livemode order by position',
      [tenant.organizationId],
    );
    streams.set(
      tenant.name,
      rows.map(({ id }) => id),
    );
  }
  let wrong = 0;
  let events = 0;
  let breaks = 0;
  for (const subscriber of subscribers) {
    const stream = streams.get(subscriber.tenant.name)!;
    const expected = stream.slice(stream.indexOf(subscriber.heard[0]!));
    events += subscriber.heard.length;
    breaks += subscriber.breaks;
    if (subscriber.failed || expected.length === 0 || expected.join() !== subscriber.heard.join()) wrong += 1;
  }
  checks.push(
    told(
      `${subscribers.length} subscribers heard ${events} events, each once and in order, over ${breaks} breaks`,
      wrong,
      'did not',
    ),
  );
  return checks;
}

async function delivered(db: pg.Client, hooks: Outcome['hooks']): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { tenant, receiver, since } of hooks) {
    const { rows } = await db.query<{ id: string }>(
      'select id from events where account_id = $1 and livemode and position > $2',
      [tenant.organizationId, since],
    );
    const missing = rows.filter(({ id }) => !receiver.ids.has(id)).length;
    checks.push(
      told(
        `${rows.length} webhooks of ${tenant.name} arrived, ${receiver.refused} after a refusal`,
        missing,
        'did not',
      ),
    );
    checks.push(told(`and all were signed`, receiver.forged, 'were not'));
  }
  return checks;
}

/** Waits until nothing is left to be said: events without a position, deliveries not made. */
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

/** How the last third of the minutes compares with the first third after the warm-up: ratios of medians. */
export function flatness(
  minutes: readonly Minute[],
): Array<{ what: string; early: number; late: number; ratio: number }> {
  const warm = minutes.slice(Math.min(2, minutes.length - 1));
  const third = Math.max(Math.floor(warm.length / 3), 1);
  const [early, late] = [warm.slice(0, third), warm.slice(-third)];
  const compared = (what: string, read: (minute: Minute) => number) => {
    const [before, after] = [early, late].map((part) => quantile(part.map(read), 0.5)) as [number, number];
    return { what, early: before, late: after, ratio: after / before };
  };
  return [
    ...Object.keys(minutes[0]!.memory).map((name) => compared(`${name}, MB`, ({ memory }) => memory[name]!)),
    ...['read', 'graph', 'write', 'pdf'].flatMap((kind) =>
      [0.5, 0.99].map((q) => compared(`${kind}, p${q * 100} ms`, ({ times }) => quantile(times[kind] ?? [], q))),
    ),
  ];
}

function told(what: string, differing: number, how: string): Check {
  return { what, wrong: differing === 0 ? undefined : `${differing} ${how}` };
}

async function one(db: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  return (await db.query<{ n: number }>(text, values)).rows[0]!.n;
}
