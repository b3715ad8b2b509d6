import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Check } from './check.js';

const run = promisify(execFile);

/** The results of the operator's own commands for the ledger, the records and the files. */
export async function judgeCommands(env: Record<string, string>): Promise<Check[]> {
  const commands = [
    ['credits', 'verify'],
    ['verify', '--files'],
  ];
  return Promise.all(
    commands.map(async (words) => {
      const what = `cps ${words.join(' ')} finds nothing`;
      const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 16 * 1024 * 1024 };
      return run(process.execPath, ['dist/cli.js', ...words], options).then(
        () => ({ what, count: 1, wrong: [] }),
        (error: Error & { stderr?: string }) => ({
          what,
          count: 1,
          wrong: [(error.stderr || error.message).slice(0, 2_000)],
        }),
      );
    }),
  );
}
