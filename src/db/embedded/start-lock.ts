import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../config/operator-error.js';
import { isAlive } from './process-check.js';

/** Longer than any start or stop takes. */
const WAIT_MS = 180_000;

/**
 * A lock file gets its holder's id right after it is created. One that stays empty was left by a process or machine that died.
 */
const EMPTY_MS = 5_000;

/** When this process began. An older lock belongs to another process, even if it has this process's id. */
const startedAt = Date.now() - process.uptime() * 1_000;

/**
 * Runs `work` while no other process starts or stops the server of this data folder: two commands that begin together must not
 * both create the cluster, and no process may join a server that is shutting down.
 * The lock is a file. A lock left by a dead process, or older than any start lasts, is taken over. Two processes that take over
 * the same stale lock within the same millisecond both succeed.
 */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'postgres.lock');
  const deadline = performance.now() + WAIT_MS;
  while (!(await tryLock(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    const writtenAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (isLeftover(holder, writtenAt)) await rm(file, { force: true });
    else if (performance.now() > deadline) {
      throw new OperatorError(
        `Process ${holder} has been starting the database in ${dataDir} for too long. Stop it first.`,
      );
    } else await sleep(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether the process that wrote the lock is gone. A restarted container reuses the process ids of its previous run. */
function isLeftover(holder: number, writtenAt: number): boolean {
  const age = Date.now() - writtenAt;
  if (!(holder > 0)) return age > EMPTY_MS;
  return !isAlive(holder) || age > WAIT_MS || (holder === process.pid && writtenAt < startedAt);
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new OperatorError(
      `The data folder cannot be written (${message}). Set DATA_DIR to a folder that this user may write.`,
    );
  }
}
