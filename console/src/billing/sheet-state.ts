import type { LineEntry } from '@domain/pay-application/model.js';
import { type Change, type Entries, sameEntry } from './sheet-entries.js';
import { joined, onLines, overwritten, put, restored, type SheetState, withFact } from './sheet-joined.js';

export type SheetAction =
  /** `seen` is the entry as it was when the person began to type. */
  | { type: 'edit'; changes: readonly Change[]; seen?: LineEntry | undefined }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; entries: Entries; updatedAt: string }
  /** `lineIds` are the lines of the schedule while the sheet is open. */
  | { type: 'read'; entries: Entries; updatedAt: string; lineIds?: ReadonlySet<string> | undefined }
  | { type: 'noted' }
  | { type: 'settle'; keep: 'mine' | 'theirs' };

const maxSteps = 500;

export function initialState(entries: Entries, updatedAt: string): SheetState {
  return { entries, saved: { entries, updatedAt }, past: [], future: [], conflicts: [], taken: [], gone: [] };
}

export function reduceSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'edit': {
      const changes = action.changes.filter(({ before, after }) => !sameEntry(before, after));
      if (changes.length === 0) return state;
      const entries = put(
        state.entries,
        changes.map(({ after }) => after),
      );
      const conflicts = [...state.conflicts, ...overwritten(action.seen, changes)];
      return { ...state, entries, conflicts, past: [...state.past, changes].slice(-maxSteps), future: [] };
    }
    case 'undo': {
      const step = state.past.at(-1);
      if (!step) return state;
      const entries = restored(state.entries, step, 'before');
      return { ...state, entries, past: state.past.slice(0, -1), future: [...state.future, step] };
    }
    case 'redo': {
      const step = state.future.at(-1);
      if (!step) return state;
      const entries = restored(state.entries, step, 'after');
      return { ...state, entries, past: [...state.past, step], future: state.future.slice(0, -1) };
    }
    case 'saved':
      return { ...state, saved: { entries: action.entries, updatedAt: action.updatedAt } };
    case 'read':
      return joined(action.lineIds ? onLines(state, action.lineIds) : state, action);
    case 'noted':
      return { ...state, gone: [] };
    case 'settle': {
      const theirs = state.conflicts.map(({ sovLineId, fact, theirs }) =>
        withFact(state.entries.get(sovLineId), theirs, fact, sovLineId),
      );
      const entries = action.keep === 'mine' ? state.entries : put(state.entries, theirs);
      return { ...state, entries, conflicts: [] };
    }
  }
}
