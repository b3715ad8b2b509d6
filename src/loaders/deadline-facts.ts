import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type { Party } from '../schema/party.js';
import type { Project } from '../schema/project.js';
import { isDate } from '../validation/leaves.js';
import { projects } from './project.loader.js';
import { refuse } from './read.js';
import { checked, referencedScope } from './scope.js';

/** The facts of a project that its deadlines depend on. Dates are `YYYY-MM-DD`, amounts decimal text; unset is null. */
export interface ProjectFacts
  extends Pick<
    Project,
    | 'state'
    | 'sector'
    | 'use'
    | 'ownerOccupied'
    | 'units'
    | 'newConstruction'
    | 'paymentBond'
    | 'publicFunds'
    | 'claimantRole'
    | 'contractAmount'
    | 'dateContract'
    | 'originalContractDate'
    | 'firstFurnishingDate'
    | 'lastFurnishingDate'
    | 'completionDate'
    | 'recordedNotices'
  > {
  noticeOfCommencementDate: string | null;
  hiringPartyRole: Party['role'] | null;
  hiringPartyHirerRole: Party['role'] | null;
  hasLender: boolean;
  hasLienAgent: boolean;
  /** The earliest of several recorded liens: filing a suit too early is safe, filing it too late is not. */
  lienRecordedDate: string | null;
  /** When the claimant signed waivers of its own. */
  waiverSignedDates: string[];
  /** When the first preliminary notice was served, as an ISO timestamp. */
  preliminaryServedAt: string | null;
  actsDone: Project['actsDone'];
  status: Project['status'];
  deletedAt: string | null;
  /** The facts as text, as a cache key. */
  key: string;
}

/** The facts of a project that a record of the account refers to, deleted or not. One statement for all projects of a level. */
export async function projectFacts(ctx: RequestContext, projectId: string): Promise<ProjectFacts> {
  const loader = ctx.loader<ProjectFacts | null>('deadline-facts', async (ids) => {
    const parties = checked(ctx, 'parties');
    const { rows } = await sql<Omit<ProjectFacts, 'key'> & { id: string }>`
      select id, deleted_at as "deletedAt", status, acts_done as "actsDone", sector, use, owner_occupied as "ownerOccupied", units,
        new_construction as "newConstruction", payment_bond as "paymentBond", public_funds as "publicFunds",
        original_contract_date as "originalContractDate", recorded_notices as "recordedNotices", contract_amount as "contractAmount",
        date_contract as "dateContract", first_furnishing_date as "firstFurnishingDate",
        last_furnishing_date as "lastFurnishingDate", completion_date as "completionDate",
        notice_of_commencement ->> 'recordedOn' as "noticeOfCommencementDate",
        coalesce(state, (select state from jobsites where project_id = projects.id and is_primary
          and ${checked(ctx, 'jobsites')})) as state,
        coalesce(claimant.role, claimant_role) as "claimantRole", hirer.role as "hiringPartyRole",
        (select role from parties where id = hirer.hired_by_party_id and ${parties}) as "hiringPartyHirerRole",
        others."hasLender", others."hasLienAgent",
        (select min(recorded_on) from notices where project_id = projects.id and type = 'lien'
          and recorded_on is not null and status in ('served', 'completed', 'recorded') and ${checked(ctx, 'notices')}) as "lienRecordedDate",
        (select to_char(min(served_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from notices where project_id = projects.id
          and type = 'preliminary' and status in ('served', 'completed') and ${checked(ctx, 'notices')}) as "preliminaryServedAt",
        array(select distinct to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD') from waivers where project_id = projects.id
          and signed_at is not null and ${checked(ctx, 'waivers')} order by 1) as "waiverSignedDates"
      from projects
      left join lateral (select role, hired_by_party_id from parties
        where project_id = projects.id and is_claimant and is_active and ${parties}) claimant on true
      left join lateral (select role, hired_by_party_id from parties where id = claimant.hired_by_party_id and ${parties}) hirer on true
      cross join lateral (select coalesce(bool_or(role = 'lender'), false) as "hasLender",
        coalesce(bool_or(role = 'lien_agent'), false) as "hasLienAgent"
        from parties where project_id = projects.id and is_active and ${parties}) others
      where id = any(${ids}::uuid[]) and ${referencedScope(ctx, 'projects')}`.execute(ctx.db);
    const byId = new Map(
      rows.map(({ id, deletedAt, status, actsDone, ...row }) => {
        const recorded = row.noticeOfCommencementDate;
        const facts = { ...row, noticeOfCommencementDate: recorded && isDate(recorded) ? recorded : null };
        return [id, { ...facts, deletedAt, status, actsDone, key: JSON.stringify(Object.values(facts)) }];
      }),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
  return (await loader.load(projectId)) ?? (await refuse(ctx, projects, projectId));
}
