import { createHash } from 'node:crypto';

/**
 * Random values that a seed reproduces. Each actor has its own stream, so that the draws of one do not change those of another.
 */
export class Random {
  #state: number;

  constructor(private readonly seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  stream(name: string | number): Random {
    return new Random(`${this.seed}/${name}`);
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)]!;
  }

  /** One of the names, drawn by weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const entries = Object.entries(weights) as Array<[Name, number]>;
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) if ((left -= weight) < 0) return name;
    return entries.at(-1)![0];
  }
}
