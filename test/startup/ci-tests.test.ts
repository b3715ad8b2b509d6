/** @sampled tests */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const script = join(process.cwd(), 'tools/scripts/ci-tests.mjs');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs the script in a folder with these test files, each of which is the body of one test. */
function runTests(bodies: Record<string, string>, args: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-tests-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const [name, body] of Object.entries(bodies)) {
    writeFileSync(join(folder, `${name}.test.js`), `it('works', () => { ${body} });`);
  }
  const config = JSON.stringify({ rootDir: folder, testEnvironment: 'node', transform: {} });
  const { status, stdout } = spawnSync(process.execPath, [script, '--config', config, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

const passes = 'expect(1).toBe(1);';
const fails = 'expect(1).toBe(2);';
const failsOnce = `const { existsSync, writeFileSync } = require('node:fs');
  const ran = existsSync('ran'); writeFileSync('ran', ''); expect(ran).toBe(true);`;

it('passes without a word when every file passes', () => {
  expect(runTests({ good: passes })).toEqual({ status: 0, lines: [] });
});

it('passes, and names the file with its seed, when a failed file passes alone', () => {
  const { status, lines } = runTests({ good: passes, shaky: failsOnce });
  expect(lines).toEqual([expect.stringMatching(/^flaky: shaky\.test\.js \(seed \d+\)$/)]);
  expect(status).toBe(0);
});

it('fails when a file fails twice, and still runs the other failed files again', () => {
  const { status, lines } = runTests({ bad: fails, shaky: failsOnce });
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^failed twice: bad\.test\.js \(seed \d+\)$/),
    expect.stringMatching(/^flaky: shaky\.test\.js \(seed \d+\)$/),
  ]);
  expect(status).toBe(1);
});

it('fails when Jest fails without a failed file', () => {
  expect(runTests({ good: passes }, ['--testPathPatterns', 'no-such-file'])).toEqual({ status: 1, lines: [] });
  expect(runTests({ good: passes }, ['--globalSetup', './missing.js']).status).toBe(1);
});
