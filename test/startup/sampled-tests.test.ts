/** @sampled files */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'sampled-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(join(folder, 'package.json'), '{}');
const tests = `it.each([...Array(30).keys()])('%i', () => {});`;
const files = {
  whole: `beforeAll(() => expect(tenth).toBeUndefined()); describe('numbers', () => { ${tests} });`,
  tests: `/** @sampled tests */\ndescribe('numbers', () => { ${tests} });`,
  cases: `/** @sampled cases */\nbeforeAll(() => expect(tenth).toBe(4)); ${tests}`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.js`), text);

/** How many tests of each file ran. */
function run(tenth?: number): Record<string, number> {
  const output = join(folder, 'results.json');
  const config = JSON.stringify({
    rootDir: folder,
    testEnvironment: resolve('test/support/jest/environment.js'),
    testEnvironmentOptions: { tenth },
    transform: {},
  });
  const jest = resolve('node_modules/jest/bin/jest.js');
  spawnSync(process.execPath, [jest, '--runInBand', '--json', `--outputFile=${output}`, '--config', config], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
  });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
    testResults: Array<{ name: string; assertionResults: Array<{ status: string }> }>;
  };
  return Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      basename(name, '.test.js'),
      assertionResults.filter(({ status }) => status === 'passed').length,
    ]),
  );
}

describe('a file with a comment', () => {
  it('runs a tenth of its tests, or all with a tenth of their cases, and a file without one runs whole', () => {
    expect(run(4)).toEqual({ whole: 30, tests: 3, cases: 30 });
  });

  it('runs whole when Jest takes everything', () => {
    expect(run()).toEqual({ whole: 30, tests: 30, cases: 0 });
  });
});
