import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { course, noFacts } from 'lien-deadlines';

const folder = 'packages/lien-deadlines';
/** The facts of a vector that names no others. */
const usual = { ...noFacts(), ...JSON.parse(readFileSync(`${folder}/vector-facts.json`, 'utf8')) };

/** A hash of the dates that the calculation gives for the facts of all test vectors: it changes with the calculation. */
export function calculationHash(compute = course) {
  const hash = createHash('sha256');
  for (const path of globSync(`${folder}/vectors/*.json`).sort()) {
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
