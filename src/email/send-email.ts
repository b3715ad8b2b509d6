import { sql } from 'kysely';
import type { Db } from '../generated/database.js';
import { type EmailMessage, type OwnMailer, RecipientRefused } from '../providers/email/mailer.js';
import type { Mailers } from '../providers/email/mailers.js';
import { compose } from './compose.js';
import type { Content } from './content.js';
import { emailJob, sendEmailTask } from './mail-admins.js';
import { flagsOf, OwnServers } from './own-servers.js';
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
interface SentEmail {
  email: 'sent' | 'given_up' | 'waits' | 'nothing_to_do';
  template?: EmailTemplate;
  organization_id?: string;
  livemode?: boolean;
}

/** The mailers that send them. */
type SendingMailers = Pick<Mailers, 'live' | 'sandbox'> & Partial<Pick<Mailers, 'ofAccount'>>;

/**
 * How long a worker has exclusive use of an e-mail: longer than both mail servers may take for it, and shorter than the time
 * after which the e-mail of a killed worker is requeued.
 */
const leaseSeconds = 100;

/** The time limit of an account's own mail server, and of one that was slow, in milliseconds. */
const longestMs = 30_000;
const turnMs = 10_000;

/** An account's own mail server that needs this long for an e-mail, in milliseconds, is slow. */
const slowMs = 8_000;

/**
 * Sends an e-mail that is not sent yet. A lease keeps other workers away, and no transaction is open while the mail
 * server is called. If a worker dies after the mail server's answer and before recording it, the e-mail is sent again under the same Message-ID.
 *
 * @param servers the accounts' own mail servers that the process sends through
 * @returns the outcome; `waits` means that it is queued again until a slot for the account's server is free, `nothing_to_do` that it
 *   was already sent or given up
 * @throws the mail server's error, or that another worker is sending it, so that the queue retries
 */
export async function sendEmail(
  db: Db,
  mailers: SendingMailers,
  id: string,
  servers = new OwnServers(),
): Promise<SentEmail> {
  const row = await take(db, id);
  if (!row) return { email: 'nothing_to_do' };
  const facts = { template: row.template, organization_id: row.accountId, livemode: row.livemode };
  if (!row.entitled) {
    await giveUp(db, id, 'The user is no longer an owner or admin.');
    return { email: 'given_up', ...facts };
  }
  try {
    if (!(await send(mailers, servers, id, row))) {
      await putOff(db, id, row.accountId);
      return { email: 'waits', ...facts };
    }
  } catch (error) {
    if (!(error instanceof RecipientRefused)) {
      await sql`update emails set leased_until = null where id = ${id}::uuid`.execute(db);
      throw error;
    }
    await giveUp(db, id, error.message);
    return { email: 'given_up', ...facts };
  }
  await sql`
    update emails set sent_at = clock_timestamp(), leased_until = null where id = ${id}::uuid and given_up is null`.execute(
    db,
  );
  return { email: 'sent', ...facts };
}

/** @returns undefined when it was already sent or given up. @throws while another worker is sending it */
async function take(db: Db, id: string): Promise<EmailRow | undefined> {
  const { rows } = await sql<EmailRow & { isFree: boolean }>`
    with waiting as (
      select id, leased_until is null or leased_until <= clock_timestamp() as free from emails
      where id = ${id}::uuid and sent_at is null and given_up is null for no key update
    ), taken as (
      update emails e set leased_until = case when w.free then clock_timestamp() + make_interval(secs => ${leaseSeconds})
        else e.leased_until end
      from waiting w where e.id = w.id returning e.*, w.free
    )
    select e.account_id as "accountId", e.template, e.data, e.livemode, u.name, u.email as address, o.name as organization,
      coalesce(m.role in ('owner', 'admin'), false) as entitled, e.free as "isFree"
    from taken e join users u on u.id = e.user_id join organizations o on o.id = e.account_id
      left join memberships m on m.user_id = e.user_id and m.organization_id = e.account_id`.execute(db);
  const [row] = rows;
  if (row && !row.isFree) throw new Error('Another worker is sending this e-mail.');
  return row;
}

/** @returns false if the e-mail must wait for a slot */
async function send(mailers: SendingMailers, servers: OwnServers, id: string, row: EmailRow): Promise<boolean> {
  const { accountId, template, data, livemode, name, address, organization } = row;
  const content = (templates[template] as (data: never) => Content)(data);
  const message = { id, to: { name, address }, ...compose(content, { organization, livemode }) };
  if (livemode) return sendLive(mailers, servers, accountId, message);
  await mailers.sandbox.send(message);
  return true;
}

/**
 * Sends through the account's own mail server, if it has one, and falls back to the service's: a warning about a deadline must
 * arrive even when the account's server is down. It does not wait for a slow one.
 */
async function sendLive(
  mailers: SendingMailers,
  servers: OwnServers,
  accountId: string,
  message: EmailMessage,
): Promise<boolean> {
  const own = await mailers.ofAccount?.(accountId);
  if (own) {
    if (servers.begin(accountId, own.isSlow)) {
      const sent = await sendThroughOwn(own, message).finally(() => servers.end(accountId));
      if (sent) return true;
    } else if (!own.isSlow) return false;
  }
  await mailers.live.send(message);
  return true;
}

async function sendThroughOwn(own: OwnMailer, message: EmailMessage): Promise<boolean> {
  if (own.isSlow && !(await own.takeTurn())) return false;
  const begunAt = performance.now();
  const sending = own.send(message, own.isSlow ? turnMs : longestMs);
  const sent = await sending.then(
    () => true,
    () => false,
  );
  const isSlow = performance.now() - begunAt >= slowMs;
  if (isSlow !== own.isSlow) await own.noteSlow(isSlow);
  return sent;
}

/** Queues the e-mail again, for when a slot is free. The job of this attempt has then lost its key, and ends. */
async function putOff(db: Db, id: string, accountId: string): Promise<void> {
  await sql`
    with freed as (update emails set leased_until = null where id = ${id}::uuid returning id)
    select graphile_worker.add_job(${sendEmailTask}::text, json_build_object('id', id), job_key => 'email:' || id,
      flags => ${flagsOf(accountId)}::text[], ${emailJob}) from freed`.execute(db);
}

async function giveUp(db: Db, id: string, reason: string): Promise<void> {
  await sql`update emails set given_up = ${reason}, leased_until = null where id = ${id}::uuid and sent_at is null`.execute(
    db,
  );
}

/**
 * Requeues e-mails whose worker was killed: the queue itself would hold their jobs for four hours. If one is in fact still being
 * sent, its job runs again later and finds nothing to do.
 *
 * @returns the number of e-mails requeued
 */
export async function requeueEmails(db: Db): Promise<number> {
  const { rows } = await sql`
    select graphile_worker.add_job(${sendEmailTask}::text, json_build_object('id', e.id), job_key => 'email:' || e.id, ${emailJob})
    from emails e join graphile_worker.jobs j on j.key = 'email:' || e.id
    where e.sent_at is null and e.given_up is null and j.locked_at < clock_timestamp() - interval '2 minutes'`.execute(
    db,
  );
  return rows.length;
}

/** Queues every unsent e-mail. A restored database has no queue. */
export async function queueWaitingEmails(db: Db): Promise<void> {
  await sql`
    select graphile_worker.add_job(${sendEmailTask}::text, json_build_object('id', id), job_key => 'email:' || id, ${emailJob})
    from emails where sent_at is null and given_up is null`.execute(db);
}
