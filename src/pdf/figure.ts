import { textWidth } from './text-runs.js';

/** The width of the parenthesis behind a negative amount, which is about the same in bold. */
export function measureHang(size: number): number {
  return textWidth(')', size);
}

/** An amount in a column. The parenthesis of a negative one hangs, so that the digits of all are aligned. */
export function figureCell(text: string, size: number, bold = false) {
  const margin: [number, number, number, number] = [0, 0, text.endsWith(')') ? 0 : measureHang(size), 0];
  return { text, alignment: 'right' as const, fontSize: size, bold, margin };
}
