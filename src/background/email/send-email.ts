import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { type EmailMessage, type OwnMailer, RecipientRefused } from '../../providers/email/mailer.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { recordOutcome } from '../tasks/record-outcome.js';
import { compose } from './compose.js';
import type { EmailContent } from './content.js';
import { SlowServers } from './slow-servers.js';
import { type EmailTemplate, templates } from './templates.js';

interface EmailRow {
  accountId: string;
  template: EmailTemplate;
  data: never;
  livemode: boolean;
  name: string;
  address: string;
  organization: string;
  /** False when the user was demoted or has left: they no longer receive the account's e-mail. */
  entitled: boolean;
}

/** The outcome of an e-mail, for the log. */
type SentEmail = {
  email: 'sent' | 'given_up' | 'nothing_to_do';
  template?: EmailTemplate;
  organization_id?: string;
  livemode?: boolean;
};

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
 * Sends an e-mail that is not sent yet. The lease of its task keeps other workers away, and no transaction is open while the mail
 * server is called. If a worker dies after the mail server's answer and before recording it, or cannot record it before the attempt is over,
 * the e-mail is sent again under the same Message-ID.
 *
 * @returns the outcome; `nothing_to_do` means that it was already sent or given up
 * @throws the mail server's error, so that the task is tried again
 */
export async function sendEmail(
  db: Db,
  mailers: SendingMailers,
  id: string,
  {
    slowServers = new SlowServers(),
    onError = () => undefined,
    signal = new AbortController().signal,
  }: SendOptions = {},
): Promise<SentEmail> {
  const row = await readEmail(db, id);
  if (!row) return { email: 'nothing_to_do' };
  const facts = { template: row.template, organization_id: row.accountId, livemode: row.livemode };
  if (!row.entitled) {
    await giveUpEmail(db, id, 'The user is no longer an owner or admin.');
    return { email: 'given_up', ...facts };
  }
  try {
    await send(mailers, { slowServers, onError }, id, row);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    await giveUpEmail(db, id, error.message);
    return { email: 'given_up', ...facts };
  }
  const markSent = sql`
    update emails set sent_at = clock_timestamp() where id = ${id}::uuid and sent_at is null and given_up is null`;
  await recordOutcome(() => markSent.execute(db), signal);
  return { email: 'sent', ...facts };
}

/** @returns undefined when it was already sent or given up */
async function readEmail(db: Db, id: string): Promise<EmailRow | undefined> {
  const { rows } = await sql<EmailRow>`
    select e.account_id as "accountId", e.template, e.data, e.livemode, u.name, u.email as address, o.name as organization,
      coalesce(m.role in ('owner', 'admin'), false) as entitled
    from emails e join users u on u.id = e.user_id join organizations o on o.id = e.account_id
      left join memberships m on m.user_id = e.user_id and m.organization_id = e.account_id
    where e.id = ${id}::uuid and e.sent_at is null and e.given_up is null`.execute(db);
  return rows[0];
}

async function send(mailers: SendingMailers, options: OwnServerOptions, id: string, row: EmailRow): Promise<void> {
  const { accountId, template, data, livemode, name, address, organization } = row;
  const content = (templates[template] as (data: never) => EmailContent)(data);
  const message = { id, to: { name, address }, ...compose(content, { organization, livemode }) };
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

/** Records that an e-mail will not be sent, and why. */
export async function giveUpEmail(db: Db, id: string, reason: string): Promise<void> {
  await sql`update emails set given_up = ${reason} where id = ${id}::uuid and sent_at is null and given_up is null`.execute(
    db,
  );
}
