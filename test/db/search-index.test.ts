import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { setUpSearch } from '../../src/db/search-index.js';
import { searchSources, searchTypes } from '../../src/entities/search/sources.js';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { recording, type Statement } from './statements.js';

const entries = 'select * from search_entries order by type, record_id';

describe('the search index', () => {
  const world = openWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    const { noticeId } = await goldenPath(world, caller);
    await generate(world, caller, noticeId);
  });

  async function setUp(): Promise<Statement[]> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    const execute = async (text: string, values: unknown[] = []) => {
      let at = 0;
      return (
        await client.query(
          text.replace(/(?<=[ (])\?(?=[,)])/g, () => `$${(at += 1)}`),
          values,
        )
      ).rows;
    };
    try {
      return (await recording(() => setUpSearch({ execute }))).statements;
    } finally {
      await client.end();
    }
  }

  it('is set up for every type, and a second setup changes nothing', async () => {
    const known = await world.sql<{ type: string }>('select type from search_sources');
    expect(known.map(({ type }) => type).sort()).toEqual([...searchTypes].sort());
    expect((await setUp()).map(({ text }) => text)).toEqual(['select type, definition from search_sources']);
  });

  it('indexes records that existed before it, as its triggers would have', async () => {
    const before = await world.sql(entries);
    expect(new Set(before.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8);
    await world.sql(`delete from search_entries; delete from search_vocabulary; delete from search_sources`);
    expect((await setUp()).length).toBeGreaterThan(searchTypes.length);
    expect(await world.sql(entries)).toEqual(before);
    const [{ n }] = (await world.sql('select count(*)::int as n from search_vocabulary')) as [{ n: number }];
    expect(n).toBeGreaterThan(20);
  });

  it('drops a record that is deleted, and restores one whose deletion is undone', async () => {
    const [row] = await world.sql<{ id: string }>('select id from contacts');
    const found = () => world.sql('select title from search_entries where record_id = $1', [row!.id]);
    await world.sql('update contacts set deleted_at = now() where id = $1', [row!.id]);
    expect(await found()).toEqual([]);
    await world.sql('update contacts set deleted_at = null where id = $1', [row!.id]);
    expect(await found()).toEqual([{ title: 'Ana Diaz' }]);
    await world.sql('delete from contacts where id = $1', [row!.id]);
    expect(await found()).toEqual([]);
  });

  it('stores texts of any length', async () => {
    const words = Array.from({ length: 9_000 }, (_, n) => `w${n}`).join(' ');
    await world.sql('update projects set legal_description = $1, furnished_description = $2', [
      words,
      'é'.repeat(5_000),
    ]);
    const body = await world.rest(caller, 'GET', '/search?q=w17&types=projects');
    expect(body.body.meta.counts).toEqual({ projects: 1 });
  });

  it('has a source for every table of records', async () => {
    const tables = await world.sql<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'deleted_at' and table_schema = 'public'`,
    );
    const searched = Object.values(searchSources).map(({ table }) => table);
    // These tables hold settings of the account or of people, not records.
    const settings = ['webhooks', 'provider_credentials', 'shipper_credentials', 'saved_views'];
    const missing = tables
      .map(({ name }) => name)
      .filter((name) => !settings.includes(name) && !searched.includes(name as never));
    // A table of records that cannot be searched was forgotten: add it to src/entities/search/sources.ts.
    expect(missing).toEqual([]);
  });
});
