import { addDays } from '../shared/calendar.js';
import { watchedDays } from './approach.js';
import { dayToKeep } from './day-to-keep.js';
import { isOpen } from './open.js';
import { type Act, findWay, isDecisive, uselessFrom } from './rights.js';
import { assessRights, type Done } from './rights-status.js';

interface Work extends Done {
  completionDate: string | null;
}

/**
 * The most urgent act: the first day of what keeps the right of the project, or else of what is beside it, such as a stop payment
 * notice. What is done, not required or of no use any more is none, and neither is what has no day or keeps a right that is lost or settled.
 */
export function findNextAct<Some extends Act>(acts: readonly Some[], work: Work, today: string): Some | null {
  const way = findWay(acts);
  const { hasRights, lostFrom } = assessRights(acts, work);
  const isOver = !hasRights || (lostFrom ?? '9999') <= today;
  const isUseless = (act: Act) => (uselessFrom(act, work) ?? '9999') <= today;
  const dated = acts.filter(
    (act) => act.required !== false && dayToKeep(act) !== null && isOpen(act, work) && !isUseless(act),
  );
  const isAhead = (act: Act) => dayToKeep(act)! >= today;
  const ofRight = dated.filter(({ kind }) => !isOver && way?.acts.has(kind));
  const ahead = ofRight.filter(isAhead);
  const overdue = ofRight.filter((act) => !isAhead(act));
  const beside = dated.filter((act) => !way?.acts.has(act.kind) && isAhead(act));
  // A late notice saves less each day, but never as much as what is due now and ends the whole right.
  const soon = addDays(today, watchedDays.before);
  const isPressed = ahead.some((act) => isDecisive(act) && dayToKeep(act)! <= soon);
  const saving = isPressed ? [] : overdue.filter((act) => isSaving(act, work));
  // What is overdue and in doubt is overdue forever: it would hide all others.
  return findFirst(saving) ?? findFirst(ahead) ?? findFirst(beside) ?? findFirst(overdue) ?? null;
}

/** The day of the next act, and the first day on which that is another one; null: none is known. */
export function followNextAct(
  acts: readonly Act[],
  work: Work,
  today: string,
): { nextDay: string | null; nextDayUntil: string | null } {
  if (work.status === 'archived') return { nextDay: null, nextDayUntil: null };
  const dayOn = (date: string) => {
    const act = findNextAct(acts, work, date);
    return act && dayToKeep(act);
  };
  const nextDay = dayOn(today);
  const turns = [
    assessRights(acts, work).lostFrom,
    ...acts.flatMap((act) => {
      const day = dayToKeep(act);
      return [day && addDays(day, 1), day && addDays(day, -watchedDays.before), uselessFrom(act, work)];
    }),
  ];
  const ahead = [...new Set(turns.filter((day) => day !== null && day > today))].sort() as string[];
  return { nextDay, nextDayUntil: ahead.find((date) => dayOn(date) !== nextDay) ?? null };
}

/** Whether an act that is late surely saves something: the law asks for it, and it covers days before it on which work went on. */
function isSaving(act: Act, { status, lastFurnishingDate, completionDate }: Work): boolean {
  // Of work that has ended it is not known what the days before cover, unless its last day is.
  const isEndKnown = lastFurnishingDate !== null || (status === 'active' && completionDate === null);
  return act.required === true && act.missingFacts.length === 0 && act.rollingLookbackDays !== null && isEndKnown;
}

/** Of several on the same day, the one that the course has first. */
function findFirst<Some extends Act>(acts: readonly Some[]): Some | undefined {
  return [...acts].sort((one, other) => dayToKeep(one)!.localeCompare(dayToKeep(other)!))[0];
}
