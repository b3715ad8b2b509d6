import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { FulfillmentPayload } from '../../domain/fulfillment-request/payload.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import type { Notice } from '../../entities/notice.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { PartnerReturnFactsInput } from '../../schema/partner-facts.js';
import { createJobsite, updateJobsite } from '../jobsite/index.js';
import { createNotice, updateNotice } from '../notice/index.js';
import { openProject, updateProject } from '../project/index.js';
import { change } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { amountText } from './amount-text.js';
import { below } from './below.js';
import { type RecordedParty, recordParties } from './partner-parties.js';

/** The records that contain the facts. */
interface FactRecords {
  projectId: string;
  jobsiteId: string;
  noticeId: string;
  parties: RecordedParty[];
}

/**
 * Creates the records of the research results through the services of the caller's account, so that all their rules apply: a
 * project with the payload's division and claimant role, its jobsite, organizations and parties, and a draft of the preliminary
 * notice. Records that the request was made from, or that an earlier report created, are changed instead. A violation is
 * reported under the fact's name.
 */
export async function recordFacts(
  ctx: RequestContext,
  request: FulfillmentRequest,
  facts: PartnerReturnFactsInput,
): Promise<FactRecords> {
  const { payload } = request;
  const there = await existing(ctx, request);
  const projectId = await below('project', () => recordProject(ctx, payload, facts, there.projectId));
  const jobsiteId = await below('jobsite', () => recordJobsite(ctx, projectId, payload, facts, there.jobsiteId));
  const parties = await recordParties(ctx, projectId, facts.parties ?? []);
  const noticeId = await below('notice', () => recordNotice(ctx, projectId, payload, facts, there.noticeId));
  return { projectId, jobsiteId, noticeId, parties };
}

async function recordProject(
  ctx: RequestContext,
  { division_id: divisionId, claimant_role: claimantRole, project: projectPayload }: FulfillmentPayload,
  facts: PartnerReturnFactsInput,
  id: string | null,
): Promise<string> {
  const projectFacts = facts.project ?? {};
  if (id) return (await updateProject(ctx, { id, ...projectFacts })).id;
  const project = await openProject(ctx, {
    divisionId,
    claimantRole,
    name: projectPayload.name,
    externalId: projectPayload.external_id,
    furnishedDescription: projectPayload.furnished_description,
    contractAmount: amountText({ project: projectPayload }),
    firstFurnishingDate: projectPayload.first_furnishing_date,
    lastFurnishingDate: projectPayload.last_furnishing_date,
    state: projectPayload.jobsite.state,
    ...projectFacts,
    dateContract: projectFacts.dateContract ?? projectPayload.date_contract,
  });
  return project.id;
}

async function recordJobsite(
  ctx: RequestContext,
  projectId: string,
  { project: { jobsite: jobsitePayload } }: FulfillmentPayload,
  facts: PartnerReturnFactsInput,
  id: string | null,
): Promise<string> {
  const jobsiteFacts = facts.jobsite ?? {};
  if (id) return (await updateJobsite(ctx, { id, ...jobsiteFacts })).id;
  const jobsite = await createJobsite(ctx, {
    projectId,
    addressLine1: jobsitePayload.line_1,
    addressLine2: jobsitePayload.line_2,
    city: jobsitePayload.city,
    state: jobsitePayload.state,
    zip: jobsitePayload.zip,
    isPrimary: true,
    ...jobsiteFacts,
  });
  return jobsite.id;
}

async function recordNotice(
  ctx: RequestContext,
  projectId: string,
  { project: projectPayload }: FulfillmentPayload,
  facts: PartnerReturnFactsInput,
  id: string | null,
): Promise<string> {
  const noticeFacts = facts.notice ?? {};
  // Facts that the partner does not mention stay unchanged, because a notice that was sent cannot change.
  if (id && Object.values(noticeFacts).every((value) => value === undefined)) return id;
  const notice = id
    ? await updateNotice(ctx, { id, ...noticeFacts })
    : await createNotice(ctx, {
        projectId,
        organizationId: await readIssuer(ctx, projectId),
        type: 'preliminary',
        state: projectPayload.jobsite.state,
        firstFurnishingDate: projectPayload.first_furnishing_date,
        lastFurnishingDate: projectPayload.last_furnishing_date,
        ...noticeFacts,
        noticeDate: noticeFacts.noticeDate ?? todayIn(ctx, projectPayload.jobsite.state),
      });
  if (noticeFacts.deadlineDate) await change<Notice>(ctx, notice, { deadlineSource: 'partner' });
  return notice.id;
}

/** The existing records to change. Records that the caller has deleted since are created again. */
async function existing(ctx: RequestContext, request: FulfillmentRequest) {
  const { sourceKind, sourceId } = request;
  const noticeId = request.noticeId ?? (sourceKind === 'notice' ? sourceId : null);
  const projectId = request.projectId ?? (sourceKind === 'project' ? sourceId : null);
  const { rows } = await sql<{ projectId: string | null; noticeId: string | null; jobsiteId: string | null }>`
    with notice as (select id, project_id from notices where id = ${noticeId}::uuid and ${scoped(ctx, 'notices')}),
      project as (
        select id from projects where ${scoped(ctx, 'projects')}
          and id = coalesce((select project_id from notice), ${projectId}::uuid))
    select (select id from project) as "projectId", (select id from notice) as "noticeId",
      (select id from jobsites where project_id = (select id from project) and ${scoped(ctx, 'jobsites')}
        order by is_primary desc, serial limit 1) as "jobsiteId"`.execute(ctx.db);
  return rows[0]!;
}

/** The issuer of a notice is the organization of the project's claimant. */
async function readIssuer(ctx: RequestContext, projectId: string): Promise<string> {
  const project = await ctx.db
    .selectFrom('projects')
    .select('organization_id')
    .where('id', '=', projectId)
    .where(scoped(ctx, 'projects'))
    .executeTakeFirstOrThrow();
  return project.organization_id;
}
