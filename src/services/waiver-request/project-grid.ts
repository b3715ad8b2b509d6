import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { WaiverRequestStatus, WaiverType } from '../../domain/vocabulary.js';
import { isWaiverRequestSigned } from '../../domain/waiver-request/transitions.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { referencedScope, scoped } from '../../reads/loaders/scope.js';
import type { ProjectWaiverGrid, ProjectWaiverRow, WaiverDraw } from '../../schema/project-waiver-grid.js';
import { withPayees } from './tree.js';

/** Who signed what, for every pay application of a project. */
export async function readProjectWaiverGrid(ctx: RequestContext, id: string): Promise<ProjectWaiverGrid> {
  const [project] = await rowsWhere(
    ctx,
    projects,
    sql`id = ${id}::uuid and account_id = ${ctx.account.id}::uuid and deleted_at is null`,
  );
  if (!project) return rejectMissing(ctx, projects, id);
  const draws = await readDraws(ctx, project.id);
  const requests = await readRequests(ctx, project.id);
  const rows = await readPayees(ctx, project.id, [...new Set(requests.map(({ partyId }) => partyId))]);
  const byParty = Map.groupBy(requests, ({ partyId }) => partyId);
  return {
    projectId: project.id,
    draws,
    rows: inTree(rows).map((row) => ({ ...row, cells: toCells(draws, byParty.get(row.partyId) ?? []) })),
  };
}

async function readDraws(ctx: RequestContext, projectId: string): Promise<WaiverDraw[]> {
  const { rows } = await sql<WaiverDraw>`
    select id as "payApplicationId", application_number as "applicationNumber", period_to::text as "periodTo", status,
      waiver_policy as "waiverPolicy", waivers_complete_at as "waiversCompleteAt"
    from pay_applications
    where project_id = ${projectId}::uuid and account_id = ${ctx.account.id}::uuid and status <> 'void' and ${scoped(ctx, 'pay_applications')}
    order by application_number, serial`.execute(ctx.db);
  return rows.map((draw) => ({ ...draw, waiversCompleteAt: timestamp(draw.waiversCompleteAt) as string | null }));
}

interface DrawRequest {
  partyId: string;
  payApplicationId: string;
  type: WaiverType;
  waiverRequestId: string;
  status: WaiverRequestStatus;
  amount: string | null;
}

/** Of several requests for one waiver, one that is open or signed counts, or else the last one: as in the grid of one pay application. */
async function readRequests(ctx: RequestContext, projectId: string): Promise<DrawRequest[]> {
  const { rows } = await sql<DrawRequest>`
    select distinct on (pay_application_id, party_id, type) party_id as "partyId", pay_application_id as "payApplicationId", type,
      id as "waiverRequestId", status, amount::text
    from waiver_requests
    where project_id = ${projectId}::uuid and pay_application_id is not null and status not in ('draft', 'superseded', 'cancelled')
      and ${scoped(ctx, 'waiver_requests')}
    order by pay_application_id, party_id, type, status in ('declined', 'expired'), serial desc`.execute(ctx.db);
  return rows;
}

type Payee = Omit<ProjectWaiverRow, 'cells'>;

async function readPayees(ctx: RequestContext, projectId: string, partyIds: readonly string[]): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    ${withPayees(ctx, projectId)}
    select p.id as "partyId", o.id as "organizationId", o.name as "organizationName", p.hired_by_party_id as "hiredByPartyId", y.tier
    from job p left join payees y on y.id = p.id
      join (select id, name from organizations where ${referencedScope(ctx, 'organizations')}) o on o.id = p.organization_id
    where y.id is not null or p.id = any(${partyIds}::uuid[])
    order by y.tier nulls last, p.serial`.execute(ctx.db);
  return rows;
}

/** Each payee after the one that hired it; who is not below the claimant any more comes last. */
function inTree(payees: readonly Payee[]): Payee[] {
  const isListed = new Set(payees.filter(({ tier }) => tier !== null).map(({ partyId }) => partyId));
  const below = (hirer: string): Payee[] =>
    payees
      .filter(({ tier, hiredByPartyId }) => tier !== null && hiredByPartyId === hirer)
      .flatMap((payee) => [payee, ...below(payee.partyId)]);
  const tops = payees.filter(({ tier, hiredByPartyId }) => tier !== null && !isListed.has(hiredByPartyId ?? ''));
  return [...tops.flatMap((payee) => [payee, ...below(payee.partyId)]), ...payees.filter(({ tier }) => tier === null)];
}

function toCells(draws: readonly WaiverDraw[], requests: readonly DrawRequest[]): ProjectWaiverRow['cells'] {
  return draws.flatMap(({ payApplicationId }) => {
    const cells = requests
      .filter((request) => request.payApplicationId === payApplicationId)
      .map(({ type, waiverRequestId, status, amount }) => {
        return { type, waiverRequestId, status, amount, isMissing: !isWaiverRequestSigned(status) };
      });
    if (cells.length === 0) return [];
    return [{ payApplicationId, isMissing: cells.some(({ isMissing }) => isMissing), requests: cells }];
  });
}
