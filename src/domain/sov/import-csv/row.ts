import { illegibility } from '../../shared/legible.js';
import { type Cents, largestAmount, magnitude, type Rate } from '../../shared/money.js';
import { describeCharacter, unprintableIn } from '../../shared/printable.js';
import { scheduleLimits } from '../schedule.js';
import {
  extend,
  hasCommaBeforeThree,
  hasDotBeforeThree,
  type NumberProblem,
  type PercentCell,
  readMoney,
  readPercent,
  readQuantity,
  readShownPercent,
  readText,
} from './cells.js';
import type { Column, Header } from './header.js';
import type { ImportError, ImportErrorCode } from './problems.js';

/** What the rows of a file share. */
export interface CsvSheet {
  columns: Header['columns'];
  /** The columns in which a dot before three digits may group thousands. */
  dotted: ReadonlySet<Column>;
  /** The columns in which a comma before three digits may be for decimals. */
  commas: ReadonlySet<Column>;
  errors: ImportError[];
}

/** One record below the header, read by column; every problem is added to the errors of its sheet. */
export class Row {
  private broken = false;
  /** The amount, once it was read: sums of many rows ask for it again. */
  private known: Cents | null | undefined;

  constructor(
    readonly cells: readonly string[],
    private readonly sheet: CsvSheet,
    readonly number: number,
  ) {}

  /** The row with some of its cells in place of those of this one. */
  with(texts: Partial<Record<Column, string>>): Row {
    const cells = [...this.cells];
    for (const [column, text] of Object.entries(texts)) {
      const place = this.sheet.columns.get(column as Column);
      if (place) cells[place.index] = text;
    }
    return new Row(cells, this.sheet, this.number);
  }

  has(column: Column): boolean {
    return this.sheet.columns.has(column);
  }

  text(column: Column): string {
    const place = this.sheet.columns.get(column);
    return place === undefined ? '' : readText(this.cells[place.index]);
  }

  /** A text of the line; null when blank, which is an error if `required`. */
  field(column: Column, most: number, required = false): string | null {
    const text = this.text(column);
    if (text.length > most) this.reject(column, 'too_long');
    if (illegibility(text, column === 'description' ? 'many' : 'one')) this.reject(column, 'illegible');
    else {
      const characters = unprintableIn(text);
      if (characters.length > 0) this.reject(column, 'unprintable', describeCharacter(characters));
    }
    if (text !== '') return text;
    if (required) this.reject(column, 'missing');
    return null;
  }

  /** An amount; null when the file has no such column or the cell cannot be read. */
  money(column: Column): Cents | null {
    if (!this.has(column)) return null;
    const value = readMoney(this.text(column));
    return this.checked(column, typeof value === 'bigint' && this.isAmbiguous(column) ? 'ambiguous_number' : value);
  }

  percent(column: Column): PercentCell | null {
    const read = column === 'percent' ? readShownPercent : readPercent;
    return this.checked(column, read(this.text(column)));
  }

  /** The scheduled value without a report of what is wrong with it; null when it has none that can be read. */
  get amount(): Cents | null {
    if (this.known === undefined) this.known = this.readAmount();
    return this.known;
  }

  private readAmount(): Cents | null {
    if (this.text('scheduled_value') !== '') {
      const value = this.isAmbiguous('scheduled_value') ? null : readMoney(this.text('scheduled_value'));
      return typeof value === 'bigint' ? value : null;
    }
    const [quantity, unitPrice] = [readQuantity(this.text('quantity')), readQuantity(this.text('unit_price'))];
    return quantity === null || unitPrice === null ? null : extend(quantity, unitPrice);
  }

  private isAmbiguous(column: Column): boolean {
    const { dotted, commas } = this.sheet;
    if (commas.has(column) && hasCommaBeforeThree(this.text(column))) return true;
    return dotted.has(column) && hasDotBeforeThree(this.text(column));
  }

  /** The scheduled value; if its cell is blank or absent, quantity times unit price; without those, zero. */
  scheduledValue(): Cents | null {
    if (this.text('scheduled_value') !== '' || this.text('quantity') === '' || this.text('unit_price') === '') {
      return this.money('scheduled_value') ?? (this.has('scheduled_value') ? null : 0n);
    }
    const factors = (['quantity', 'unit_price'] as const).map((column): Rate | null => {
      const value = this.isAmbiguous(column) ? null : readQuantity(this.text(column));
      if (value === null) this.reject(column, this.isAmbiguous(column) ? 'ambiguous_number' : 'not_a_number');
      return value;
    });
    const [quantity, unitPrice] = factors;
    if (quantity === null || unitPrice === null) return null;
    const value = extend(quantity!, unitPrice!);
    if (magnitude(value) <= largestAmount) return value;
    this.reject('unit_price', 'out_of_range');
    return null;
  }

  /** Whether a cell of this row could not be read, which makes sums over the row meaningless. */
  get unreadable(): boolean {
    return this.broken;
  }

  reject(column: Column | null, code: ImportErrorCode, value = column === null ? '' : this.raw(column)): void {
    this.sheet.errors.push({ row: this.number, column, code, value: excerpt(value) });
  }

  private checked<Value>(column: Column, value: Value | NumberProblem): Value | null {
    if (typeof value !== 'string') return value as Value;
    this.broken = true;
    this.reject(column, value as NumberProblem);
    return null;
  }

  private raw(column: Column): string {
    const place = this.sheet.columns.get(column);
    return place === undefined ? '' : (this.cells[place.index] ?? '').trim();
  }
}

export function excerpt(value: string): string {
  return value.length > 100 ? `${value.slice(0, 99).toWellFormed()}…` : value;
}

export const textLimits = {
  item_number: scheduleLimits.itemNumber,
  description: scheduleLimits.description,
  cost_code: scheduleLimits.costCode,
  change_order_number: scheduleLimits.changeOrderNumber,
} as const;
