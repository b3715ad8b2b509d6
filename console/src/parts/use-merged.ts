import { useEffect, useState } from 'react';
import { plainAmount } from './format';

/** The values of a form: texts, and boxes that are checked or not. */
export type FormValues = Record<string, string | boolean>;
type Value = string | boolean | undefined;

/** An amount as the service accepts it. */
const amountForm = /^[+-]?\d+(?:\.\d+)?$/;

/** Whether two texts of an amount mean the same: `$48,000` and `48000.00` do. */
function isSameAmount(one: string, other: string): boolean {
  const [mine, theirs] = [plainAmount(one), plainAmount(other)];
  if (amountForm.test(mine) && amountForm.test(theirs)) return Number(mine) === Number(theirs);
  return mine === theirs;
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
 * @param isOwn whether the record has a text because this form saved it
 * @param onRead runs after the record was read with another text
 */
export function useMerged<Values extends FormValues>({
  stored,
  amounts = [],
  begun,
  isOwn = () => false,
  onRead,
}: {
  stored: Values;
  amounts?: readonly (keyof Values & string)[];
  begun?: Typed<Values> | undefined;
  isOwn?: (name: keyof Values & string, isSame: (one: Value, other: Value) => boolean) => boolean;
  onRead?: () => void;
}) {
  type Name = keyof Values & string;
  const [values, setValues] = useState<Values>({ ...stored, ...begun?.values });
  const [base, setBase] = useState<Values>({ ...stored, ...begun?.base });
  const [overtaken, setOvertaken] = useState<readonly Name[]>(begun?.overtaken ?? []);
  const names = Object.keys(stored) as Name[];
  const amountNames = new Set<Name>(amounts);
  const isSame = (name: Name, one: Value = '', other: Value = '') => {
    if (typeof one === 'boolean' || typeof other === 'boolean') return one === other;
    return amountNames.has(name) ? isSameAmount(one, other) : one.trim() === other.trim();
  };
  const storedText = JSON.stringify(stored);
  // The record was read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the record counts
  useEffect(() => {
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
    /** What is typed here, with what the record had there: as `begun` takes it. */
    typed: mine.length === 0 ? null : { values: pick(values, mine), base: pick(base, mine), overtaken },
    /** Ends such a conflict with the own text or with that of the record. */
    resolve: (name: Name, keep: 'mine' | 'theirs') => {
      setOvertaken((current) => current.filter((other) => other !== name));
      if (keep === 'theirs') set(name, stored[name]!);
    },
  };
}

function pick<Values extends FormValues>(values: Values, names: readonly (keyof Values & string)[]): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
