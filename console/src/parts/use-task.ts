import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Document } from '../api/execute';
import { useRead } from '../api/use-read';
import { askBefore } from './unsaved';

/**
 * The task of a queue that a person works on, in its current state. It stays until they go on: whatever happens to the queue
 * meanwhile, what is typed or scanned never goes to another task.
 *
 * @param next the task to work on next
 * @param document reads one task, whether it is in the queue or not
 */
export function useTask<Task extends { id: string }, Result>(
  next: Task | undefined,
  document: Document<Result, { id: string }>,
  taskOf: (result: Result) => Task,
) {
  const [chosen, choose] = useState<Task | null>(null);
  const working = chosen ?? next;
  useEffect(() => {
    if (!chosen && next) choose(next);
  }, [chosen, next]);
  const { data } = useRead(document, { id: working?.id ?? '' }, { enabled: working !== undefined, isQueue: true });
  const current = data ? taskOf(data) : working;
  // What a change has done is shown when it is over, so that the form that sends it is there until then.
  const shown = useRef(current);
  if (useIsMutating() === 0 || shown.current?.id !== current?.id) shown.current = current;
  return {
    task: shown.current,
    /** Works on another task, after a question if something typed for this one would be lost. */
    choose: (task: Task) => {
      if (task.id !== working?.id) askBefore(() => choose(task));
    },
    goOn: () => choose(null),
  };
}
