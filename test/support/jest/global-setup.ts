import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';

interface Project {
  rootDir: string;
  testEnvironmentOptions: { tenth?: number };
}

declare global {
  /** Process that keeps the tests' PostgreSQL; it cleans up when this process disconnects or dies. */
  var testDatabaseKeeper: ChildProcess | undefined;
}

/**
 * Brings the build up to date, whose modules and processes the tests use. Gives all test files one PostgreSQL: TEST_DATABASE_BASE_URL is
 * the URL of a database on it, from whose server the helpers copy `template_cps`, and TMPDIR is its folder. If the variable is already
 * set, it names the server to use, and the template is created again there.
 */
export default async function setup(_: unknown, project: Project): Promise<void> {
  const { tenth } = project.testEnvironmentOptions;
  if (tenth !== undefined)
    console.log(`Of the long test files, tenth ${tenth} of 10 (again: TENTH=${tenth} npm test).`);
  execFileSync(process.execPath, ['tools/scripts/build.mjs'], { cwd: project.rootDir, stdio: 'inherit' });
  const script = process.env.TEST_DATABASE_BASE_URL ? 'create-template.ts' : 'scratch-postgres.ts';
  const keeper = fork(`test/support/databases/${script}`, {
    cwd: project.rootDir,
    execArgv: ['--import', './test/support/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A process group of its own, so that Ctrl-C ends Jest first and the database shuts down cleanly afterwards.
    detached: true,
  });
  const [answer] = await Promise.race([once(keeper, 'message'), once(keeper, 'exit')]);
  if (typeof answer?.url !== 'string')
    throw new Error(`The tests' database could not be prepared (${script}, see above).`);
  process.env.TEST_DATABASE_BASE_URL = answer.url;
  if (answer.folder) process.env.TMPDIR = answer.folder;
  globalThis.testDatabaseKeeper = keeper;
}
