import { useSyncExternalStore } from 'react';
import { browserStorage } from '../parts/storage';

export type Scheme = 'light' | 'dark';
export type SchemeChoice = Scheme | 'system';

const key = 'console.scheme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

function choice(): SchemeChoice {
  const stored = browserStorage.read(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const chosen = choice();
  document.documentElement.dataset.scheme = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
  for (const watcher of watchers) watcher();
}

/** Follows the system until the person chooses. */
export function startScheme(): void {
  apply();
  system.addEventListener('change', apply);
}

export function useSchemeChoice(): [SchemeChoice, (chosen: SchemeChoice) => void] {
  const current = useSyncExternalStore((changed) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  }, choice);
  return [
    current,
    (chosen) => {
      browserStorage.write(key, chosen);
      apply();
    },
  ];
}
