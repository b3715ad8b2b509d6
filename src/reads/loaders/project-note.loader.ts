import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { ProjectNote } from '../../entities/project-note.js';
import type { ProjectNote as ProjectNoteRow } from '../../schema/project-note.js';
import { filesOf } from './attached-file.loader.js';
import { isInState } from './of-project.js';
import { dayFilters, defineTable, equals, matches } from './table.js';
import { usersOf } from './user.loader.js';

const days = dayFilters('due_order');

/** What has no day sorts as if it were due on the last one, but is of no time. */
const hasDay = sql`due_order < date '9999-12-31'`;

export const projectNotes = defineTable<ProjectNoteRow>({
  type: 'ProjectNote',
  entity: ProjectNote,
  name: 'project_notes',
  one: {
    organization: 'Organization',
    project: 'Project',
  },
  derived: { files: [], author: [], assignee: [], doneBy: [] },
  facts: [
    filesOf.project_note.facts('id', 'files'),
    usersOf.facts('author_id', 'author'),
    usersOf.facts('assignee_id', 'assignee'),
    usersOf.facts('done_by_id', 'doneBy'),
  ],
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    isTask: equals('is_task'),
    isDone: equals('is_done'),
    assigneeId: equals('assignee_id'),
    search: matches('text'),
    dateFrom: (day: string, ctx: RequestContext) => sql`${days.dateFrom(day, ctx)} and ${hasDay}`,
    dateUntil: (day: string, ctx: RequestContext) => sql`${days.dateUntil(day, ctx)} and ${hasDay}`,
    state: isInState,
  },
  orders: { DUE_ON: 'due_order' },
});
