import { numeric } from './figures.js';
import type { Column, Header } from './header.js';
import type { Row } from './row.js';

const texts: readonly Column[] = ['cost_code', 'cost_type', 'sub_job', 'uom', 'item_number', 'change_order_number'];

/**
 * Whether a row has an amount whose thousands comma was not quoted, so that it fills two cells: `30` and `000`. A code may be 010,
 * but no code is 000, and a row of such a file is longer than its header.
 */
export function isSplit({ cells }: Row, { columns, width }: Header): boolean {
  const codes = new Set(texts.map((column) => columns.get(column)?.index));
  return numeric.some((column) => {
    const index = columns.get(column)?.index;
    if (index === undefined || !/^\D{0,4}\d{1,3}\s*$/.test(cells[index] ?? '')) return false;
    const rest = /^\s*(\d{3})(?:\.\d*)?\D{0,3}$/.exec(cells[index + 1] ?? '')?.[1];
    if (rest === undefined) return false;
    return cells.length > width || rest === '000' || (rest.startsWith('0') && !codes.has(index + 1));
  });
}
