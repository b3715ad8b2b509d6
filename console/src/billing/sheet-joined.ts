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
  /** What this sheet had on lines that others took off the schedule, until the person has read it. */
  gone: readonly LineEntry[];
}

/** The facts that another person changed while this person was typing over them. */
export function overwritten(seen: LineEntry | undefined, changes: readonly Change[]): Conflict[] {
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
export function joined(
  state: SheetState,
  { entries: theirs, updatedAt }: { entries: Entries; updatedAt: string },
): SheetState {
  // A read that is older than what this page saved says nothing new.
  if (updatedAt <= state.saved.updatedAt) return state;
  const base = state.saved.entries;
  const entries = new Map(state.entries);
  const conflicts: Conflict[] = [];
  const takenIds = new Set(state.taken);
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
        takenIds.add(id);
      } else conflicts.push({ sovLineId: id, fact, theirs: now });
    }
  }
  return { ...state, entries, saved: { entries: theirs, updatedAt }, conflicts, taken: [...takenIds] };
}

/** The sheet without the lines that are no longer on the schedule, which can be neither billed nor corrected. */
export function onLines(state: SheetState, lineIds: ReadonlySet<string>): SheetState {
  const isOff = (id: string) => !lineIds.has(id);
  const gone = [...state.entries.values()].filter(({ sovLineId }) => isOff(sovLineId));
  if (gone.length === 0) return state;
  const rest = (steps: SheetState['past']) =>
    steps.map((step) => step.filter(({ before }) => !isOff(before.sovLineId))).filter((step) => step.length > 0);
  return {
    ...state,
    entries: without(state.entries, isOff),
    saved: { ...state.saved, entries: without(state.saved.entries, isOff) },
    past: rest(state.past),
    future: rest(state.future),
    conflicts: state.conflicts.filter(({ sovLineId }) => !isOff(sovLineId)),
    gone: [...state.gone, ...gone.filter((entry) => !sameEntry(entry, undefined))],
  };
}

const without = (entries: Entries, isOff: (id: string) => boolean): Entries =>
  new Map([...entries].filter(([id]) => !isOff(id)));

export function withFact(
  to: LineEntry | undefined,
  from: LineEntry | undefined,
  fact: Fact,
  sovLineId: string,
): LineEntry {
  const values = Object.fromEntries(facts[fact].map((field) => [field, from?.[field] ?? null]));
  return { ...(to ?? emptyEntry(sovLineId)), ...values };
}

/** Puts back only the facts that a step changed: the other cells of its lines can hold what another person typed since. */
export function restored(entries: Entries, step: readonly Change[], side: keyof Change): Entries {
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

export function put(entries: Entries, changed: readonly LineEntry[]): Entries {
  const next = new Map(entries);
  for (const entry of changed) next.set(entry.sovLineId, entry);
  return next;
}
