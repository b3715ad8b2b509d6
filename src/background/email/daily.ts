import type { EmailContent, PageUrl, Rows } from './content.js';
import type { RecordTemplate } from './data.js';
import { projectCell, unverified } from './deadline-templates.js';
import { recordTemplates } from './record-templates.js';
import type { ReportLine } from './report-line.js';

/** Lines of a daily e-mail; it counts the others. */
const listed = 100;

/** One e-mail about everything of a day, project by project. */
export function writeDaily(
  reports: ReadonlyArray<readonly [RecordTemplate, readonly never[]]>,
  page: PageUrl,
): EmailContent {
  const parts = reports.flatMap(([template, causes]) =>
    causes.map((data) => recordTemplates[template].report(data, page)),
  );
  const lines = parts.flatMap((part) => part.lines);
  const shown = lines.slice(0, listed);
  const more = parts.reduce((sum, part) => sum + part.more, lines.length - shown.length);
  const total = lines.length + parts.reduce((sum, part) => sum + part.more, 0);
  const byProject = Map.groupBy(shown, ({ project }) => project?.id ?? project?.name ?? '');
  const hasDeadlines = reports.some(([template]) => template.includes('deadline'));
  return {
    subject: total === 1 ? 'Daily summary: 1 item' : `Daily summary: ${total.toLocaleString('en-US')} items`,
    lead: 'This is what arose since the last daily e-mail, by project.',
    groups: [...byProject.values()].map((ofProject) => ({
      title: writeTitle(ofProject, page),
      rows: toRows(ofProject),
    })),
    action: { label: 'Open Today', url: page('/today') },
    closing: [
      ...(more > 0 ? [`${more.toLocaleString('en-US')} more are in the console.`] : []),
      ...(hasDeadlines ? [unverified] : []),
    ],
  };
}

function writeTitle([first]: readonly ReportLine[], page: PageUrl) {
  const project = first!.project;
  return project ? projectCell(project.name, project.id, page) : 'Other';
}

function toRows(lines: readonly ReportLine[]): Rows {
  return lines.map(({ cells }) => cells);
}
