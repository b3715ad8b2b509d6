import { useContext, useEffect, useState } from 'react';
import { useScope } from '../api/scope';
import { ViewerContext } from '../api/viewer';
import { useUnsaved } from './unsaved';

/**
 * What is typed in a long form, which the tab keeps until it closes: of this person in this organization and mode. Secrets are
 * not typed in such a form.
 *
 * @param name which form it is, and what its link filled in; without one, nothing is kept
 */
export function useKept<Values>(name: string | undefined) {
  const viewer = useContext(ViewerContext);
  const { organizationId, mode } = useScope();
  const key = name === undefined ? undefined : `console.form.${viewer?.id}.${organizationId}.${mode}.${name}`;
  /** What was typed before the page was opened again. */
  const [first] = useState(() => {
    const text = key === undefined ? null : sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Values);
  });
  return {
    key,
    first,
    drop: () => {
      if (key !== undefined) sessionStorage.removeItem(key);
    },
  };
}

/**
 * Keeps what the person changed, which would be lost if the form has no name. Returns what ends this after it was saved, or when
 * the person starts over.
 */
export function useKeeping<Values>(
  { key, first, drop }: ReturnType<typeof useKept<Values>>,
  changed: Values | null,
): () => void {
  const [isKept, setKept] = useState(first !== undefined);
  const text = key === undefined || changed === null ? null : JSON.stringify(changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    if (text === null) return drop();
    setKept(store(key!, text));
  }, [text]);
  const forget = useUnsaved(changed !== null, { isKept, drop });
  return () => {
    forget();
    drop();
  };
}

/** Whether the tab took it: it may have no room left. */
function store(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    sessionStorage.removeItem(key);
    return false;
  }
}
