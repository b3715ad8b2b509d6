import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import { composeWaiverCopy, composeWaiverRequest } from '../../background/email/waiver-request.js';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import type { Infrastructure } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { displayText, type WaiverRequestStatus, type WaiverType } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';
import { formatMoney } from '../../pdf/format.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { waiverLinkUrl } from './link.js';
import { insertLink } from './new-link.js';

interface Asked {
  accountId: string;
  email: string;
  livemode: boolean;
  status: WaiverRequestStatus;
  type: WaiverType;
  state: string;
  amount: string | null;
  throughDate: string | null;
  dueDate: string | null;
  message: string | null;
  expiresAt: Date | string;
  project: string;
  payer: string;
  payerEmail: string | null;
  payee: string;
  namedBy: string | null;
  applicationNumber: number | null;
}

/** The sending that a task is for. */
export interface WaiverRequestSending {
  requestId: string;
  timesSent: number;
  /** Of the process that serves the pages. A task of an earlier release has none. */
  publicUrl?: string;
  /** Who signs, in the words of the reader of a link, and that link. */
  forwarded?: { name: string; fromId: string };
  /** It reminds the payee of the sending. */
  reminder?: { number: number; isLast: boolean };
  /** The id of an e-mail with which the payee keeps the way to what it signed. */
  copyId?: string;
}

/**
 * Sends a request to its mailbox, if it still waits for an answer, or the payee's way to its copy. A sending that a later one has
 * overtaken does nothing: it would mail the later one's address, and its failure would be that one's.
 *
 * @throws the mail server's error, so that the queue retries
 */
export async function mailWaiverRequest(
  { db }: Pick<Infrastructure, 'db'>,
  mailers: Pick<Mailers, 'signIn' | 'sandbox'>,
  sending: WaiverRequestSending,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const { requestId, timesSent, copyId, reminder } = sending;
  const request = await read(db, sending);
  if (!request) return { email: 'nothing_to_do' };
  const link = await makeLink(db, request, sending);
  if (!link) return { email: 'nothing_to_do' };
  const { accountId, email, livemode, payer, payerEmail } = request;
  const mailer = livemode ? mailers.signIn : mailers.sandbox;
  await mailer.send({
    id: copyId ?? waiverRequestEmailId(requestId, timesSent, reminder?.number),
    to: { name: link.person ?? request.payee, address: email },
    ...write(request, sending, link),
    accountId,
    ...(payerEmail !== null && { replyTo: { name: payer, address: payerEmail } }),
  });
  return { email: 'sent' };
}

/**
 * The e-mail of a sending, or a reminder of it: a request that is sent again is another e-mail, and an attempt after a failure is the
 * same one.
 */
export function waiverRequestEmailId(id: string, timesSent: number, reminder?: number): string {
  return uuidv5(`sending ${timesSent}${reminder === undefined ? '' : ` reminder ${reminder}`}`, id);
}

async function read(db: Db, { requestId, timesSent, copyId }: WaiverRequestSending): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select r.account_id as "accountId", r.email, r.livemode, r.status, r.type, r.state, r.amount::text, r.through_date::text as "throughDate",
      r.due_date::text as "dueDate", r.message, r.expires_at as "expiresAt", p.name as project, a.name as payer, a.email as "payerEmail", o.name as payee,
      w.application_number as "applicationNumber", n.name as "namedBy"
    from waiver_requests r join projects p on p.id = r.project_id join organizations a on a.id = r.account_id
      join organizations o on o.id = r.organization_id left join pay_applications w on w.id = r.pay_application_id
      left join waiver_requests b on b.id = r.named_by_request_id left join organizations n on n.id = b.organization_id
    where r.id = ${requestId}::uuid and r.times_sent = ${timesSent} and ${stillWanted(copyId)} and r.deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

function stillWanted(copyId: string | undefined) {
  return copyId === undefined
    ? sql<boolean>`r.status in ('requested', 'viewed')`
    : sql<boolean>`r.status in ('held', 'released')`;
}

interface MadeLink {
  /** Null for a task of an earlier release, which does not know the address of the pages. */
  url: string | null;
  person: string | null;
}

/**
 * Makes the link of this attempt: its secret exists in the e-mail alone. An attempt whose answer got lost may have arrived, so its link
 * stays.
 */
async function makeLink(db: Db, asked: Asked, sending: WaiverRequestSending): Promise<MadeLink | undefined> {
  const { requestId, timesSent, publicUrl, forwarded, copyId } = sending;
  if (publicUrl === undefined) return { url: null, person: null };
  const secret = mintOpaqueSecret();
  const now = (await readClock(db, asked))();
  const link = await insertLink(db, {
    requestId,
    secret,
    now,
    forwarded,
    wanted: sql`r.times_sent = ${timesSent} and ${stillWanted(copyId)}`,
  });
  return link && { url: waiverLinkUrl(publicUrl, secret), person: link.name };
}

function write(request: Asked, { copyId, reminder }: WaiverRequestSending, { url, person }: MadeLink) {
  const { amount, state, type, status, expiresAt } = request;
  const shown = { ...request, type: displayText(type), amount: amount === null ? null : formatMoney(amount) };
  if (copyId !== undefined && url !== null) return composeWaiverCopy({ ...shown, status: displayText(status), url });
  return composeWaiverRequest({ ...shown, until: dayInState(state, new Date(expiresAt)), url, person, reminder });
}
