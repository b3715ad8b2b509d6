import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import { contentWidth, ink } from './page.js';

/** A box of thin lines round every cell. */
export const boxed: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => ink.rule,
  vLineColor: () => ink.rule,
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** Cells without lines or padding: a table for layout. */
export const bare: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/**
 * Widths of equal boxed columns. They are fixed, because pdfmake lets a star column grow with its longest word, and a name
 * without a space would push the table off the page; in a fixed column the word is broken.
 */
export function boxedWidths(columns: number): number[] {
  const paddingAndLine = 12.5;
  return Array.from({ length: columns }, () => (contentWidth - 0.5) / columns - paddingAndLine);
}

/** A layout of rows, without lines between columns. */
export interface RowLayout extends CustomTableLayout {
  hLineWidth(line: number): number;
  vLineWidth(): number;
  paddingLeft(column: number): number;
  paddingRight(column: number): number;
  paddingTop(row: number): number;
  paddingBottom(row: number): number;
}

/** Label and value rows separated by hairlines. */
export const ruledRows: RowLayout = {
  hLineWidth: (i) => (i === 0 ? 0 : 0.3),
  vLineWidth: () => 0,
  hLineColor: () => ink.hairline,
  paddingLeft: (i) => (i === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 2.2,
  paddingBottom: () => 2.2,
};

/** The same rows with less space. */
export const tightRows: RowLayout = { ...ruledRows, paddingTop: () => 1.2, paddingBottom: () => 1.2 };
