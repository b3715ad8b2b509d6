import { type RawBuilder, sql } from 'kysely';

/** The kinds of tasks of accounts. Each has a handler in services/task-handlers.ts. */
export const taskKinds = [
  'mail.submit',
  'carrier.step',
  'partner.submit',
  'partner.cancel',
  'partner.step',
  'sandbox.drive',
  'document.timestamp',
  'waiver_request.expire',
  'waiver_request.remind',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** E-mails. */
export const emailKinds = [
  'send_email',
  'send_sign_in_link',
  'send_member_invitation',
  'send_pay_application_invitation',
  'send_waiver_request',
  'send_waiver_code',
  'send_passkey_added',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** When scheduled work is due: `every` so many minutes, `at` so many minutes after each such period begins in UTC. */
export const schedule = {
  settle_credits: { every: 1, at: 0 },
  bill_subscriptions: { every: 1, at: 0 },
  purge_expired: { every: 5, at: 0 },
  watch_deadlines: { every: 15, at: 0 },
  date_tokens: { every: 60, at: 7 },
  keep_event_partitions: { every: 60, at: 17 },
  keep_request_partitions: { every: 60, at: 27 },
  purge_webhook_deliveries: { every: 60, at: 37 },
  verify_ledger: { every: 24 * 60, at: 4 * 60 + 23 },
} as const;
export type ScheduledKind = keyof typeof schedule;

export const scheduledKinds = Object.keys(schedule) as ScheduledKind[];

/** The service's own tasks, of no account: scheduled work, and e-mails. Each has a handler in process/jobs/handlers.ts. */
export type JobKind = EmailKind | ScheduledKind;

export const jobKinds: readonly JobKind[] = [...emailKinds, ...scheduledKinds];

export function isScheduled(kind: string): kind is ScheduledKind {
  return Object.hasOwn(schedule, kind);
}

function isEmail(kind: string): boolean {
  return (emailKinds as readonly string[]).includes(kind);
}

/**
 * The time limit of an attempt, in milliseconds. It ends before its lease does, so that two workers never run the task at once. The
 * lease of scheduled work is renewed while it runs, because some of it reads whole tables.
 */
export function longestAttemptMs(kind: string): number {
  if (isScheduled(kind)) return 60 * 60_000;
  return isEmail(kind) ? 90_000 : 50_000;
}

/** How long a worker holds a task before another worker may claim it. E-mails have two mail servers to wait for. */
const leaseSeconds = { email: 100, other: 60 } as const;

/** The length of a new lease, in SQL. */
export function leaseOf(kind: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`make_interval(secs => case when ${kind} = any(${emailKinds}::text[]) then ${leaseSeconds.email}::int else ${leaseSeconds.other}::int end)`;
}

const waits = { email: [3, 10, 30, 90, 300, 900], other: [10, 60, 600] } as const;

/** The delay before the next attempt, in seconds. A link to sign in is valid for 15 minutes, so e-mails are tried more often at first. */
export function retryWait(kind: string, attempt: number): number {
  return (isEmail(kind) ? waits.email : waits.other)[attempt - 1] ?? 3600;
}

/** E-mails are tried for three days. */
export const maxEmailAttempts = waits.email.length + 72;

/** When work of that kind is due next, by the clock of the database. */
export function nextDue(kind: ScheduledKind): RawBuilder<unknown> {
  const { every, at } = schedule[kind];
  const period = sql`make_interval(mins => ${every}::int)`;
  return sql`date_bin(${period}, clock_timestamp(), timestamptz '2000-01-01 00:00Z' + make_interval(mins => ${at}::int)) + ${period}`;
}
