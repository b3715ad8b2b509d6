import { sql } from 'kysely';
import { v5 as uuidv5 } from 'uuid';
import { composeWaiverRequest } from '../../background/email/waiver-request.js';
import type { Infrastructure } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { displayText, type WaiverType } from '../../domain/vocabulary.js';
import { formatMoney } from '../../pdf/format.js';
import type { Mailers } from '../../providers/email/mailers.js';

interface Asked {
  accountId: string;
  email: string;
  livemode: boolean;
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
  applicationNumber: number | null;
}

/** The sending that a task is for. */
export interface WaiverRequestSending {
  requestId: string;
  timesSent: number;
}

/**
 * Sends a request to its mailbox, if it still waits for an answer. A sending that a later one has overtaken does nothing: it would mail the
 * later one's address, and its failure would be that one's.
 *
 * @throws the mail server's error, so that the queue retries
 */
export async function mailWaiverRequest(
  { db }: Pick<Infrastructure, 'db'>,
  mailers: Pick<Mailers, 'signIn' | 'sandbox'>,
  { requestId: id, timesSent }: WaiverRequestSending,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const { rows } = await sql<Asked>`
    select r.account_id as "accountId", r.email, r.livemode, r.type, r.state, r.amount::text, r.through_date::text as "throughDate", r.due_date::text as "dueDate",
      r.message, r.expires_at as "expiresAt", p.name as project, a.name as payer, a.email as "payerEmail", o.name as payee,
      w.application_number as "applicationNumber"
    from waiver_requests r join projects p on p.id = r.project_id join organizations a on a.id = r.account_id
      join organizations o on o.id = r.organization_id left join pay_applications w on w.id = r.pay_application_id
    where r.id = ${id}::uuid and r.times_sent = ${timesSent} and r.status in ('requested', 'viewed') and r.deleted_at is null`.execute(
    db,
  );
  const [asked] = rows;
  if (!asked) return { email: 'nothing_to_do' };
  const { accountId, email, livemode, amount, state, type, expiresAt, payer, payerEmail } = asked;
  const content = composeWaiverRequest({
    ...asked,
    type: displayText(type),
    amount: amount === null ? null : formatMoney(amount),
    until: dayInState(state, new Date(expiresAt)),
  });
  const mailer = livemode ? mailers.signIn : mailers.sandbox;
  await mailer.send({
    id: waiverRequestEmailId(id, timesSent),
    to: { name: asked.payee, address: email },
    ...content,
    accountId,
    ...(payerEmail !== null && { replyTo: { name: payer, address: payerEmail } }),
  });
  return { email: 'sent' };
}

/** The e-mail of a sending: a request that is sent again is another e-mail, and an attempt after a failure is the same one. */
export function waiverRequestEmailId(id: string, timesSent: number): string {
  return uuidv5(`sending ${timesSent}`, id);
}
