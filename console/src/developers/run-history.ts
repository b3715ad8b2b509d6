import { useState } from 'react';
import { useScope } from '../api/scope';
import { browserStorage } from '../parts/storage';
import { useViewer } from '../shell/viewer';
import type { Draft } from './draft';
import { blankValues, listOperations } from './operation-kinds';

/** An operation that was run. */
interface PastRun extends Draft {
  title: string;
  at: string;
}

const most = 20;
const longest = 20_000;

/**
 * The latest operations that this person ran in this organization and mode, kept in this browser until they sign out. A mutation is
 * kept without its values, because they may be secrets: its variables, texts, numbers and comments.
 */
export function useRunHistory() {
  const { organizationId, mode } = useScope();
  const { id } = useViewer();
  const key = `console.runs.${id}.${organizationId}.${mode}`;
  const [runs, setRuns] = useState<readonly PastRun[]>(() => read(key));
  const store = (next: readonly PastRun[]) => {
    setRuns(next);
    if (next.length > 0) browserStorage.write(key, JSON.stringify(next));
    else browserStorage.remove(key);
  };
  return {
    runs,
    add: (draft: Draft) => {
      const run = withoutValues(draft);
      if (run.operation.length + run.variables.length > longest) return;
      const others = runs.filter(
        ({ operation, variables }) => operation !== run.operation || variables !== run.variables,
      );
      store([{ ...run, title: nameRun(run.operation), at: new Date().toISOString() }, ...others].slice(0, most));
    },
    clear: () => store([]),
  };
}

function read(key: string): readonly PastRun[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? (stored as PastRun[]) : [];
  } catch {
    return [];
  }
}

function withoutValues({ operation, variables }: Draft): Draft {
  if (!listOperations(operation).some(({ kind }) => kind === 'mutation')) return { operation, variables };
  return { operation: blankValues(operation), variables: '' };
}

function nameRun(operation: string): string {
  const names = listOperations(operation).flatMap(({ name }) => name || []);
  return (
    names.join(', ') ||
    operation
      .replace(/#[^\n]*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
  );
}
