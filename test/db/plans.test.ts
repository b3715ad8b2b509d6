/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { explained } from './rows-read.js';
import { recording, type Statement } from './statements.js';

const notices = 20_000;

/**
 * How PostgreSQL runs the statements that the loaders send, for a tenant with 20,000 notices among other tenants. No
 * page scans a whole tenant table.
 */
describe('the query plans', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  let small: Caller;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    await goldenPath(world, await world.caller());
    small = await world.caller();
    const columns = (
      await world.sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'projects' and table_schema = 'public'
       and column_name not in ('id', 'serial', 'name') order by ordinal_position`,
      )
    ).map(({ name }) => `p."${name}"`);
    // Triggers are off: this test needs no audit entries and no search index, which would take 90% of the time.
    const options = '-c session_replication_role=replica';
    const bulk = new pg.Client({ connectionString: world.config.databaseUrl, options });
    await bulk.connect();
    await bulk.query(`
      insert into projects (id, name, ${columns.map((name) => name.slice(2))})
      select uuidv7(), 'Project ' || n, ${columns} from projects p, generate_series(1, 400) n`);
    await bulk.query(
      `insert into notices (id, account_id, livemode, organization_id, project_id, division_id, type, status, state,
         notice_number, notice_date, created_at, updated_at)
       select uuidv7(), p.account_id, p.livemode, p.organization_id, p.id, p.division_id, 'preliminary', 'draft', 'CA',
         'S-' || p.id || '-' || n, date '2026-01-01' + n, now(), now()
       from (select *, row_number() over (partition by account_id) as place from projects) p,
         generate_series(1, case when p.account_id = $1 then $2::int / 400 else 30 end) n where place <= 400`,
      [caller.organizationId, notices],
    );
    await goldenPath(world, small);
    await bulk.query(`
      insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
        documentable_id, type, template, status, file_name, file_size, page_count, sha256, created_at, updated_at)
      select uuidv7(), account_id, livemode, organization_id, project_id, division_id, 'notice', id, 'notice', 'notice',
        'completed', 'notice.pdf', 1, 1, 'none', now(), now() from notices tablesample bernoulli (15)`);
    await bulk.end();
    await world.sql('vacuum analyze notices, projects, documents');
  });

  /** The plans of a request's reads, as text. */
  async function plansOf(query: string, variables: Record<string, unknown> = {}, by = caller): Promise<string[]> {
    const { result, statements } = await recording(() => world.graphql(by, query, variables));
    expect([result.status, result.body.errors]).toEqual([200, undefined]);
    const reads = statements.filter(({ text }) => !/access_tokens|call_windows|charge_api_calls?/.test(text));
    return explain(reads);
  }

  async function explain(statements: Statement[]): Promise<string[]> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      const plans: string[] = [];
      for (const statement of statements) {
        const lines = await explained(client, statement, 'kept', 'analyze, buffers off, timing off, summary off');
        plans.push(lines.join('\n'));
      }
      return plans;
    } finally {
      await client.end();
    }
  }

  it('are made for tables of the stated size', async () => {
    const { body } = await world.graphql(caller, '{ notices { totalCount } }');
    expect(body.data.notices.totalCount).toBeGreaterThanOrEqual(notices);
  });

  const ordered = /Index Scan (Backward )?using notices_list/;

  it('use an index in the order of the list for its first page, and read no further', async () => {
    const [plan] = await plansOf('{ notices(first: 15) { nodes { noticeNumber } pageInfo { hasNextPage } } }');
    expect(plan).toMatch(ordered);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  it('read the page after a cursor from the position of the cursor', async () => {
    const { body } = await world.graphql(caller, '{ notices(first: 100, offset: 9000) { pageInfo { endCursor } } }');
    const after = body.data.notices.pageInfo.endCursor;
    const query = 'query($after: String) { notices(after: $after) { nodes { noticeNumber } } }';
    const [plan] = await plansOf(query, { after });
    expect(plan).toMatch(ordered);
    expect(plan).toMatch(/Index Cond: .*serial < /);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  it('read a small tenant’s list without visiting the rows of large tenants', async () => {
    const plans = await plansOf('{ notices { totalCount nodes { noticeNumber } } }', {}, small);
    expect(plans.join()).toMatch(/using notices_(list|sync)/);
    expect(plans.join()).not.toMatch(/Seq Scan|notices_pkey/);
  });

  it.each([
    ['project', 'projectId', /notices_project/],
    ['division', 'divisionId', /notices_(division|list)/],
    ['organization', 'organizationId', /notices_(organization|list)/],
  ])('use an index for the notices of one %s', async (_, field, index) => {
    const query = 'query($filter: NoticeFilter) { notices(filter: $filter) { nodes { noticeNumber } } }';
    const [plan] = await plansOf(query, { filter: { [field]: made[field as keyof GoldenPath] } });
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('use an index for what changed since a time', async () => {
    const query = 'query($filter: NoticeFilter) { notices(filter: $filter) { nodes { noticeNumber } } }';
    const [plan] = await plansOf(query, { filter: { updatedSince: new Date(Date.now() + 60_000).toISOString() } });
    expect(plan).toMatch(/notices_sync/);
  });

  it('use the parent’s index for nested pages', async () => {
    const [, plan] = await plansOf(
      '{ projects(first: 25) { nodes { notices(first: 5) { nodes { noticeNumber } pageInfo { hasNextPage } } } } }',
    );
    expect(plan).toMatch(/Index Scan using notices_project/);
    expect(plan).toMatch(/loops=25/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('use the notices’ indexes for their documents and amendments', async () => {
    const plans = await plansOf(
      '{ notices(first: 25) { nodes { documents(first: 5) { nodes { fileName } } amendments(first: 5) { nodes { id } } } } }',
    );
    expect(plans.filter((plan) => plan.includes('Index Scan using notices_parent'))).toHaveLength(1);
    expect(plans.filter((plan) => /Index Scan using documents_(of_record|one_current)/.test(plan))).toHaveLength(1);
    expect(plans.join('\n')).not.toMatch(/Seq Scan/);
  });

  it('use the primary key for a record by its id', async () => {
    const plans = await plansOf('query($id: ID!) { notice(id: $id) { noticeNumber } }', { id: made.noticeId });
    expect(plans.join()).toMatch(/Index Scan using notices_pkey/);
    const [, projects] = await plansOf('{ notices(first: 100) { nodes { project { name } } } }');
    expect(projects).toMatch(/Index Scan using projects_(pkey|id_account_id_livemode_key)/);
  });
});
