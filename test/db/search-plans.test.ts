/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { explained } from './rows-read.js';
import { recording } from './statements.js';

const contacts = 5_000;
const others = 95_000;

/** How PostgreSQL runs a search in an account with 5,000 contacts, while another account has 95,000 records. */
describe('the plan of a search', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  let oldest: string;

  beforeAll(async () => {
    caller = await world.caller();
    const other = await world.caller();
    made = await goldenPath(world, caller);
    const body = { organization_id: caller.organizationId, first_name: 'Olga', last_name: 'Manager' };
    oldest = (await world.rest(caller, 'POST', '/contacts', body)).body.data.id;
    await world.sql(
      `insert into contacts (id, account_id, livemode, organization_id, title, first_name, last_name, created_at, updated_at)
       select uuidv7(), $1, true, $1, 'Manager', 'Petra', 'Person' || chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676), now(), now()
       from generate_series(1, $2::int) n`,
      [caller.organizationId, contacts],
    );
    const large = ['search_entries_words', 'search_vocabulary_keys'];
    const indexes = await world.sql<{ indexdef: string }>('select indexdef from pg_indexes where indexname = any($1)', [
      large,
    ]);
    // Updating them row by row takes three times as long as building them after the rows.
    await world.sql(`drop index ${large}`);
    // Only the index entries are needed: this test does not look at the records behind them, nor at their account.
    const options = '-c session_replication_role=replica';
    const bulk = new pg.Client({ connectionString: world.config.databaseUrl, options });
    await bulk.connect();
    await bulk.query(
      `with entries as (
         insert into search_entries (type, record_id, account_id, livemode, title, identifiers, body, words, updated_at)
         select 'contacts', uuidv7(), $1::uuid, true, 'Petra ' || n, '{}', '{}', (search_lexemes('petra w' || n, place || '.', 'A') || search_lexemes('petra', place || ':', 'A'))::tsvector, now()
         from generate_series(1, $2::int) n, (select right($1::uuid::text, 8) || left(md5('contacts'), 2) as place) p)
       insert into search_vocabulary
       select $1::uuid, true, 'person' || translate(n::text, '0123456789', 'abcdefghij') from generate_series(1, $2::int) n`,
      [other.organizationId, others],
    );
    await bulk.end();
    for (const { indexdef } of indexes) await world.sql(indexdef);
    await world.sql('vacuum analyze contacts, search_entries, search_vocabulary');
  });

  async function plans(query: string): Promise<string[]> {
    const { result, statements } = await recording(() => world.rest(caller, 'GET', `/search?${query}`));
    expect(result.status).toBe(200);
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      const found: string[] = [];
      for (const statement of statements.filter((one) => one.text.includes('search_'))) {
        const lines = await explained(client, statement, 'kept', 'analyze, buffers off, timing off, summary off');
        found.push(lines.join('\n'));
      }
      return found;
    } finally {
      await client.end();
    }
  }

  it.each(['q=sunset', 'q=ana%20diaz', 'q=p', 'q=petra', 'q=petra%20personaab', 'q=petra&types=contacts'])(
    'uses the index to read the account’s words for %s',
    async (query) => {
      const [plan] = await plans(query);
      expect(plan).toMatch(/Index Scan on search_entries_words/);
      expect(plan).toMatch(/Index Scan using search_entries_pkey/);
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );

  /** How many rows of the index of searches a plan reads. */
  const entriesRead = (plan: string) =>
    [...plan.matchAll(/Scan (?:Backward )?(?:using \w+ )?on search_entries .*rows=([\d.]+) loops=(\d+)/g)].reduce(
      (sum, [, rows, loops]) => sum + Number(rows) * Number(loops),
      0,
    );

  it.each(['q=petra', 'q=per', 'q=p'])(
    'reads a few hundred of the thousands of records that match %s',
    async (query) => {
      const [plan] = await plans(`${query}&types=contacts`);
      expect(plan).toMatch(/search_entries_newest/);
      expect(entriesRead(plan!)).toBeGreaterThan(100);
      expect(entriesRead(plan!)).toBeLessThanOrEqual(600);
      const { body } = await world.rest(caller, 'GET', `/search?${query}&types=contacts`);
      expect(body.data.contacts).toHaveLength(5);
      expect(body.meta.counts.contacts).toBeGreaterThanOrEqual(100);
    },
  );

  it('reads the newest records of a type only for one word without digits', async () => {
    for (const query of ['q=petra%20personaab', 'q=petra1']) {
      const [plan] = await plans(`${query}&types=contacts`);
      // Once, to know whether the account has records of the type.
      expect(plan!.match(/using search_entries_newest/g)).toHaveLength(1);
      expect(plan).toMatch(/using search_entries_newest .*rows=1.00 loops=1/);
    }
  });

  it('looks for words only in the types that the account has records of', async () => {
    const [plan] = await plans('q=petra%20personaab&types=contacts,documents,document_orders,fulfillment_requests');
    expect(plan).toMatch(/CTE asked\s+-> {2}Function Scan on \S+ .*rows=1.00 loops=1/);
  });

  it('finds the newest of thousands of records with the same word first', async () => {
    const create = (first: string) =>
      world.rest(caller, 'POST', '/contacts', {
        organization_id: caller.organizationId,
        first_name: first,
        last_name: 'Newest',
      });
    const { body } = await create('Petra');
    const common = await world.rest(caller, 'GET', '/search?q=petra&types=contacts');
    expect(common.body.data.contacts[0].id).toBe(body.data.id);
    const prefix = await world.rest(caller, 'GET', '/search?q=pet&types=contacts');
    expect(prefix.body.data.contacts[0].id).toBe(body.data.id);
  });

  it('finds the word in an old title before it is found elsewhere in thousands of newer records', async () => {
    const { body } = await world.rest(caller, 'GET', '/search?q=manag&types=contacts');
    expect(body.data.contacts.map(({ id }: { id: string }) => id).indexOf(oldest)).toBe(0);
    expect(body.data.contacts).toHaveLength(5);
  });

  it('finds the one title that matches completely among thousands that begin like it', async () => {
    await world.rest(caller, 'PATCH', `/contacts/${made.contactId}`, { first_name: 'Petra', last_name: 'Person' });
    const { body } = await world.rest(caller, 'GET', '/search?q=petra%20person&types=contacts');
    expect(body.data.contacts[0]).toMatchObject({ id: made.contactId, title: 'Petra Person' });
  });

  it('indexes a change without scanning any of its tables', async () => {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      for (const change of [
        `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, created_at, updated_at)
         select gen_random_uuid(), account_id, livemode, organization_id, 'Nova', last_name, now(), now() from contacts
         where id = $1`,
        `update contacts set first_name = 'Nora' where id = $1`,
        'update contacts set deleted_at = now() where id = $1',
        'delete from contacts where id = $1',
      ]) {
        await client.query(change, [made.contactId]);
      }
      const { rows } = await client.query(
        `select relname, seq_scan::int, idx_scan::int from pg_stat_xact_user_tables
         where relname in ('contacts', 'search_entries', 'search_vocabulary') order by relname`,
      );
      expect(rows).toEqual(
        ['contacts', 'search_entries', 'search_vocabulary'].map((relname) => ({
          relname,
          seq_scan: 0,
          idx_scan: expect.any(Number),
        })),
      );
      for (const { idx_scan } of rows) expect(idx_scan).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });

  it('reads only the account’s own words that are like a misspelt one', async () => {
    // The other account has 95,000 words that begin like this one.
    const [plan] = await plans('q=persno');
    expect(plan).not.toMatch(/Seq Scan/);
    const [, read] = /Index Scan on search_vocabulary_keys .*rows=([\d.]+) loops=1/.exec(plan!)!;
    expect(Number(read)).toBeGreaterThan(0);
    expect(Number(read)).toBeLessThanOrEqual(contacts + 10);
    const [, sunset] = /Index Scan on search_vocabulary_keys .*rows=([\d.]+) /.exec((await plans('q=sunest'))[0]!)!;
    expect(Number(sunset)).toBeLessThanOrEqual(10);
  });

  it('reads no words of the vocabulary where records have the words', async () => {
    const [plan] = await plans('q=petra%20personaab');
    expect(plan).toMatch(/search_vocabulary_keys.*never executed/);
  });
});
