import type { Query } from '@tanstack/react-query';

/**
 * What a change of this page concerns. The service says which types of records it has changed, and the events of it that arrive over the
 * socket as well, so that no read runs twice.
 */
export class OwnChange {
  /** The types of the changed records; null if an answer did not say. */
  #types: Set<string> | null = new Set();
  #isAnswered = false;

  /** Takes the header `X-Events` of an answer: `notice 0197…, project 0197…`. */
  readonly onEvents = (header: string | null): void => {
    this.#isAnswered = true;
    if (header === null) this.#types = null;
    for (const entry of header?.split(', ') ?? []) {
      const [type, ...ids] = entry.split(' ');
      this.#types?.add(type!);
      for (const id of ids) ownEvents.add(id);
    }
  };

  /** Whether a read can have another result now. Without an answer that says what changed, any can. */
  readonly concerns = (query: Query): boolean => {
    if (!this.#isAnswered || this.#types === null) return true;
    const follows = query.meta?.follows as readonly string[] | undefined;
    // What no event reports is read again after each change of this page.
    return !follows?.length || follows.some((type) => this.#types!.has(type));
  };
}

/** Events of changes of this page, which were read again when their answers arrived. */
const ownEvents = new Set<string>();

/** Whether the event is one of this page, which is then forgotten. */
export function takeOwnEvent(id: string): boolean {
  return ownEvents.delete(id);
}

let underWay = 0;
const watchers: (() => void)[] = [];

/** Runs a change; the events that arrive meanwhile wait for its answer. */
export async function runOwnChange<Result>(run: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await run();
  } finally {
    underWay -= 1;
    if (underWay === 0) for (const watcher of watchers.splice(0)) watcher();
  }
}

/** An event of another person is shown while an answer is long in coming. */
const patienceMs = 1_000;

/** Resolves when no change of this page is under way. */
export function settled(): Promise<void> {
  if (underWay === 0) return Promise.resolve();
  return new Promise((resolve) => {
    watchers.push(resolve);
    setTimeout(resolve, patienceMs);
  });
}
