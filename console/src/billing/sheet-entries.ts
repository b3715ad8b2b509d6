import type { LineEntry } from '@domain/pay-application/model.js';
import { withoutThousands } from '../parts/format.js';

/** The columns that a person fills in. */
export type EnteredColumn = 'percent' | 'work' | 'stored' | 'rate';
export type Entries = ReadonlyMap<string, LineEntry>;

export interface Change {
  before: LineEntry;
  after: LineEntry;
}

export function emptyEntry(sovLineId: string): LineEntry {
  return {
    sovLineId,
    workCompletedThisPeriod: null,
    percentComplete: null,
    materialsStored: null,
    retainagePercent: null,
    materialsRetainagePercent: null,
  };
}

export function toEntries(lines: readonly LineEntry[]): Entries {
  return new Map(lines.map((line) => [line.sovLineId, { ...emptyEntry(line.sovLineId), ...line }]));
}

/** The entry after a person typed or pasted `text` into one of its cells. An amount may be given as a percentage to date. */
export function withCell(entry: LineEntry, column: EnteredColumn, text: string): LineEntry {
  const isPercent = text.trim().endsWith('%');
  const value = plainNumber(text);
  switch (column) {
    case 'work':
    case 'percent':
      return isPercent || column === 'percent'
        ? { ...entry, percentComplete: value, workCompletedThisPeriod: null }
        : { ...entry, percentComplete: null, workCompletedThisPeriod: value };
    case 'stored':
      return { ...entry, materialsStored: value };
    case 'rate':
      return { ...entry, retainagePercent: value };
  }
}

export interface CellText {
  sovLineId: string;
  column: EnteredColumn;
  text: string;
}

/**
 * What typed or pasted cells change, line by line. Empty cells come first: a block can hold a percentage beside the empty amount
 * of the same work.
 */
export function findChanges(entries: Entries, cells: readonly CellText[]): Change[] {
  const changes = new Map<string, Change>();
  const isEmpty = ({ text }: CellText) => plainNumber(text) === null;
  for (const cell of [...cells.filter(isEmpty), ...cells.filter((one) => !isEmpty(one))]) {
    const { sovLineId, column, text } = cell;
    const before = entries.get(sovLineId) ?? emptyEntry(sovLineId);
    const current = changes.get(sovLineId)?.after ?? before;
    changes.set(sovLineId, { before, after: withCell(current, column, text) });
  }
  return [...changes.values()];
}

/** `$12,500.00` → `12500.00`, `(50)` → `-50`; other texts stay as they are, and are reported as wrong. */
function plainNumber(text: string): string | null {
  const bare = withoutThousands(text.replace(/[$%\s]/g, '')).replace(/^[−–]/, '-');
  if (bare === '' || bare === '-') return null;
  const negative = /^\((.+)\)$/.exec(bare);
  return negative ? `-${negative[1]}` : bare;
}

/** The text that a person edits or copies. */
export function typedText(entry: LineEntry | undefined, column: EnteredColumn): string {
  switch (column) {
    case 'work':
      return entry?.workCompletedThisPeriod ?? '';
    case 'percent':
      return entry?.percentComplete ?? '';
    case 'stored':
      return entry?.materialsStored ?? '';
    case 'rate':
      return entry?.retainagePercent ?? '';
  }
}

/** The fields of an entry that belong to one fact: work is either an amount or a percentage. */
export const facts = {
  work: ['workCompletedThisPeriod', 'percentComplete'],
  stored: ['materialsStored'],
  rate: ['retainagePercent'],
  materialsRate: ['materialsRetainagePercent'],
} as const satisfies Record<string, readonly (keyof LineEntry)[]>;
export type Fact = keyof typeof facts;

/** Whether two entries say the same about a fact. A missing entry says nothing; 5 and 5.00 are the same. */
export function sameFact(one: LineEntry | undefined, other: LineEntry | undefined, fact: Fact): boolean {
  return facts[fact].every((field) => sameNumber(one?.[field] ?? null, other?.[field] ?? null));
}

export function sameEntry(one: LineEntry | undefined, other: LineEntry | undefined): boolean {
  return one === other || (Object.keys(facts) as Fact[]).every((fact) => sameFact(one, other, fact));
}

function sameNumber(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Number(one) === Number(other));
}

/** Whether two sheets hold the same entries. */
export function sameEntries(one: Entries, other: Entries): boolean {
  if (one === other) return true;
  return [...new Set([...one.keys(), ...other.keys()])].every((id) => sameEntry(one.get(id), other.get(id)));
}
