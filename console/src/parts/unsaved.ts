import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Something on the page that would be lost: what a form has and the service has not, or a secret that was not copied. */
interface Unsaved {
  isSecret: boolean;
  /** It stays in the tab while other pages of the console are open. */
  isKept: boolean;
  /** Ends that. */
  drop: (() => void) | undefined;
}

/** A question before something is lost. */
export interface Question {
  isSecret: boolean;
  /** Each has another one. */
  key: number;
  answer: (isDiscarded: boolean) => void;
}

/** All of the page. There is no other notion of what is typed and not saved. */
const unsaved = new Set<Unsaved>();
let question: Question | null = null;
let questions = 0;
const watchers = new Set<() => void>();
const notify = () => {
  for (const watcher of watchers) watcher();
};
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * Says that something would be lost. Then the browser asks before the tab closes, and the console before it opens another page or
 * closes the dialog. Returns what ends this, such as right before another page opens after a save. The page can stay, so the next
 * change of `value`, which is what would be lost, counts again.
 */
export function useUnsaved(
  isUnsaved: boolean,
  { value, isSecret = false, isKept = false, drop }: Partial<Unsaved> & { value?: unknown } = {},
): () => void {
  const entry = useRef<Unsaved>({ isSecret, isKept, drop }).current;
  useLayoutEffect(() => {
    Object.assign(entry, { isSecret, isKept, drop });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was forgotten counts again once it changes
  useLayoutEffect(() => register(entry, isUnsaved), [entry, isUnsaved, value]);
  useLayoutEffect(() => () => register(entry, false), [entry]);
  return () => void unsaved.delete(entry);
}

function register(entry: Unsaved, isUnsaved: boolean): void {
  if (unsaved.has(entry) === isUnsaved) return;
  if (isUnsaved) unsaved.add(entry);
  else unsaved.delete(entry);
  notify();
}

/** Ends all of it: the person has agreed, and the whole page goes. */
export function forgetAll(): void {
  unsaved.clear();
}

/** What is unsaved now. A dialog asks only about what came after. */
export function allUnsaved(): ReadonlySet<object> {
  return new Set(unsaved);
}

/** Goes on at once if nothing would be lost, and otherwise if the person wants that. `before` was there before a dialog opened. */
export function askBefore(goOn: () => void, before: ReadonlySet<object> = new Set()): void {
  ask(
    [...unsaved].filter((one) => !before.has(one)),
    (isDiscarded) => isDiscarded && goOn(),
  );
}

/** Whether the page has to stay, because the person wants to keep what another page would lose. */
export function askBeforeLeaving(): Promise<boolean> {
  return new Promise((resolve) => {
    ask(
      [...unsaved].filter(({ isKept }) => !isKept),
      (isDiscarded) => resolve(!isDiscarded),
    );
  });
}

function ask(lost: readonly Unsaved[], answered: (isDiscarded: boolean) => void): void {
  if (lost.length === 0) {
    answered(true);
    return;
  }
  question?.answer(false);
  questions += 1;
  question = {
    key: questions,
    isSecret: lost.every(({ isSecret }) => isSecret),
    answer: (isDiscarded) => {
      question = null;
      if (isDiscarded) {
        for (const one of lost) {
          one.drop?.();
          unsaved.delete(one);
        }
      }
      notify();
      answered(isDiscarded);
    },
  };
  notify();
}

export function useQuestion(): Question | null {
  return useSyncExternalStore(watch, () => question);
}

export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(watch, () => unsaved.size > 0);
}

export const isAnyUnsaved = (): boolean => unsaved.size > 0;
