import { sql } from 'kysely';
import { composeWaiverCode } from '../../background/email/waiver-code.js';
import type { Infrastructure } from '../../context/request-context.js';
import type { WaiverCodePurpose } from '../../domain/vocabulary.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { hashDigits, mintDigits } from './one-time-code.js';

interface CodeToMail {
  accountId: string;
  livemode: boolean;
  email: string;
  purpose: WaiverCodePurpose;
  payer: string;
  payee: string;
  project: string;
}

/**
 * Sends a one-time code, unless a newer one took its place. The digits exist in the e-mail alone: they are made here, and each attempt to send replaces them.
 *
 * @throws the mail server's error, so that the queue retries
 */
export async function mailWaiverCode(
  { db }: Pick<Infrastructure, 'db'>,
  mailers: Pick<Mailers, 'signIn' | 'sandbox'>,
  id: string,
  now: Date,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const digits = mintDigits();
  const { rows } = await sql<CodeToMail>`
    update waiver_request_codes c set digits_hash = ${hashDigits(id, digits)}
    from waiver_requests r join projects p on p.id = r.project_id join organizations a on a.id = r.account_id
      join organizations o on o.id = r.organization_id
    where c.id = ${id}::uuid and c.used_at is null and c.expires_at > ${now.toISOString()}::timestamptz
      and not exists (select from waiver_request_codes n where n.waiver_request_id = c.waiver_request_id and n.purpose = c.purpose
        and n.account_id = c.account_id and n.livemode = c.livemode and n.serial > c.serial)
      and r.id = c.waiver_request_id and r.account_id = c.account_id and r.livemode = c.livemode and r.deleted_at is null
    returning c.account_id as "accountId", c.livemode, c.email, c.purpose, a.name as payer, o.name as payee, p.name as project`.execute(
    db,
  );
  const [code] = rows;
  if (!code) return { email: 'nothing_to_do' };
  const { accountId, email, payee, livemode } = code;
  const mailer = livemode ? mailers.signIn : mailers.sandbox;
  await mailer.send({ id, to: { name: payee, address: email }, ...composeWaiverCode({ ...code, digits }), accountId });
  return { email: 'sent' };
}
