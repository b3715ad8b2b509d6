import pg from 'pg';
import { searchSources } from '../../src/entities/search/sources.js';
import { auditLog, credits, events } from './scale-logs.js';
import { records } from './scale-records.js';

/** An account of the generated database. */
export interface ScaleAccount {
  id: string;
  email: string;
  notices: number;
}

/**
 * One account of each size; the large and the medium ones grow with the database, a small one always has the same number of
 * notices.
 */
export interface ScaleAccounts {
  large: ScaleAccount;
  middle: ScaleAccount;
  small: ScaleAccount;
}

const smallNotices = 100;

/**
 * Fills a migrated database with about this many notices and all related records: a fifth in one account, two fifths in twenty,
 * the rest in accounts of 100. The rows are the same as the service would write, but inserted in sets, without the triggers
 * that write the audit log and the search index row by row; those rows are created here, by the same functions where possible.
 *
 * @param livemode false puts all of it into the accounts' sandboxes
 */
export async function fillScale(
  url: string,
  notices: number,
  { livemode = true, log = () => {} }: { livemode?: boolean; log?: (line: string) => void } = {},
): Promise<ScaleAccounts> {
  const client = await connect(url);
  const run = async (steps: Array<[what: string, statement: string]>, by = client) => {
    for (const [what, statement] of steps) await timed(what, () => by.query(statement), log);
  };
  await client.query(
    `
    create unlogged table scale_accounts as
      select gen_random_uuid() as id, gen_random_uuid() as user_id, ${livemode} as livemode, place,
        case when place = 1 then $n / 5 when place <= 21 then $n / 50 else ${smallNotices} end as notices
      from generate_series(1, 21 + greatest($n * 2 / 5 / ${smallNotices}, 1)) place;
    alter table scale_accounts add primary key (id);
    create unlogged table scale_directory (account_id uuid, place bigint, id uuid, name text, primary key (account_id, place));
    create unlogged table scale_projects (account_id uuid, livemode boolean, place bigint, id uuid, division_id uuid, state text, created_at timestamptz,
      primary key (account_id, place));`.replaceAll('$n', String(notices)),
  );
  await run(records);
  await client.query('analyze');
  // One connection for each core.
  const other = await connect(url);
  await Promise.all([
    (async () => {
      await run([...auditLog, ...events]);
      await timed('sequencing', () => sequence(client), log);
    })(),
    (async () => {
      await run(credits, other);
      await timed('search index', () => indexAll(other), log);
    })(),
  ]);
  await other.end();
  await timed('vacuum', () => client.query('vacuum (analyze, parallel 0)'), log);
  const { rows } = await client.query<ScaleAccount & { place: number }>(
    `select id, 'owner' || place || '@example.com' as email, notices::int, place from scale_accounts where place in (1, 2, 22) order by place`,
  );
  await client.query('drop table scale_accounts, scale_directory, scale_projects');
  await client.end();
  return { large: rows[0]!, middle: rows[1]!, small: rows[2]! };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    options:
      '-c session_replication_role=replica -c synchronous_commit=off -c work_mem=256MB -c maintenance_work_mem=512MB -c jit=off',
  });
  await client.connect();
  return client;
}

async function sequence(client: pg.Client): Promise<void> {
  for (let moved = -1; moved !== 0; ) {
    const { rows } = await client.query<{ moved: number }>('select sequence_events(100000) as moved');
    moved = rows[0]!.moved;
  }
}

/**
 * Inserts the index's rows first and builds the large trees afterwards, which takes a tenth of the time of building them row by
 * row.
 */
async function indexAll(client: pg.Client): Promise<void> {
  const large = ['search_entries_words', 'search_vocabulary_keys'];
  const { rows: trees } = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [large],
  );
  await client.query(`drop index ${large}`);
  for (const [type, { table }] of Object.entries(searchSources)) {
    const { rows } = await client.query<{ n: number }>(`select coalesce(max(serial), 0)::int as n from ${table}`);
    for (let from = 0; from < rows[0]!.n; from += 20_000) {
      await client.query(
        `select search_index_${type}(array(select id from ${table} where serial > $1 and serial <= $1 + 20000))`,
        [from],
      );
    }
  }
  for (const { indexdef } of trees) await client.query(indexdef);
}

async function timed(what: string, work: () => Promise<unknown>, log: (line: string) => void): Promise<void> {
  const start = performance.now();
  await work();
  log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
