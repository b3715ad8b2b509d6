import { alone, patience } from '../support/fuzz.js';

/**
 * Parts that build on each other: each is gone through once, after those before it, whichever test asks first. A part that fails
 * fails for whoever asks for it, and keeps none of the others. One case that is repeated is looked for in its own part alone.
 */
export class Walk<Part extends { name: string }> {
  readonly #gone = new Map<Part, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly parts: readonly Part[],
    private readonly cases: Record<string, number>,
    private readonly go: (part: Part) => Promise<void>,
  ) {}

  through(part: Part): Promise<void> {
    const before = alone ? [] : this.parts.slice(0, this.parts.indexOf(part));
    for (const one of [...before, part]) {
      if (this.#gone.has(one)) continue;
      const outcome = this.#last.then(() => this.go(one));
      this.#gone.set(one, outcome);
      this.#last = outcome.catch(() => undefined);
    }
    return this.#gone.get(part)!;
  }

  /** To the end, wherever it failed: its tests tell that. */
  async throughAll(): Promise<void> {
    for (const part of this.parts) await this.through(part).catch(() => undefined);
  }

  /** Milliseconds that a test must have for a part, which may have to wait for those before it; without one, for all of them. */
  patience(part: Part = this.parts.at(-1)!): number {
    const upTo = this.parts.slice(0, this.parts.indexOf(part) + 1);
    return patience(upTo.reduce((sum, { name }) => sum + this.cases[name]!, 0));
  }
}
