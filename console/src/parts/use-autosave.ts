import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';

/** A change is saved this long after the last key. */
const waitMs = 500;

type Texts = Record<string, string>;

/** Whether two texts of a field mean the same: `48000` and `48000.00` do. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === other) return true;
  if (!one?.trim() || !other?.trim()) return (one ?? '').trim() === (other ?? '').trim();
  return Number(one) === Number(other);
}

/**
 * The fields of a record that save themselves. A field that nobody edits here follows the record; what is typed stays, also when
 * the service refuses it, the session ends or somebody else changes the same field, which `overtaken` then names.
 *
 * @param stored the texts of the record as it was last read
 * @param save sends the changed fields
 */
export function useAutosave<Values extends Texts>({
  stored,
  save,
  error,
  isSaving,
}: {
  stored: Values;
  save: (changed: Partial<Values>) => void;
  error: ApiError | null;
  isSaving: boolean;
}) {
  const [values, setValues] = useState(stored);
  const [base, setBase] = useState(stored);
  const [overtaken, setOvertaken] = useState<readonly (keyof Values & string)[]>([]);
  /** What was sent last: a refused text is sent again only after it changes. */
  const [sent, setSent] = useState<Partial<Values>>({});
  const names = Object.keys(stored) as (keyof Values & string)[];
  const storedText = JSON.stringify(stored);
  // The record was read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state of the record counts
  useEffect(() => {
    const changed = names.filter((name) => !isSame(stored[name], base[name]));
    if (changed.length === 0) return;
    const isMine = (name: keyof Values & string) => !isSame(values[name], base[name]);
    setOvertaken((known) => [
      ...known.filter((name) => !changed.includes(name)),
      ...changed.filter(
        (name) => isMine(name) && !isSame(values[name], stored[name]) && !isSame(sent[name], stored[name]),
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
      .filter((name) => !isSame(values[name], base[name]) && !overtaken.includes(name))
      .map((name) => [name, values[name]]),
  ) as Partial<Values>;
  const isChanged = Object.keys(changed).length > 0;
  const isRefused = error !== null && JSON.stringify(sent) === JSON.stringify(changed);
  const send = useRef<() => void>(undefined);
  send.current = isChanged && !isSaving && !isRefused ? () => save(changed) : undefined;
  const changedText = JSON.stringify(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the wait again
  useEffect(() => {
    if (!isChanged || isSaving || isRefused) return;
    const timer = setTimeout(() => {
      setSent(changed);
      save(changed);
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
    /** Sends what was refused once more. */
    retry: () => save(changed),
    /** Fields that somebody else changed while they were edited here. */
    overtaken,
    /** Ends such a conflict with the own text or with that of the record. */
    resolve: (name: keyof Values & string, keep: 'mine' | 'theirs') => {
      setOvertaken((known) => known.filter((other) => other !== name));
      if (keep === 'theirs') setValues((known) => ({ ...known, [name]: stored[name]! }));
    },
  };
}
