import { sql } from 'kysely';
import { giveUpEmail, sendEmail } from '../../background/email/send-email.js';
import { SlowServers } from '../../background/email/slow-servers.js';
import { type EmailKind, maxEmailAttempts, type ScheduledKind } from '../../background/tasks/kinds.js';
import type { Job } from '../../background/tasks/queue.js';
import { GiveUp, type JobHandler, type JobHandlers } from '../../background/tasks/run.js';
import { purgeDeliveries } from '../../background/webhooks/purge.js';
import type { Infrastructure } from '../../context/request-context.js';
import { latestExpiry } from '../../domain/access-token/limits.js';
import { consolePage } from '../../domain/session/console-page.js';
import type { Db } from '../../entities/generated/database.js';
import { keepPartitions } from '../../events/partitions.js';
import { EmailRefused } from '../../providers/email/mailer.js';
import type { Mailers } from '../../providers/email/mailers.js';
import type { Log } from '../../runtime/observability/log.js';
import { withStatementLimit } from '../../runtime/statement-limit.js';
import { realTime } from '../../runtime/time/real-time.js';
import { watchDeadlines } from '../../services/deadline/watch.js';
import { trackMailers } from '../../services/email-outcome/track.js';
import { unsubscribeUrl } from '../../services/email-preference/unsubscribe.js';
import { sendMemberInvitation } from '../../services/member/invite.js';
import { sendPasskeyAdded } from '../../services/passkey/notify.js';
import { sendPayApplicationInvitation } from '../../services/pay-application-invitation/send.js';
import { sendSignInLink } from '../../services/session/link.js';
import { dateTokens } from '../../services/shared/date-tokens.js';
import type { EmailSubjectKind } from '../../services/shared/undelivered-email.js';
import { mailWaiverCode } from '../../services/waiver-request/mail-code.js';
import { mailWaiverRequest, type WaiverRequestSending } from '../../services/waiver-request/mail-request.js';
import { billSubscriptions } from './bill-subscriptions.js';
import { keepRequestPartitions } from './keep-request-partitions.js';
import { purgeExpired } from './purge-expired.js';
import { settleCredits } from './settle-credits.js';
import { verifyLedger } from './verify-ledger.js';

/** The time limit for one statement of scheduled work: some of it reads a whole table. */
export const scheduledStatementMs = 10 * 60_000;

interface Limits {
  idempotencyWindowSeconds: number;
  eventRetentionDays: number;
}

/** The handler of each job: scheduled work, and e-mails. */
export function jobHandlers(
  limits: Limits,
  infrastructure: Infrastructure,
  mailers: Mailers,
  log: Pick<Log, 'info'>,
): JobHandlers {
  return { ...scheduledHandlers(limits, infrastructure, log), ...emailHandlers(infrastructure, mailers) };
}

function scheduledHandlers(
  { idempotencyWindowSeconds, eventRetentionDays }: Limits,
  infrastructure: Infrastructure,
  log: Pick<Log, 'info'>,
): Record<ScheduledKind, JobHandler> {
  const { db } = infrastructure;
  const logDropped = (names: readonly string[]) => {
    for (const name of names) log.info({}, `dropped the partition ${name}`);
  };
  return limited(db, {
    purge_expired: () => purgeExpired(infrastructure, idempotencyWindowSeconds),
    date_tokens: () => dateTokens(db, latestExpiry(realTime(), infrastructure.limits.tokenMaxDays)),
    purge_webhook_deliveries: () => purgeDeliveries(db, eventRetentionDays),
    keep_event_partitions: async () => logDropped(await keepPartitions(db, eventRetentionDays)),
    keep_request_partitions: async () => logDropped(await keepRequestPartitions(db)),
    settle_credits: () => settleCredits(infrastructure),
    bill_subscriptions: () => billSubscriptions(infrastructure, realTime()),
    watch_deadlines: () => watchDeadlines(infrastructure, realTime()),
    verify_ledger: () => verifyLedger(infrastructure),
  });
}

/**
 * Scheduled work, whose statements may take long. A short query runs first: if the connection has broken silently, it
 * fails within the normal statement limit, and the long statement does not start.
 */
