import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm test` runs a tenth of the files that begin with one of these comments, and every test of the others:
 *
 *     /** @sampled tests *\/  a tenth of the file's tests
 *     /** @sampled cases *\/  every test, with a tenth of its cases (`sample()` of sample.ts)
 *     /** @sampled files *\/  a tenth of the files, whole: what takes long is what all tests of the file begin with
 *
 * The tenth follows the day, so that ten days in a row have all tests and all files, each once; of cases, a file may have others on each
 * day. TENTH, from 1 to 10, names another tenth.
 */
const comment = /^\/\*\* @sampled (?:tests|cases|files) \*\/\n/;

/** Options of Jest that name files or tests. */
const naming = ['testNamePattern', 'testPathPatterns', 'onlyChanged', 'o', 'onlyFailures', 'f', 'changedSince'];

/** The tenth of a day in UTC. */
function readTenthOfDay(now) {
  return String((Math.floor(now / 86_400_000) % 10) + 1);
}

/** The tenth that a run of Jest takes; undefined when it takes everything: with DEEP=1, or when arguments name files or tests. */
export function tenthOf(args, { DEEP, TENTH }, now = Date.now()) {
  const value = { type: 'string' };
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: {
      config: { ...value, short: 'c' },
      maxWorkers: { ...value, short: 'w' },
      testNamePattern: { ...value, short: 't' },
      seed: value,
      outputFile: value,
    },
  });
  if (DEEP === '1' || positionals.length > 0 || naming.some((name) => name in values)) return undefined;
  const tenth = TENTH ?? readTenthOfDay(now);
  if (!/^([1-9]|10)$/.test(tenth)) throw new Error(`TENTH is a number from 1 to 10, and not ${JSON.stringify(tenth)}.`);
  return Number(tenth);
}

/** The paths of all test files of which `npm test` runs a tenth. */
export function sampledFiles(root) {
  return globSync(['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'], { cwd: root })
    .filter((path) => comment.test(readFileSync(join(root, path), 'utf8')))
    .sort();
}

/**
 * Skips the tests of a file that are not of the tenth. Each file begins to count elsewhere, so that short ones take part as well.
 *
 * @param sampled what the comment of the file says
 */
export function keepTenth(tenth, sampled, path, { children }) {
  if (sampled === 'cases') return;
  const step = sampled === 'tests' ? 1 : 0;
  let count = [...path].reduce((sum, letter) => sum + letter.codePointAt(0), 0);
  const visit = (child) => {
    if (child.type === 'describeBlock') child.children.forEach(visit);
    else {
      if (count % 10 !== tenth % 10) child.mode = 'skip';
      count += step;
    }
  };
  children.forEach(visit);
}
