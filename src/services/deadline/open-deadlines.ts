import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { addDays, daysBetween } from '../../domain/shared/calendar.js';
import { Violations } from '../../errors/app-error.js';
import { countOpenDeadlines, openDeadlines } from '../../reads/loaders/deadline.loader.js';
import type { OpenDeadline, OpenDeadlineCounts } from '../../schema/deadline.js';
import { checkPage } from '../shared/page-of-rows.js';

/** The most weeks of one answer. */
const mostWeeks = 106;

interface Asked {
  from: string | null;
  until: string;
  first: number | null;
  offset: number | null;
}

/** What is still to be done on all active projects up to a day, earliest first. */
export function readOpenDeadlines(ctx: RequestContext, { from, until, first, offset }: Asked): Promise<OpenDeadline[]> {
  authorize(ctx, 'read');
  const violations = new Violations();
  const page = checkPage(violations, { first, offset });
  if (from !== null && from > until) violations.add('until', 'The until must not be before the from.');
  violations.throwIfAny();
  return openDeadlines(ctx, { from, until, ...page });
}

/** How much is still to be done on all active projects: in each week from a day on, and before it. */
export async function countByWeek(
  ctx: RequestContext,
  { from, until }: { from: string; until: string },
): Promise<OpenDeadlineCounts> {
  authorize(ctx, 'read');
  const violations = new Violations();
  if (from > until) violations.add('until', 'The until must not be before the from.');
  else if (daysBetween(from, until) > mostWeeks * 7)
    violations.add('until', `The until must be at most ${mostWeeks} weeks after the from.`);
  violations.throwIfAny();
  const rows = await countOpenDeadlines(ctx, { from, until });
  const counts = new Map(rows.map(({ week, count }) => [week, count]));
  const weeks: OpenDeadlineCounts['weeks'] = [];
  for (let week = toMonday(from); week <= until; week = addDays(week, 7)) {
    weeks.push({ week, count: counts.get(week) ?? 0 });
  }
  return { before: counts.get(null) ?? 0, weeks };
}

/** The Monday that a day follows, or is. */
function toMonday(day: string): string {
  // 1 January 2024 is a Monday.
  return addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));
}
