import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../config/operator-error.js';
import { findBinaries } from './binaries.js';

const run = promisify(execFile);

/** The user that runs the server. PostgreSQL refuses to run as root, so root runs it as another user. */
export interface ServerUser {
  /** Absent: the user of this process. */
  ids?: { uid: number; gid: number };
  /** The user cannot enter the parent folders (a checkout under /root), and gets root's right to pass through them. */
  lentAccess: boolean;
}

const SYSTEM_USER = 'postgres';

export async function findServerUser(dataDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { lentAccess: false };
  const ids = (await clusterOwner(dataDir)) ?? (await lookUp(SYSTEM_USER)) ?? (await createSystemUser());
  if (await canReach(ids, dataDir, [])) return { ids, lentAccess: false };
  if (await canReach(ids, dataDir, lendAccess(ids))) return { ids, lentAccess: true };
  throw new OperatorError(
    `PostgreSQL cannot run as root, and the user it runs as (uid ${ids.uid}) may not enter ${dataDir} or the folder of ` +
      'its program. Move the checkout and DATA_DIR out of private folders, start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Command words that run the rest of the line as `ids` but keep root's right to pass through folders closed to that user. The
 * secure bit makes access(2) honour that right too; PostgreSQL uses it to find its programs.
 */
export function lendAccess({ uid, gid }: { uid: number; gid: number }): string[] {
  const user = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const right = ['--securebits', '+no_setuid_fixup', '--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return ['setpriv', ...user, ...right];
}

/** A cluster that an ordinary user created keeps that owner when root starts it. */
async function clusterOwner(dataDir: string): Promise<{ uid: number; gid: number } | undefined> {
  const owner = await stat(join(dataDir, 'postgres')).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
  } catch {
    return undefined;
  }
}

async function createSystemUser(): Promise<{ uid: number; gid: number }> {
  const failure = await run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]).then(
    () => undefined,
    (error: Error) => error,
  );
  const ids = await lookUp(SYSTEM_USER);
  if (ids) return ids;
  throw new OperatorError(
    `PostgreSQL cannot run as root, and the user "${SYSTEM_USER}" could not be created (${failure?.message.trim()}). ` +
      'Create that user, start as an ordinary user, or set DATABASE_URL.',
  );
}

async function canReach(ids: { uid: number; gid: number }, dataDir: string, prefix: string[]): Promise<boolean> {
  const { initdb } = await findBinaries();
  const words = [...prefix, 'sh', '-c', 'cd "$1" && test -x "$2"', 'sh', dataDir, initdb];
  return run(words[0]!, words.slice(1), { cwd: '/', ...(prefix.length ? {} : ids) }).then(
    () => true,
    () => false,
  );
}
