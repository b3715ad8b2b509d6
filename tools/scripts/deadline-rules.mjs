/**
 * Writes what is generated from the package lien-deadlines and committed: the table of its README, and what identifies its calculation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { calculationHash } from './deadline-calculation.mjs';
import { withTable } from './deadline-readme.mjs';

const readme = 'packages/lien-deadlines/README.md';
const files = {
  [readme]: withTable(readFileSync(readme, 'utf8')),
  'src/domain/deadlines/generated/deadline-calculation.ts': `/** Changes with the dates that the rules give for the test vectors of lien-deadlines: run \`npm run generate\`. */
export const calculation = '${calculationHash()}';
`,
};

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${path} is stale. Run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
