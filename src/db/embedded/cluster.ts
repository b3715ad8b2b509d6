import { access, chown, mkdir, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';
import { isAlive, isPostgres } from './process-check.js';
import { runBinary } from './run-binary.js';
import type { ServerUser } from './server-user.js';
import { SUPERUSER } from './settings.js';

export interface Cluster {
  dataDir: string;
  /** PostgreSQL's own data directory, inside `dataDir`. */
  folder: string;
  user: ServerUser;
}

/** A crash recovery may take a while; an ordinary start takes well under a second. */
const START_SECONDS = 120;
const STOP_SECONDS = 10;

export async function isInitialised(cluster: Cluster): Promise<boolean> {
  return access(join(cluster.folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/** Creates the cluster: UTF-8, sorted by code point, with Unicode letters, regardless of the machine's locales. */
export async function initialiseCluster(cluster: Cluster, password: string, meanwhile?: () => void): Promise<void> {
  // Created under another name and renamed when complete: an interrupted initdb leaves a folder that only looks like a cluster.
  const unfinished = `${cluster.folder}.new`;
  const passwordFile = join(cluster.dataDir, 'postgres.password');
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (cluster.user.ids) {
      await chown(passwordFile, cluster.user.ids.uid, cluster.user.ids.gid);
      await handOver(unfinished, cluster.user.ids);
    }
    const { status, output } = await initdb(unfinished, passwordFile, cluster.user, meanwhile);
    if (status !== 0)
      throw new OperatorError(`The database in ${cluster.folder} could not be created: ${findReason(output)}`);
    await rename(unfinished, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function initdb(folder: string, passwordFile: string, user: ServerUser, meanwhile?: () => void) {
  const args = ['-D', folder, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];
  const result = await runBinary('initdb', [...args, ...locale, '--lc-ctype=C.UTF-8'], user, meanwhile);
  // Trigram search takes its notion of a letter from the system's locale. Machines without C.UTF-8 recognize ASCII letters only.
  return result.output.includes('invalid locale name') ? runBinary('initdb', [...args, ...locale], user) : result;
}

async function handOver(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, uid, gid);
}

/** The process id of the server that runs on this cluster. Removes a pid file that a crash left behind. */
export async function findServer(cluster: Cluster): Promise<number | undefined> {
  const pidFile = join(cluster.folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new OperatorError(
      `The data folder ${cluster.dataDir} belongs to another user (${error.message}). Set DATA_DIR to another folder.`,
    );
  });
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0) || !isAlive(pid)) return undefined; // PostgreSQL itself replaces the file of a dead process
  if (await isPostgres(pid)) return pid;
  // Another program now has this process id, as happens when a container restarts. PostgreSQL would refuse to start.
  await rm(pidFile, { force: true });
  return undefined;
}

/**
 * Whether child processes of a killed server still work in the folder: a second server must not write alongside them. PostgreSQL
 * checks for them too, but misses them in a container without an init process that reaps dead processes, where the pid file had
 * to be removed.
 */
export async function hasOrphans(cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux' || (await findServer(cluster)) !== undefined) return false;
  const folder = await realpath(cluster.folder);
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const works = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (works === folder && (await isPostgres(Number(pid)))) return true;
  }
  return false;
}

/** Starts the server in its own process group, so that Ctrl-C reaches this process and not the database. */
export async function startServer(
  cluster: Cluster,
  port: number,
  flags: readonly string[],
  meanwhile?: () => void,
): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...flags,
  ];
  const options = [`-p ${port}`, ...settings.map((setting) => `-c '${setting.replaceAll("'", "'\\''")}'`)].join(' ');
  const log = join(cluster.folder, 'server.log');
  await rename(log, join(cluster.folder, 'server.previous.log')).catch(() => undefined);
  const args = ['start', '-D', cluster.folder, '-l', log, '-w', '-t', String(START_SECONDS), '-s', '-o', options];
  const { status, output } = await runBinary('pg_ctl', args, cluster.user, meanwhile);
  if (status === 0) return;
  const reason = findReason(await readFile(log, 'utf8').catch(() => output));
  throw new OperatorError(`The database in ${cluster.folder} did not start: ${reason} (see ${log})`);
}

export async function stopServer(cluster: Cluster): Promise<void> {
  const stop = (mode: string) =>
    runBinary(
      'pg_ctl',
      ['stop', '-D', cluster.folder, '-m', mode, '-w', '-t', String(STOP_SECONDS), '-s'],
      cluster.user,
    );
  const { status } = await stop('fast');
  if (status !== 0 && (await findServer(cluster)) !== undefined) await stop('immediate');
}

/** The reason that a PostgreSQL program gave: the fatal line with its hint, or else the last line. */
function findReason(output: string): string {
  const lines = output.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given';
  return fatal.replace(/^.*?(FATAL|PANIC|error): +/, '').trim();
}
