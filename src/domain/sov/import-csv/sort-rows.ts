import { type Cents, sum } from '../../shared/money.js';
import { itemKey } from '../schedule.js';
import { hasAmount, hasFigures, isOpenFigure, numeric } from './figures.js';
import { type Column, type Header, headerKey } from './header.js';
import { continuesText, isBelowTheLine, isFooter, isOverall, notesScale, toChangeOrder, totalLabel } from './labels.js';
import { findHeads, probableTotals, repeatedRows } from './repeated.js';
import { type CsvSheet, excerpt, Row } from './row.js';
import { isSplit } from './split.js';
import { RunningSums } from './sums.js';

/** Why a row is no line of the schedule: a total of lines; a heading of a section; or a note, a signature or the foot of a page. */
export const leftOutReasons = ['total', 'heading', 'note'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface LeftOut {
  row: Row;
  reason: LeftOutReason;
  /** For a total, whether it repeats the lines above it, and whether these are all of them. */
  repeats?: 'all' | 'some' | null;
}

export interface SortedRows {
  lines: Row[];
  leftOut: LeftOut[];
  /** The numbers of rows whose text was joined with the line above. */
  joined: number[];
  /** The numbers of rows with a text in a column without a heading. */
  remarks: number[];
}

/** A row that is a line unless the sums say that it is a total, or a total unless they say that it is a line. */
interface Doubtful {
  row: Row;
  amount: Cents;
  /** Whether its words are those of a total. */
  isPossible: boolean;
  as: 'line' | 'total' | 'unknown';
}

/** Separates lines from everything else that a sheet has below its header. Amounts that repeat others are never counted twice. */
export class RowSorter {
  private readonly lines: Row[] = [];
  private leftOut: LeftOut[] = [];
  private readonly joined: number[] = [];
  private readonly remarks: number[] = [];
  private readonly doubtful: Doubtful[] = [];
  private readonly sums = new RunningSums();
  private readonly numbered: boolean;
  /** The rows that may continue the one above them. */
  private above: Row | null = null;
  /** How many rows were joined with it. */
  private trailing = 0;
  private readonly lastTotal: number;
  private readonly rows: Row[];

  constructor(
    records: readonly string[][],
    private readonly header: Header,
    sheet: CsvSheet,
    private readonly contractSum: Cents | null,
  ) {
    this.numbered = header.columns.has('item_number');
    const repeated = new Set(records.slice(0, header.end).map(printedOnEveryPage));
    this.rows = records
      .map((cells, index) => new Row(cells, sheet, index + 1))
      .slice(header.end)
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !repeated.has(printedOnEveryPage(cells)));
    this.lastTotal = this.rows.findLast((row) => totalLabel(row) === 'certain')?.number ?? Number.POSITIVE_INFINITY;
  }

  sort(): SortedRows {
    for (const [index, row] of this.rows.entries()) this.place(row, index);
    this.leaveOutParents();
    this.resolve();
    const leftOut = this.leftOut.sort((one, other) => one.row.number - other.row.number);
    return { lines: this.lines, leftOut, joined: this.joined, remarks: this.remarks };
  }

  private place(row: Row, index: number) {
    const above = this.above?.number === row.number - 1 - this.trailing ? this.above : null;
    this.above = null;
    const label = totalLabel(row);
    if (label === 'certain') return this.addTotal(row);
    const value = row.amount;
    const isNumbered = row.text('item_number') !== '';
    const text = row.text('description');
    if (!hasAmount(row) && isFooter(row)) return this.leave(row, 'note');
    if (!hasFigures(row, isNumbered || !this.numbered)) {
      if (!isNumbered && text !== '' && above && continuesText(above.text('description'), text))
        return this.join(above, row);
      if (row.number > this.lastTotal && !/\d/.test(row.text('item_number'))) return this.leave(row, 'note');
      if (!isNumbered || text === '' || this.isHeading(row, index)) return this.leave(row, 'heading');
    } else if (this.numbered && !isNumbered) {
      if (above && isOpenFigure(above) && continuesText(above.text('description'), text))
        return this.complete(above, row);
      if (text === '' && value !== null && this.sums.repeats(value)) return this.addTotal(row);
    }
    if (!isNumbered && row.number > this.lastTotal && isBelowTheLine(row)) return this.leave(row, 'note');
    this.checkSurplus(row);
    this.above = row;
    this.trailing = 0;
    const isDoubtful = label === 'possible' || (this.numbered && !isNumbered);
    if (isDoubtful && value !== null && value !== 0n) this.weigh(row, value, label === 'possible');
    else this.addLine(row, value);
  }

  private addLine(row: Row, value: Cents | null): void {
    this.lines.push(row);
    this.sums.add(value ?? 0n);
  }

  private addTotal(row: Row): void {
    const value = row.amount;
    const repeats = value === null || !this.sums.repeats(value) ? null : value === this.sums.sum ? 'all' : 'some';
    this.leftOut.push({ row, reason: 'total', repeats });
    this.sums.mark();
  }

  private leave(row: Row, reason: LeftOutReason): void {
    this.checkScale(row);
    this.leftOut.push({ row, reason });
    this.sums.mark();
  }

  /** A note may say that the amounts of the file are thousands. */
  private checkScale(row: Row): void {
    const said = row.cells.find(notesScale);
    if (said !== undefined) row.reject(null, 'in_thousands', excerpt(said));
  }

  private weigh(row: Row, amount: Cents, isPossible: boolean): void {
    const repeats = this.sums.repeats(amount);
    const isNear = isPossible && this.sums.isNear(amount);
    if (repeats === 'several') {
      this.doubtful.push({ row, amount, isPossible, as: 'total' });
      this.addTotal(row);
    } else if (repeats === 'one' || isNear) {
      this.doubtful.push({ row, amount, isPossible, as: 'unknown' });
      this.sums.mark();
    } else {
      this.doubtful.push({ row, amount, isPossible, as: 'line' });
      this.addLine(row, amount);
    }
  }

  /** A description that goes on in the next row. */
  private join(above: Row, row: Row): void {
    this.checkScale(row);
    this.replace(above, { description: `${above.text('description')} ${row.text('description')}`.trim() }, row);
  }

  /** A line whose amounts are on the row where its description ends. */
  private complete(above: Row, row: Row): void {
    const description = `${above.text('description')} ${row.text('description')}`.trim();
    const figures = numeric.flatMap((column) => (row.text(column) === '' ? [] : [[column, row.text(column)] as const]));
    this.replace(above, { description, ...Object.fromEntries(figures) }, row);
    this.sums.add(row.amount ?? 0n);
  }

  private replace(above: Row, texts: Partial<Record<Column, string>>, row: Row): void {
    const whole = above.with(texts);
    const index = this.lines.lastIndexOf(above);
    if (index >= 0) this.lines[index] = whole;
    for (const other of this.doubtful) if (other.row === above) other.row = whole;
    this.joined.push(row.number);
    this.above = whole;
    this.trailing = row.number - whole.number;
  }

  /** A numbered row without amounts that names the section of the rows below it. */
  private isHeading(row: Row, index: number): boolean {
    const next = this.rows[index + 1];
    const item = row.text('item_number');
    if (!next || next.text('description') === '') return false;
    if (/^(?:div|division|section|part|phase)\b/i.test(item)) return true;
    if (isChild(itemKey(next.text('item_number')), itemKey(item))) return true;
    return isCapitals(row.text('description')) && !isCapitals(next.text('description')) && hasFigures(next);
  }

  /** A row that holds the sum of the rows below it: "1 Concrete 50,000" above "1.1" and "1.2". */
  private leaveOutParents(): void {
    if (!this.numbered) return;
    for (let index = this.lines.length - 2; index >= 0; index -= 1) {
      const row = this.lines[index]!;
      const key = itemKey(row.text('item_number'));
      let end = index + 1;
      while (end < this.lines.length && key !== '' && isChild(itemKey(this.lines[end]!.text('item_number')), key))
        end += 1;
      const value = row.amount;
      if (end === index + 1 || !value) continue;
      if (value !== sum(this.lines.slice(index + 1, end).map(({ amount }) => amount ?? 0n))) continue;
      this.lines.splice(index, 1);
      this.leftOut.push({ row, reason: 'total', repeats: 'some' });
    }
  }

  /** Compares the rows in doubt with the total that the file states, and with the contract sum; what stays in doubt is refused. */
  private resolve() {
    const total = sum(this.lines.map(({ amount }) => amount ?? 0n));
    const doubtfulAs = (kind: Doubtful['as']) =>
      this.doubtful.filter((one) => one.as === kind && one.row.amount !== null);
    const worth = (rows: readonly Doubtful[]) => sum(rows.map(({ amount }) => amount));
    const rowsOf = (rows: readonly Doubtful[]) => rows.map(({ row }) => row);
    const [unknown, totals, lines] = [
      doubtfulAs('unknown'),
      doubtfulAs('total'),
      doubtfulAs('line').filter(({ isPossible }) => isPossible),
    ];
    const totalAmount =
      this.leftOut.findLast(({ row, repeats }) => repeats !== 'some' && totalLabel(row) === 'certain' && row.amount)
        ?.row.amount ?? null;
    for (const expected of [totalAmount, this.contractSum]) {
      if (!expected) continue;
      if (total === expected) return this.settle(rowsOf(unknown), 'total');
      if (total + worth(unknown) === expected) return this.settle(rowsOf(unknown), 'line');
      if (total + worth(unknown) + worth(totals) === expected)
        return this.settle(rowsOf([...unknown, ...totals]), 'line');
      if (lines.length > 0 && total - worth(lines) === expected)
        return this.settle(rowsOf([...unknown, ...lines]), 'total');
    }
    for (const { row } of unknown) row.reject('description', 'ambiguous_total', row.text('description'));
    this.leaveOutRepeated();
  }

  /** Totals without the word for it: the sum of the lines is above that of the file or the contract by what they repeat. */
  private leaveOutRepeated(): void {
    const lines = this.lines.filter((row) => !isOfChangeOrder(row));
    const worth = (rows: readonly Row[]) => sum(rows.map(({ amount }) => amount ?? 0n));
    const overall = this.leftOut.findLast(({ row }) => row.amount && isOverall(row))?.row.amount ?? null;
    const withoutOrders = overall === null ? null : overall - worth(this.lines) + worth(lines);
    const sums = [overall, withoutOrders, this.contractSum].filter((amount) => amount !== null);
    if (sums.includes(worth(lines))) return;
    for (const expected of sums) {
      const repeated = repeatedRows(lines, expected);
      this.settle(repeated, 'total');
      if (repeated.length > 0) return;
    }
    const heads = this.numbered ? findHeads(lines) : [];
    this.settle(heads, 'total');
    // A file that marks some of its totals marks all of them.
    if (this.leftOut.some(({ row, reason }) => reason === 'total' && row.amount)) return;
    for (const row of probableTotals(lines)) row.reject('description', 'ambiguous_total', row.text('description'));
  }

  private settle(rows: readonly Row[], kind: 'line' | 'total'): void {
    const moved = new Set(rows);
    this.leftOut = this.leftOut.filter(({ row }) => !moved.has(row));
    const rest = this.lines.filter((row) => !moved.has(row));
    this.lines.length = 0;
    if (kind === 'total') for (const row of moved) this.leftOut.push({ row, reason: 'total', repeats: 'some' });
    else rest.push(...moved);
    this.lines.push(...rest.sort((one, other) => one.number - other.number));
  }

  /**
   * Cells without a heading are remarks. What may be the rest of an amount whose thousands comma was not quoted is refused: it
   * would be read as 10 instead of 10,000.
   */
  private checkSurplus(row: Row): void {
    const { width, unheaded } = this.header;
    const surplus = row.cells.slice(width).filter((cell) => cell.trim() !== '');
    const places = [...unheaded, ...row.cells.keys()].filter((index, at) => at < unheaded.length || index >= width);
    const filled = places.filter((index) => (row.cells[index] ?? '').trim() !== '');
    const isRest = filled.some(
      (index) => /^\s*\d{3}(?!\d)/.test(row.cells[index]!) && /^\D{0,4}\d{1,3}\s*$/.test(row.cells[index - 1] ?? ''),
    );
    if (isSplit(row, this.header)) row.reject(null, 'malformed', excerpt(row.cells.filter(Boolean).join(', ')));
    else if (isRest || surplus.some((cell) => /^[\s$(+-]*\d[\d.,\s]*[)%-]?\s*$/.test(cell.slice(0, 100)))) {
      const values = surplus.length > 0 ? surplus : filled.map((index) => row.cells[index]!);
      row.reject(null, 'malformed', excerpt(values.join(', ')));
    } else if (filled.length > 0) this.remarks.push(row.number);
  }
}

function isOfChangeOrder(row: Row): boolean {
  return row.text('change_order_number') !== '' || toChangeOrder(row.text('item_number')) !== null;
}

/** A row above the lines as it is known again on another page: one with numbers by every sign, one of words by its words. */
function printedOnEveryPage(cells: readonly string[]): string {
  const text = cells.join('\u0000');
  return /\d/.test(text) ? text : cells.map(headerKey).join('\u0000') || text;
}

/** "1.2" is below "1" and below "1.00"; "0310" is below "0300", and "A1" below "A". */
function isChild(key: string, parent: string): boolean {
  if (parent === '' || key === parent) return false;
  if (key.startsWith(parent) && /^[.\-/]/.test(key.slice(parent.length))) return true;
  if (/\p{L}$/u.test(parent) && key.startsWith(parent) && /^\d/.test(key.slice(parent.length))) return true;
  const section = parent.replace(/(?:[.\-/]0+)+$/, '');
  if (section !== parent) return key.startsWith(section) && /^[.\-/]/.test(key.slice(section.length));
  const group = parent.replace(/00+$/, '');
  return group !== parent && group !== '' && key.length === parent.length && key.startsWith(group);
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}
