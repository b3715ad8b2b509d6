import { type Cents, magnitude } from '../../shared/money.js';

/** The sums of the lines so far, to recognize an amount that repeats them. */
export class RunningSums {
  private total = 0n;
  private lines = 0;
  /** How many lines had been read where each sum was reached first, and last. */
  private readonly reached = new Map<Cents, { first: number; last: number }>([[0n, { first: 0, last: 0 }]]);
  private boundaries: { total: Cents; lines: number }[] = [{ total: 0n, lines: 0 }];

  add(amount: Cents): void {
    if (amount === 0n) return;
    this.total += amount;
    this.lines += 1;
    const reachedAt = this.reached.get(this.total);
    this.reached.set(this.total, { first: reachedAt?.first ?? this.lines, last: this.lines });
  }

  /** A heading or a total: the lines below it are a section. */
  mark(): void {
    this.boundaries = [this.boundaries[0]!, { total: this.total, lines: this.lines }];
  }

  get sum(): Cents {
    return this.total;
  }

  /** Whether the amount is the sum of the lines just before it: of several, or of one. */
  repeats(amount: Cents): 'several' | 'one' | null {
    const start = amount === 0n ? undefined : this.reached.get(this.total - amount);
    if (!start || start.first >= this.lines) return null;
    return this.lines - start.first > 1 ? 'several' : 'one';
  }

  /** Whether the amount differs from the sum of a section of several lines by less than a hundredth, as a total with an error does. */
  isNear(amount: Cents): boolean {
    return this.boundaries.some(({ total, lines }) => {
      const section = this.total - total;
      return this.lines - lines > 1 && section !== 0n && magnitude(amount - section) * 100n < magnitude(section);
    });
  }
}
