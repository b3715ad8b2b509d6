import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations/index.js';
import { type Connection, setUpSearch } from './search-index.js';

/** The names of this version's migrations, in their order. */
export const migrationNames: readonly string[] = migrations.map(
  (Migration) => new Migration(undefined as never, undefined as never).name,
);

/** Brings the database to the newest schema. Safe to run from many processes at once: the first one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  await withMigrator(url, async (locked, migrator) => {
    await migrator.up();
    await setUpSearch(locked);
  });
  await migrateQueue(url);
}

/** Brings an empty database to the tables of an earlier version, into which a backup of that version fits. */
export async function migrateTables(url: string, upTo: string): Promise<void> {
  await withMigrator(url, async (_locked, migrator) => {
    await migrator.up({ to: upTo });
  });
}

async function withMigrator(
  url: string,
  work: (locked: Connection, migrator: MikroORM['migrator']) => Promise<void>,
): Promise<void> {
  // Without the entities, which migrations name none of: describing them takes a tenth of a second, in every process that starts.
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    // Silent: standard output belongs to the banner and to the answers of commands.
    migrations: { migrationsList: migrations, transactional: true, allOrNothing: true, snapshot: false, silent: true },
    pool: { min: 0, max: 2 },
    driverOptions: { application_name: 'cps', options: '-c TimeZone=UTC -c DateStyle=ISO' },
  });
  try {
    const lock = 4_702_331;
    await orm.em.fork().transactional(async (locked) => {
      await locked.execute('select pg_advisory_xact_lock(?)', [lock]);
      await work(locked, orm.migrator);
    });
  } finally {
    await orm.close();
  }
}

async function migrateQueue(url: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: url });
}
