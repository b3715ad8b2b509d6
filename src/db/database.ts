import pg from 'pg';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded.js';
import { migrate } from './migrate.js';
import { trigramsMissing } from './migrations/0017-search.js';
import { expectSessions, noSessions } from './pooler.js';
import { isTransient, whenReachable } from './wait-for-database.js';

export interface Database {
  url: string;
  /** Releases an embedded PostgreSQL; does nothing with DATABASE_URL. */
  stop(): Promise<void>;
}

const untrusted =
  'has a certificate of an authority that is not trusted here (sslrootcert names the file of its certificate)';

interface OpenOptions extends Pick<EmbeddedPostgresOptions, 'claim' | 'log' | 'meanwhile'> {
  /** How long to wait for the database of DATABASE_URL while it is down; commands do not wait. */
  waitSeconds?: number;
}

/** Opens the configured database, or else the embedded one, and migrates it. */
export async function openDatabase(config: Config, options: OpenOptions = {}): Promise<Database> {
  return reachDatabase(config, options, migrate);
}

/** Opens the database without migrating it. */
export async function reachDatabase(
  config: Config,
  options: OpenOptions = {},
  firstUse: (url: string) => Promise<void> = async () => undefined,
): Promise<Database> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, ...options });
  try {
    // The embedded one has just answered.
    if (config.databaseUrl) await reach(database.url, options);
    await firstUse(database.url);
    return database;
  } catch (error) {
    await database.stop();
    throw unreachable(database.url, error as Error) ?? error;
  }
}

async function reach(url: string, { waitSeconds = 0, log }: OpenOptions): Promise<void> {
  await whenReachable(connectOnce.bind(undefined, url), waitSeconds, (error) => {
    const { message } = unreachable(url, error) ?? error;
    log?.(`${message} Waiting up to ${waitSeconds} seconds for it.`);
  });
}

async function connectOnce(connectionString: string): Promise<void> {
  const connect = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
    // The next statement reports the error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  };
  const client = await connect();
  try {
    await expectSessions(client, connect);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's and the network's error codes for a wrong DATABASE_URL, completing "The database ... ". */
const reasons: Record<string, string> = {
  [noSessions]:
    'is behind a pooler that gives each transaction another connection of the server (pool_mode = transaction), but the service ' +
    'needs sessions: use pool_mode = session, or connect to the server directly',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ECONNREFUSED: 'does not accept connections',
  ECONNRESET: 'does not accept connections',
  '57P03': 'does not accept connections yet',
  '53300': 'has no connection left',
  EHOSTUNREACH: 'cannot be reached',
  ETIMEDOUT: 'cannot be reached',
  ENOTFOUND: 'cannot be found: its host name does not resolve',
  EAI_AGAIN: 'cannot be found: its host name does not resolve',
  '28P01': 'rejects the user name or password',
  '28000': 'rejects the user',
  '3D000': 'does not exist on that server',
  '42501': 'does not allow this user to create tables',
  [trigramsMissing]:
    'does not have the extension pg_trgm, and this user cannot create it: ask an administrator to run "create extension pg_trgm" in it',
};

function unreachable(url: string, error: Error): OperatorError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ''];
    const { host, pathname } = new URL(url); // without the password
    if (reason) return new OperatorError(`The database ${host}${pathname} ${reason}. Check DATABASE_URL.`);
  }
  if (!isTransient(error)) return undefined;
  const { host, pathname } = new URL(url);
  return new OperatorError(`The database ${host}${pathname} does not accept connections. Check DATABASE_URL.`);
}
