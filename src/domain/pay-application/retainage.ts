import { type Cents, portion, type Rate, sum } from '../shared/money.js';

interface Retainage {
  /** The retainage on work and stored material of each line: column I. */
  lines: Cents[];
  /** Line 5a. */
  work: Cents;
  /** Line 5b. */
  material: Cents;
  /** Whether a line has its own rate. */
  varies: boolean;
}

interface RetainedLine {
  work: Cents;
  workRate: Rate;
  material: Cents;
  materialRate: Rate;
}

/**
 * Retainage on every line and in total, which always add up. Where rates vary, each line is rounded and the totals are the
 * sums. With a single rate, 5a and 5b are each rounded once on the whole amount, and distributed over the lines: a line gets
 * what it adds to the rounded running total, which is its own half-up figure or differs from it by a cent.
 */
export function retain(lines: readonly RetainedLine[]): Retainage {
  const varies =
    new Set(lines.map((line) => line.workRate)).size > 1 || new Set(lines.map((line) => line.materialRate)).size > 1;
  const share = varies ? eachRounded : sharedRounding;
  const work = share(lines.map((line) => [line.work, line.workRate]));
  const material = share(lines.map((line) => [line.material, line.materialRate]));
  return {
    lines: work.map((amount, index) => amount + material[index]!),
    work: sum(work),
    material: sum(material),
    varies,
  };
}

type RatedBase = readonly [base: Cents, rate: Rate];

function eachRounded(lines: readonly RatedBase[]): Cents[] {
  return lines.map(([base, rate]) => portion(base, rate));
}

function sharedRounding(lines: readonly RatedBase[]): Cents[] {
  let base = 0n;
  let retained = 0n;
  return lines.map(([amount, rate]) => {
    base += amount;
    const share = portion(base, rate) - retained;
    retained += share;
    return share;
  });
}
