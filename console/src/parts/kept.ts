import { useContext, useEffect, useRef, useState } from 'react';
import { useScope } from '../api/scope';
import { ViewerContext } from '../api/viewer';
import { browserStorage, tabStorage } from './storage';
import { useUnsaved } from './unsaved';

/** What this tab keeps of what was typed. A payment that may have arrived is not among it: a new sign-in asks what became of it. */
const typed = ['console.bulk.', 'console.form.', 'console.sheet.', 'console.graphql', 'console.research.'];

/** What this browser keeps of the operations that were run. */
const ran = 'console.runs.';

/** Ends all of that, for the next person at the same browser. */
export function dropAllTyped(): void {
  for (const key of tabStorage.keys()) {
    if (typed.some((start) => key.startsWith(start))) tabStorage.remove(key);
  }
  for (const key of browserStorage.keys()) if (key.startsWith(ran)) browserStorage.remove(key);
}

/** The begin of the keys of one kind: of this person in this organization and mode. */
export function useOwnKey(kind: 'form' | 'sheet' | 'bulk'): string {
  const viewer = useContext(ViewerContext);
  const { organizationId, mode } = useScope();
  return `console.${kind}.${viewer?.id}.${organizationId}.${mode}.`;
}

/**
 * What is typed in a long form, which the tab keeps until it closes: of this person in this organization and mode. Secrets are
 * not typed in such a form.
 *
 * @param name which form it is, and what its link filled in; without one, nothing is kept
 */
export function useKept<Values>(name: string | undefined) {
  const ownKeys = useOwnKey('form');
  const key = name === undefined ? undefined : `${ownKeys}${name}`;
  /** What was typed before the page was opened again. */
  const [first] = useState(() => {
    const text = key === undefined ? null : tabStorage.read(key);
    return text === null ? undefined : (JSON.parse(text) as Values);
  });
  return {
    key,
    first,
    drop: () => {
      if (key !== undefined) tabStorage.remove(key);
    },
  };
}

/**
 * Keeps what the person changed, which would be lost if the form has no name. Under another name, it moves along. Returns what ends
 * this after it was saved, or when the person starts over.
 *
 * @param endsWithPage another page asks before it ends, and only a reload keeps it: the record goes on without it
 */
export function useKeeping<Values>(
  { key, first, drop }: ReturnType<typeof useKept<Values>>,
  changed: Values | null,
  { endsWithPage = false }: { endsWithPage?: boolean } = {},
): () => void {
  const [isKept, setKept] = useState(first !== undefined);
  /** The key of what the tab has of this form. */
  const storedAs = useRef(first === undefined ? undefined : key);
  /** The form is shown until the next page is there, also with what its save changed in it. */
  const isOver = useRef(false);
  const text = changed === null ? null : JSON.stringify(changed);
  useEffect(() => {
    if (isOver.current) return;
    const last = storedAs.current;
    if (last !== undefined && (text === null || last !== key)) tabStorage.remove(last);
    storedAs.current = text !== null && key !== undefined && store(key, text) ? key : undefined;
    setKept(storedAs.current !== undefined);
  }, [key, text]);
  const forget = useUnsaved(text !== null && !isOver.current, { value: text, isKept: isKept && !endsWithPage, drop });
  return () => {
    isOver.current = key !== undefined;
    forget();
    drop();
  };
}

/** Whether the tab took it: it may have no room left. */
function store(key: string, text: string): boolean {
  if (tabStorage.write(key, text)) return true;
  tabStorage.remove(key);
  return false;
}
