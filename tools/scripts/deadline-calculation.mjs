import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { course, noFacts } from 'lien-deadlines';

/** A subcontractor on commercial private work, where a vector names nothing else (as in the tests of the package). */
const usual = {
  ...noFacts('CA', 'subcontractor'),
  use: 'commercial',
  contractDate: '2026-02-16',
  firstFurnishingDate: '2026-03-02',
  lastFurnishingDate: '2026-05-20',
  completionDate: '2026-06-30',
};

/** A hash of the dates that the calculation gives for the facts of all test vectors: it changes with the calculation. */
export function calculationHash(compute = course) {
  const hash = createHash('sha256');
  for (const path of globSync('packages/lien-deadlines/vectors/*.json').sort()) {
    for (const { facts } of JSON.parse(readFileSync(path, 'utf8'))) {
      const deadlines = compute({ ...usual, ...facts });
      hash.update(
        JSON.stringify(
          deadlines.map(({ kind, month, required, date, safeDate }) => [kind, month, required, date, safeDate]),
        ),
      );
    }
  }
  return hash.digest('base64url').slice(0, 16);
}
