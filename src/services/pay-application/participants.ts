import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { PayApplication } from '../../entities/pay-application.js';
import type { Violations } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { participantsOf } from '../../reads/loaders/pay-application.loader.js';
import type { PayApplicationParticipantInput } from '../../schema/pay-application.js';
import { inviteParticipants, rejectVoid, withdrawInvitations } from '../pay-application-invitation/invite.js';
import type { Reference } from '../shared/record.js';

const most = 50;

/**
 * The organizations that an input attaches, to be read with its other references. Any tenant may be named: it is invited.
 *
 * @param staying what `readMergedParticipants` answers for the application
 */
export function participantReferences(
  violations: Violations,
  participants: readonly PayApplicationParticipantInput[] | null | undefined,
  staying: ReadonlySet<string> = new Set(),
): Record<`participant${number}`, Reference> {
  const seen = new Set<string>();
  const participantInputs = participants ?? [];
  if (participantInputs.length > most)
    violations.add('participants', `A pay application has at most ${most} participants.`);
  return Object.fromEntries(
    participantInputs.slice(0, most).flatMap(({ organizationId, role }, index) => {
      const field = `participants.${index}.organizationId`;
      const key = toKey(organizationId, role);
      if (seen.has(key)) violations.add(field, 'The organization is listed twice in this role.');
      seen.add(key);
      if (staying.has(key)) return [];
      return [[`participant${index}`, { field, table: organizations, id: organizationId, anyTenant: true }]];
    }),
  );
}

/**
 * The participants of an application, by `toKey`, that were merged into another company which has the role there, too. They stay, and a
 * list that names them again is accepted, although no other record can name them.
 */
export async function readMergedParticipants(ctx: RequestContext, applicationId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; role: string }>`
    select p.organization_id as id, p.role from pay_application_participants p join organizations o on o.id = p.organization_id
    where p.pay_application_id = ${applicationId}::uuid and p.account_id = ${ctx.account.id}::uuid and p.livemode = ${ctx.livemode}
      and o.account_id = p.account_id and o.livemode = p.livemode and o.merged_into_id is not null`.execute(ctx.db);
  return new Set(rows.map(({ id, role }) => toKey(id, role)));
}

function toKey(organizationId: string, role: string): string {
  return `${organizationId.toLowerCase()} ${role}`;
}

/**
 * Sets the application's participants. Organizations of the account's own directory are attached at once, other tenants are
 * invited.
 *
 * @param references what `references` found for the input
 * @returns whether they may have changed: invitations of tenants count as a change
 */
export async function writeParticipants(
  ctx: RequestContext,
  applicationId: string,
  participants: readonly PayApplicationParticipantInput[],
  references: Readonly<Record<string, Record<string, unknown> | undefined>>,
): Promise<boolean> {
  const tenants = tenantsAmong(ctx, references);
  const rows = participants.map(({ organizationId, role }) => {
    return { id: uuidv7(), organizationId, role, invited: tenants.has(organizationId) };
  });
  const now = ctx.now().toISOString();
  await ctx.write();
  const { rows: changed } = await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "organizationId" uuid, role text, invited boolean)
    ), gone as (
      delete from pay_application_participants p
      where pay_application_id = ${applicationId}::uuid and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
        and not exists (select from given g where g."organizationId" = p.organization_id and g.role = p.role)
      returning p.id
    ), added as (
    insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
    select id, ${ctx.account.id}::uuid, ${ctx.livemode}, ${applicationId}::uuid, "organizationId", role,
      ${now}::timestamptz, ${now}::timestamptz
    from given where not invited on conflict (pay_application_id, organization_id, role) do nothing
    returning id)
    select id from gone union all select id from added`.execute(ctx.db);
  const isWithdrawn = await withdrawInvitations(ctx, applicationId, participants);
  const isInvited = await inviteParticipants(ctx, applicationId, participants, tenants);
  participantsOf.loader(ctx).clear(applicationId);
  return changed.length > 0 || isWithdrawn || isInvited;
}

/** Rejects who is not attached or invited already, if no one else may be. */
export async function checkNewParticipants(
  ctx: RequestContext,
  application: PayApplication,
  participants: readonly PayApplicationParticipantInput[],
): Promise<void> {
  const keyOf = ({ organizationId, role }: PayApplicationParticipantInput) => `${organizationId.toLowerCase()} ${role}`;
  const present = new Set((await participantsOf.of(ctx, application.id)).map(keyOf));
  if (participants.some((participant) => !present.has(keyOf(participant)))) rejectVoid(application);
}

/** Other accounts among the records that an input names. */
function tenantsAmong(
  ctx: RequestContext,
  rows: Readonly<Record<string, Record<string, unknown> | undefined>>,
): ReadonlySet<string> {
  const accounts = Object.values(rows).filter((row) => row?.type === 'tenant' && row.id !== ctx.account.id);
  return new Set(accounts.map((row) => row!.id as string));
}
