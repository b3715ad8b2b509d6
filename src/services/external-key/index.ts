import type { RequestContext } from '../../context/request-context.js';
import { resolveType } from '../../domain/waiver/resolve-type.js';
import { Jobsite } from '../../entities/jobsite.js';
import { Notice } from '../../entities/notice.js';
import { Organization } from '../../entities/organization.js';
import { Party } from '../../entities/party.js';
import { PayApplication } from '../../entities/pay-application.js';
import { Project } from '../../entities/project.js';
import { Waiver } from '../../entities/waiver.js';
import { invalid } from '../../errors/app-error.js';
import { jobsites } from '../../reads/loaders/jobsite.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import { UpdateJobsiteInput } from '../../schema/jobsite.js';
import { UpdateNoticeInput } from '../../schema/notice.js';
import { UpdateOrganizationInput } from '../../schema/organization.js';
import { UpdatePartyInput } from '../../schema/party.js';
import { UpdatePayApplicationInput } from '../../schema/pay-application.js';
import { UpdateProjectInput } from '../../schema/project.js';
import type {
  UpsertJobsiteInput,
  UpsertNoticeInput,
  UpsertOrganizationInput,
  UpsertPartyInput,
  UpsertPayApplicationInput,
  UpsertProjectInput,
  UpsertWaiverInput,
} from '../../schema/upsert.js';
import { UpdateWaiverInput } from '../../schema/waiver.js';
import { lockContractFor } from '../contract/contract.js';
import { createJobsite, updateJobsite } from '../jobsite/index.js';
import { createNotice, updateNotice } from '../notice/index.js';
import { createOrganization, updateOrganization } from '../organization/index.js';
import { createParty, updateParty } from '../party/index.js';
import { createPayApplication, toStoredLists, updatePayApplication } from '../pay-application/index.js';
import { createProject, updateProject } from '../project/index.js';
import { answered } from '../shared/answered.js';
import { createWaiver, updateWaiver } from '../waiver/index.js';
import { terms } from '../waiver/terms.js';
import { lockAskingApplications } from '../waiver-request/complete.js';
import { upsert } from './upsert.js';

/** Each makes a record with a key of the caller's own, or changes the one that has it (`upsert`). */

export function upsertOrganization(ctx: RequestContext, input: UpsertOrganizationInput) {
  // A tenant account is an account of its own, in which the key of this one would not find it.
  if (input.type === 'tenant') throw invalid({ type: ['A tenant account has no key: create it by POST.'] });
  return answered(ctx, async () => {
    const kind = { entity: Organization, table: organizations, updates: UpdateOrganizationInput };
    const { record, created } = await upsert(
      ctx,
      { ...kind, create: createOrganization, update: updateOrganization },
      input,
    );
    return { organization: record, created };
  });
}

export function upsertProject(ctx: RequestContext, input: UpsertProjectInput) {
  return answered(ctx, async () => {
    const kind = { entity: Project, table: projects, updates: UpdateProjectInput };
    const { record, created } = await upsert(ctx, { ...kind, create: createProject, update: updateProject }, input);
    return { project: record, created };
  });
}

export function upsertParty(ctx: RequestContext, input: UpsertPartyInput) {
  return answered(ctx, async () => {
    const kind = { entity: Party, table: parties, updates: UpdatePartyInput, before: lockAskingApplications };
    const { record, created } = await upsert(ctx, { ...kind, create: createParty, update: updateParty }, input);
    return { party: record, created };
  });
}

export function upsertJobsite(ctx: RequestContext, input: UpsertJobsiteInput) {
  return answered(ctx, async () => {
    const kind = { entity: Jobsite, table: jobsites, updates: UpdateJobsiteInput };
    const { record, created } = await upsert(ctx, { ...kind, create: createJobsite, update: updateJobsite }, input);
    return { jobsite: record, created };
  });
}

export function upsertNotice(ctx: RequestContext, input: UpsertNoticeInput) {
  return answered(ctx, async () => {
    const kind = {
      entity: Notice,
      table: notices,
      updates: UpdateNoticeInput,
      chosen: ['divisionId', 'originalClaimAmount'],
    };
    const { record, created } = await upsert(ctx, { ...kind, create: createNotice, update: updateNotice }, input);
    return { notice: record, created };
  });
}

export function upsertWaiver(ctx: RequestContext, input: UpsertWaiverInput) {
  return answered(ctx, async () => {
    const kind = {
      entity: Waiver,
      table: waivers,
      updates: UpdateWaiverInput,
      asStored: toStoredWaiver,
      chosen: ['divisionId'],
    };
    const { record, created } = await upsert(ctx, { ...kind, create: createWaiver, update: updateWaiver }, input);
    return { waiver: record, created };
  });
}

export function upsertPayApplication(ctx: RequestContext, input: UpsertPayApplicationInput) {
  return answered(ctx, async () => {
    const kind = {
      entity: PayApplication,
      table: payApplications,
      updates: UpdatePayApplicationInput,
      asStored: toStoredSheet,
      chosen: ['divisionId', 'periodFrom', 'applicationDate', 'retainagePercent'],
      before: lockApplication,
    };
    const { record, created } = await upsert(
      ctx,
      { ...kind, create: createPayApplication, update: updatePayApplication },
      input,
    );
    return { payApplication: record, created };
  });
}

/** A waiver stores its kind and its stage as one type, and its lists with all keys. */
function toStoredWaiver({ type: current }: Waiver, input: UpsertWaiverInput) {
  const resolved = resolveType(input.type, input.stage, current);
  if ('wrong' in resolved) throw invalid({ stage: [resolved.wrong] });
  return { ...terms(input), type: resolved.type };
}

const toStoredSheet = (_: PayApplication, input: UpsertPayApplicationInput) => toStoredLists(input);

/** Every operation on applications locks the contract first. */
const lockApplication = (ctx: RequestContext, id: string) => lockContractFor(ctx, 'pay_applications', id);
