import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const made: string[] = [];

export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cps-startup-'));
  made.push(folder);
  return folder;
}

/** Removes every folder that newDataFolder created in this test file. */
export async function removeDataFolders(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Runs one statement over a connection of its own and returns its rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function isRunning(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Process id of the PostgreSQL server that uses the data folder. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

export interface Holder {
  process: ChildProcess;
  answer: { url: string; started: boolean; failure?: string };
  kill(): Promise<void>;
}

/** Starts or joins the data folder's server from another process, optionally as another user. */
export async function holdInOtherProcess(dataDir: string, claim = 'none', uid?: number): Promise<Holder> {
  const child = fork('test/startup/hold-postgres.ts', [dataDir, claim], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const [answer] = await once(child, 'message');
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { process: child, answer, kill };
}
