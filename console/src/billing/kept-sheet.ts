import { tabStorage } from '../parts/storage.js';
import { type Entries, sameEntries, toEntries } from './sheet-entries.js';
import { type SheetState } from './sheet-joined.js';
import { initialState } from './sheet-state.js';

/** Keeps what is typed and not saved until the tab closes, under a key of the person and the sheet. */
export function keep(key: string, { entries, saved, conflicts }: SheetState): void {
  const { updatedAt } = saved;
  const text = JSON.stringify({ mine: list(entries), saved: list(saved.entries), updatedAt, conflicts });
  tabStorage.write(key, text);
}

/** Keeps what a save did not include, such as what was typed while it was on its way. */
export function keepRest(key: string, state: SheetState): void {
  if (sameEntries(state.entries, state.saved.entries)) dropKept(key);
  else keep(key, state);
}

export function dropKept(key: string): void {
  tabStorage.remove(key);
}

/** The sheet as it was left, if something in it was not saved. */
export function takeKept(key: string): SheetState | null {
  const text = tabStorage.read(key);
  if (!text) return null;
  const { mine, saved, updatedAt, conflicts = [] } = JSON.parse(text);
  return { ...initialState(toEntries(saved), updatedAt), entries: toEntries(mine), conflicts };
}

const list = (entries: Entries) => [...entries.values()];
