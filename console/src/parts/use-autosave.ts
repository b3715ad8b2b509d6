import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { plainAmount } from './format';
import { useUnsaved } from './unsaved';
import { useMerged } from './use-merged';

/** A change is saved this long after the last key. */
const waitMs = 500;

/**
 * The fields of a record that save themselves. A field that is not edited here follows the record; what is typed stays, also when
 * the service refuses it, the session ends or another person changes the same field, which `overtaken` then names.
 *
 * @param stored the texts of the record as it was last read
 * @param version the time of the record’s last change
 * @param amounts the fields that are amounts; every other text counts as it is
 * @param save sends the changed fields; `isLate` if an earlier save is still under way, so that the state of the record is not known
 */
export function useAutosave<Values extends Record<string, string>>({
  stored,
  version,
  amounts,
  save,
  error,
  isSaving,
}: {
  stored: Values;
  version: string;
  amounts: readonly (keyof Values & string)[];
  save: (changed: Partial<Values>, isLate: boolean) => void;
  error: ApiError | null;
  isSaving: boolean;
}) {
  /** What was sent last: a refused text is sent again only after it changes. */
  const [sent, setSent] = useState<Partial<Values>>({});
  const merged = useMerged({
    stored,
    amounts,
    isOwn: (name, isSame) => isSame(sent[name], stored[name]),
    onRead: () => setSent({}),
  });
  /** The state of the record that the last save expected. */
  const sentVersion = useRef(version);
  // What was refused because the record had changed is tried again on its new state, which may have arrived before the refusal.
  useEffect(() => {
    if (error?.code === 'PRECONDITION_FAILED' && version !== sentVersion.current) setSent({});
  }, [version, error]);
  const { values, changed, overtaken } = merged;
  const withPlain = (texts: Partial<Values>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        amounts.includes(name) ? plainAmount(text ?? '') : text?.trim(),
      ]),
    ) as Partial<Values>;
  const submit = (texts: Partial<Values>, isLate: boolean) => {
    sentVersion.current = version;
    save(withPlain(texts), isLate);
  };
  // The record can change during the wait: the save then expects its new state.
  const latest = useRef(submit);
  latest.current = submit;
  const isChanged = Object.keys(changed).length > 0;
  const isRefused = error !== null && JSON.stringify(sent) === JSON.stringify(changed);
  const send = useRef<() => void>(undefined);
  /** What was typed since the last save was sent. */
  const later = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => !isSaving || sent[name] !== value),
  ) as Partial<Values>;
  send.current = Object.keys(later).length > 0 && !isRefused ? () => submit(later, isSaving) : undefined;
  const changedText = JSON.stringify(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the wait again
  useEffect(() => {
    if (!isChanged || isSaving || isRefused) return;
    const timer = setTimeout(() => {
      setSent(changed);
      latest.current(changed, false);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [changedText, isSaving, isRefused]);
  // Who opens another page within the wait loses nothing.
  useEffect(() => () => send.current?.(), []);
  useUnsaved(isChanged || isSaving, { value: changedText, isKept: true });
  useUnsaved(isRefused || overtaken.length > 0, { value: changedText });
  const errorsOf = (name: string) => (isRefused ? (error?.fields[`input.${name}`] ?? error?.fields[name]) : undefined);
  return {
    values,
    /** What a text control needs. */
    text: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => merged.set(name, target.value as Values[typeof name]),
      errors: errorsOf(name),
    }),
    isChanged,
    isRefused,
    /** Something that is typed is not saved: it waits, is refused, or asks for a choice. */
    isUnsaved: isChanged || isSaving || overtaken.length > 0,
    /** Sends what was refused once more. */
    retry: () => submit(changed, false),
    /** Fields that another person changed while they were edited here. */
    overtaken,
    resolve: merged.resolve,
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
