import { expect } from '@jest/globals';
import { takesAll } from '../support/jest/sample.js';

/** The minimum number of cases for each route or field. */
export const least = takesAll ? 40 : 4;

/** The number of cases of each route or field, and how many of them it accepted. */
export class Tally {
  readonly #counts = new Map<string, { sent: number; taken: number; refusal?: string }>();

  /** `answer` is recorded when it refuses the first case, the plain one. */
  count(name: string, taken: boolean, answer: string): void {
    const { sent, taken: before, refusal } = this.#counts.get(name) ?? { sent: 0, taken: 0 };
    this.#counts.set(name, {
      sent: sent + 1,
      taken: before + Number(taken),
      ...(sent === 0 && !taken ? { refusal: answer } : refusal && { refusal }),
    });
  }

  /** Fails when a generator produces only refused cases, which a tenth of them may be, or too few. */
  expectSpread(names: string[]): void {
    const all = names.map((name) => ({ name, ...(this.#counts.get(name) ?? { sent: 0, taken: 0 }) }));
    expect(all.filter(({ sent, taken }) => sent < least || (takesAll && taken === 0))).toEqual([]);
    const sum = (key: 'sent' | 'taken') => all.reduce((total, counts) => total + counts[key], 0);
    expect(sum('taken') / sum('sent')).toBeGreaterThan(0.2);
  }
}
