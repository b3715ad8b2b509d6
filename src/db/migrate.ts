import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrations } from './migrations/index.js';
import { setUpSearch } from './search-index.js';

/** Brings the database to the newest schema. Safe to run from many processes at once: the first one works, the others wait. */
export async function migrate(url: string): Promise<void> {
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
      await orm.migrator.up();
      await setUpSearch(locked);
    });
    await migrateQueue(url);
  } finally {
    await orm.close();
  }
}

async function migrateQueue(url: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: url });
}
