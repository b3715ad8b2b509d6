import { openOrm } from './orm.js';
import { setUpSearch } from './search-index.js';

/** Brings the database to the newest schema. Safe to run from many processes at once: the first one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  const orm = await openOrm(url, 2);
  try {
    const lock = 4_702_331;
    const em = orm.em.fork();
    await em.transactional(async (locked) => {
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
