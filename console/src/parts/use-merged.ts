import { useEffect, useRef, useState } from 'react';
import { plainAmount } from './format';

/** An amount as the service accepts it. */
const amountForm = /^[+-]?\d+(?:\.\d+)?$/;

/** Whether two texts of an amount mean the same: `$48,000` and `48000.00` do. */
function isSameAmount(one: string, other: string): boolean {
  const [mine, theirs] = [plainAmount(one), plainAmount(other)];
  if (amountForm.test(mine) && amountForm.test(theirs)) return Number(mine) === Number(theirs);
  return mine === theirs;
}

/** Lists are the same if their rows are. A file is only the same as itself. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length
    ? one.every(
        (row, index) =>
          row === other[index] || (!(row instanceof File) && JSON.stringify(row) === JSON.stringify(other[index])),
      )
    : false;
}

/** What is typed over a record, with the texts that it had there and what still waits for a choice. */
export interface Typed<Values> {
  values: Partial<Values>;
  base: Partial<Values>;
  overtaken: readonly (keyof Values & string)[];
}

/**
 * Joins a record that other people change with what is typed over it, field by field. A field that is not edited here follows the
 * record. What is typed stays; if another person changed the same field, `overtaken` names it until the person chooses.
 *
 * @param stored the values of the record as it was last read
 * @param amounts the fields that are amounts; every other text counts as it is
 * @param begun what was typed earlier over which texts of the record
 * @param follows whether there is such a record; a form for a new one keeps the values that it began with
 * @param isOwn whether the record has a text because this form saved it
 * @param onRead runs after the record was read with another text
 */
export function useMerged<Values extends object>({
  stored: latest,
  amounts = [],
  begun,
  follows = true,
  isOwn = () => false,
  onRead,
}: {
  stored: Values;
  amounts?: readonly (keyof Values & string)[];
  begun?: Typed<Values> | undefined;
  follows?: boolean;
  isOwn?: (name: keyof Values & string, isSame: (one: unknown, other: unknown) => boolean) => boolean;
  onRead?: () => void;
}) {
  type Name = keyof Values & string;
  const first = useRef(latest).current;
  const stored = follows ? latest : first;
  const [values, setValues] = useState<Values>({ ...stored, ...begun?.values });
  const [base, setBase] = useState<Values>({ ...stored, ...begun?.base });
  const [overtaken, setOvertaken] = useState<readonly Name[]>(begun?.overtaken ?? []);
  const names = Object.keys(stored) as Name[];
  const amountNames = new Set<Name>(amounts);
  const isSame = (name: Name, one: unknown = '', other: unknown = '') => {
    if (typeof one !== 'string' || typeof other !== 'string') return isSameValue(one, other);
    return amountNames.has(name) ? isSameAmount(one, other) : one.trim() === other.trim();
  };
  const storedText = JSON.stringify(stored);
  // The record was read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the record counts
  useEffect(() => {
    // What was filled into a new form is no change of a record.
    if (!follows) return;
    const changed = names.filter((name) => !isSame(name, stored[name], base[name]));
    if (changed.length === 0) return;
    const isMine = (name: Name) => !isSame(name, values[name], base[name]);
    setOvertaken((current) => [
      ...current.filter((name) => !changed.includes(name)),
      ...changed.filter(
        (name) =>
          isMine(name) &&
          !isSame(name, values[name], stored[name]) &&
          !isOwn(name, (one, other) => isSame(name, one, other)),
      ),
    ]);
    setValues((mine) => ({
      ...mine,
      ...Object.fromEntries(changed.filter((name) => !isMine(name)).map((name) => [name, stored[name]])),
    }));
    setBase(stored);
    onRead?.();
  }, [storedText]);
  const mine = names.filter((name) => !isSame(name, values[name], base[name]) || overtaken.includes(name));
  const typed = [...new Set([...mine, ...names.filter((name) => !isSame(name, base[name], stored[name]))])];
  const set = <Of extends Name>(name: Of, value: Values[Of]) => setValues((current) => ({ ...current, [name]: value }));
  return {
    values,
    set,
    /** What is typed here and differs from the record, apart from what waits for a choice. */
    changed: Object.fromEntries(
      names
        .filter((name) => !isSame(name, values[name], base[name]) && !overtaken.includes(name))
        .map((name) => [name, values[name]]),
    ) as Partial<Values>,
    overtaken,
    /** What is typed here, with what the record had there and what was filled in: as `begun` takes it. */
    typed: mine.length === 0 ? null : { values: pick(values, typed), base: pick(base, typed), overtaken },
    /** Sets what follows from something else, so that the person did not type it. */
    fill: (filled: Partial<Values>) => {
      setValues((current) => ({ ...current, ...filled }));
      setBase((current) => ({ ...current, ...filled }));
    },
    /** What is typed is the record's now. */
    settle: () => setBase(values),
    /** Ends such a conflict with the own text or with that of the record. */
    resolve: (name: Name, keep: 'mine' | 'theirs') => {
      setOvertaken((current) => current.filter((other) => other !== name));
      if (keep === 'theirs') set(name, stored[name]!);
    },
  };
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values & string)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
