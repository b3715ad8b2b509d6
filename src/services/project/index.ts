import { hasDuty } from 'lien-deadlines';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isFuture, orderViolations } from '../../domain/shared/date-order.js';
import type { Violation } from '../../domain/shared/violation.js';
import type { ClaimantRole } from '../../domain/vocabulary.js';
import { Jobsite } from '../../entities/jobsite.js';
import { Party } from '../../entities/party.js';
import { Project } from '../../entities/project.js';
import { ProjectNote } from '../../entities/project-note.js';
import { Sov } from '../../entities/sov.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type { CreateProjectInput, UpdateProjectInput } from '../../schema/project.js';
import { lockContract } from '../contract/contract.js';
import { refreshDraft } from '../contract/figures.js';
import { checkClaimantCap } from '../division/claimant-cap.js';
import { removeNoteFiles } from '../project-note/files.js';
import {
  insert,
  isReferenced,
  lock,
  references,
  referringTables,
  remove,
  stamp,
  tableWords,
  update,
} from '../shared/record.js';
import { todayAt } from '../shared/today.js';

/** Creates the project and its system-managed claimant party. */
export async function createProject(ctx: RequestContext, input: CreateProjectInput): Promise<Project> {
  authorize(ctx, 'records');
  const violations = new Violations();
  await checkClaimantCap(ctx, violations, { field: 'divisionId', divisionId: input.divisionId });
  return openProject(ctx, input, violations);
}

/** As createProject, for a claimant that was counted before: the partner creates the project of a request for research. */
export async function openProject(
  ctx: RequestContext,
  input: CreateProjectInput,
  violations = new Violations(),
): Promise<Project> {
  authorize(ctx, 'records');
  const { division } = await references(ctx, violations, {
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
  });
  violations.addAll(await factViolations(ctx, input, input));
  violations.throwIfAny();
  const organizationId = division!.organization_id as string;
  const project = await insert(ctx, Project, { ...input, organizationId });
  await insert(ctx, Party, {
    projectId: project.id,
    organizationId,
    role: input.claimantRole as ClaimantRole,
    isClaimant: true,
  });
  return project;
}

export async function updateProject(ctx: RequestContext, input: UpdateProjectInput): Promise<Project> {
  authorize(ctx, 'records');
  const project = await lock(ctx, Project, projects, input.id);
  const violations = new Violations();
  const moves = input.divisionId !== undefined && input.divisionId !== project.divisionId;
  if (moves)
    await checkClaimantCap(ctx, violations, {
      field: 'divisionId',
      divisionId: input.divisionId!,
      projectId: project.id,
    });
  const { division } = await references(ctx, violations, {
    division: { field: 'divisionId', table: divisions, id: moves ? input.divisionId : null },
  });
  const state = input.state === undefined ? project.state : input.state;
  violations.addAll(await factViolations(ctx, input, { id: project.id, state }));
  if (moves && (await isReferenced(ctx, documentRecords, project.id))) {
    violations.add(
      'divisionId',
      'The division id field cannot change: the project has records that name the division.',
    );
  }
  violations.throwIfAny();
  const organizationId = (division?.organization_id as string | undefined) ?? project.organizationId;
  await syncClaimant(ctx, project.id, organizationId, (input.claimantRole ?? project.claimantRole) as ClaimantRole);
  const changed = await update(ctx, project, { ...input, organizationId });
  // Line 1 of a draft application is the contract amount.
  const contract = input.contractAmount === undefined ? undefined : await lockContract(ctx, project.id);
  if (contract) await refreshDraft(ctx, contract);
  return changed;
}

/** Deletes the project with its parties, jobsites, schedules of values, notes and tasks; document records must be deleted first. */
export async function deleteProject(ctx: RequestContext, id: string): Promise<Project> {
  authorize(ctx, 'records');
  const project = await lock(ctx, Project, projects, id);
  const used = await referringTables(ctx, [...documentRecords, ...keptRecords], id);
  if (used.length > 0) {
    throw invalid({ id: [`The project has ${tableWords(used)}: delete them first.`] });
  }
  const em = await ctx.write();
  const where = { projectId: id, accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null };
  const notes = await em.find(ProjectNote, where);
  if (notes.length > 0) {
    await removeNoteFiles(
      ctx,
      notes.map((note) => note.id),
    );
  }
  const children = [await em.find(Party, where), await em.find(Jobsite, where), await em.find(Sov, where), notes];
  for (const child of children.flat()) {
    child.deletedAt = ctx.now();
    child.updatedAt = ctx.now();
  }
  return remove(ctx, project);
}

