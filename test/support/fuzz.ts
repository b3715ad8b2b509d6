import fc, { type Parameters } from 'fast-check';

/** What a run of test/fuzz is told: FUZZ_SEED repeats a run, FUZZ_CASES makes a longer one, FUZZ_PATH goes to the case that failed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
const cases = Number(process.env.FUZZ_CASES ?? 20_000);
const path = process.env.FUZZ_PATH;

/** Whether the run is one case again, which is a case of one test. */
export const alone = path !== undefined;

/** How many of all cases fall to each of the names, by weight; at least `least`, so that none is left out. */
export function shares(part: number, weights: Record<string, number>, least: number): Record<string, number> {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      Math.max(least, Math.round((cases * part * weight) / total)),
    ]),
  );
}

/** Milliseconds that so many cases may take where everything else runs beside them. */
export function patience(count: number): number {
  return 60_000 + count * 250;
}

/** Runs cases until one fails, which is then made as small as it can be and told with what repeats it. */
export async function holds<Case>(
  name: string,
  arbitrary: fc.Arbitrary<Case>,
  check: (one: Case) => Promise<void>,
  parameters: Parameters<[Case]>,
): Promise<void> {
  const told = await fc.check(fc.asyncProperty(arbitrary, check), { seed, path, ...parameters });
  if (!told.failed) return;
  const again = `FUZZ_SEED=${told.seed} FUZZ_PATH=${told.counterexamplePath} npm test -- test/fuzz -t '${name}'`;
  const cause = told.errorInstance instanceof Error ? told.errorInstance.stack : String(told.errorInstance);
  throw new Error(
    `${name} fails in case ${told.numRuns} of seed ${told.seed}.\nAgain: ${again}\n${fc.stringify(told.counterexample?.[0]).slice(0, 3_000)}\n${cause}`,
  );
}
