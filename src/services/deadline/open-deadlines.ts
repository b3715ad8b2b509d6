import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { addDays, daysBetween } from '../../domain/shared/calendar.js';
import { Violations } from '../../errors/app-error.js';
import {
  countDeadlinesByDay,
  countOpenDeadlines,
  openDeadlines,
  type WantedDeadlines,
} from '../../reads/loaders/deadline.loader.js';
import type { RowsArgs } from '../../schema/connection.js';
import type { OpenDeadline, OpenDeadlineCounts, OpenDeadlineDay, OpenDeadlineFilter } from '../../schema/deadline.js';
import { checkPage } from '../shared/page-of-rows.js';

/** The most weeks of one answer. */
const mostWeeks = 106;

interface Asked extends RowsArgs {
  from: string | null;
  until: string;
  filter: OpenDeadlineFilter | null;
}

/** Of one answer: three months, and what fills their weeks. */
const maxDays = 106;

function toWanted(filter: OpenDeadlineFilter | null): WantedDeadlines {
  return { kinds: filter?.kinds ?? null, projectId: filter?.projectId ?? null, state: filter?.state ?? null };
}

/** What is still to be done on all active projects up to a day, earliest first. */
export function readOpenDeadlines(
  ctx: RequestContext,
  { from, until, first, offset, filter }: Asked,
): Promise<OpenDeadline[]> {
  authorize(ctx, 'read');
  const violations = new Violations();
  const page = checkPage(violations, { first, offset });
  if (from !== null && from > until) violations.add('until', 'The until must not be before the from.');
  violations.throwIfAny();
  return openDeadlines(ctx, { from, until, ...page, wanted: toWanted(filter) });
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

/** How much is still to be done on each day, by what is to be done. */
export function countByDay(
  ctx: RequestContext,
  { from, until, filter }: { from: string; until: string; filter: OpenDeadlineFilter | null },
): Promise<OpenDeadlineDay[]> {
  authorize(ctx, 'read');
  checkDays(from, until);
  return countDeadlinesByDay(ctx, { from, until, wanted: toWanted(filter) });
}

/** Rejects more days than a calendar shows. */
export function checkDays(from: string, until: string): void {
  const violations = new Violations();
  if (from > until) violations.add('until', 'The until must not be before the from.');
  else if (daysBetween(from, until) >= maxDays)
    violations.add('until', `The until must be less than ${maxDays} days after the from.`);
  violations.throwIfAny();
}

/** The Monday that a day follows, or is. */
function toMonday(day: string): string {
  // 1 January 2024 is a Monday.
  return addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));
}
