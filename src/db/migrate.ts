import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';
import { advisoryLocks } from '../domain/shared/advisory-locks.js';
import { replaceEarlierMigrations } from './before-first-release.js';
import { migrations } from './migrations/index.js';
import { isSearchSetUp, setUpSearch } from './search-index.js';
import { prepareSession } from './session.js';

/** The names of this version's migrations, in order. */
export const migrationNames: readonly string[] = listNames(migrations);

function listNames(list: typeof migrations): string[] {
  return list.map((Migration) => new Migration(undefined as never, undefined as never).name);
}

/** A statement that waits for a table lock blocks every later request for that table: it gives up after this time, and retries. */
interface Patience {
  lockTimeoutMs: number;
  patienceMs: number;
}
const patience: Patience = { lockTimeoutMs: 2_000, patienceMs: 120_000 };
const pauseMs = 500;

/** How often a process that waits for another process's migrations checks whether they are done. */
const turnMs = 100;

/** PostgreSQL's codes for a lock timeout, and for a table that does not exist. */
const lockNotAvailable = '55P03';
const noSuchTable = '42P01';

/**
 * Migrates the database to the newest schema while processes of an older version serve (docs/deployment.md). Safe to run from
 * many processes at once: the first one migrates, the others wait.
 * @throws OperatorError if other transactions lock a table for longer than `waits` allows
 */
export async function migrate(url: string, waits = patience): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'cps', onConnect: begins(waits) });
  // The next statement reports the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // Most starts find nothing to do, and learn it over one connection.
    if (await isMigrated(pool)) return;
    await withMigrator(url, waits, async (orm) => {
      const connection = orm.em.getConnection();
      await patiently(waits, () => replaceEarlierMigrations(pool, migrationNames));
      await patiently(waits, () => orm.migrator.up());
      await patiently(waits, () =>
        connection.transactional((trx) =>
          setUpSearch({ execute: (sql, parameters) => connection.execute(sql, parameters, 'all', trx) }),
        ),
      );
    });
  } finally {
    await pool.end();
  }
}

/** Whether the tables and the search index are those of this version or of a newer one. */
async function isMigrated(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    if (!listNames(migrations).every((name) => applied.has(name))) return false;
    return await isSearchSetUp({ execute: async (sql) => (await pool.query(sql)).rows });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === noSuchTable) return false;
    throw error;
  }
}

/** Creates the tables of an earlier version in an empty database, to restore a backup of that version. */
export async function migrateTables(url: string, upTo: string): Promise<void> {
  await withMigrator(url, patience, async (orm) => {
    await orm.migrator.up({ to: upTo });
  });
}

async function withMigrator(url: string, waits: Patience, work: (orm: MikroORM) => Promise<void>): Promise<void> {
  // Without the entities: migrations use none of them, and describing them takes a tenth of a second in every process that
  // starts.
  const orm = new MikroORM({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    // Each migration has its own transaction, so that locks are short and an index can be built outside one. Silent, because
    // standard output is for the banner and for the output of commands.
    migrations: { migrationsList: migrations, transactional: true, allOrNothing: false, snapshot: false, silent: true },
    pool: { min: 0, max: 2 },
    driverOptions: { application_name: 'cps', onConnect: begins(waits) },
  });
  let turn: pg.Client | undefined;
  try {
    turn = await takeTurn(url);
    await work(orm);
  } finally {
    await turn?.end();
    await orm.close();
  }
}

/**
 * One process migrates at a time: the holder of this connection. The others poll the lock for as long as the migration takes. A
 * statement that waited for the lock would hold a snapshot, and a concurrent index build waits for older snapshots to end, so
 * the two would deadlock.
 */
async function takeTurn(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'cps' });
  // The next statement reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
        advisoryLocks.migrations,
      ]);
      if (rows[0]!.mine) return client;
      await sleep(turnMs);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function begins({ lockTimeoutMs }: Patience): (client: pg.ClientBase) => Promise<void> {
  return (client) => prepareSession(client, { statement_timeout: '0', lock_timeout: String(lockTimeoutMs) });
}

/** Repeats work that gave way to other transactions. */
async function patiently({ patienceMs }: Patience, work: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!wasLocked(error)) throw error;
      if (performance.now() > deadline) throw tooLong(patienceMs);
      await sleep(pauseMs);
    }
  }
}

function wasLocked(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === lockNotAvailable) return true;
  }
  return false;
}

function tooLong(patienceMs: number): OperatorError {
  return new OperatorError(
    `The schema could not be changed: other transactions locked its tables for ${Math.round(patienceMs / 1_000)} seconds. ` +
      'Find the long transaction in pg_stat_activity, end it, and start again.',
  );
}
