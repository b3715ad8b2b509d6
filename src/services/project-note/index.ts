import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { ProjectNote } from '../../entities/project-note.js';
import { Violations } from '../../errors/app-error.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { projectNotes } from '../../reads/loaders/project-note.loader.js';
import type { CreateProjectNoteInput, UpdateProjectNoteInput } from '../../schema/project-note.js';
import { insert, lock, references, remove, update } from '../shared/record.js';
import { removeNoteFiles } from './files.js';
import { mailNamed } from './mail-named.js';

export async function createProjectNote(ctx: RequestContext, input: CreateProjectNoteInput): Promise<ProjectNote> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { project } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
  });
  checkTask(violations, input, input.isTask === true);
  const { mentionedIds, assigneeId } = await checkMembers(ctx, violations, input);
  violations.throwIfAny();
  const note = await insert(ctx, ProjectNote, {
    ...input,
    mentionedIds,
    assigneeId,
    organizationId: project!.organization_id as string,
    authorId: ctx.principal.userId || null,
  });
  await mailNamed(ctx, note, { mentioned: mentionedIds, assigned: note.assigneeId });
  return note;
}

export async function updateProjectNote(ctx: RequestContext, input: UpdateProjectNoteInput): Promise<ProjectNote> {
  authorize(ctx, 'records');
  const note = await lock(ctx, ProjectNote, projectNotes, input.id);
  const violations = new Violations();
  checkTask(violations, input, note.isTask);
  const before = { mentionedIds: note.mentionedIds, assigneeId: note.assigneeId };
  const { mentionedIds, assigneeId } = await checkMembers(ctx, violations, input, before);
  violations.throwIfAny();
  const isChanged = input.isDone !== undefined && input.isDone !== note.isDone;
  const done = isChanged && {
    doneAt: input.isDone ? ctx.now() : null,
    doneById: input.isDone ? ctx.principal.userId || null : null,
  };
  const named = { ...(input.mentionedIds && { mentionedIds }), ...(assigneeId && { assigneeId }) };
  const changed = await update(ctx, note, { ...input, ...named, ...done });
  await mailNamed(ctx, changed, {
    mentioned: input.mentionedIds ? mentionedIds.filter((id) => !before.mentionedIds.includes(id)) : [],
    assigned: changed.assigneeId === before.assigneeId ? null : changed.assigneeId,
  });
  return changed;
}

export async function deleteProjectNote(ctx: RequestContext, id: string): Promise<ProjectNote> {
  authorize(ctx, 'records');
  const note = await lock(ctx, ProjectNote, projectNotes, id);
  await removeNoteFiles(ctx, [id]);
  return remove(ctx, note);
}

/** What only a task has. */
function checkTask(
  violations: Violations,
  input: Pick<UpdateProjectNoteInput, 'assigneeId' | 'dueOn' | 'isDone'>,
  isTask: boolean,
): void {
  if (isTask) return;
  const ofTask = { assigneeId: 'assignee id', dueOn: 'due on', isDone: 'is done' } as const;
  for (const [field, words] of Object.entries(ofTask)) {
    if (input[field as keyof typeof ofTask]) {
      violations.add(field, `The ${words} field is only accepted for a task.`);
    }
  }
}

/**
 * Those whom a note names must be members, who all see the project. Someone who has left since stays in it.
 *
 * @returns those whom it mentions, each once, and who has the task, with their ids as they are stored
 */
async function checkMembers(
  ctx: RequestContext,
  violations: Violations,
  input: { mentionedIds?: readonly string[] | null; assigneeId?: string | null },
  before: { mentionedIds: readonly string[]; assigneeId: string | null } = { mentionedIds: [], assigneeId: null },
): Promise<{ mentionedIds: string[]; assigneeId: string | null }> {
  const mentioned = [...new Set((input.mentionedIds ?? []).map((id) => id.toLowerCase()))];
  const assignee = input.assigneeId?.toLowerCase() ?? null;
  const named = { mentionedIds: mentioned, assigneeId: assignee };
  const newIds = [
    ...mentioned.filter((id) => !before.mentionedIds.includes(id)),
    ...(assignee && assignee !== before.assigneeId ? [assignee] : []),
  ];
  if (newIds.length === 0) return named;
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships
    where organization_id = ${ctx.account.id}::uuid and user_id = any(${newIds}::uuid[])`.execute(ctx.db);
  const isUnknown = (id: string) => newIds.includes(id) && !rows.some((row) => row.id === id);
  for (const [index, id] of (input.mentionedIds ?? []).entries()) {
    if (isUnknown(id.toLowerCase())) {
      violations.add(`mentionedIds.${index}`, `The selected mentioned ids.${index} is invalid: it is no member.`);
    }
  }
  if (assignee && isUnknown(assignee)) {
    violations.add('assigneeId', 'The selected assignee id is invalid: it is no member.');
  }
  return named;
}
