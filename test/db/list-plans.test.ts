/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { claimTasks, nextSandboxTask } from '../../src/background/tasks/claim.js';
import { emailKinds, scheduledKinds, taskKinds } from '../../src/background/tasks/kinds.js';
import { claimDue, firstCursor, settle } from '../../src/background/webhooks/claim.js';
import { purgeDeliveries } from '../../src/background/webhooks/purge.js';
import { readTail } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { billSubscriptions } from '../../src/process/jobs/bill-subscriptions.js';
import { purgeExpired } from '../../src/process/jobs/purge-expired.js';
import { settleCredits } from '../../src/process/jobs/settle-credits.js';
import { routes } from '../../src/rest/index.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { collectionOf, createFixture, type Fixture, pathFor } from '../contract/records.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { lists, orderedPages, statementsOf } from './list-statements.js';
import { higherScanCosts, multiplyRows } from './many-accounts.js';
import { fillOthers } from './other-rows.js';
import { rowsRead } from './rows-read.js';
import { recording, type Statement } from './statements.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The partitions that have rows; next month's and tomorrow's are empty. */
const now = new Date().toISOString();
const filled = [`events_${now.slice(0, 7).replace('-', '_')}`, `api_requests_${now.slice(0, 10).replaceAll('-', '_')}`];

/** Tables that are emptied all the time, or that have rows only for accounts that moved their sandbox clock. */
const small = ['event_outbox', 'event_positions', 'sandbox_clocks'];

/**
 * How PostgreSQL runs the service's reads in a database where every table has rows of many accounts. Each statement is
 * planned three times: for an account with many rows, for one with few, and for any account (a prepared statement may
 * get that generic plan). None scans a whole tenant table.
 */
