import { type Entries, entriesOf } from './sheet-entries';
import { initialState, type SheetState } from './sheet-state';

const keyOf = (id: string) => `console.sheet.${id}`;

/** Keeps what is typed and not saved until the tab closes. */
export function keep(id: string, { entries, saved }: SheetState): void {
  const text = JSON.stringify({ mine: list(entries), saved: list(saved.entries), updatedAt: saved.updatedAt });
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    // The browser has no room left, and the page still has it.
  }
}

export function dropKept(id: string): void {
  sessionStorage.removeItem(keyOf(id));
}

/** The sheet as it was left, if something in it was not saved. */
export function takeKept(id: string): SheetState | null {
  const text = sessionStorage.getItem(keyOf(id));
  if (!text) return null;
  const { mine, saved, updatedAt } = JSON.parse(text);
  return { ...initialState(entriesOf(saved), updatedAt), entries: entriesOf(mine) };
}

const list = (entries: Entries) => [...entries.values()];
