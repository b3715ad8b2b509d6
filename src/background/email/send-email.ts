import { sql } from 'kysely';
import type { EmailTopic } from '../../domain/email/topics.js';
import type { Db } from '../../entities/generated/database.js';
import { type EmailMessage, EmailRefused, type OwnMailer } from '../../providers/email/mailer.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { recordOutcome } from '../tasks/record-outcome.js';
import { compose } from './compose.js';
import { type EmailTemplate, findTopic, isOfRecords } from './data.js';
import { SlowServers } from './slow-servers.js';
import { type EmailRow, findReasonNotToSend, takeEmails } from './take-emails.js';
import { writeContent } from './write-content.js';

/** The outcome of an e-mail, for the log. */
type SentEmail = {
  email: 'sent' | 'given_up' | 'nothing_to_do';
  template?: EmailTemplate | 'daily';
  organization_id?: string;
  livemode?: boolean;
};

/** The addresses in e-mails. */
export interface EmailLinks {
  /** The address of the service, as people see it. */
  publicUrl(): string;
  /** The page where a person ends e-mails about these topics. */
  unsubscribeUrl(person: { userId: string; organizationId: string; topics: readonly EmailTopic[] }): string;
}

/** The mailers that send them. */
type SendingMailers = Pick<Mailers, 'live' | 'sandbox'> & Partial<Pick<Mailers, 'ofAccount'>>;

/** Receives an error that did not keep the e-mail from being sent. */
type OnError = (error: unknown) => void;

/** What sending through accounts' own mail servers needs. */
interface OwnServerOptions {
  /** Those that the process sends through now. */
  slowServers: SlowServers;
  onError: OnError;
}

interface SendOptions extends Partial<OwnServerOptions> {
  /** Aborted when the attempt is over. */
  signal?: AbortSignal;
}

/** The time limit of an account's own mail server, and of one that was slow, in milliseconds. */
const longestMs = 30_000;
const turnMs = 10_000;

/** An account's own mail server that needs this long for an e-mail, in milliseconds, is slow. */
const slowMs = 8_000;

/**
 * Sends an e-mail that is not sent yet, with all that waits for the same. The lease of its task keeps other workers away, and no transaction is
 * open while the mail server is called. If a worker dies after the mail server's answer and before recording it, or cannot record it before
 * the attempt is over, the e-mail is sent again under the same Message-ID.
 *
 * @returns the outcome; `nothing_to_do` means that it was already sent or given up, or is part of another one
 * @throws the mail server's error, so that the task is tried again
 */
export async function sendEmail(
  db: Db,
  mailers: SendingMailers,
  links: EmailLinks,
  id: string,
  {
    slowServers = new SlowServers(),
    onError = () => undefined,
    signal = new AbortController().signal,
  }: SendOptions = {},
): Promise<SentEmail> {
  const emails = await takeEmails(db, id);
  const [first] = emails;
  if (!first) return { email: 'nothing_to_do' };
  const { accountId, livemode, isDaily, template } = first;
  const facts = { template: isDaily ? ('daily' as const) : template, organization_id: accountId, livemode };
  const judged = emails.map((row) => ({ id: row.id, row, reason: findReasonNotToSend(row) }));
  const rows = judged.flatMap(({ row, reason }) => (reason ? [] : [row]));
  const message = rows.length > 0 ? await write(db, links, id, rows) : undefined;
  if (!message) {
    await end(db, judged, 'It was all done by then.');
    return { email: 'given_up', ...facts };
  }
  try {
    await send(mailers, { slowServers, onError }, first, message);
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error;
    await end(db, judged, error.message);
    return { email: 'given_up', ...facts };
  }
  // What is not sent ends in the same statement: were it to end before, a retry would find the e-mail ended, with what is part of it.
  await recordOutcome(() => end(db, judged, null), signal);
  return { email: 'sent', ...facts };
}

