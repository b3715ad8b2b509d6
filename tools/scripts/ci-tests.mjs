// Runs every test for CI, each once: also those that `npm test` leaves to `npm run test:deep`. A file that failed runs once more, alone,
// after all others, because a failure that only a busy machine shows must not stop a healthy change. It is still a defect of the test or of
// the service, so its name and seed are printed: `flaky: FILE (seed N)`. The arguments are passed to Jest.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** More failed files than this are a fault of the change, and to run them again would only delay the answer. */
const maxAgain = 20;

const seed = randomInt(2 ** 31);
const folder = mkdtempSync(join(tmpdir(), 'ci-tests-'));
const jest = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');

/**
 * @param {string[]} args
 * @returns {{ passed: boolean, failed: string[] }} whether Jest reports success, and the paths of the files with a failure
 */
function run(args) {
  const results = join(folder, 'results.json');
  rmSync(results, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [jest, ...process.argv.slice(2), `--seed=${seed}`, '--json', `--outputFile=${results}`, ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEEP: '1', NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules` },
    },
  );
  let files = [];
  try {
    files = JSON.parse(readFileSync(results, 'utf8')).testResults;
  } catch {
    // Jest ended before it wrote results, so its status is the only answer.
  }
  return { passed: status === 0, failed: files.filter((file) => file.status === 'failed').map((file) => file.name) };
}

function main() {
  const { passed, failed } = run([]);
  if (passed) return 0;
  // Without a failed file, the fault is Jest's own or that of its set-up, and no file can disprove it.
  if (failed.length === 0 || failed.length > maxAgain) return 1;
  let status = 0;
  // Every file gets its second run, so that one answer of CI names all that is broken.
  for (const file of failed) {
    const again = run(['--runInBand', '--runTestsByPath', file]);
    console.log(`${again.passed ? 'flaky' : 'failed twice'}: ${relative(process.cwd(), file)} (seed ${seed})`);
    if (!again.passed) status = 1;
  }
  return status;
}

process.exitCode = main();
rmSync(folder, { recursive: true, force: true });
