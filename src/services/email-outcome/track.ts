import { sql } from 'kysely';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import type { EmailFailure, FailureCause, sentEmailStatuses } from '../../domain/email/failure.js';
import type { Db } from '../../entities/generated/database.js';
import { type EmailMessage, EmailRefused, type Mailer } from '../../providers/email/mailer.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { makeReturnToken } from '../../providers/email/return-token.js';
import type { EmailSubject } from '../shared/undelivered-email.js';
import { settleEmail } from './settle.js';

interface Tracking extends EmailSubject {
  /** No attempt follows this one, so that a failure is the end. */
  isLastAttempt: boolean;
}

/** Mailers that record each e-mail about a subject, and what becomes of it. Each is sent from a return address of its own. */
export function trackMailers(infrastructure: Infrastructure, mailers: Mailers, tracking: Tracking): Mailers {
  const track = (mailer: Mailer, livemode: boolean): Mailer => ({
    send: (message) => send(infrastructure, tracking, { message, livemode, mailer }),
    close: () => mailer.close(),
  });
  return {
    ...mailers,
    live: track(mailers.live, true),
    signIn: track(mailers.signIn, true),
    sandbox: track(mailers.sandbox, false),
    // What an account's own mail server refuses, the service's is asked to send. What it took comes back to the account's own sender.
    ofAccount: async (accountId) => {
      const accountMailer = await mailers.ofAccount(accountId);
      return (
        accountMailer && {
          ...accountMailer,
          send: async (message, ms) => {
            await accountMailer.send(message, ms);
            await noteSent(infrastructure, { tracking, message, livemode: true });
          },
        }
      );
    },
  };
}

interface Sending {
  message: EmailMessage;
  livemode: boolean;
}

async function send(
  infrastructure: Infrastructure,
  tracking: Tracking,
  { message, livemode, mailer }: Sending & { mailer: Mailer },
): Promise<void> {
  const earlier = await noteSending(infrastructure.db, { tracking, message, livemode });
  // A worker died between the outcome and the end of its task. What came back had been sent.
  if (earlier.status === 'refused') throw new EmailRefused(earlier);
  if (earlier.status === 'returned') return;
  try {
    await mailer.send({ ...message, returnToken: makeReturnToken(infrastructure.webhooks!.keyring, message.id) });
  } catch (error) {
    const outcome = findOutcome(error, tracking);
    if (outcome) await settle(infrastructure, message.id, outcome);
    throw error;
  }
  await noteSent(infrastructure, { tracking, message, livemode });
}

function findOutcome(
  error: unknown,
  { isLastAttempt }: Tracking,
): { failure: EmailFailure; cause?: FailureCause } | undefined {
  if (error instanceof EmailRefused) return { failure: error.failure };
  const failure = { smtpCode: null, enhancedCode: null, diagnostic: null };
  return isLastAttempt ? { failure, cause: 'not_sent' } : undefined;
}

async function settle(
  infrastructure: Infrastructure,
  id: string,
  outcome: { failure: EmailFailure; cause?: FailureCause },
): Promise<void> {
  const ctx = new RequestContext(infrastructure, { id: `e-mail ${id}`, ip: '127.0.0.1', userAgent: 'cps tasks' });
  try {
    await settleEmail(ctx, id, { status: 'refused', ...outcome });
    await ctx.commit();
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

interface Noted extends Sending {
  tracking: EmailSubject;
}

type Earlier = EmailFailure & { status: (typeof sentEmailStatuses)[number] };

/** Written before a mail server has it, so that a report that is faster than its answer finds it. */
async function noteSending(db: Db, { tracking, message, livemode }: Noted): Promise<Earlier> {
  const { rows } = await sql<Earlier>`
    insert into sent_emails as e (id, kind, subject_id, account_id, livemode, address, status)
    values (${message.id}::uuid, ${tracking.kind}, ${tracking.subjectId}::uuid, ${message.accountId ?? null}::uuid, ${livemode},
      ${message.to.address}, 'sending')
    on conflict (id) do update set address = case when e.cause is null then excluded.address else e.address end
    returning status, smtp_code as "smtpCode", enhanced_code as "enhancedCode", diagnostic`.execute(db);
  return rows[0]!;
}

/** An e-mail that was accepted is not sent again because this cannot be noted. */
async function noteSent(
  { db, observer }: Pick<Infrastructure, 'db' | 'observer'>,
  { tracking, message, livemode }: Noted,
): Promise<void> {
  await sql`
    insert into sent_emails as e (id, kind, subject_id, account_id, livemode, address, status)
    values (${message.id}::uuid, ${tracking.kind}, ${tracking.subjectId}::uuid, ${message.accountId ?? null}::uuid, ${livemode},
      ${message.to.address}, 'sent')
    on conflict (id) do update set status = 'sent' where e.status = 'sending'`
    .execute(db)
    .catch((err) => observer?.log.warn({ err, email_id: message.id }, 'noting that an e-mail was sent failed'));
}