function limited(db: Db, work: Record<ScheduledKind, () => Promise<unknown>>): Record<ScheduledKind, JobHandler> {
  const entries = Object.entries(work).map(([kind, run]): [string, JobHandler] => [
    kind,
    async () => {
      await sql`select 1`.execute(db);
      const facts = await withStatementLimit(scheduledStatementMs, run);
      return kind === 'verify_ledger' ? (facts as { faults: number }) : undefined;
    },
  ]);
  return Object.fromEntries(entries) as Record<ScheduledKind, JobHandler>;
}

/** A job whose e-mails are recorded, with the mailers that do so. */
type SendJob = (job: Job, signal: AbortSignal, mailers: Mailers) => ReturnType<JobHandler>;

/** An e-mail is no longer tried after three days, or once the mail server permanently refuses the address. */
function emailHandlers(infrastructure: Infrastructure, mailers: Mailers): Record<EmailKind, JobHandler> {
  const { db } = infrastructure;
  const slowServers = new SlowServers();
  const onError = (err: unknown) =>
    infrastructure.observer?.log.warn({ err }, 'noting how slow a mail server is failed');
  const links = {
    publicUrl: infrastructure.publicUrl,
    unsubscribeUrl: (subscription: Parameters<typeof unsubscribeUrl>[1]) =>
      unsubscribeUrl(infrastructure, subscription),
  };
  const publicUrl = ({ payload }: Job) => payload!.publicUrl as string;
  const tried =
    (kind: EmailSubjectKind, send: SendJob): JobHandler =>
    async (job, signal) => {
      const isLastAttempt = job.attempt >= maxEmailAttempts;
      // The sending of a waiver request is a subject of its own in the queue, and names its request.
      const subjectId = (job.payload?.requestId as string | undefined) ?? job.subjectId;
      const tracked = trackMailers(infrastructure, mailers, { kind, subjectId, isLastAttempt });
      try {
        return await send(job, signal, tracked);
      } catch (error) {
        const isFinal = error instanceof EmailRefused || isLastAttempt;
        throw isFinal ? new GiveUp((error as Error).message, { cause: error }) : error;
      }
    };
  return {
    send_sign_in_link: tried('sign_in_link', (job, _signal, { signIn }) =>
      sendSignInLink(
        infrastructure,
        signIn,
        { id: job.subjectId, publicUrl: publicUrl(job), page: consolePage(job.payload!.page) },
        realTime(),
      ),
    ),
    send_member_invitation: tried('member_invitation', (job, _signal, { signIn }) =>
      sendMemberInvitation(infrastructure, signIn, { id: job.subjectId, publicUrl: publicUrl(job) }, realTime()),
    ),
    send_pay_application_invitation: tried('pay_application_invitation', (job, _signal, tracked) =>
      sendPayApplicationInvitation(
        infrastructure,
        tracked,
        {
          id: job.subjectId,
          sendingId: job.id,
          publicUrl: publicUrl(job),
          inviterId: job.payload!.inviterId as string | undefined,
        },
        realTime(),
      ),
    ),
    send_waiver_request: tried('waiver_request', (job, _signal, tracked) =>
      mailWaiverRequest(infrastructure, tracked, job.payload as unknown as WaiverRequestSending),
    ),
    send_waiver_code: tried('waiver_request', (job, _signal, tracked) =>
      mailWaiverCode(infrastructure, tracked, job.subjectId, realTime()),
    ),
    send_passkey_added: tried('passkey_added', (job, _signal, { signIn }) =>
      sendPasskeyAdded(infrastructure, signIn, { id: job.subjectId, publicUrl: publicUrl(job) }),
    ),
    send_email: tried('notification', async ({ subjectId: id, attempt }, signal, tracked) => {
      const emails = infrastructure.observer?.metrics.emails;
      try {
        const sent = await sendEmail(db, tracked, links, id, { slowServers, signal, onError });
        if (sent.email !== 'nothing_to_do') emails?.inc({ outcome: sent.email });
        return { email_id: id, ...sent };
      } catch (error) {
        emails?.inc({ outcome: attempt < maxEmailAttempts ? 'failed' : 'given_up' });
        if (attempt >= maxEmailAttempts) await giveUpEmail(db, id, (error as Error).message);
        throw error;
      }
    }),
  };
}
