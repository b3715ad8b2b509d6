import fc, { type Parameters } from 'fast-check';
import { takesAll } from '../jest/sample.js';

/**
 * The settings of a run of test/fuzz: FUZZ_SEED repeats a run, FUZZ_CASES sets its length, FUZZ_PATH leads to the case that
 * failed. `npm test` sends a tenth of the cases.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_100 + (globalThis.tenth ?? 1));
const cases = Number(process.env.FUZZ_CASES ?? (takesAll ? 20_000 : 2_000));
const path = process.env.FUZZ_PATH;

/** Whether the run repeats one case, which belongs to one test. */
export const alone = path !== undefined;

/** The number of cases for each name, by weight; at least `least`, so that every name gets some. */
export function shares(part: number, weights: Record<string, number>, least: number): Record<string, number> {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      Math.max(least, Math.round((cases * part * weight) / total)),
    ]),
  );
}

/** The milliseconds that this many cases may take on a busy machine. */
export function patience(count: number): number {
  return 180_000 + count * 250;
}

/** Runs cases until one fails, shrinks that case, and reports it with the settings that repeat it. */
export async function holds<Case>(
  name: string,
  arbitrary: fc.Arbitrary<Case>,
  check: (one: Case) => Promise<void>,
  parameters: Parameters<[Case]>,
): Promise<void> {
  const result = await fc.check(fc.asyncProperty(arbitrary, check), { seed, path, ...parameters });
  if (!result.failed) return;
  const again = `FUZZ_SEED=${result.seed} FUZZ_PATH=${result.counterexamplePath} npm test -- test/fuzz -t '${name}'`;
  const cause = result.errorInstance instanceof Error ? result.errorInstance.stack : String(result.errorInstance);
  throw new Error(
    `${name} fails in case ${result.numRuns} of seed ${result.seed}.\nAgain: ${again}\n${fc.stringify(result.counterexample?.[0]).slice(0, 3_000)}\n${cause}`,
  );
}
