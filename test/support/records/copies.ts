import pg from 'pg';
import type { World } from '../worlds/world.js';

export interface Copies {
  client: pg.Client;
  /**
   * Inserts copies of rows of a table.
   *
   * @param values of the columns that a copy does not have from its row `r`, in SQL
   * @param from what there is one copy for, with the condition that chooses `r`
   */
  copy: (table: string, values: Record<string, string>, from: string, parameters: unknown[]) => Promise<void>;
}

/** A connection that copies rows with triggers and foreign keys off: nothing is logged, and no event is made. */
export async function openCopies(world: World): Promise<Copies> {
  const client = new pg.Client({
    connectionString: world.config.databaseUrl,
    options: '-c session_replication_role=replica',
  });
  await client.connect();
  const copy: Copies['copy'] = async (table, values, from, parameters) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
         and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    );
    const names = rows.map(({ name }) => name).filter((name) => name !== 'serial');
    const selected = names.map((name) => values[name] ?? `r."${name}"`);
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) select ${selected.join()} from ${table} r, ${from}`,
      parameters,
    );
  };
  return { client, copy };
}
