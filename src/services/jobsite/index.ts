import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Jobsite } from '../../entities/jobsite.js';
import { Project } from '../../entities/project.js';
import { Violations } from '../../errors/app-error.js';
import { jobsites } from '../../reads/loaders/jobsite.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type { CreateJobsiteInput, UpdateJobsiteInput } from '../../schema/jobsite.js';
import { insert, lock, references, remove, stamp, update } from '../shared/record.js';

export async function createJobsite(ctx: RequestContext, input: CreateJobsiteInput): Promise<Jobsite> {
  authorize(ctx, 'records');
  const violations = new Violations();
  checkPlace(violations, input);
  await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId, changed: true },
  });
  violations.throwIfAny();
  const project = await lock(ctx, Project, projects, input.projectId);
  await keepOnePrimary(ctx, project.id, input.isPrimary);
  takeState(ctx, project, input.state);
  return insert(ctx, Jobsite, {
    ...input,
    countryCode: input.countryCode ?? 'US',
    organizationId: project.organizationId,
  });
}

export async function updateJobsite(ctx: RequestContext, input: UpdateJobsiteInput): Promise<Jobsite> {
  authorize(ctx, 'records');
  const jobsite = await lock(ctx, Jobsite, jobsites, input.id);
  const violations = new Violations();
  checkPlace(violations, { ...jobsite, ...definedOnly(input) });
  violations.throwIfAny();
  if (!jobsite.isPrimary) await keepOnePrimary(ctx, jobsite.projectId, input.isPrimary);
  if (input.state && input.state !== jobsite.state) {
    takeState(ctx, await lock(ctx, Project, projects, jobsite.projectId), input.state);
  }
  return update(ctx, jobsite, {
    ...input,
    countryCode: input.countryCode === null ? 'US' : input.countryCode,
  });
}

export async function deleteJobsite(ctx: RequestContext, id: string): Promise<Jobsite> {
  authorize(ctx, 'records');
  return remove(ctx, await lock(ctx, Jobsite, jobsites, id));
}

/** A project's state is its jobsite's unless the caller set one. */
function takeState(ctx: RequestContext, project: Project, state: string | null | undefined): void {
  if (project.state || !state) return;
  project.state = state;
  stamp(ctx, project);
}

/**
 * A jobsite must have an address or a legal description to be found by.
 *
 * @param at where the input has the jobsite, such as `jobsite.`
 */
export function checkPlace(
  violations: Violations,
  place: { addressLine1?: string | null; legalDescription?: string | null },
  at = '',
): void {
  if (!place.addressLine1 && !place.legalDescription) {
    violations.add(
      `${at}addressLine1`,
      `The ${at}address line 1 field is required when there is no legal description.`,
    );
  }
}

/** A new primary jobsite replaces the previous one. The project is locked, so that two jobsites cannot both become primary. */
async function keepOnePrimary(
  ctx: RequestContext,
  projectId: string,
  isPrimary: boolean | null | undefined,
): Promise<void> {
  if (!isPrimary) return;
  await lock(ctx, Project, projects, projectId);
  const em = await ctx.write();
  for (const other of await em.find(Jobsite, { projectId, isPrimary: true, deletedAt: null })) {
    other.isPrimary = false;
    stamp(ctx, other);
  }
  await em.flush();
}

function definedOnly<T extends object>(input: T): Partial<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;
}
