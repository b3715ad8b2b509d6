import { spawn } from 'node:child_process';
import { type Binaries, findBinaries } from './binaries.js';
import { lendAccess, type ServerUser } from './server-user.js';

/**
 * Runs one of the programs as the server's user and returns its exit status with everything it printed.
 *
 * @param meanwhile called once the program runs
 */
export async function runBinary(
  name: keyof Binaries,
  args: readonly string[],
  user: ServerUser,
  meanwhile?: () => void,
): Promise<{ status: number | null; output: string }> {
  const file = (await findBinaries())[name];
  const words = [...(user.lentAccess && user.ids ? lendAccess(user.ids) : []), file, ...args];
  // "/" because the server's user may not be allowed to enter this process's working folder.
  const child = spawn(words[0]!, words.slice(1), {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user.lentAccess ? {} : user.ids),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.once('spawn', () => meanwhile?.());
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (status) => done({ status, output: output.trim() }));
  });
}
