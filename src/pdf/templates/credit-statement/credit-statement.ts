import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { CreditStatementModel } from '../../../domain/credit-statement/model.js';
import { formatAmount, formatDate } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { caption, contentWidth, documentBase, ink, piece, rule } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed, boxedWidths } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';
import { lineTable } from './lines.js';
import { creditSummary } from './summary.js';

type CreditStatementJob = Extract<RenderJob, { template: 'credit-statement' }>;

const title = 'Statement of Credits';

/** Opening balance, additions and deductions by kind, then every line up to the closing balance. */
export function creditStatementDefinition({
  model,
  preview,
  generatedAt,
  verification,
}: CreditStatementJob): TDocumentDefinitions {
  const { organization } = model;
  const covered = formatDays(model);
  const base = documentBase({
    title: `${title}: ${organization.name}`,
    subject: `${title}, ${covered}`,
    author: organization.name,
    keywords: ['credit-statement', model.from, model.to].join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: organization.name,
    center: covered,
    running: `${title}, ${covered}, continued`,
    mark: verification && verificationMark(verification),
  });
  const section: Content[] = [
    heading(covered),
    facts(model, generatedAt),
    creditSummary(model),
    note(model),
    ...lineTable(model),
  ];
  return { ...base, content: [{ section: withLeastType(section, leastType), ...numbering.frame() }] };
}

function formatDays({ from, to }: CreditStatementModel): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}

function heading(covered: string): Content {
  const period: Column = {
    width: 220,
    alignment: 'right',
    stack: [caption('Period'), { text: covered, bold: true, fontSize: 9.5 }],
    field: true,
  };
  return [
    { columns: [{ text: title, headlineLevel: 1, fontSize: 15, bold: true, width: contentWidth - 220 }, period] },
    rule(1.2, 3),
  ];
}

function facts({ organization, closing, held }: CreditStatementModel, generatedAt: string): Content {
  const line = (text: string) => ({ text, fontSize: 9 });
  const available = [
    line(`${formatAmount(closing.free)} free`),
    line(`${formatAmount(closing.partnerEligible)} partner-eligible`),
    ...(held === '0.00' ? [] : [line(`${formatAmount(held)} of them held for open requests`)]),
  ];
  const cells = [
    [caption('Account'), { text: organization.name, bold: true, fontSize: 9 }, ...organization.addressLines.map(line)],
    [
      caption('Closing balance'),
      { text: `${formatAmount(closing.total)} credits`, bold: true, fontSize: 9 },
      ...available,
    ],
    [caption('Prepared'), line(formatDate(generatedAt.slice(0, 10)))],
  ];
  return {
    table: { widths: boxedWidths(3), body: [cells.map((stack) => ({ stack, field: true }))], dontBreakRows: true },
    layout: boxed,
    margin: [0, 7, 0, 0],
  };
}

function note({ lines }: CreditStatementModel): Content {
  const byDay = lines.some(({ eventType }) => eventType === 'api_call');
  const text = [
    'One credit is one US dollar. Dates are in UTC. Held credits remain in the balance until they are charged.',
    byDay ? 'API calls are totaled by day.' : '',
  ];
  return { text: text.join(' ').trim(), italics: true, fontSize: 9, color: ink.caption, margin: [0, 4, 0, 0] };
}
