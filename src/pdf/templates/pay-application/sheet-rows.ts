import type { G703Line, G703Totals } from '../../../domain/pay-application/model.js';
import type { Sheet } from '../../../domain/pay-application-document/model.js';
import { leastType } from '../../least-type.js';
import { measureLineHeight } from '../../text-runs.js';
import { wrap } from '../../wrap.js';
import { padding, type SheetType, sheetWidth } from './sheet-columns.js';

/**
 * A row of the sheet with its height, so that pages can be filled and their subtotals are known before anything is laid out.
 */
export interface SheetRow {
  kind: 'line' | 'group' | 'sum';
  /** Broken to the width of its column. */
  item: string[];
  text: string[];
  figures: G703Totals | null;
  /** The stored line whose figures the row shows, which count towards the subtotal of the row's page. */
  counts: G703Line | null;
  /** The row's change order. */
  group: string | null;
  /** Whether the row goes on with the text of the one before it. */
  continues: boolean;
  /** In points, including padding and line. */
  height: number;
  /** Whether the row must be on the same page as the row below. */
  keepWithNext: boolean;
}

export const rowPadding = 2.2;
export const rowLeading = 1.04;

/** The most lines of text in a row; longer text continues in further rows, between which a page can end. */
const maxLines = 16;

/** The contract's lines with their total, then each change order under its number, with the total of all. */
export function sheetRows(sheet: Sheet, type: SheetType): SheetRow[] {
  const { lines, linesTotal, changeOrders, changeOrdersTotal } = sheet;
  const rows = lines.flatMap((line) => lineRows(line, type));
  if (changeOrders.length === 0) return rows;
  const [, description = 0] = type.widths;
  const sum = (label: string, figures: G703Totals): SheetRow =>
    row('sum', { text: wrap(label, description, { size: leastType, face: 'bold' }), figures });
  if (lines.length > 0) rows.push(kept(rows.pop()!), sum('Original contract', linesTotal));
  for (const { number, lines: orderLines } of changeOrders) {
    rows.push(kept(groupRow(`Change order ${number}`)), ...orderLines.flatMap((line) => lineRows(line, type)));
  }
  return [...rows.slice(0, -1), kept(rows.at(-1)!), sum('Change orders', changeOrdersTotal)];
}

/** The first row of a page in the middle of a change order; null when none is needed. */
export function continuedRow(first: SheetRow | undefined): SheetRow | null {
  const inside = first?.kind === 'line' && first.group !== null;
  return inside ? groupRow(`Change order ${first.group}, continued`) : null;
}

export function measureHeight(lines: number, size: number): number {
  return lines * measureLineHeight(size) * rowLeading + 2 * rowPadding + 0.4;
}

function groupRow(text: string): SheetRow {
  return row('group', { text: wrap(text, sheetWidth - 2 * padding, { size: leastType, face: 'bold' }) });
}

function lineRows(line: G703Line, type: SheetType): SheetRow[] {
  const [item = 0, description = 0] = type.widths;
  const face = { size: leastType, face: 'normal' } as const;
  const number = wrap(line.itemNumber, item, face);
  const text = wrap(line.description, description, face);
  const rows: SheetRow[] = [];
  for (let at = 0; at === 0 || at < Math.max(number.length, text.length); at += maxLines) {
    const part = {
      item: number.slice(at, at + maxLines),
      text: text.slice(at, at + maxLines),
      group: line.changeOrderNumber,
    };
    rows.push(row('line', at === 0 ? { ...part, figures: line, counts: line } : { ...part, continues: true }));
  }
  return rows;
}

function row(kind: SheetRow['kind'], content: Partial<SheetRow>): SheetRow {
  const empty = { item: [], text: [], figures: null, counts: null, group: null, continues: false, keepWithNext: false };
  const lines = Math.max(1, content.item?.length ?? 0, content.text?.length ?? 0);
  return { kind, ...empty, ...content, height: measureHeight(lines, leastType) };
}

function kept(row: SheetRow): SheetRow {
  return { ...row, keepWithNext: true };
}
