import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { rows } from './database.js';

/** How many of each are pending. */
export type Left = Record<string, number>;

const endWaitsOf = (which: string) =>
  `update tasks set due_at = now() where leased_until is null and due_at > now() and gave_up_at is null and ${which}`;

/** Makes tasks of accounts that wait for their next attempt due. */
export const endWaitsOfTasks = endWaitsOf('account_id is not null');

/** The faults have ended, so what waits for its next attempt after a failure need not wait any longer. */
const endWaits = [
  endWaitsOfTasks,
  // E-mails. Scheduled work, which is its own subject, keeps its times.
  endWaitsOf('account_id is null and subject_id <> id'),
  `update webhook_deliveries set next_attempt_at = now() where status = 'pending' and next_attempt_at > now()`,
];

/** Looks at the deadlines now, instead of within a quarter of an hour. */
export const watchDeadlines = `update tasks set due_at = now() where kind = 'watch_deadlines' and leased_until is null and due_at > now()`;

/** A killed worker's leases end within two minutes. The run knows that it is dead. */
const forKilledWorkers = [
  `update tasks set leased_until = clock_timestamp() where leased_until > clock_timestamp()
     and leased_until - make_interval(secs => case when kind like 'send\\_%' then 100 else 60 end) < $1`,
  `update webhook_leases set leased_until = now() where leased_until - interval '30 seconds' < $1`,
];

const open = `select
    (select count(*) from tasks where gave_up_at is null and subject_id <> id)::int as tasks,
    (select count(*) from webhook_deliveries where status = 'pending')::int as deliveries,
    (select count(*) from webhook_deliveries where status = 'failed' and attempt < 5)::int as "failed deliveries",
    (select count(*) from event_outbox)::int as events,
    (select count(*) from notice_watches where watch_on <= (now() at time zone 'America/Los_Angeles')::date)::int as "deadlines to look at",
    (select count(*) from emails where sent_at is null and given_up is null)::int as "e-mails",
    (select count(*) from document_orders where order_type = 'mail' and status in ('pending', 'processing'))::int as letters,
    (select count(*) from fulfillment_requests where status not in ('fulfilled', 'cancelled', 'rejected', 'failed'))::int as requests,
    (select count(*) from fulfillment_requests where status = 'failed')::int as "failed requests",
    (select count(*) from credit_purchases where status = 'pending' and charge_id is not null)::int as purchases`;

/**
 * Waits until nothing is pending.
 *
 * @returns what is still pending at the time limit
 */
export async function drain(
  url: string,
  { workerStartedAt, seconds, also }: { workerStartedAt: number; seconds: number; also: (left: Left) => Promise<Left> },
): Promise<Left> {
  for (const statement of forKilledWorkers) await rows(url, statement, [new Date(workerStartedAt)]);
  for (const until = Date.now() + seconds * 1_000; ; await sleep(500)) {
    for (const statement of [...endWaits, watchDeadlines]) await rows(url, statement);
    const [counted] = await rows<Left>(url, open);
    const left = { ...counted!, ...(await also(counted!)) };
    if (Date.now() > until || Object.values(left).every((count) => count === 0)) return left;
  }
}

/** Whether every process reports that it is ready, within a time limit. */
export async function allReady(ports: ReadonlyArray<() => number | undefined>, seconds: number): Promise<boolean> {
  for (const until = Date.now() + seconds * 1_000; ; await sleep(200)) {
    const ready = await Promise.all(ports.map((port) => isReady(port())));
    if (ready.every(Boolean)) return true;
    if (Date.now() > until) return false;
  }
}

async function isReady(port: number | undefined): Promise<boolean> {
  if (port === undefined) return false;
  try {
    const { statusCode, body } = await request(`http://127.0.0.1:${port}/readyz`, { headersTimeout: 10_000 });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
