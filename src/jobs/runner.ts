import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems } from 'graphile-worker';
import { sql } from 'kysely';
import type { Infrastructure } from '../context/request-context.js';
import { withStatementLimit } from '../db/statement-limit.js';
import { latestExpiry } from '../domain/access-token/limits.js';
import { sendEmailTask } from '../email/mail-admins.js';
import { OwnServers } from '../email/own-servers.js';
import { requeueEmails, sendEmail } from '../email/send-email.js';
import { keepPartitions } from '../events/partitions.js';
import type { Db } from '../generated/database.js';
import { Loop } from '../loops/loop.js';
import type { Mailers } from '../providers/email/mailers.js';
import { watchDeadlines } from '../services/deadline/watch.js';
import { sendMemberInvitation, sendMemberInvitationTask } from '../services/member/invite.js';
import { type PasskeyAddedTask, sendPasskeyAdded, sendPasskeyAddedTask } from '../services/passkey/notify.js';
import { type SignInLinkTask, sendSignInLink, sendSignInLinkTask } from '../services/session/link.js';
import { dateTokens } from '../services/shared/date-tokens.js';
import { realTime } from '../time/real-time.js';
import { purgeDeliveries } from '../webhooks/purge.js';
import { analyzeGrownTables } from './analyze-grown-tables.js';
import { billSubscriptions } from './bill-subscriptions.js';
import { keepRequestPartitions } from './keep-request-partitions.js';
import { type ObservedTask, observedTasks } from './observed-tasks.js';
import { purgeExpired } from './purge-expired.js';
import { openQueuePool } from './queue-pool.js';
import { QueueRunner } from './queue-runner.js';
import { settleCredits } from './settle-credits.js';
import { verifyLedger } from './verify-ledger.js';
import { WatchedJobs } from './watched-jobs.js';

/** How many scheduled jobs a process runs at a time. */
const scheduledAtATime = 5;

/** How many e-mails it sends at a time. Workers of their own send them, so that no mail server keeps a scheduled job waiting. */
const emailsAtATime = 8;

/** The time limit for one statement of a scheduled job: some read a whole table. */
const scheduledStatementMs = 10 * 60_000;

/** Starts the queue's workers in this process: those of scheduled jobs, and those of e-mails. A cron item runs once, regardless of the number of processes. */
export async function startJobs(
  {
    databaseUrl,
    idempotencyWindowSeconds,
    eventRetentionDays,
    statementMs,
  }: { databaseUrl: string; idempotencyWindowSeconds: number; eventRetentionDays: number; statementMs: number },
  infrastructure: Infrastructure,
  mailers: Mailers,
  log: FastifyBaseLogger,
) {
  const pool = openQueuePool(databaseUrl, statementMs, (message) => log.warn(message));
  const options = {
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      // Jobs have their own log line.
      if (meta?.job) return;
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
  };
  const schedule = {
    ...options,
    concurrency: scheduledAtATime,
    taskList: observedTasks(
      infrastructure.observer,
      scheduled(infrastructure.db, {
        purge_expired: () => purgeExpired(infrastructure, idempotencyWindowSeconds),
        date_tokens: () => dateTokens(infrastructure.db, latestExpiry(realTime(), infrastructure.limits.tokenMaxDays)),
        purge_webhook_deliveries: () => purgeDeliveries(infrastructure.db, eventRetentionDays),
        keep_event_partitions: async () => {
          for (const name of await keepPartitions(infrastructure.db, eventRetentionDays))
            log.info(`dropped the partition ${name}`);
        },
        keep_request_partitions: async () => {
          for (const name of await keepRequestPartitions(infrastructure.db)) log.info(`dropped the partition ${name}`);
        },
        settle_credits: () => settleCredits(infrastructure),
        bill_subscriptions: () => billSubscriptions(infrastructure, realTime()),
        watch_deadlines: async () => {
          await watchDeadlines(infrastructure, realTime());
        },
        requeue_emails: async () => {
          await requeueEmails(infrastructure.db);
        },
        verify_ledger: () => verifyLedger(infrastructure),
      }),
    ),
    parsedCronItems: parseCronItems([
      { task: 'purge_expired', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      { task: 'date_tokens', match: '7 * * * *', options: { backfillPeriod: 0 } },
      { task: 'keep_event_partitions', match: '17 * * * *', options: { backfillPeriod: 0 } },
      { task: 'keep_request_partitions', match: '27 * * * *', options: { backfillPeriod: 0 } },
      { task: 'purge_webhook_deliveries', match: '37 * * * *', options: { backfillPeriod: 0 } },
      { task: 'settle_credits', match: '* * * * *', options: { backfillPeriod: 0 } },
      { task: 'bill_subscriptions', match: '* * * * *', options: { backfillPeriod: 0 } },
      { task: 'watch_deadlines', match: '*/15 * * * *', options: { backfillPeriod: 0 } },
      { task: 'requeue_emails', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      { task: 'verify_ledger', match: '23 4 * * *', options: { backfillPeriod: 0 } },
    ]),
  };
  const servers = new OwnServers();
  const emailing = {
    ...options,
    concurrency: emailsAtATime,
    forbiddenFlags: servers.forbiddenFlags,
    parsedCronItems: [],
    taskList: observedTasks(infrastructure.observer, {
      [sendSignInLinkTask]: async (payload) =>
        sendSignInLink(infrastructure, mailers.live, payload as SignInLinkTask, realTime()),
      [sendMemberInvitationTask]: async (payload) =>
        sendMemberInvitation(infrastructure, mailers.live, payload as SignInLinkTask, realTime()),
      [sendPasskeyAddedTask]: async (payload) =>
        sendPasskeyAdded(infrastructure, mailers.live, payload as PasskeyAddedTask),
      [sendEmailTask]: async (payload) => {
        const { id } = payload as { id: string };
        const emails = infrastructure.observer?.metrics.emails;
        try {
          const sent = await sendEmail(infrastructure.db, mailers, id, servers);
          if (sent.email === 'sent' || sent.email === 'given_up') emails?.inc({ outcome: sent.email });
          return { email_id: id, ...sent };
        } catch (error) {
          emails?.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
  };
  const runners = [new QueueRunner(schedule, log), new QueueRunner(emailing, log)] as const;
  for (const runner of runners) await runner.start();
  const jobs = [new WatchedJobs('jobs', runners[0]), new WatchedJobs('emails', runners[1])];
  const statistics = new Loop({
    name: 'statistics',
    pass: async () => {
      await analyzeGrownTables(infrastructure.db);
    },
    onError: (err) => log.error({ err }, 'analyzing grown tables failed'),
    statementMs: scheduledStatementMs,
  });
  statistics.start();
  return {
    loops: [...jobs, statistics],
    async stop() {
      for (const watched of jobs) watched.stopped();
      await statistics.stop();
      const ended = await Promise.all(runners.map((runner) => runner.stop()));
      if (ended.every(Boolean)) await pool.end();
    },
  };
}

/**
 * Scheduled jobs, whose statements may take long. A short query runs first: if the connection has broken silently, it
 * fails within the normal statement limit, and the long statement does not start.
 */
function scheduled(db: Db, tasks: Record<string, ObservedTask>): Record<string, ObservedTask> {
  const entries = Object.entries(tasks).map(([task, work]): [string, ObservedTask] => [
    task,
    async (payload) => {
      await sql`select 1`.execute(db);
      return withStatementLimit(scheduledStatementMs, () => work(payload));
    },
  ]);
  return Object.fromEntries(entries);
}
