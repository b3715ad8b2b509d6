import type { LineEntry } from '@domain/pay-application/model.js';
import { type Change, type Entries, emptyEntry, type Fact, facts, sameEntry, sameFact } from './sheet-entries.js';

/** A fact of a line that two people changed to different values. */
export interface Conflict {
  sovLineId: string;
  fact: Fact;
  theirs: LineEntry | undefined;
}

export interface SheetState {
  entries: Entries;
  /** What the service has, as far as this page knows. */
  saved: { entries: Entries; updatedAt: string };
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
  conflicts: readonly Conflict[];
  /** The lines that others changed while this page was open. */
  taken: readonly string[];
}

export type SheetAction =
  /** `seen` is the entry as it was when the person began to type. */
  | { type: 'edit'; changes: readonly Change[]; seen?: LineEntry | undefined }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; entries: Entries; updatedAt: string }
  | { type: 'read'; entries: Entries; updatedAt: string }
  | { type: 'settle'; keep: 'mine' | 'theirs' };

const mostSteps = 500;

export function initialState(entries: Entries, updatedAt: string): SheetState {
  return { entries, saved: { entries, updatedAt }, past: [], future: [], conflicts: [], taken: [] };
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
      return { ...state, entries, conflicts, past: [...state.past, changes].slice(-mostSteps), future: [] };
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
      return action.updatedAt > state.saved.updatedAt ? merged(state, action) : state;
    case 'settle': {
      const theirs = state.conflicts.map(({ sovLineId, fact, theirs }) =>
        withFact(state.entries.get(sovLineId), theirs, fact, sovLineId),
      );
      const entries = action.keep === 'mine' ? state.entries : put(state.entries, theirs);
      return { ...state, entries, conflicts: [] };
    }
  }
}

/** The facts that another person changed while this person was typing over them. */
function overwritten(seen: LineEntry | undefined, changes: readonly Change[]): Conflict[] {
  if (!seen) return [];
  return changes.flatMap(({ before, after }) =>
    (Object.keys(facts) as Fact[])
      .filter((fact) => !sameFact(before, after, fact) && !sameFact(seen, before, fact))
      .map((fact) => ({ sovLineId: before.sovLineId, fact, theirs: before })),
  );
}

/**
 * Joins what another person saved with what this person typed, fact by fact. What only one of them changed is kept; what both
 * changed stays as this person typed it, and is reported until the values are equal or the person chooses.
 */
function merged(
  state: SheetState,
  { entries: theirs, updatedAt }: { entries: Entries; updatedAt: string },
): SheetState {
  const base = state.saved.entries;
  const entries = new Map(state.entries);
  const conflicts: Conflict[] = [];
  const taken = new Set(state.taken);
  const isOpen = (id: string, fact: Fact) =>
    state.conflicts.some((open) => open.sovLineId === id && open.fact === fact);
  for (const id of new Set([...base.keys(), ...theirs.keys(), ...state.conflicts.map(({ sovLineId }) => sovLineId)])) {
    const [was, now] = [base.get(id), theirs.get(id)];
    for (const fact of Object.keys(facts) as Fact[]) {
      const mine = entries.get(id);
      if (sameFact(mine, now, fact)) continue;
      if (isOpen(id, fact)) {
        conflicts.push({ sovLineId: id, fact, theirs: now });
        continue;
      }
      if (sameFact(was, now, fact)) continue;
      if (sameFact(mine, was, fact)) {
        entries.set(id, withFact(mine, now, fact, id));
        taken.add(id);
      } else conflicts.push({ sovLineId: id, fact, theirs: now });
    }
  }
  return { ...state, entries, saved: { entries: theirs, updatedAt }, conflicts, taken: [...taken] };
}

function withFact(to: LineEntry | undefined, from: LineEntry | undefined, fact: Fact, sovLineId: string): LineEntry {
  const values = Object.fromEntries(facts[fact].map((field) => [field, from?.[field] ?? null]));
  return { ...(to ?? emptyEntry(sovLineId)), ...values };
}

/** Puts back only the facts that a step changed: the other cells of its lines can hold what another person typed since. */
function restored(entries: Entries, step: readonly Change[], side: keyof Change): Entries {
  const next = new Map(entries);
  for (const change of step) {
    const id = change.before.sovLineId;
    for (const fact of Object.keys(facts) as Fact[]) {
      if (sameFact(change.before, change.after, fact)) continue;
      next.set(id, withFact(next.get(id), change[side], fact, id));
    }
  }
  return next;
}

function put(entries: Entries, changed: readonly LineEntry[]): Entries {
  const next = new Map(entries);
  for (const entry of changed) next.set(entry.sovLineId, entry);
  return next;
}
