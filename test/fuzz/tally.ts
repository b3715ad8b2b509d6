import { expect } from '@jest/globals';

/** Fewest cases that each route or field must get. */
export const least = 40;

/** How many cases each route or field got, and how many of them it took. */
export class Tally {
  readonly #counts = new Map<string, { sent: number; taken: number }>();

  count(name: string, taken: boolean): void {
    const counts = this.#counts.get(name) ?? { sent: 0, taken: 0 };
    this.#counts.set(name, { sent: counts.sent + 1, taken: counts.taken + Number(taken) });
  }

  /** Fails when a generator has come to make only what is refused, or nothing at all. */
  expectSpread(names: string[]): void {
    const all = names.map((name) => ({ name, ...(this.#counts.get(name) ?? { sent: 0, taken: 0 }) }));
    if (process.env.FUZZ_TALLY)
      for (const { name, sent, taken } of all) process.stderr.write(`TALLY ${name} ${sent} ${taken}\n`);
    expect(all.filter(({ sent }) => sent < least)).toEqual([]);
    expect(all.filter(({ taken }) => taken === 0)).toEqual([]);
    const sum = (key: 'sent' | 'taken') => all.reduce((total, counts) => total + counts[key], 0);
    expect(sum('taken') / sum('sent')).toBeGreaterThan(0.2);
  }
}
