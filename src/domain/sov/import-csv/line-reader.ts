import { type Cents, formatCents, formatRate, parseCents, type Rate, sum, wholeRate } from '../../shared/money.js';
import { itemKey, type ScheduleLineDraft } from '../schedule.js';
import { readPercent, readShownPercent } from './cells.js';
import type { Column, Header } from './header.js';
import { toChangeOrder } from './labels.js';
import { type Row, textLimits } from './row.js';
import { checkTies } from './tie-out.js';

export interface LineRules {
  /** Lets a line be billed beyond its scheduled value. */
  allowOverbilling?: boolean;
}

/** Turns rows into lines of the schedule, after checking how whole columns write percentages. */
export class LineReader {
  private readonly seen = new Set<string>();
  private readonly blanks: number[] = [];
  private readonly numbered: number[] = [];
  private readonly used: ReadonlySet<string>;
  private readonly retainageColumn: 'retainage_percent' | 'retainage_amount' | null;
  private readonly retainageFractions: boolean;
  private readonly percentFractions: boolean;

  constructor(
    rows: readonly Row[],
    private readonly header: Header,
    private readonly rules: LineRules,
  ) {
    this.used = new Set(rows.map((row) => itemKey(row.text('item_number'))));
    this.retainageColumn = retainageColumn(rows, header);
    this.retainageFractions =
      this.retainageColumn === 'retainage_percent' && holdsFractions(rows, 'retainage_percent', true);
    this.percentFractions = holdsFractions(rows, 'percent', false);
  }

  line(row: Row, index: number): ScheduleLineDraft {
    const changeOrderNumber = row.field('change_order_number', textLimits.change_order_number);
    const scheduled = row.scheduledValue();
    if (row.text('scheduled_value') === '' && row.text('quantity') === '') this.blanks.push(row.number);
    checkTies(row, scheduled, {
      fractions: this.percentFractions,
      allowOverbilling: this.rules.allowOverbilling ?? false,
      retainageIsAmount: this.retainageColumn !== 'retainage_amount',
    });
    return {
      itemNumber: this.itemNumber(row, index),
      description: row.field('description', textLimits.description, true) ?? '',
      costCode: row.field('cost_code', textLimits.cost_code),
      scheduledValue: formatCents(scheduled ?? 0n),
      retainagePercent: this.retainage(row),
      changeOrderNumber,
    };
  }

  notes(): string[] {
    const notes: string[] = [];
    if (!this.header.columns.has('item_number'))
      notes.push('The file has no item numbers: lines are numbered in order.');
    if (this.numbered.length > 0)
      notes.push(`Lines without an item number were numbered by their position, on rows: ${this.numbered.join(', ')}.`);
    if (this.blanks.length > 0)
      notes.push(`A blank scheduled value was read as 0.00 on rows: ${this.blanks.join(', ')}.`);
    if (this.retainageFractions) notes.push('Retainage was read as fractions: 0.1 is 10 percent.');
    return notes;
  }

  private itemNumber(row: Row, index: number): string {
    if (!row.has('item_number')) return String(index + 1);
    const item = row.field('item_number', textLimits.item_number) ?? this.freeNumber(row, index + 1);
    const key = itemKey(item);
    if (this.seen.has(key)) row.reject('item_number', 'duplicate_item');
    this.seen.add(key);
    return item;
  }

  /** The position of a line, as the schedule numbers lines that have no number, or one like it that no other line has. */
  private freeNumber(row: Row, position: number): string {
    this.numbered.push(row.number);
    const isFree = (item: string) => !this.used.has(item) && !this.seen.has(item);
    if (isFree(String(position))) return String(position);
    let suffix = 1;
    while (!isFree(`${position}-${suffix}`)) suffix += 1;
    return `${position}-${suffix}`;
  }

  /**
   * The lines whose item names a change order ("CO 2"), as lines of that change order, unless the contract sum counts them among its own.
   */
  changeOrders(
    lines: readonly ScheduleLineDraft[],
    contractSum: Cents | null,
    notes: string[],
  ): readonly ScheduleLineDraft[] {
    const changeOrderNumbers = lines.map((line) => line.changeOrderNumber ?? toChangeOrder(line.itemNumber));
    const named = lines.filter((line, index) => changeOrderNumbers[index] !== line.changeOrderNumber);
    const ownSum = sum(lines.filter((line) => line.changeOrderNumber === null).map(scheduledCents));
    if (named.length === 0 || ownSum === contractSum) return lines;
    notes.push(`Lines of change orders by their item: ${named.map(({ itemNumber }) => itemNumber).join(', ')}.`);
    return lines.map((line, index) => ({ ...line, changeOrderNumber: changeOrderNumbers[index]! }));
  }

  private retainage(row: Row): string | null {
    if (this.retainageColumn === null) return null;
    const percent = row.percent(this.retainageColumn);
    if (percent === null) return null;
    const rate: Rate = this.retainageFractions && !percent.marked ? percent.rate * 100n : percent.rate;
    if (rate < 0n) row.reject(this.retainageColumn, 'negative');
    else if (rate > wholeRate) row.reject(this.retainageColumn, 'out_of_range');
    return formatRate(rate);
  }
}

/** A column with only "Retainage" in its header contains amounts, unless its cells have percent signs. */
function retainageColumn(rows: readonly Row[], { columns }: Header) {
  if (columns.has('retainage_percent')) return 'retainage_percent';
  const filled = rows.map((row) => row.text('retainage_amount')).filter((text) => text !== '');
  return filled.length > 0 && filled.every((text) => text.endsWith('%')) ? 'retainage_amount' : null;
}

/**
 * In a percent column, 0.1 means ten percent only if no cell has a percent sign and none is above 1. If only whole numbers
 * would be plausible percentages (a retainage of 1), some cell must be a fraction too.
 */
function holdsFractions(rows: readonly Row[], column: Column, brokenNumber: boolean): boolean {
  let broken = false;
  let some = false;
  for (const row of rows) {
    const percent = (column === 'percent' ? readShownPercent : readPercent)(row.text(column));
    if (percent === null || typeof percent === 'string') continue;
    if (percent.marked || percent.rate > 1_000_000n) return false;
    some ||= percent.rate > 0n;
    broken ||= percent.rate % 1_000_000n !== 0n;
  }
  return brokenNumber ? broken : some;
}

function scheduledCents({ scheduledValue }: ScheduleLineDraft): Cents {
  return parseCents(scheduledValue) ?? 0n;
}
