import { type DeadlineKind, verbFor } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { dayToKeep } from '../../domain/deadlines/day-to-keep.js';
import { findNextAct } from '../../domain/deadlines/next-act.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import { begunNotices, isBegunBy } from '../../reads/loaders/deadline.loader.js';
import { doneRecords } from '../../reads/loaders/done-acts.js';
import type { NextAct } from '../../schema/deadline.js';
import { todayIn } from '../shared/today.js';
import { projectCourse } from './index.js';

/** What the claimant has to do next on a project, and by when; null if nothing with a day is left, and on an archived project. */
export async function readNextAct(ctx: RequestContext, projectId: string): Promise<NextAct | null> {
  const { deadlines, ...facts } = await projectCourse(ctx, projectId);
  if (facts.status === 'archived') return null;
  const today = todayIn(ctx, facts.state ?? '');
  const act = findNextAct(deadlines, { ...facts, ...(await doneRecords(ctx, projectId)) }, today);
  if (!act) return null;
  const day = dayToKeep(act)!;
  const { kind, duty, month, documentName, date, mailBy, fileBy } = act;
  const begun = await begunNotices.of(ctx, projectId);
  return {
    projectId,
    state: facts.state,
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
    begunNoticeId: begun.find((notice) => isBegunBy(act, notice))?.id ?? null,
  };
}

/** `Serve the Notice to Owner`, `File suit on the lien`. */
function toWords(kind: DeadlineKind, documentName: string | null): string {
  const verb = verbFor(kind);
  const document = documentName ?? kind.replaceAll('_', ' ');
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${kind.endsWith('_suit') ? '' : 'the '}${document}`;
}
