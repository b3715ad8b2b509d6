import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { maxUnaccepted } from '../../domain/pay-application/invitation.js';
import { displayText } from '../../domain/vocabulary.js';
import type { PayApplication } from '../../entities/pay-application.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { payApplicationInvitations } from '../../reads/loaders/pay-application-invitation.loader.js';
import { referencedRows, rowsWhere } from '../../reads/loaders/read.js';
import type { PayApplicationParticipantInput } from '../../schema/pay-application.js';
import type { PayApplicationInvitation } from '../../schema/pay-application-invitation.js';

/** How often an organization is invited to one application in one role before it accepts. */
const maxAttempts = 3;

type Invitation = Pick<PayApplicationInvitation, 'id' | 'accountId' | 'role'> & { attempts: number };

/** What is void bills nothing: those it was shared with keep reading it, and no one else comes to it. */
export function rejectVoid({ status }: Pick<PayApplication, 'status'>): void {
  if (status === 'void') throw invalid({ status: ['A pay application that is void is shared with no one else.'] });
}

/**
 * Invites other tenants to an application of the caller's account. Participants stay, and an organization that has declined is
 * not asked again until the caller has removed it.
 *
 * @param inputs all participants of the application; those of `tenants` are invited
 * @returns whether any was invited now
 */
export async function inviteParticipants(
  ctx: RequestContext,
  applicationId: string,
  inputs: readonly PayApplicationParticipantInput[],
  tenants: ReadonlySet<string>,
): Promise<boolean> {
  const invitees = inputs.filter(({ organizationId }) => tenants.has(organizationId));
  if (invitees.length === 0) return false;
  // In the sandbox, this waits for a reset of the other accounts, which must end before their rows are locked.
  const accounts = [...new Set(invitees.map(({ organizationId }) => organizationId))].sort();
  for (const id of accounts) await ctx.actAs(id, ctx.livemode).write();
  const invited = await write(ctx, applicationId, invitees);
  await rejectTooMany(ctx, inputs, invited);
  for (const id of accounts) {
    const ids = invited.filter(({ accountId }) => accountId === id).map((one) => one.id);
    if (ids.length > 0) await notifyInvited(ctx, id, ids);
  }
  return invited.length > 0;
}

async function write(
  ctx: RequestContext,
  applicationId: string,
  inputs: readonly PayApplicationParticipantInput[],
): Promise<Invitation[]> {
  const now = ctx.now().toISOString();
  const rows = inputs.map(({ organizationId, role }) => ({ id: uuidv7(), organizationId, role }));
  const { rows: invited } = await sql<Invitation>`
    insert into pay_application_invitations as i (id, account_id, livemode, inviter_account_id, pay_application_id,
      application_number, project_name, role, status, invited_at, created_at, updated_at)
    select w.id, w."organizationId", a.livemode, a.account_id, a.id, a.application_number, j.name, w.role, 'invited',
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, "organizationId" uuid, role text)
      join pay_applications a on a.id = ${applicationId}::uuid
        and a.account_id = ${ctx.account.id}::uuid and a.livemode = ${ctx.livemode}
      join projects j on j.id = a.project_id
    where not exists (
      select from pay_application_participants p
      where p.pay_application_id = a.id and p.organization_id = w."organizationId" and p.role = w.role)
    order by w.id
    on conflict (pay_application_id, account_id, role) do update set status = 'invited', attempts = i.attempts + 1,
      project_name = excluded.project_name, invited_at = excluded.invited_at, answered_at = null, answered_by_user_id = null,
      updated_at = excluded.updated_at
    -- One that is accepted without a participant was taken off by a release that knew no invitations.
    where i.status in ('withdrawn', 'accepted')
    returning id, account_id as "accountId", role, attempts`.execute(ctx.db);
  return invited;
}

/** Limits how often one organization is invited, by one application and by many. */
async function rejectTooMany(
  ctx: RequestContext,
  inputs: readonly PayApplicationParticipantInput[],
  invited: readonly Invitation[],
): Promise<void> {
  const violations = new Violations();
  const refused = (accountId: string, role: string | null, message: string) => {
    const index = inputs.findIndex((one) => one.organizationId === accountId && (role === null || one.role === role));
    violations.add(`participants.${index}.organizationId`, message);
  };
  for (const { accountId, role, attempts } of invited) {
    if (attempts <= maxAttempts) continue;
    refused(accountId, role, `The organization was invited ${maxAttempts} times in this role and did not accept.`);
  }
  const since = new Date(ctx.now().getTime() - maxUnaccepted.days * 86_400_000).toISOString();
  const ids = [...new Set(invited.map(({ accountId }) => accountId))];
  const { rows } = await sql<{ id: string }>`
    select account_id as id from pay_application_invitations
    where account_id = any(${ids}::uuid[]) and inviter_account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and status <> 'accepted' and invited_at > ${since}::timestamptz
    group by 1 having count(distinct pay_application_id) > ${maxUnaccepted.applications}`.execute(ctx.db);
  for (const { id } of rows) {
    const { applications, days } = maxUnaccepted;
    refused(id, null, `The organization has not accepted ${applications} invitations from the last ${days} days.`);
  }
  violations.throwIfAny();
}

/** Notifies the invited account by an event in its stream, and its members by e-mail, once for an application. */
async function notifyInvited(ctx: RequestContext, accountId: string, ids: readonly string[]): Promise<void> {
  const invited = ctx.actAs(accountId, ctx.livemode);
  const invitations = await rowsWhere(invited, payApplicationInvitations, sql`id = any(${ids}::uuid[])`);
  for (const record of invitations) emit(invited, { type: 'pay_application.participant_invited', record });
  const [first] = invitations;
  const [inviter] = await referencedRows(ctx, organizations, [ctx.account.id]);
  await mailPeople(ctx.db, {
    accountId,
    livemode: ctx.livemode,
    template: 'participant_invited',
    data: {
      inviter: inviter!.name,
      project: first!.projectName,
      applicationNumber: first!.applicationNumber,
      roles: invitations.map(({ role }) => displayText(role)),
    },
    key: `participant_invited:${first!.payApplicationId}`,
    now: ctx.now(),
  });
}

/** Withdraws the invitations to an application of the caller's account, except those of participants that stay. @returns whether there were any */
export async function withdrawInvitations(
  ctx: RequestContext,
  applicationId: string,
  staying: readonly PayApplicationParticipantInput[],
): Promise<boolean> {
  const { rows } = await sql`
    update pay_application_invitations i set status = 'withdrawn', updated_at = ${ctx.now().toISOString()}::timestamptz
    where pay_application_id = ${applicationId}::uuid and inviter_account_id = ${ctx.account.id}::uuid
      and livemode = ${ctx.livemode} and status <> 'withdrawn'
      and not exists (
        select from jsonb_to_recordset(${JSON.stringify(staying)}::jsonb) as s ("organizationId" uuid, role text)
        where s."organizationId" = i.account_id and s.role = i.role)
    returning id`.execute(ctx.db);
  return rows.length > 0;
}
