import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import type { G703Totals } from '../../../domain/pay-application/model.js';
import { sheetSum } from '../../../domain/pay-application/sheet.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { payApplicationWording as wording } from '../../assets/pay-application.js';
import { figureCell, measureHang } from '../../figure.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { leastType } from '../../least-type.js';
import { ink, landscape, rule } from '../../page.js';
import { measureLineHeight } from '../../text-runs.js';
import { wrap } from '../../wrap.js';
import { applicationNumber, period } from './application.js';
import { paginate } from './paginate.js';
import {
  figureColumns,
  formatFigures,
  padding,
  type SheetType,
  sheetType,
  sheetWidth,
  workColumns,
} from './sheet-columns.js';
import { continuedRow, measureHeight, rowLeading, rowPadding, type SheetRow, sheetRows } from './sheet-rows.js';

const headSize = 8;
const namesWidth = 470;
/** From the top of a line to its baseline, for each point of type. */
const ascent = 0.89;
/** The most that the engine's own rounding can add up to on a page. */
const slack = 4;

/**
 * Columns A to I on pages with their own heading, column heads and subtotal. Pages are filled here, from measured heights,
 * because the engine reports only after the layout which lines a page contains.
 */
export function sheetPages(model: PayApplicationDocumentModel, bottom = landscape.bottom): Content {
  const { lines, changeOrders, totals, unlistedChange } = model.sheet;
  const type = sheetType([...lines, ...changeOrders.flatMap((order) => order.lines)]);
  const names = headingLines(model);
  const sumHeight = measureHeight(1, leastType);
  const fixed = headingHeight(names) + headHeight(type) + sumHeight + slack;
  const room = landscape.height - landscape.top - bottom - fixed;
  const closing = sumHeight + (unlistedChange ? noteHeight : 0);
  const body = sheetRows(model.sheet, type);
  const continued = Math.max(0, ...body.map((row) => continuedRow(row)?.height ?? 0));
  // A single sheet has the total alone: a subtotal would repeat it.
  const onlySheet = paginate(body, room + sumHeight, closing).length === 1;
  const pages = onlySheet ? [body] : paginate(body, room - continued, closing);
  return pages.map((filled, index): Content => {
    const again = continuedRow(filled[0]);
    const rows = again ? [again, ...filled] : filled;
    const last = index === pages.length - 1;
    const counted = rows.flatMap(({ counts }) => counts ?? []);
    const table = [
      ...columnHeads(type),
      ...rows.map((row) => cells(row, type)),
      ...(onlySheet || counted.length === 0 ? [] : [sumRow('Page subtotal', sheetSum(counted), type)]),
      ...(last ? [sumRow('Grand total', totals, type)] : []),
    ];
    return {
      stack: [
        { stack: [heading(model, names)], reading: index === 0 ? 'include' : 'skip' },
        {
          table: { widths: type.widths, body: table },
          layout: createLayout(rows),
          heads: { rows: 3, column: 1 },
          fontSize: leastType,
          lineHeight: rowLeading,
        },
        ...(last && unlistedChange ? [note(unlistedChange)] : []),
      ],
      ...(index > 0 && { pageBreak: 'before' as const }),
    };
  });
}

function headingLines({ applicant, project }: PayApplicationDocumentModel): string[] {
  const named = [project.name, project.number && `No. ${project.number}`].filter(Boolean).join(', ');
  return wrap(`${applicant.name} · ${named}`, namesWidth, { size: 9, face: 'normal' });
}

function headingHeight(names: string[]): number {
  return 4 + measureLineHeight(13) * 1.08 + Math.max(2, names.length) * measureLineHeight(9) * 1.08 + 6;
}

