import { type DeadlineKind, verbFor } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { dayToKeep } from '../../domain/deadlines/day-to-keep.js';
import { findNextAct } from '../../domain/deadlines/next-act.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import { begunNotices, isBegunBy } from '../../reads/loaders/deadline.loader.js';
import type { CourseFacts } from '../../reads/loaders/deadline-facts.js';
import { type DoneRecords, doneRecords, noRecords } from '../../reads/loaders/done-acts.js';
import type { NextAct } from '../../schema/deadline.js';
import { todayIn } from '../shared/today.js';
import { type DeadlineAhead, projectCourse } from './index.js';

/** What the claimant has to do next on a project, and by when; null if nothing with a day is left, and on an archived project. */
export async function readNextAct(ctx: RequestContext, projectId: string): Promise<NextAct | null> {
  const { deadlines, ...facts } = await projectCourse(ctx, projectId);
  const next = findAct(ctx, { ...facts, ...(await doneRecords(ctx, projectId)) }, deadlines);
  if (!next) return null;
  const begun = await begunNotices.of(ctx, projectId);
  return {
    ...next.nextAct,
    projectId,
    begunNoticeId: begun.find((notice) => isBegunBy(next.act, notice))?.id ?? null,
  };
}

/** The same of a project that has these facts and no records. */
export function findActOfFacts(
  ctx: RequestContext,
  facts: CourseFacts,
  deadlines: readonly DeadlineAhead[],
): NextAct | null {
  return findAct(ctx, { ...facts, ...noRecords }, deadlines)?.nextAct ?? null;
}

function findAct(ctx: RequestContext, work: CourseFacts & DoneRecords, deadlines: readonly DeadlineAhead[]) {
  if (work.status === 'archived') return null;
  const today = todayIn(ctx, work.state ?? '');
  const act = findNextAct(deadlines, work, today);
  if (!act) return null;
  const day = dayToKeep(act)!;
  const { kind, duty, month, documentName, date, mailBy, fileBy } = act;
  const nextAct: NextAct = {
    projectId: '',
    state: work.state,
    kind,
    duty,
    month,
    documentName,
    words: toWords(kind, documentName),
    day,
    date,
    daysLeft: daysBetween(today, day),
    mailBy,
    fileBy,
    begunNoticeId: null,
  };
  return { act, nextAct };
}

/** `Serve the Notice to Owner`, `File suit on the lien`. */
function toWords(kind: DeadlineKind, documentName: string | null): string {
  const verb = verbFor(kind);
  const document = documentName ?? kind.replaceAll('_', ' ');
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${kind.endsWith('_suit') ? '' : 'the '}${document}`;
}