/** Undefined if all of it is done. */
async function write(
  db: Db,
  links: EmailLinks,
  id: string,
  rows: readonly EmailRow[],
): Promise<EmailMessage | undefined> {
  const { accountId, userId, livemode, isDaily, template, name, address, organization } = rows[0]!;
  const base = `${links.publicUrl()}/console/${accountId}`;
  const page = (path: string) => `${base}/${livemode ? 'live' : 'sandbox'}${path}`;
  const content = await writeContent(db, rows, { accountId, livemode, isDaily }, page);
  if (!content) return undefined;
  const message = { id, to: { name, address }, accountId };
  if (!isOfRecords(template))
    return { ...message, ...compose(content, { organization, livemode, as: 'an owner or admin' }) };
  const topics = [...new Set(rows.map((row) => findTopic(row.template)))];
  const unsubscribe = links.unsubscribeUrl({ userId, organizationId: accountId, topics });
  // People and what they chose have no sandbox.
  const choice = { preferences: `${base}/live/account/emails`, unsubscribe };
  const composed = compose(content, { organization, livemode, as: 'a member', choice });
  return { ...message, ...composed, unsubscribeUrl: unsubscribe };
}

async function send(
  mailers: SendingMailers,
  options: OwnServerOptions,
  { accountId, livemode }: EmailRow,
  message: EmailMessage,
): Promise<void> {
  await (livemode ? sendLive(mailers, options, accountId, message) : mailers.sandbox.send(message));
}

/**
 * Sends through the account's own mail server, if it has one, and falls back to the service's: a warning about a deadline must
 * arrive even when the account's server is down. It does not wait for a slow one. The lanes of tasks (background/tasks/lanes.ts) limit how many
 * e-mails go through own servers at a time.
 */
async function sendLive(
  mailers: SendingMailers,
  { slowServers, onError }: OwnServerOptions,
  accountId: string,
  message: EmailMessage,
): Promise<void> {
  const accountMailer = await mailers.ofAccount?.(accountId);
  const sent =
    accountMailer &&
    (accountMailer.isSlow
      ? await slowServers.use(() => takeTurn(accountMailer, message, onError))
      : await sendThroughOwn(accountMailer, message, onError));
  if (!sent) await mailers.live.send(message);
}

async function takeTurn(own: OwnMailer, message: EmailMessage, onError: OnError): Promise<boolean> {
  return (await own.takeTurn()) && (await sendThroughOwn(own, message, onError));
}

async function sendThroughOwn(mailer: OwnMailer, message: EmailMessage, onError: OnError): Promise<boolean> {
  const begunAt = performance.now();
  const sending = mailer.send(message, mailer.isSlow ? turnMs : longestMs);
  const sent = await sending.then(
    () => true,
    () => false,
  );
  const isSlow = performance.now() - begunAt >= slowMs;
  // An e-mail that was accepted is not sent again because this cannot be noted, and one that was not is sent through the service's server.
  if (isSlow !== mailer.isSlow) await mailer.noteSlow(isSlow).catch(onError);
  return sent;
}

/** Records that an e-mail, and what is part of it, will not be sent, and why. */
export async function giveUpEmail(db: Db, id: string, reason: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ${id}::uuid as id union select email_id from email_turns where email_id = ${id}::uuid or (sent_with = ${id}::uuid
      and (account_id, user_id) in (select account_id, user_id from emails where id = ${id}::uuid))`.execute(db);
  await end(db, rows, reason);
}

/** @param otherwise why those are not sent that have no reason of their own; null when they were sent */
async function end(
  db: Db,
  rows: ReadonlyArray<{ id: string; reason?: string | undefined }>,
  otherwise: string | null,
): Promise<void> {
  const ended = JSON.stringify(rows.map(({ id, reason }) => ({ id, reason: reason ?? otherwise })));
  await sql`
    update emails e set given_up = o.reason, sent_at = case when o.reason is null then clock_timestamp() end
    from jsonb_to_recordset(${ended}::jsonb) as o (id uuid, reason text)
    where e.id = o.id and e.sent_at is null and e.given_up is null`.execute(db);
}
