import { alone, patience } from '../support/records/fuzz.js';

/**
 * Parts that build on each other. Each runs once, after those before it, whichever test needs it first. A part that fails makes
 * every test that needs it fail, but does not stop the others. A single repeated case runs in its own part only.
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

  /** Runs all parts, including those after a failure; the tests of the parts report it. */
  async throughAll(): Promise<void> {
    for (const part of this.parts) await this.through(part).catch(() => undefined);
  }

  /** The time in milliseconds that a test needs for a part, including those before it; without a part, for all of them. */
  patience(part: Part = this.parts.at(-1)!): number {
    const upTo = this.parts.slice(0, this.parts.indexOf(part) + 1);
    return patience(upTo.reduce((sum, { name }) => sum + this.cases[name]!, 0));
  }
}
