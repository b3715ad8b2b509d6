import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';

/** The settings with which a process reaches the server of a data folder. */
export interface ServerSettings {
  port: number;
  password: string;
}

export const SUPERUSER = 'postgres';

export function connectionUrl({ port, password }: ServerSettings, database: string): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

const settingsFile = (dataDir: string) => join(dataDir, 'postgres.json');

export async function readSettings(dataDir: string): Promise<ServerSettings | undefined> {
  let text: string;
  try {
    text = await readFile(settingsFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(
      `The data folder ${dataDir} belongs to another user (${(error as Error).message}). ` +
        'Start as that user, or set DATA_DIR to another folder.',
    );
  }
  try {
    const { port, password } = JSON.parse(text) as Partial<ServerSettings>;
    return typeof port === 'number' && typeof password === 'string' ? { port, password } : undefined;
  } catch {
    return undefined; // cut short by a crash; the caller knows whether it is needed
  }
}

/** Saves port and password in a file that only this user can read. Generates a password if there is none yet. */
export async function writeSettings(
  dataDir: string,
  { port, password = randomBytes(24).toString('base64url') }: { port: number; password?: string | undefined },
): Promise<ServerSettings> {
  const settings = { port, password };
  await writeFile(settingsFile(dataDir), `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  await chmod(settingsFile(dataDir), 0o600);
  return settings;
}

/** The wanted port, or else the saved one, or else one that the system picks. */
export async function choosePort(requested: number | undefined, remembered: number | undefined): Promise<number> {
  if (requested) {
    if ((await freePort(requested)) === requested) return requested;
    throw new OperatorError(`Port ${requested} on 127.0.0.1, meant for PostgreSQL, is already in use.`);
  }
  return (remembered && (await freePort(remembered))) || (await freePort(0)) || 0;
}

/** The port if it can be listened on (0 lets the system pick one), otherwise undefined. */
function freePort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: bound } = server.address() as { port: number };
      server.close(() => done(bound));
    });
  });
}
