import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { plainAmount } from './format';

/** A change is saved this long after the last key. */
const waitMs = 500;

type Texts = Record<string, string>;

/** An amount as the service accepts it. */
const amountForm = /^[+-]?\d+(?:\.\d+)?$/;

/** Whether two texts of an amount mean the same: `$48,000` and `48000.00` do. */
function isSameAmount(one: string, other: string): boolean {
  const [mine, theirs] = [plainAmount(one), plainAmount(other)];
  if (amountForm.test(mine) && amountForm.test(theirs)) return Number(mine) === Number(theirs);
  return mine === theirs;
}

/**
 * The fields of a record that save themselves. A field that nobody edits here follows the record; what is typed stays, also when
 * the service refuses it, the session ends or somebody else changes the same field, which `overtaken` then names.
 *
 * @param stored the texts of the record as it was last read
 * @param amounts the fields that are amounts; every other text counts as it is
 * @param save sends the changed fields; `isLate` if an earlier save is still under way, so that the state of the record is not known
 */
export function useAutosave<Values extends Texts>({
  stored,
  amounts,
  save,
  error,
  isSaving,
}: {
  stored: Values;
  amounts: readonly (keyof Values & string)[];
  save: (changed: Partial<Values>, isLate: boolean) => void;
  error: ApiError | null;
  isSaving: boolean;
}) {
  const [values, setValues] = useState(stored);
  const [base, setBase] = useState(stored);
  const [overtaken, setOvertaken] = useState<readonly (keyof Values & string)[]>([]);
  /** What was sent last: a refused text is sent again only after it changes. */
  const [sent, setSent] = useState<Partial<Values>>({});
  const names = Object.keys(stored) as (keyof Values & string)[];
  const isSame = (name: keyof Values & string, one: string | undefined, other: string | undefined) =>
    amounts.includes(name) ? isSameAmount(one ?? '', other ?? '') : (one ?? '').trim() === (other ?? '').trim();
  const storedText = JSON.stringify(stored);
  // The record was read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the record counts
  useEffect(() => {
    const changed = names.filter((name) => !isSame(name, stored[name], base[name]));
    if (changed.length === 0) return;
    const isMine = (name: keyof Values & string) => !isSame(name, values[name], base[name]);
    setOvertaken((known) => [
      ...known.filter((name) => !changed.includes(name)),
      ...changed.filter(
        (name) => isMine(name) && !isSame(name, values[name], stored[name]) && !isSame(name, sent[name], stored[name]),
      ),
    ]);
    setValues((mine) => ({
      ...mine,
      ...Object.fromEntries(changed.filter((name) => !isMine(name)).map((name) => [name, stored[name]])),
    }));
    setBase(stored);
    // What was refused because the record had changed is tried again on its new state.
    setSent({});
  }, [storedText]);
  const changed = Object.fromEntries(
    names
      .filter((name) => !isSame(name, values[name], base[name]) && !overtaken.includes(name))
      .map((name) => [name, values[name]]),
  ) as Partial<Values>;
  const withPlain = (texts: Partial<Values>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        amounts.includes(name) ? plainAmount(text ?? '') : text?.trim(),
      ]),
    ) as Partial<Values>;
  const isChanged = Object.keys(changed).length > 0;
  const isRefused = error !== null && JSON.stringify(sent) === JSON.stringify(changed);
  const send = useRef<() => void>(undefined);
  /** What was typed since the last save was sent. */
  const later = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => !isSaving || sent[name] !== value),
  ) as Partial<Values>;
  send.current = Object.keys(later).length > 0 && !isRefused ? () => save(withPlain(later), isSaving) : undefined;
  const changedText = JSON.stringify(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the wait again
  useEffect(() => {
    if (!isChanged || isSaving || isRefused) return;
    const timer = setTimeout(() => {
      setSent(changed);
      save(withPlain(changed), false);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [changedText, isSaving, isRefused]);
  // Who leaves the page within the wait loses nothing.
  useEffect(() => () => send.current?.(), []);
  const errorsOf = (name: string) => (isRefused ? (error?.fields[`input.${name}`] ?? error?.fields[name]) : undefined);
  return {
    values,
    /** What a text control needs. */
    text: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        setValues((known) => ({ ...known, [name]: target.value })),
      errors: errorsOf(name),
    }),
    isChanged,
    isRefused,
    /** Something that is typed is not saved: it waits, is refused, or asks for a choice. */
    isUnsaved: isChanged || isSaving || overtaken.length > 0,
    /** Sends what was refused once more. */
    retry: () => save(withPlain(changed), false),
    /** Fields that somebody else changed while they were edited here. */
    overtaken,
    /** Ends such a conflict with the own text or with that of the record. */
    resolve: (name: keyof Values & string, keep: 'mine' | 'theirs') => {
      setOvertaken((known) => known.filter((other) => other !== name));
      if (keep === 'theirs') setValues((known) => ({ ...known, [name]: stored[name]! }));
    },
  };
}

/** Reports to the page, which has the buttons, whether its form has something that is not saved. */
export function useReport(isUnsaved: boolean, onUnsaved: (isUnsaved: boolean) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is not asked to keep its function
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved]);
}