function heading(model: PayApplicationDocumentModel, names: string[]): Content {
  return [
    {
      columns: [
        {
          width: namesWidth + 4,
          stack: [
            { text: wording.sheetTitle, headlineLevel: 1, fontSize: 13, bold: true },
            { text: names.join('\n'), fontSize: 9 },
          ],
        },
        {
          width: sheetWidth - namesWidth - 4,
          alignment: 'right',
          stack: [
            { text: `Application ${applicationNumber(model)}`, bold: true, fontSize: 10 },
            { text: `Dated ${formatDate(model.applicationDate)}`, fontSize: 9 },
            { text: `Period: ${period(model)}`, fontSize: 9 },
          ],
        },
      ],
    },
    rule(1, 3, sheetWidth),
  ];
}

/** The letters, the head of columns D and E, and the names. */
function headHeight({ widths, size }: SheetType): number {
  const head = { size: headSize, face: 'normal' } as const;
  const lines = figureColumns.map(
    ({ name }, column) => wrap(name, (widths[column + 2] ?? 0) - measureHang(size), head).length,
  );
  return 2 * measureHeight(1, headSize) + measureHeight(Math.max(...lines), headSize);
}

/** The letters and their meaning: the summary refers to columns by letter. */
function columnHeads({ size }: SheetType): TableCell[][] {
  const head = (text: string, alignment: 'left' | 'center', bold = false) => ({
    text,
    alignment,
    bold,
    fontSize: headSize,
  });
  const above = (text: string, bold = false) => ({ ...figureCell(text, size, bold), fontSize: headSize });
  const { first, count, name } = workColumns;
  const group = figureColumns.map(
    (_, column): TableCell => (column === first ? { ...head(name, 'center'), colSpan: count } : ''),
  );
  return [
    [head('A', 'left', true), head('B', 'left', true), ...figureColumns.map(({ letter }) => above(letter, true))],
    ['', '', ...group],
    [
      head('Item no.', 'left'),
      head('Description of work', 'left'),
      ...figureColumns.map(({ name: label }) => above(label)),
    ],
  ];
}

function cells({ kind, item, text, figures }: SheetRow, { size }: SheetType): TableCell[] {
  const bold = kind !== 'line';
  if (kind === 'group') return [{ text: text.join('\n'), bold, colSpan: 10 }, ...Array(9).fill('')];
  return [
    { text: item.join('\n') },
    { text: text.join('\n'), bold },
    ...(figures ? formatFigures(figures) : figureColumns.map(() => '')).map((figure) => besideText(figure, size, bold)),
  ];
}

function sumRow(label: string, sums: G703Totals, { size }: SheetType): TableCell[] {
  return [
    { text: '' },
    { text: label, bold: true },
    ...formatFigures(sums).map((text) => besideText(text, size, true)),
  ];
}

/** A figure on the line of the text in its row, which is larger. */
function besideText(text: string, size: number, bold: boolean) {
  const cell = figureCell(text, size, bold);
  const [left, , right, bottom] = cell.margin;
  return { ...cell, margin: [left, (leastType - size) * ascent, right, bottom] as typeof cell.margin };
}

const noteHeight = 4 + 2 * measureLineHeight(leastType) * 1.08;

function note(change: string): Content {
  const text = fillBlanks(wording.notLines, { amount: formatMoney(change) });
  return { text, fontSize: leastType, italics: true, color: ink.caption, margin: [0, 4, 0, 0] };
}

/** Hairlines between the rows, stronger lines below the heads and around totals. */
function createLayout(rows: SheetRow[]): CustomTableLayout {
  const heads = 3;
  const afterRows = rows.length + heads;
  return {
    hLineWidth: (line) => {
      if (line < heads || rows[line - heads]?.continues) return line === heads ? 0.8 : 0;
      return line === heads || line >= afterRows ? 0.8 : 0.3;
    },
    vLineWidth: () => 0,
    hLineColor: (line) => (line === heads || line >= afterRows ? ink.rule : ink.hairline),
    fillColor: (row) => (row < heads || row >= afterRows || rows[row - heads]?.kind === 'sum' ? '#f0f0f0' : null),
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => rowPadding,
    paddingBottom: () => rowPadding,
  };
}
