/** The parts of a row that determine where pages end. */
interface StackedRow {
  height: number;
  keepWithNext: boolean;
}

/**
 * Fills pages of `room` points with rows in their order. The last row takes `closing` more points, for the end of the table;
 * rows that are kept with the next one move with it. A group of rows taller than a page is split nevertheless.
 */
export function paginate<Row extends StackedRow>(rows: readonly Row[], room: number, closing: number): Row[][] {
  const pages: Row[][] = [[]];
  let used = 0;
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (rows[end - 1]?.keepWithNext && end < rows.length) end += 1;
    const group = rows.slice(start, end);
    const height = group.reduce((total, row) => total + row.height, 0) + (end === rows.length ? closing : 0);
    if (used > 0 && used + height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(...group);
    used += height;
    start = end;
  }
  return pages;
}
