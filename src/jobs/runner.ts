import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Infrastructure } from '../context.js';
import { latestExpiry } from '../domain/access-limits.js';
import { requeueEmails, sendEmail } from '../email/send-email.js';
import { keepPartitions } from '../events/partitions.js';
import type { Mailers } from '../providers/email/mailers.js';
import { dateTokens } from '../services/date-tokens.js';
import { watchDeadlines } from '../services/deadline-watch.js';
import { purgeDeliveries } from '../webhooks/purge.js';
import { billSubscriptions } from './bill-subscriptions.js';
import { observedTasks } from './observed-tasks.js';
import { purgeExpired } from './purge-expired.js';
import { settleCredits } from './settle-credits.js';
import { verifyLedger } from './verify-ledger.js';
import { WatchedJobs } from './watched-jobs.js';

const concurrency = 5;

/** Starts the queue's workers in this process. Cron items run once, however many processes there are. */
export async function startJobs(
  {
    databaseUrl,
    idempotencyWindowSeconds,
    eventRetentionDays,
  }: { databaseUrl: string; idempotencyWindowSeconds: number; eventRetentionDays: number },
  infrastructure: Infrastructure,
  mailers: Mailers,
  log: FastifyBaseLogger,
) {
  const runner = await run({
    connectionString: databaseUrl,
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
      requeue_emails: async () => {
        await requeueEmails(infrastructure.db);
      },
      verify_ledger: () => verifyLedger(infrastructure),
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
  const loop = new WatchedJobs(runner, concurrency);
  return {
    loop,
    stop: () => {
      loop.stopped();
      return runner.stop();
    },
  };
}
