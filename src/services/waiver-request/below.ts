import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { WaiverRequestStatus, WaiverStatement } from '../../domain/vocabulary.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { referencedScope, scoped } from '../../reads/loaders/scope.js';
import { isAskingFor } from './terms.js';

interface Above {
  name: string;
  isActive: boolean;
  mailboxes: string[];
}

/** The payee and the parties above it, up to the claimant, with their mailboxes; those of the claimant are the members of the account, too. */
export async function readAbove(
  ctx: RequestContext,
  { partyId, projectId }: Pick<WaiverRequest, 'partyId' | 'projectId'>,
): Promise<Above[]> {
  const { rows } = await sql<Above>`
    with recursive job as (
      select id, organization_id, hired_by_party_id, is_claimant, is_active from parties
      where project_id = ${projectId}::uuid and ${scoped(ctx, 'parties')}
    ), above as (
      select *, 0 as step from job where id = ${partyId}::uuid
      union all
      select j.*, a.step + 1 from job j join above a on j.id = a.hired_by_party_id where a.step < 100
    ), mailboxes as (
      select party_id, null::uuid as organization_id, email from waiver_requests
      where project_id = ${projectId}::uuid and email is not null and ${scoped(ctx, 'waiver_requests')}
      union all
      select null, organization_id, email from contacts
      where organization_id in (select organization_id from above) and email is not null and ${scoped(ctx, 'contacts')}
    )
    select o.name, a.is_active as "isActive", array_remove(o.email
        || array(select email from mailboxes m where m.party_id = a.id or m.organization_id = a.organization_id)
        || array(select u.email from memberships s join users u on u.id = s.user_id
            where a.is_claimant and s.organization_id = ${ctx.account.id}::uuid), null) as mailboxes
    from above a join (select id, name, email from organizations where ${referencedScope(ctx, 'organizations')}) o
      on o.id = a.organization_id
    order by a.step`.execute(ctx.db);
  return rows;
}

export interface NamedBefore {
  partyId: string;
  organizationId: string;
  name: string;
  isActive: boolean;
  /** For this waiver, or it waits as a draft. */
  isAsked: boolean;
}

/** The parties that the payee hired. */
export async function readBelow(ctx: RequestContext, request: WaiverRequest): Promise<NamedBefore[]> {
  const { partyId, projectId, type } = request;
  const payApplicationId = request.payApplicationId!;
  const { rows } = await sql<NamedBefore>`
    select p.id as "partyId", o.id as "organizationId", o.name, p.is_active as "isActive", exists (
        select from waiver_requests where ${scoped(ctx, 'waiver_requests')} and (${isAskingFor({ partyId: sql`p.id`, payApplicationId, type })}
          or (party_id = p.id and pay_application_id = ${payApplicationId}::uuid and type = ${type} and status = 'draft'
            and named_by_request_id is not null))) as "isAsked"
    from (select id, organization_id, is_active, serial from parties
        where project_id = ${projectId}::uuid and hired_by_party_id = ${partyId}::uuid and ${scoped(ctx, 'parties')}) p
      join (select id, name from organizations where ${referencedScope(ctx, 'organizations')}) o on o.id = p.organization_id
    order by p.is_active desc, p.serial`.execute(ctx.db);
  return rows;
}

/** How many requests were made for those whom payees named: by this payee, and for the pay application. */
export async function countNamed(
  ctx: RequestContext,
  { partyId, payApplicationId }: WaiverRequest,
): Promise<{ byPayee: number; ofApplication: number }> {
  const { rows } = await sql<{ byPayee: number; ofApplication: number }>`
    select count(*) filter (where b.party_id = ${partyId}::uuid)::int as "byPayee", count(*)::int as "ofApplication"
    from (select named_by_request_id from waiver_requests
        where pay_application_id = ${payApplicationId}::uuid and named_by_request_id is not null and status <> 'superseded'
          and ${scoped(ctx, 'waiver_requests')}) n
      join waiver_requests b on b.id = n.named_by_request_id`.execute(ctx.db);
  return rows[0]!;
}

/** A company that a payee named, as the payee sees it. */
export interface NamedPayee {
  company: string;
  status: WaiverRequestStatus;
}

/**
 * Whom the payees of these requests named, by request. What was named on an earlier request for the same waiver is listed with the one that took
 * its place.
 */
export async function readNamed(
  ctx: RequestContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, NamedPayee[]>> {
  const { rows } = await sql<NamedPayee & { requestId: string }>`
    select s.id as "requestId", o.name as company, n.status
    from (select id, party_id, pay_application_id, type from waiver_requests
        where id = any(${requestIds}::uuid[]) and pay_application_id is not null and ${scoped(ctx, 'waiver_requests')}) s
      join waiver_requests b on b.party_id = s.party_id and b.pay_application_id = s.pay_application_id and b.type = s.type
      join waiver_requests n on n.named_by_request_id = b.id and n.status <> 'superseded' and n.deleted_at is null
      join organizations o on o.id = n.organization_id
    order by n.serial`.execute(ctx.db);
  const named = new Map<string, NamedPayee[]>();
  for (const { requestId, ...each } of rows) named.set(requestId, [...(named.get(requestId) ?? []), each]);
  return named;
}

/** The companies that named the payees of these requests, by request. */
export async function readNamers(
  ctx: RequestContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; company: string }>`
    select n.id, o.name as company
    from (select id, named_by_request_id from waiver_requests
        where id = any(${requestIds}::uuid[]) and ${scoped(ctx, 'waiver_requests')}) n
      join waiver_requests b on b.id = n.named_by_request_id join organizations o on o.id = b.organization_id`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ id, company }) => [id, company]));
}

/**
 * What a payee says of those below it for a pay application. A company below it counts as named once it was asked, by either of them: the payee
 * cannot name it again.
 */
export function selectStatement(ctx: RequestContext, partyId: RawBuilder<unknown>, applicationId: RawBuilder<unknown>) {
  const requests = sql`select party_id, status, named_by, none_below_at from waiver_requests
    where pay_application_id = ${applicationId} and ${scoped(ctx, 'waiver_requests')}`;
  const hired = sql`select id from parties where hired_by_party_id = ${partyId} and ${scoped(ctx, 'parties')}`;
  return sql<WaiverStatement>`case
    when exists (select from (${requests}) sr where sr.party_id in (${hired}) and sr.status <> 'cancelled'
      and (sr.status <> 'draft' or sr.named_by is not null)) then 'named'
    when exists (select from (${requests}) sr where sr.party_id = ${partyId} and sr.none_below_at is not null) then 'none'
    else 'open' end`;
}

/** What the payees of these requests say, by request, where the pay application waits for it. */
export async function readStatements(
  ctx: RequestContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, WaiverStatement>> {
  const { rows } = await sql<{ id: string; statement: WaiverStatement }>`
    select s.id, ${selectStatement(ctx, sql`s.party_id`, sql`s.pay_application_id`)} as statement
    from (select id, party_id, pay_application_id from waiver_requests
        where id = any(${requestIds}::uuid[]) and ${scoped(ctx, 'waiver_requests')}) s
      join pay_applications a on a.id = s.pay_application_id and a.waiver_policy = 'payee_statement'`.execute(ctx.db);
  return new Map(rows.map(({ id, statement }) => [id, statement]));
}