describe('the plan of every read', () => {
  const world = openWorld();
  let caller: Caller;
  let staff: Caller;
  let fixture: Fixture;
  let other: (value: unknown) => unknown;
  /** Each text is planned only once. */
  const explained = new Set<string>();
  const measured = new Set<string>();
  let tenantTables: Set<string>;
  /** The first column of each full index, and its table. Partial indexes are left out: a queue is read from its start. */
  let firstColumns: Map<string, { column: string; of: string }>;

  beforeAll(async () => {
    caller = await world.caller();
    // A fast machine sends more than the thousand requests of a minute.
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
    // The rows are multiplied, and no two pieces of mail have one number or are of one batch by chance.
    await world.sql('update document_orders set tracking_number = null, batch_id = null');
    staff = await world.anotherToken(caller, ['tier:scale', 'role:staff', 'role:partner']);
    await fillOthers(world, caller, fixture);
    await sequenceEvents(world.app.infrastructure.db);
    other = await multiplyRows(world, caller.organizationId);
    // A page in the order of names reads all of one name.
    await world.sql(`update projects set name = name || ' ' || serial`);
    await world.sql('vacuum analyze projects');
    const tables = await world.sql<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
         and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'account_id')`,
    );
    const indexes = await world.sql<{ index: string; column: string; of: string }>(
      `select indexrelid::regclass::text as index, attname as column, indrelid::regclass::text as of from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indpred is null and indrelid::regclass::text <> all ($1)
         and exists (select from pg_attribute x where x.attrelid = indrelid and x.attname = 'account_id')`,
      [small],
    );
    firstColumns = new Map(indexes.map(({ index, ...rest }) => [index, rest]));
    tenantTables = new Set(tables.map(({ name }) => name).filter((name) => !small.includes(name)));
  });

  it('covers every tenant table with rows', async () => {
    const empty: string[] = [];
    for (const name of tenantTables) {
      const [{ n }] = (await world.sql<{ n: number }>(`select count(*)::int as n from ${name}`)) as [{ n: number }];
      if (n < 50) empty.push(`${name}: ${n}`);
    }
    expect(empty).toEqual([]);
  });

  /**
   * What a plan node, or a node below it, scans entirely: a tenant table, or an index without a condition on its first
   * column.
   */
  function readThrough(node: PlanNode): string[] {
    const { 'Relation Name': table, 'Index Name': index, 'Index Cond': condition = '' } = node;
    const first = firstColumns.get(index ?? '');
    const found = (node.Plans ?? []).flatMap(readThrough);
    // A generic plan may read all rows of an account to find those of one project, however many there are. What other
    // accounts share with it is little.
    const parts = node.Plans?.map((part) => part['Index Name']);
    if (node['Node Type'] === 'BitmapAnd' && !parts!.includes('pay_applications_pkey'))
      found.push('two indexes instead of one that covers both');
    if (node['Node Type'] === 'Seq Scan' && isTenants(table!)) found.push(`all of ${table}`);
    // The library of jobs has indexes of the same names in its own schema.
    const isOurs = first && (table === undefined || table === first.of);
    if (isOurs && !new RegExp(`\\b${first.column}\\b`).test(condition)) found.push(`all of ${index}`);
    return found;
  }
  const isTenants = (table: string) => tenantTables.has(table) || filled.includes(table);

  /** The statements that scan a whole table or index, with its name. */
  async function scans(statements: readonly Statement[], before = ''): Promise<string[]> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query(higherScanCosts);
      await client.query('begin');
      await client.query(before);
      const found: string[] = [];
      for (const { text } of statements) {
        if (explained.has(text) && !before) continue;
        explained.add(text);
        if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
        const { rows } = await client.query(`explain (format json, generic_plan) ${text}`);
        const read = readThrough(rows[0]['QUERY PLAN'][0].Plan);
        if (read.length > 0) found.push(`${[...new Set(read)].join(', ')}: ${text}`);
      }
      return found;
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }

  /** The reads that cost the large account or a small one more with the kept plan than with one made for that account. */
  async function worseWhenKept(statements: readonly Statement[]): Promise<string[]> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query(higherScanCosts);
      await client.query('begin');
      const found: string[] = [];
      for (const { text, values } of statements) {
        if (measured.has(text) || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
        measured.add(text);
        for (const account of ['large', 'small']) {
          const statement = { text, values: account === 'large' ? values : values.map(other) };
          const [own, kept] = [await rowsRead(client, statement, 'own'), await rowsRead(client, statement, 'kept')];
          if (kept > 2 * own + 25) {
            found.push(`the ${account} account: ${kept} rows instead of ${own}: ${text}`);
          }
        }
      }
      return found;
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }

  async function reads(work: () => Promise<Answer<Json>>): Promise<{ body: Json; statements: Statement[] }> {
    const { result, statements } = await recording(work);
    if (result.status >= 300 || result.body?.errors) throw new Error(result.text);
    return { body: result.body, statements };
  }
  const send = (query: string, variables: Record<string, unknown> = {}) =>
    reads(() => world.graphql(staff, query, variables));
  const none = (found: string[]) => {
    if (found.length > 0)
      throw new Error(`A statement scans a whole table or index. Give it an index:\n\n${found.join('\n\n')}`);
  };

  it('would fail this test without its index', async () => {
    const { statements } = await send('{ notices(first: 5) { nodes { id } } }');
    none(await scans(statements));
    expect(
      await scans(
        statements,
        'drop index notices_list, notices_sync, notices_by_date, notices_by_number, notices_by_type, notices_by_state',
      ),
    ).not.toEqual([]);
  });

  it('would fail this test for a plan that walks through a long list to find the few rows before a moment', async () => {
    const text = `select id from ledger_transactions where account_id = $1::uuid and created_at < $2::timestamptz
      order by serial desc limit $3`;
    const values = [caller.organizationId, '2000-01-01T00:00:00Z', 5];
    expect(await worseWhenKept([{ text, values }])).toEqual([expect.stringContaining('the large account')]);
  });

  it.each(lists.map((list) => [list.name, list] as const))(
    'uses an index for the list of %s, and for its nested fields',
    async (_, list) => {
      const statements = await statementsOf(list, send, fixture);
      expect(statements.length).toBeGreaterThan(0);
      none(await scans(statements));
      expect(await worseWhenKept(statements)).toEqual([]);
    },
  );

  it.each(lists.map(({ name }) => name).filter((name) => !['events', 'mailroomOrders'].includes(name)))(
    'stops at the end of a page of %s',
    async (name) => {
      const { statements } = await send(`{ ${name}(first: 5) { nodes { id } } }`);
      const statement = statements.find(({ text }) => /order by .* limit /.test(text));
      const client = new pg.Client({ connectionString: world.config.databaseUrl });
      await client.connect();
      await client.query(higherScanCosts);
      const { rows } = await client.query(`explain (generic_plan) ${statement!.text}`);
      await client.end();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan (Backward )?using \w+(_list|_partner)/);
      // Records that other accounts share are sorted, and merged with the account's own.
      if (!plan.includes('Merge Append')) expect(plan).not.toMatch(/^ *(->)? *(Incremental )?Sort|Bitmap/m);
    },
  );

  it.each(lists.filter((list) => orderedPages(list).length > 0).map((list) => [list.name, list] as const))(
    'reads no more rows than a page of %s has, in every order and direction',
    async (name, list) => {
      const client = new pg.Client({ connectionString: world.config.databaseUrl });
      await client.connect();
      await client.query(`${higherScanCosts}; begin`);
      const found: string[] = [];
      for (const { order, query } of orderedPages(list)) {
        let after: string | null = null;
        for (const place of ['first', 'second']) {
          const { body, statements } = await send(query, { after });
          after = body.data[name].pageInfo.endCursor;
          for (const statement of statements.filter(({ text }) => /order by .* limit /.test(text))) {
            const rows = await rowsRead(client, statement, 'kept');
            if (rows > 40) found.push(`${order}, ${place} page: ${rows} rows: ${statement.text}`);
          }
        }
      }
      await client.end();
      expect(found).toEqual([]);
    },
  );

  it.each([
    [
      'deadlines',
      '{ openDeadlines(until: "2200-12-31", first: 5, offset: 5) { day project { name } begunNotice { id } } }',
    ],
    ['deadlines of a week', '{ openDeadlines(from: "2026-01-05", until: "2026-01-11", first: 5) { day } }'],
    ['deadlines by week', '{ openDeadlineCounts(from: "2026-01-01", until: "2026-12-31") { before weeks { count } } }'],
    ['lien rights by status', '{ lienRightsCounts { count unpaid } }'],
    [
      'lien rights of projects',
      '{ projects(first: 5) { nodes { lienRights unpaidAmount nextAct { day servedOn begunNoticeId } } } }',
    ],
    ...['EXPIRED', 'AT_RISK', 'MISSING_FACTS', 'PROTECTED'].map((status) => [
      `projects whose lien rights are ${status}`,
      `{ projects(first: 5, filter: { lienRights: ${status} }) { totalCount nodes { id } } }`,
    ]),
    ['money', '{ money { unpaid retainage billed { count } waivers { count } claimable { count } } }'],
    ['receivables', '{ receivables(age: OVER_120, first: 5, offset: 5) { days payApplication { status } } }'],
    ['what was billed', '{ billedApplications(month: "2026-03-02", first: 5) { amount payApplication { status } } }'],
    ['what is retained', '{ retainedApplications(first: 5, offset: 5) { amount project { name } } }'],
    ['projects that can be liened', '{ claimableProjects(month: "2026-03-01", first: 5) { day project { name } } }'],
    ['groups of companies', '{ duplicateOrganizations(first: 5) { totalCount groups { reasons } } }'],
    ['recording offices', '{ recordingOffices(state: "CA", county: "San Francisco") { name usedOn } }'],
    ['companies like one', '{ similarOrganizations(like: { name: "Sunset Tower" }) { reasons projectCount } }'],
    [
      'deadlines by day',
      '{ openDeadlineDays(from: "2026-01-01", until: "2026-01-31", filter: { state: "CA" }) { count } }',
    ],
    ['tasks by day', '{ openTaskDays(from: "2026-01-01", until: "2026-01-31") { count } }'],
    [
      'projects on which a member has a task',
      '{ projects(first: 5, filter: { taskAssigneeId: "01900000-0000-7000-8000-000000000000" }) { totalCount nodes { id } } }',
    ],
    ['groups of notices', '{ noticeGroups { count toMail } }'],
    ['groups of notices that a filter finds', '{ noticeGroups(search: "Section", status: DRAFT) { count toMail } }'],
    ...['OVERDUE', 'THIS_WEEK', 'LATER', 'NO_DATE', 'UNCALCULATED'].map((urgency) => [
      `notices that are ${urgency}`,
      `{ noticesToServe(urgency: ${urgency}, first: 5) { day notice { id } } }`,
    ]),
  ])('uses an index for the %s of an account', async (_, query) => {
    const { statements } = await send(query);
    expect(statements.length).toBeGreaterThan(0);
    none(await scans(statements));
    expect(await worseWhenKept(statements)).toEqual([]);
  });

  it('uses an index for every other GET route', async () => {
    const statements: Statement[] = [];
    for (const route of routes.filter(
      ({ method, answer }) => method === 'GET' && ['list', 'all', 'record', 'bare', 'groups'].includes(answer),
    )) {
      if (collectionOf(route) === '/sandbox') continue;
      statements.push(...(await reads(() => world.rest(staff, 'GET', pathFor(route, fixture)))).statements);
    }
    statements.push(...(await reads(() => world.rest(staff, 'GET', '/search?q=sunest'))).statements);
    expect(statements.length).toBeGreaterThan(20);
    none(await scans(statements));
    expect(await worseWhenKept(statements)).toEqual([]);
  });

  it('uses an index for every queue and job', async () => {
    const { infrastructure } = world.app;
    const { db } = infrastructure;
    const { statements } = await recording(async () => {
      await claimTasks(db, undefined, 8, new Map(), [...taskKinds, ...emailKinds, ...scheduledKinds]);
      await nextSandboxTask(db, caller.organizationId, []);
      await claimDue(db, firstCursor, 100);
      await settle(db);
      await purgeDeliveries(db, 30);
      await readTail(db, 0, 100);
      await purgeExpired(infrastructure, 60);
      await settleCredits(infrastructure);
      await billSubscriptions(infrastructure, new Date());
      await watchDeadlines(infrastructure, new Date());
    });
    expect(statements.length).toBeGreaterThan(15);
    none(await scans(statements));
    expect(await worseWhenKept(statements)).toEqual([]);
  });

  it.each([
    ['EXPIRED', 'lost_from = current_date - 40'],
    ['AT_RISK', 'risk_from = current_date - 40'],
    ['MISSING_FACTS', 'lacks_facts = true'],
  ])('reads only the projects whose lien rights are %s when they are few', async (status, one) => {
    await world.sql(
      `update project_courses set has_rights = true, lacks_facts = false, risk_from = current_date + 300, lost_from = current_date + 400`,
    );
    await world.sql(`update project_courses set ${one} where project_id = $1`, [fixture.projectId]);
    await world.sql('vacuum analyze project_courses');
    const query = `{ projects(first: 5, filter: { lienRights: ${status} }) { totalCount nodes { id } } }`;
    const { body, statements } = await send(query);
    expect(body.data.projects).toEqual({ totalCount: 1, nodes: [{ id: fixture.projectId }] });
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    await client.query(`${higherScanCosts}; begin`);
    const counts: number[] = [];
    for (const statement of statements.filter(({ text }) => text.includes('project_courses')))
      counts.push(await rowsRead(client, statement, 'kept'));
    await client.end();
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(20);
  });

  it('uses an index for references to a permanently deleted row', async () => {
    // Users, their tokens, accounts with credits, and the ledger are never deleted.
    const unguarded = await world.sql<{ reference: string }>(
      `select format('%s (%s) → %s', conrelid::regclass, attname, confrelid::regclass) as reference
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace
         and confrelid::regclass::text not in ('users', 'access_tokens', 'credit_accounts', 'credit_holds', 'credit_lots', 'ledger_transactions')
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
           and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
       order by 1`,
    );
    expect(unguarded.map(({ reference }) => reference)).toEqual([]);
  });
});
