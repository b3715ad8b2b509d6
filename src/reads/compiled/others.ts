import type { TextRow } from '../../context/text-rows.js';
import type { Level } from './level.js';
import type { ReadRun } from './run.js';

/** Rows as the caller's account can read them: of another account's row, what the table shows to others. */
export function shownRows(level: Level): (run: ReadRun, rows: readonly TextRow[]) => readonly TextRow[] {
  const { forOthers, columns } = level.table;
  if (!forOthers) return (_, rows) => rows;
  const owner = level.placeOf('accountId');
  const selected = Object.entries(forOthers).filter(([field]) => level.has(columns[field]!));
  const sources = new Map(selected.map(([field, source]) => [level.placeOf(field), level.placeOf(source)]));
  return ({ ctx }, rows) =>
    rows.map((row) => {
      if (row[level.from + owner] === ctx.account.id) return row;
      return row.map((_, at) => {
        const source = sources.get(at - level.from);
        return source === undefined ? null : row[level.from + source]!;
      });
    });
}
