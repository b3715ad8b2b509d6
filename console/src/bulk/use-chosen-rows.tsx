import { useState } from 'react';
import type { Column } from '../parts/table';
import type { Chosen } from './read-ids';

interface State {
  /** The filter that it belongs to. */
  filterText: string;
  isAll: boolean;
  /** Those that are chosen, or of all those that are not. */
  ids: readonly string[];
}

/** The rows of a list that are chosen: single ones, or all that its filter finds but for some. Another filter begins with none. */
export function useChosenRows(filter: object) {
  const filterText = JSON.stringify(filter);
  const [stored, setStored] = useState<State>({ filterText, isAll: false, ids: [] });
  const { isAll, ids }: State = stored.filterText === filterText ? stored : { filterText, isAll: false, ids: [] };
  const set = (next: Omit<State, 'filterText'>) => setStored({ filterText, ...next });
  return {
    isAll,
    ids,
    has: (id: string) => ids.includes(id) !== isAll,
    choose: (id: string, isChosen: boolean) =>
      set({ isAll, ids: isChosen === isAll ? ids.filter((other) => other !== id) : [...ids, id] }),
    chooseAll: () => set({ isAll: true, ids: [] }),
    clear: () => set({ isAll: false, ids: [] }),
    /** Of `total` rows that the list has in the service. */
    count: (total: number) => (isAll ? Math.max(total - ids.length, 0) : ids.length),
    chosen: (isAll ? { filter, ...(ids.length > 0 && { except: ids }) } : { ids }) satisfies Chosen as Chosen,
  };
}

export type ChosenRows = ReturnType<typeof useChosenRows>;

/** The column with a box for each row, and one for all that the list finds. */
export function toBoxes<Row>(
  rows: ChosenRows,
  { noun, idOf, nameOf }: { noun: string; idOf: (row: Row) => string; nameOf: (row: Row) => string },
): Column<Row> {
  return {
    title: 'Choose',
    isControl: true,
    width: '3rem',
    head: (
      <input
        type="checkbox"
        aria-label={`Choose all ${noun}s that match`}
        className="size-4 align-middle accent-(--accent)"
        checked={rows.isAll && rows.ids.length === 0}
        onChange={({ target }) => (target.checked ? rows.chooseAll() : rows.clear())}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={`Choose ${nameOf(row)}`}
        className="size-4 align-middle accent-(--accent)"
        checked={rows.has(idOf(row))}
        onChange={({ target }) => rows.choose(idOf(row), target.checked)}
      />
    ),
  };
}
