import { type RawBuilder, sql } from 'kysely';
import { jobKinds, taskKinds } from '../background/tasks/kinds.js';
import { inRealTime } from '../context/sandbox/clock.js';
import type { Db } from '../entities/generated/database.js';

/** Work that waits in the database for any process; every process reports the same values. */
export interface QueueDepths {
  queues: Array<{ queue: string; depth: number; oldestSeconds: number }>;
  holds: { open: number; credits: number };
}

/** The maximum number of rows counted in a queue. */
const countedAtMost = 100_000;

/** How many webhook endpoints, and deliveries of each, are searched for the oldest. */
const endpointsLookedAt = 1_000;
const deliveriesLookedAt = 100;

/** Several scrapers may each scrape every few seconds; the database is queried once in that time. */
const freshMs = 5_000;
const answerMs = 2_000;

/**
 * Reads all queues in one statement, through their indexes. Ages are in real time, so sandboxes whose clock was moved are left
 * out, and so are tasks of kinds that only another release knows, which no worker of this one claims.
 */
export class QueueWatch {
  #latest: Promise<QueueDepths | undefined> | undefined;
  #askedAt = 0;
  /** True while a query runs: each query takes a connection away from requests. */
  #asking = false;

  constructor(
    private readonly db: Db,
    private readonly patienceMs = answerMs,
  ) {}

  /** The waiting work, at most a few seconds old; undefined when the database did not answer in time. */
  look(): Promise<QueueDepths | undefined> {
    const now = performance.now();
    if (!this.#latest || now - this.#askedAt > freshMs) {
      if (this.#asking) return Promise.resolve(undefined);
      this.#askedAt = now;
      this.#latest = inTime(this.#ask(), this.patienceMs);
    }
    return this.#latest;
  }

  /** The statement timeout cancels a query that is no longer awaited. While a query has no answer, no further query is sent. */
  async #ask(): Promise<QueueDepths> {
    this.#asking = true;
    try {
      return await this.db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${String(this.patienceMs)}, true)`.execute(tx);
        return waiting(tx);
      });
    } finally {
      this.#asking = false;
    }
  }
}

async function inTime(answer: Promise<QueueDepths>, patienceMs: number): Promise<QueueDepths | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  try {
    return await Promise.race([answer.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function waiting(db: Db): Promise<QueueDepths> {
  const { rows } = await sql<{ queue: string; depth: number; age: number; amount: number }>`
    select 'jobs' as queue, count(*)::int as depth, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as age,
      0::float8 as amount
    from ((${dueJobs(sql`share is null`)}) union all (${dueJobs(sql`share is not null`)}) limit ${countedAtMost}) jobs
    union all
    select 'errands', count(*)::int, coalesce(extract(epoch from now() - min(due_at)), 0)::float8, 0
    from (select due_at from tasks e where account_id is not null and share is null and kind = any(${taskKinds}::text[]) and gave_up_at is null and due_at <= now()
        and (leased_until is null or leased_until <= now()) and ${inRealTime('e')}
      order by due_at, serial limit ${countedAtMost}) tasks
    union all
    select 'events', count(*)::int, coalesce(extract(epoch from now() - min(written_at)), 0)::float8, 0
    from (select uuid_extract_timestamp(id) as written_at from event_outbox order by serial limit ${countedAtMost}) outbox
    union all
    select 'emails', count(*)::int, coalesce(extract(epoch from now() - min(due_at)), 0)::float8, 0
    from (select coalesce(t.due_at, e.created_at) as due_at from emails e left join email_turns t on t.email_id = e.id
      where sent_at is null and given_up is null and coalesce(t.due_at, e.created_at) <= now() and ${inRealTime('e')}
      order by e.created_at limit ${countedAtMost}) emails
    union all
    select 'webhook_deliveries', (select count(*)::int from (
        select from webhook_deliveries d where ${dueDelivery} limit ${countedAtMost}) due),
      coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8, 0
    from (${oldestDeliveries}) deliveries
    union all
    select 'holds', count(*)::int, 0, coalesce(sum(amount), 0)::float8
    from (select free_amount + partner_amount - captured - released as amount from credit_holds where status = 'open'
      limit ${countedAtMost}) holds`.execute(db);
  const holds = rows.find(({ queue }) => queue === 'holds')!;
  return {
    queues: rows
      .filter((row) => row !== holds)
      .map(({ queue, depth, age }) => ({ queue, depth, oldestSeconds: Math.max(age, 0) })),
    holds: { open: holds.depth, credits: holds.amount },
  };
}

/** The due jobs of one of the indexes of what is due: e-mails have a share. */
function dueJobs(ofIndex: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select due_at from tasks where account_id is null and ${ofIndex} and kind = any(${jobKinds}::text[]) and gave_up_at is null
      and due_at <= now() and (leased_until is null or leased_until <= now())
    order by due_at, serial limit ${countedAtMost}`;
}

/** A delivery that is due and that no worker is sending. */
const dueDelivery = sql`d.status = 'pending' and d.next_attempt_at <= now()
  and not exists (select from webhook_leases l where l.webhook_id = d.webhook_id and l.delivery_id = d.id)`;

/**
 * For each endpoint, deliveries that wait for no earlier one of their resource. An endpoint that is down does not make a queue
 * stuck.
 */
const oldestDeliveries = sql`
  with recursive endpoints as (
    (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
    union all
    select (select d.webhook_id from webhook_deliveries d where d.status = 'pending' and d.webhook_id > e.webhook_id
      order by d.webhook_id limit 1)
    from endpoints e where e.webhook_id is not null)
  select d.next_attempt_at from (select webhook_id from endpoints where webhook_id is not null limit ${endpointsLookedAt}) w
  cross join lateral (
    select next_attempt_at, resource_id, event_position from webhook_deliveries d
    where webhook_id = w.webhook_id and ${dueDelivery}
    order by next_attempt_at, event_position limit ${deliveriesLookedAt}) d
  where not exists (select from webhook_deliveries earlier where earlier.webhook_id = w.webhook_id
    and earlier.resource_id = d.resource_id and earlier.status = 'pending' and earlier.event_position < d.event_position)`;
