import type { Cell, EmailContent, PageUrl } from './content.js';

/** One thing that an e-mail reports, for an e-mail about many. */
export interface ReportLine {
  /** In a daily e-mail, the project that it is listed under. */
  project: { id: string | null; name: string } | null;
  cells: readonly Cell[];
}

/** How a cause is reported. */
export interface Template<Data> {
  /** What is reported of one cause, for a daily e-mail: an e-mail about deadlines reports several. */
  report(data: Data, page: PageUrl): { lines: ReportLine[]; more: number };
  /** The e-mail about one cause. What is reported of deadlines is already joined (open-deadlines.ts). */
  write(data: Data, page: PageUrl): EmailContent;
  /** The subject and lead of an e-mail about several causes, and where all are listed. */
  several?: { subject(count: string): string; lead: string; list: string };
}

/** What is reported of a cause about one record. */
export function reportOne(
  projectId: string | null | undefined,
  project: string | null | undefined,
  ...cells: Cell[]
): { lines: ReportLine[]; more: number } {
  return { lines: [{ project: project ? { id: projectId ?? null, name: project } : null, cells }], more: 0 };
}
