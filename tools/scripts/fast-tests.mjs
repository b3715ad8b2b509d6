/**
 * Runs the tests that need no PostgreSQL (jest.fast.config.js), then the other test files that differ from the branch main. The arguments
 * are passed to Jest.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const jest = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules` };

function run(...args) {
  const { status } = spawnSync(process.execPath, [jest, ...process.argv.slice(2), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Test files that were changed or added since the branch left main, committed or not. */
function changedTests() {
  const [base] = git('merge-base', 'main', 'HEAD');
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return changed.filter((path) => path.endsWith('.test.ts') && existsSync(path));
}

const fast = execFileSync(process.execPath, [jest, '--config', 'jest.fast.config.js', '--listTests'], {
  env,
  encoding: 'utf8',
});
run('--config', 'jest.fast.config.js');
const others = changedTests().filter((path) => !fast.includes(`/${path}\n`));
if (others.length > 0) run('--runTestsByPath', ...others);
