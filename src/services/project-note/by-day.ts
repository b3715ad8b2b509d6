import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { countTasksByDay } from '../../reads/loaders/task-days.js';
import type { OpenTaskDay, ProjectNoteFilter } from '../../schema/project-note.js';
import { checkDays } from '../deadline/open-deadlines.js';

/** How many tasks are due on each day. */
export function countDueTasks(
  ctx: RequestContext,
  { from, until, filter }: { from: string; until: string; filter: ProjectNoteFilter | null },
): Promise<OpenTaskDay[]> {
  authorize(ctx, 'read');
  checkDays(from, until);
  return countTasksByDay(ctx, { from, until, filter: { ...filter } });
}