/** The facts of a project that can contradict each other. */
type DatedFacts = Pick<
  CreateProjectInput,
  | 'firstFurnishingDate'
  | 'lastFurnishingDate'
  | 'completionDate'
  | 'originalContractDate'
  | 'recordedNotices'
  | 'actsDone'
>;

/** What is wrong with the facts of a project, its references aside. */
export async function factViolations(
  ctx: RequestContext,
  input: DatedFacts,
  place: { id?: string; state?: string | null },
): Promise<Violation[]> {
  return [
    ...orderViolations(furnishing, input),
    ...contractViolations(input),
    ...(await actViolations(ctx, input, place)),
  ];
}

/** The work must begin before it ends: as below, this refuses only dates that are sent together. */
const furnishing = [
  ['firstFurnishingDate', 'lastFurnishingDate'],
  ['firstFurnishingDate', 'completionDate'],
] as const;

/**
 * The work cannot end before the contract for it. Only dates that are sent together are refused: with a stored date, the
 * deadlines carry a warning.
 */
function contractViolations({ originalContractDate, completionDate, recordedNotices }: DatedFacts) {
  const pairs = (recordedNotices ?? []).map(({ recordedOn }, index) => ({
    field: `recordedNotices.${index}.recordedOn`,
    recordedOn,
  }));
  return [
    ...orderViolations([['originalContractDate', 'completionDate']], { originalContractDate, completionDate }),
    ...pairs.flatMap(({ field, recordedOn }) =>
      orderViolations([['originalContractDate', 'recordedOn']], { originalContractDate, recordedOn }).map(
        (violation) => ({ ...violation, field }),
      ),
    ),
  ];
}

/** An act that is yet to come is not done, and must be reminded about. */
async function actViolations(
  ctx: RequestContext,
  { actsDone }: DatedFacts,
  place: { id?: string; state?: string | null },
) {
  if (!actsDone?.length) return [];
  const today = await todayAt(ctx, place);
  return actsDone.flatMap(({ kind, duty, doneOn, waiverSignedOn }, index) => [
    ...(duty && !hasDuty(kind, duty)
      ? [{ field: `actsDone.${index}.duty`, message: 'The duty field is not accepted: no state has it for this act.' }]
      : []),
    ...(doneOn && isFuture(doneOn, today)
      ? [{ field: `actsDone.${index}.doneOn`, message: 'The done on field must not be a date in the future.' }]
      : []),
    ...(waiverSignedOn && kind !== 'affidavit_of_nonpayment'
      ? [
          {
            field: `actsDone.${index}.waiverSignedOn`,
            message: 'The waiver signed on field is only accepted for an affidavit of nonpayment.',
          },
        ]
      : []),
  ]);
}

/** The records whose documents are made under the name of the project's division. */
const documentRecords = ['notices', 'waivers', 'escalations', 'pay_applications'].map((table) => ({
  table,
  column: 'project_id',
}));

/** What arrived, and what others were asked for, is kept for as long as its project is. */
const keptRecords = ['received_notices', 'waiver_requests'].map((table) => ({ table, column: 'project_id' }));

/**
 * The claimant party and the jobsites follow the project: their organization is the division's, and the party's role is the
 * claimant role.
 */
async function syncClaimant(
  ctx: RequestContext,
  projectId: string,
  organizationId: string,
  role: ClaimantRole,
): Promise<void> {
  const em = await ctx.write();
  const claimant = await em.findOne(Party, { projectId, isClaimant: true, deletedAt: null });
  if (!claimant || (claimant.organizationId === organizationId && claimant.role === role)) return;
  if (claimant.organizationId !== organizationId) {
    for (const jobsite of await em.find(Jobsite, { projectId, deletedAt: null })) {
      Object.assign(jobsite, { organizationId });
      stamp(ctx, jobsite);
    }
  }
  Object.assign(claimant, { organizationId, role });
  stamp(ctx, claimant);
}
