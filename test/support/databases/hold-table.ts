import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../worlds/world.js';

/** Locks a table, so that requests that read it wait. */
export async function holdTable(world: World, table: string) {
  const client = new pg.Client({ connectionString: world.config.databaseUrl });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  const count = async () => {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_locks where relation = $1::regclass and not granted`,
      [table],
    );
    return rows[0].n as number;
  };
  return {
    /** Resolves when that many requests wait for it. */
    async wanted(n: number): Promise<void> {
      while ((await count()) < n) await sleep(20);
    },
    async letGo(): Promise<void> {
      await client.query('rollback');
      await client.end();
    },
  };
}
