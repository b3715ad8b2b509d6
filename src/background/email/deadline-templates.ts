import { formatDayInFull, formatMonth } from '../../domain/email/day.js';
import { displayText } from '../../domain/vocabulary.js';
import type { Cell, EmailContent, PageUrl } from './content.js';
import type { DeadlineLine, ProjectDeadlineLine, RecordEmailData } from './data.js';

export const unverified =
  'Calculated deadlines are reference data that no lawyer has verified. Have a lawyer check your deadlines before you rely on them.';
export const lateNotice =
  'In some states a late notice still covers part of the claim. See the deadline rule of the notice.';

/** A page that an e-mail names; only its text without an id. */
export function linked(text: string, path: string | undefined, page: PageUrl): Cell {
  return path === undefined ? text : { text, url: page(path) };
}

export function projectCell(project: string, id: string | null | undefined, page: PageUrl): Cell {
  return linked(project, id ? `/projects/${id}` : undefined, page);
}

export function noticeCell({ noticeId, number, type }: DeadlineLine, page: PageUrl): Cell {
  return linked(`${number} (${displayText(type)})`, noticeId && `/notices/${noticeId}`, page);
}

export function stepCell({ projectId, document, kind, month }: ProjectDeadlineLine, page: PageUrl): Cell {
  const step = `${document ?? displayText(kind)}${month ? ` for ${formatMonth(month)}` : ''}`;
  return linked(step, projectId ? `/projects/${projectId}` : undefined, page);
}

type Notices = RecordEmailData['deadline_missed'];
type Deadlines = RecordEmailData['project_deadline_missed'];

export function writeMissedNotices({ notices, more }: Notices, page: PageUrl): EmailContent {
  const [first] = notices;
  const isOne = notices.length + more === 1;
  return {
    subject: isOne
      ? `Deadline missed: notice ${first!.number}, ${formatDayInFull(first!.deadline)}`
      : `Deadlines missed: ${count(notices, more)} notices`,
    lead: isOne
      ? 'The deadline of this notice has passed, and the notice has not been served.'
      : 'The deadlines of these notices have passed, and the notices have not been served.',
    list: listNotices(notices, more, page),
    action: seeNotices(notices, more, page),
    closing: [lateNotice, unverified],
  };
}

export function writeComingNotices({ notices, more }: Notices, page: PageUrl): EmailContent {
  const [first] = notices;
  const isOne = notices.length + more === 1;
  return {
    subject: isOne
      ? `Serve by ${formatDayInFull(first!.deadline)}: notice ${first!.number}`
      : `Serve by ${formatDayInFull(first!.deadline)}: ${count(notices, more)} notices`,
    lead: isOne
      ? 'This notice has not been served, and its deadline is at most one day away.'
      : 'These notices have not been served, and their deadlines are at most one day away.',
    list: listNotices(notices, more, page),
    action: seeNotices(notices, more, page),
    closing: [unverified],
  };
}

export function writeMissedDeadlines({ deadlines, more }: Deadlines, page: PageUrl): EmailContent {
  const [first] = deadlines;
  const isOne = deadlines.length + more === 1;
  return {
    subject: isOne
      ? `Deadline missed: ${first!.project}, ${formatDayInFull(first!.deadline)}`
      : `Deadlines missed: ${count(deadlines, more)} on your projects`,
    lead: isOne
      ? 'This deadline has passed, and no record shows that the act is done.'
      : 'These deadlines have passed, and no record shows that the acts are done.',
    list: listDeadlines(deadlines, more, page),
    action: seeDeadlines(deadlines, more, page),
    closing: ['Record what is done on the project, and no more reminders are sent for it.', unverified],
  };
}

export function writeComingDeadlines({ deadlines, more }: Deadlines, page: PageUrl): EmailContent {
  const [first] = deadlines;
  const isOne = deadlines.length + more === 1;
  return {
    subject: isOne
      ? `Due by ${formatDayInFull(first!.deadline)}: ${first!.project}`
      : `Due by ${formatDayInFull(first!.deadline)}: ${count(deadlines, more)} deadlines of your projects`,
    lead: isOne
      ? 'This deadline is at most one day away, and no record shows that the act is done.'
      : 'These deadlines are at most one day away, and no record shows that the acts are done.',
    list: listDeadlines(deadlines, more, page),
    action: seeDeadlines(deadlines, more, page),
    closing: [unverified],
  };
}

function count(lines: readonly unknown[], more: number): string {
  return (lines.length + more).toLocaleString('en-US');
}

function listNotices(notices: readonly DeadlineLine[], more: number, page: PageUrl): EmailContent['list'] {
  return {
    heads: ['Serve by', 'Notice', 'Project'],
    rows: notices.map((line) => [
      formatDayInFull(line.deadline),
      noticeCell(line, page),
      projectCell(line.project, line.projectId, page),
    ]),
    ...(more > 0 && { more: countMore(more, '/notices', page) }),
  };
}

function listDeadlines(lines: readonly ProjectDeadlineLine[], more: number, page: PageUrl): EmailContent['list'] {
  return {
    heads: ['Due by', 'Step', 'Project'],
    rows: lines.map((line) => [formatDayInFull(line.deadline), stepCell(line, page), line.project]),
    ...(more > 0 && { more: countMore(more, '/today', page) }),
  };
}

export function countMore(more: number, path: string, page: PageUrl): Cell {
  return { text: `and ${more.toLocaleString('en-US')} more`, url: page(path) };
}

function seeNotices(notices: readonly DeadlineLine[], more: number, page: PageUrl): EmailContent['action'] {
  const [{ noticeId } = {}] = notices as [DeadlineLine?];
  if (notices.length + more === 1 && noticeId) return { label: 'Open the notice', url: page(`/notices/${noticeId}`) };
  return { label: 'See the notices to serve', url: page('/notices') };
}

function seeDeadlines(lines: readonly ProjectDeadlineLine[], more: number, page: PageUrl): EmailContent['action'] {
  const [{ projectId } = {}] = lines as [ProjectDeadlineLine?];
  if (lines.length + more === 1 && projectId) return { label: 'Open the project', url: page(`/projects/${projectId}`) };
  return { label: 'See what is due', url: page('/today') };
}
