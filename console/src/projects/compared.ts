import { dayToKeep } from '@domain/deadlines/day-to-keep.js';
import { daysUntil } from '../parts/format';
import type { CourseDeadlineFragment } from './project.documents';

type Deadlines = readonly CourseDeadlineFragment[];

/** The deadlines of one kind in two courses. */
export interface ComparedKind {
  kind: CourseDeadlineFragment['kind'];
  recorded: Deadlines;
  assumed: Deadlines;
  /** How the assumed course differs, in words; null if it does not. */
  difference: string | null;
}

/** Two courses by kind of act, in the order of their first days; what has no day in either comes last. */
export function compared(recorded: Deadlines, assumed: Deadlines): ComparedKind[] {
  const kinds = [...new Set([...recorded, ...assumed].map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const sides = { recorded: ofKind(kind, recorded), assumed: ofKind(kind, assumed) };
      return { kind, ...sides, difference: describeDifference(sides.recorded, sides.assumed) };
    })
    .sort((one, other) => firstDay(one).localeCompare(firstDay(other)));
}

function ofKind(kind: CourseDeadlineFragment['kind'], deadlines: Deadlines): Deadlines {
  return deadlines.filter((deadline) => deadline.kind === kind);
}

function firstDay({ recorded, assumed }: Pick<ComparedKind, 'recorded' | 'assumed'>): string {
  return [...recorded, ...assumed].map((deadline) => dayToKeep(deadline) ?? '9999').sort()[0]!;
}

function describeDifference(recorded: Deadlines, assumed: Deadlines): string | null {
  if (recorded.length === 0) return 'only with these facts';
  if (assumed.length === 0) return 'only as recorded';
  if (JSON.stringify(recorded.map(shown)) === JSON.stringify(assumed.map(shown))) return null;
  const [one, other] = [recorded[0]!, assumed[0]!];
  const [before, after] = [dayToKeep(one), dayToKeep(other)];
  const isOnlyDated = recorded.length === 1 && assumed.length === 1 && isRequired(one) === isRequired(other);
  if (!isOnlyDated || !before || !after || before === after) return 'differs';
  const days = daysUntil(after, before);
  return `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`;
}

const isRequired = ({ required }: CourseDeadlineFragment) => required !== false;

/** What the page shows of a deadline; of its reasons only where they are all that it has. */
function shown(deadline: CourseDeadlineFragment) {
  const { documentName, month, date, safeDate, mailBy, fileBy, explanation } = deadline;
  const dates = [documentName, month, date, safeDate, mailBy, fileBy, isRequired(deadline)];
  return dayToKeep(deadline) ? dates : [...dates, explanation];
}
