import { expect } from '@jest/globals';

/** Fewest cases that each route or field must get. */
export const least = 40;

/** How many cases each route or field got, and how many of them it took. */
export class Tally {
  readonly #counts = new Map<string, { sent: number; taken: number; refusal?: string }>();

  /** `answer` is kept when it refuses the first case, the plain one. */
  count(name: string, taken: boolean, answer: string): void {
    const { sent, taken: before, refusal } = this.#counts.get(name) ?? { sent: 0, taken: 0 };
    this.#counts.set(name, {
      sent: sent + 1,
      taken: before + Number(taken),
      ...(sent === 0 && !taken ? { refusal: answer } : refusal && { refusal }),
    });
  }

  /** Fails when a generator has come to make only what is refused, or nothing at all. */
  expectSpread(names: string[]): void {
    const all = names.map((name) => ({ name, ...(this.#counts.get(name) ?? { sent: 0, taken: 0 }) }));
    expect(all.filter(({ sent, taken }) => sent < least || taken === 0)).toEqual([]);
    const sum = (key: 'sent' | 'taken') => all.reduce((total, counts) => total + counts[key], 0);
    expect(sum('taken') / sum('sent')).toBeGreaterThan(0.2);
  }
}
