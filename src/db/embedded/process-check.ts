import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Whether a process with this id exists, whichever user owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL server. A dead one that its parent has not reaped (a zombie) does not count. */
export async function isPostgres(pid: number): Promise<boolean> {
  return (await commandLine(pid)).includes('postgres');
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [file, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']]
      : ['ps', ['-p', String(pid), '-o', 'command=']];
  return promisify(execFile)(file as string, args as string[]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
