import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import type { ClaimProjectFacts } from '../../../domain/claim-document/facts.js';
import type { JobFacts, OrganizationFacts } from '../../../domain/document/job-facts.js';
import { ownAddress } from '../../../domain/notice/document/address.js';
import { divisions } from '../../../reads/loaders/division.loader.js';
import { jobsites } from '../../../reads/loaders/jobsite.loader.js';
import { organizations } from '../../../reads/loaders/organization.loader.js';
import { parties } from '../../../reads/loaders/party.loader.js';
import { projects } from '../../../reads/loaders/project.loader.js';
import { referencedRows, rowsWhere } from '../../../reads/loaders/read.js';

/** Gathers the content that all documents of a project share, in a constant number of statements. */
export async function jobFacts(
  ctx: RequestContext,
  projectId: string,
): Promise<JobFacts & { project: ClaimProjectFacts }> {
  const ofProject = sql`project_id = ${projectId}::uuid and deleted_at is null`;
  const [[project], partyRows, jobsiteRows] = await Promise.all([
    rowsWhere(ctx, projects, sql`id = ${projectId}::uuid`),
    rowsWhere(ctx, parties, ofProject),
    rowsWhere(ctx, jobsites, ofProject),
  ]);
  const organizationIds = partyRows.map(({ organizationId }) => organizationId);
  const [[division], organizationRows] = await Promise.all([
    rowsWhere(ctx, divisions, sql`id = ${project!.divisionId}::uuid`),
    referencedRows(ctx, organizations, organizationIds),
  ]);
  const byId = new Map(organizationRows.map((row) => [row.id, row as OrganizationFacts]));
  return {
    project: project! as ClaimProjectFacts,
    division: division ?? null,
    parties: partyRows.map((party) => ({
      ...party,
      addressOverride: ownAddress(party),
      organization: byId.get(party.organizationId)!,
    })),
    jobsites: jobsiteRows,
  };
}
