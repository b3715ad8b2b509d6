import { sql } from 'kysely';
import { composePayApplicationInvitation } from '../../background/email/sign-in.js';
import type { Infrastructure } from '../../context/request-context.js';
import { displayText, type PartyRole } from '../../domain/vocabulary.js';
import type { Mailers } from '../../providers/email/mailers.js';
import { requireAddress, userWith } from '../session/user-of-address.js';

interface Invitation {
  email: string;
  role: PartyRole;
  livemode: boolean;
  project: string;
  applicationNumber: number;
  inviter: string;
  until: Date | string;
  accountId: string;
  inviterName: string | null;
  inviterEmail: string | null;
}

/**
 * Sends an invitation to a mailbox. What the e-mail says depends on whether the address has a user; the account that invites does not
 * learn it.
 *
 * @param inviterId the person who acted, who gets the replies; an e-mail of the release before names none
 * @param sendingId the task of this sending: an invitation that is sent again is another e-mail, and an attempt after a failure is the same one
 * @throws the mail server's error, so that the queue retries
 */
export async function sendPayApplicationInvitation(
  { db, signUp }: Pick<Infrastructure, 'db' | 'signUp'>,
  mailers: Pick<Mailers, 'signIn' | 'sandbox'>,
  {
    id,
    sendingId,
    publicUrl,
    inviterId,
  }: { id: string; sendingId: string; publicUrl: string; inviterId?: string | undefined },
  now: Date,
): Promise<{ email: 'sent' | 'nothing_to_do' }> {
  const { rows } = await sql<Invitation>`
    select i.email, i.role, i.livemode, i.project_name as project, i.application_number as "applicationNumber",
      o.name as inviter, i.expires_at as until, i.account_id as "accountId", u.name as "inviterName", u.email as "inviterEmail"
    from pay_application_email_invitations i join organizations o on o.id = i.account_id and o.deleted_at is null
      left join users u on u.id = ${inviterId ?? null}::uuid
    where i.id = ${id}::uuid and i.status = 'invited' and i.expires_at > ${now.toISOString()}::timestamptz`.execute(db);
  const [invitation] = rows;
  if (!invitation) return { email: 'nothing_to_do' };
  const { email, livemode, role, until, accountId, inviterName, inviterEmail } = invitation;
  const user = await userWith(db, requireAddress(email));
  const content = composePayApplicationInvitation({
    ...invitation,
    url: `${publicUrl}/console/invitations/${livemode ? 'live' : 'sandbox'}/${id}`,
    address: email,
    role: displayText(role),
    days: Math.ceil((new Date(until).getTime() - now.getTime()) / 86_400_000),
    canSignIn: user !== undefined || signUp === 'open',
  });
  const mailer = livemode ? mailers.signIn : mailers.sandbox;
  await mailer.send({
    id: sendingId,
    to: { name: '', address: email },
    ...content,
    accountId,
    ...(inviterEmail !== null && { replyTo: { name: inviterName ?? '', address: inviterEmail } }),
  });
  return { email: 'sent' };
}
