import type { Row } from './row.js';

/**
 * Whether a row is a total. A numbered line that mentions a total ("Total station survey") is work; an unnumbered one that
 * begins with the word is a total.
 */
export function isTotalRow(row: Row, cells: readonly string[]): boolean {
  const item = label(row.text('item_number'));
  if (totalLabel.test(item)) return true;
  if (item !== '') return false;
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  const labels = [label(first), label(row.text('description'))];
  return labels.some((text) => (row.has('item_number') ? totalStart : totalLabel).test(text));
}

function label(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const totalLabel =
  /^(?:(?:grand|sub|page|sheet|section|division|project|contract|base|original|schedule|of values) ?)*totals?(?: (?:this|page|sheet|contract|sum|amount|project|value|price))*$/;
const totalStart = /^(?:(?:grand|sub|page|sheet|section|division|project|contract|base|original) ?)*totals?\b/;
