import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type { Infrastructure } from '../context/request-context.js';
import { withStatementLimit } from '../db/statement-limit.js';
import { latestExpiry } from '../domain/access-token/limits.js';
import { requeueEmails, sendEmail } from '../email/send-email.js';
import { keepPartitions } from '../events/partitions.js';
import type { Mailers } from '../providers/email/mailers.js';
import { watchDeadlines } from '../services/deadline/watch.js';
import { dateTokens } from '../services/shared/date-tokens.js';
import { purgeDeliveries } from '../webhooks/purge.js';
import { billSubscriptions } from './bill-subscriptions.js';
import { observedTasks, type ToldTask } from './observed-tasks.js';
import { purgeExpired } from './purge-expired.js';
import { openQueuePool } from './queue-pool.js';
import { settleCredits } from './settle-credits.js';
import { verifyLedger } from './verify-ledger.js';
import { WatchedJobs } from './watched-jobs.js';

const concurrency = 5;

/** What one statement of a scheduled job may take: some read a table from end to end. */
const longestUpkeepMs = 10 * 60_000;

/** Starts the queue's workers in this process. Cron items run once, however many processes there are. */
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
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      // Jobs have a line of ours.
      if (meta?.job) return;
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
    taskList: observedTasks(infrastructure.observer, {
      ...upkeep(infrastructure.db, {
        purge_expired: () => purgeExpired(infrastructure, idempotencyWindowSeconds),
        date_tokens: () => dateTokens(infrastructure.db, latestExpiry(new Date(), infrastructure.limits.tokenMaxDays)),
        purge_webhook_deliveries: () => purgeDeliveries(infrastructure.db, eventRetentionDays),
        keep_event_partitions: async () => {
          for (const name of await keepPartitions(infrastructure.db, eventRetentionDays)) log.info(`dropped ${name}`);
        },
        settle_credits: () => settleCredits(infrastructure),
        bill_subscriptions: () => billSubscriptions(infrastructure, new Date()),
        watch_deadlines: async () => {
          await watchDeadlines(infrastructure, new Date());
        },
        requeue_emails: async () => {
          await requeueEmails(infrastructure.db);
        },
        verify_ledger: () => verifyLedger(infrastructure),
      }),
      send_email: async (payload) => {
        const { id } = payload as { id: string };
        const emails = infrastructure.observer?.metrics.emails;
        try {
          const sent = await sendEmail(infrastructure.db, mailers, id);
          if (sent.email !== 'nothing_to_do') emails?.inc({ outcome: sent.email });
          return { email_id: id, ...sent };
        } catch (error) {
          emails?.inc({ outcome: 'failed' });
          throw error;
        }
      },
    }),
    parsedCronItems: parseCronItems([
      { task: 'purge_expired', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      { task: 'date_tokens', match: '7 * * * *', options: { backfillPeriod: 0 } },
      { task: 'keep_event_partitions', match: '17 * * * *', options: { backfillPeriod: 0 } },
      { task: 'purge_webhook_deliveries', match: '37 * * * *', options: { backfillPeriod: 0 } },
      { task: 'settle_credits', match: '* * * * *', options: { backfillPeriod: 0 } },
      { task: 'bill_subscriptions', match: '* * * * *', options: { backfillPeriod: 0 } },
      { task: 'watch_deadlines', match: '*/15 * * * *', options: { backfillPeriod: 0 } },
      { task: 'requeue_emails', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      { task: 'verify_ledger', match: '23 4 * * *', options: { backfillPeriod: 0 } },
    ]),
  });
  const loop = new WatchedJobs(runner);
  return {
    loop,
    async stop() {
      loop.stopped();
      await runner.stop();
      await pool.end();
    },
  };
}

/**
 * Scheduled jobs, whose statements may take long. A short question comes first: where the connection has broken without a sign, it
 * fails in the time of any statement, and the long one does not begin there.
 */
function upkeep(db: Kysely<unknown>, tasks: Record<string, ToldTask>): Record<string, ToldTask> {
  const entries = Object.entries(tasks).map(([task, work]): [string, ToldTask] => [
    task,
    async (payload) => {
      await sql`select 1`.execute(db);
      return withStatementLimit(longestUpkeepMs, () => work(payload));
    },
  ]);
  return Object.fromEntries(entries);
}
