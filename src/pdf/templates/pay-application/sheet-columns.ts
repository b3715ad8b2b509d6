import type { G703Totals } from '../../../domain/pay-application/model.js';
import { type Cents, formatCents, parseCents } from '../../../domain/shared/money.js';
import { measureHang } from '../../figure.js';
import { alignedPercent, formatAmount } from '../../format.js';
import { leastType } from '../../least-type.js';
import { landscape } from '../../page.js';
import { textWidth } from '../../text-runs.js';

export const sheetWidth = landscape.width - landscape.left - landscape.right;
/** To the left and right of every cell. */
export const padding = 3;

type AmountColumn = Exclude<keyof G703Totals, 'percentCompletedAndStored'>;

interface FigureColumn {
  letter: string;
  name: string;
  of: AmountColumn | 'percent';
}

/** Columns C to I under the trade's usual labels, with the percentage between G and H. */
export const figureColumns: readonly FigureColumn[] = [
  { letter: 'C', name: 'Scheduled value', of: 'scheduledValue' },
  { letter: 'D', name: 'From previous application', of: 'workCompletedPrevious' },
  { letter: 'E', name: 'This period', of: 'workCompletedThisPeriod' },
  { letter: 'F', name: 'Materials presently stored (not in D or E)', of: 'materialsStored' },
  { letter: 'G', name: 'Total completed and stored to date (D + E + F)', of: 'totalCompletedAndStored' },
  { letter: '%', name: 'Percent (G\u00a0÷\u00a0C)', of: 'percent' },
  { letter: 'H', name: 'Balance to finish (C\u00a0−\u00a0G)', of: 'balanceToFinish' },
  { letter: 'I', name: 'Retainage', of: 'retainage' },
];

/** The columns of work completed, D and E, have a head of their own above theirs. */
export const workColumns = { first: 1, count: 2, name: 'Work completed' } as const;

/** A longer percentage is meaningless (billing against amounts that net to almost nothing) and is omitted. */
const longestPercent = '(0000.00%)';

/** The figures of a line or a total as printed, in the order of the columns. */
export function formatFigures(figures: G703Totals): string[] {
  const percent = figures.percentCompletedAndStored;
  const shown = percent === null ? '' : alignedPercent(percent);
  return figureColumns.map(({ of: field }) => {
    if (field !== 'percent') return formatAmount(figures[field]);
    return shown.length > longestPercent.length ? '' : shown;
  });
}

export interface SheetType {
  /** Size of the figures, in points; the text of the rows has `leastType`. */
  size: number;
  /** Without padding: item, description, then the figures. */
  widths: number[];
}

/** The smallest has room for the largest amounts in every column. */
const sizes = [leastType, 8.5, 8, 7.5];
const itemWidth = 38;
const narrowestDescription = 150;
const narrowestFigure = 52;

/** The largest size of figures in which each of them and every total fits on one line and leaves room for the description. */
export function sheetType(lines: readonly G703Totals[]): SheetType {
  const longest = figureColumns.map(({ of: field }) =>
    field === 'percent' ? [longestPercent] : extremes(lines, field),
  );
  const types = sizes.map((size) => {
    const figures = longest.map((texts, index) => {
      const widest = Math.max(...texts.map((text) => textWidth(text, size, 'bold') + hang(text, size)));
      return Math.ceil(figureColumns[index]?.of === 'percent' ? widest : Math.max(narrowestFigure, widest)) + 1;
    });
    const used = [itemWidth, ...figures].reduce((total, width) => total + width + 2 * padding, 2 * padding);
    return { size, widths: [itemWidth, sheetWidth - used, ...figures] };
  });
  return types.find(({ widths }) => (widths[1] ?? 0) >= narrowestDescription) ?? types.at(-1)!;
}

const hang = (text: string, size: number) => (text.endsWith(')') ? 0 : measureHang(size));

/** The longest that a line or a total of lines in the column can be: all additions, all deductions. */
function extremes(lines: readonly G703Totals[], column: AmountColumn): string[] {
  let [added, deducted]: [Cents, Cents] = [0n, 0n];
  for (const line of lines) {
    const amount = parseCents(line[column]) ?? 0n;
    if (amount > 0n) added += amount;
    else deducted += amount;
  }
  // Digits become zeros, so that kerning of digit pairs (11) does not make it look narrower than another amount of the same
  // length.
  return [added, deducted].map((amount) => formatAmount(formatCents(amount)).replace(/\d/g, '0'));
}
