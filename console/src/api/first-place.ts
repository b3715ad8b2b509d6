import { hashKey } from '@tanstack/react-query';
import type { Scope } from './scope';

/**
 * Where the events of a scope are followed from, before its socket is open: the place that the first answer names in `X-Event-Cursor`. What
 * was asked for after that answer shows at least what happened up to there, and so does what was asked for before if it names the same
 * place. Neither is read again when the socket opens.
 */
class FirstPlace {
  #cursor: string | undefined;
  #isOpen = false;
  readonly #reached = new Set<string>();

  /** Called when a read is sent. @returns what takes the header of its answer */
  send(queryKey: readonly unknown[]): (cursor: string | null) => void {
    const isLater = this.#cursor !== undefined;
    return (cursor) => {
      if (this.#isOpen || cursor === null) return;
      this.#cursor ??= cursor;
      if (isLater || cursor === this.#cursor) this.#reached.add(hashKey(queryKey));
    };
  }

  /**
   * The cursor to follow the events from; that of the socket if no answer has named one. An answer that arrives after the socket is compared
   * with the socket's place.
   */
  open(ofSocket: string | null, place: string | undefined): string | null {
    if (this.#cursor !== undefined) return this.#cursor;
    // A service of an earlier release names no place, and no answer is like its cursor: what was asked for before is read again.
    this.#cursor = place ?? ofSocket ?? undefined;
    return ofSocket;
  }

  has(queryHash: string): boolean {
    return this.#reached.has(queryHash);
  }

  /** What is read from now on is followed by the socket. */
  close(): void {
    this.#isOpen = true;
    this.#reached.clear();
  }
}

const places = new Map<string, FirstPlace>();
const toKey = ({ organizationId, mode }: Scope) => `${organizationId} ${mode}`;

export function getFirstPlace(scope: Scope): FirstPlace {
  const key = toKey(scope);
  let place = places.get(key);
  if (!place) places.set(key, (place = new FirstPlace()));
  return place;
}

/** When the events are no longer followed from there. */
export function forgetFirstPlace(scope: Scope): void {
  places.delete(toKey(scope));
}
