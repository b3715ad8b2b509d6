import { useSyncExternalStore } from 'react';
import type { PageLink } from '../routes/pages';
import type { Scope } from './scope';

/** What was done, as the page says it once. */
export interface Feedback {
  key: number;
  scope: Scope;
  text: string;
  /** The page of the record. */
  link?: PageLink | undefined;
  /** Takes it back, where the service can. @throws ApiError */
  undo?: (() => Promise<unknown>) | undefined;
}

/** More would cover the page. */
const most = 3;

let shown: readonly Feedback[] = [];
let lastKey = 0;
const watchers = new Set<() => void>();

function show(next: readonly Feedback[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

/** Says what was done. The same sentence again takes the place of the former one. */
export function announce(said: Omit<Feedback, 'key'>): void {
  lastKey += 1;
  show([...shown.filter(({ text }) => text !== said.text), { ...said, key: lastKey }].slice(-most));
}

export function dismiss(key: number): void {
  show(shown.filter((each) => each.key !== key));
}

export function useFeedback(): readonly Feedback[] {
  return useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => shown,
  );
}
