/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeGrownTables } from '../../src/process/jobs/analyze-grown-tables.js';
import { routes } from '../../src/rest/index.js';
import { eventually } from '../background/webhooks/deliveries.js';
import { collectionOf, createFixture, type Fixture, pathFor } from '../contract/records.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { multiplyRows } from './many-accounts.js';

/** How many rows of each table were read. */
interface Read {
  table: string;
  /** From end to end. */
  inSequence: number;
  byIndex: number;
}

/** A text is prepared when it is seen for the third time (src/db/preparing-client.ts). */
const untilKept = 3;

/** What is counted and listed by its day, which has no route. */
const counted = [
  '{ openDeadlineCounts(from: "2026-01-01", until: "2026-12-31") { before } openDeadlines(until: "2200-12-31", first: 5) { day } }',
  '{ noticeGroups { count } noticesToServe(urgency: OVERDUE, first: 5) { day } }',
  '{ noticesToServe(urgency: UNCALCULATED, first: 5) { day } }',
  '{ openDeadlineDays(from: "2026-01-01", until: "2026-01-31") { count } openTaskDays(from: "2026-01-01", until: "2026-01-31") { count } }',
  '{ lienRightsCounts { count } projects(first: 5, filter: { lienRights: AT_RISK }) { nodes { nextAct { servedOn } } } }',
  '{ billedApplications(month: "2026-03-02", first: 5) { amount } retainedApplications(first: 5) { amount } }',
  '{ money { unpaid } receivables(first: 5) { days } claimableProjects(first: 5) { day } }',
];

/** A table of one row without an index, and one that `/readyz` reads on a connection of its own, which keeps no plans. */
const single = ['event_positions', 'mikro_orm_migrations'];

/**
 * Sessions keep plans that they made while tables were empty or small: after a deployment, a purge or in a burst. PostgreSQL's
 * counters include what functions, triggers and foreign keys read.
 */
describe.each([
  ['empty', 0],
  ['small', 1],
])('plans that are made while every table is %s', (_, rounds) => {
  const world = openWorld();
  /** The account that has many rows in the end. From then on it only reads, because the copies of its rows do not fit together. */
  let reader: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    reader = await world.caller();
    for (let round = 0; round < rounds; round += 1) await createFixture(world, reader);
    // The planner takes a table that was never analyzed for larger than it is.
    await world.sql('vacuum analyze');
    // The copies of the ledger do not add up.
    await world.sql('alter table ledger_transactions disable trigger has_entries');
    await world.sql('alter table ledger_entries disable trigger balanced');
    // What the tests themselves send does not count.
    await world.sql('set enable_seqscan = off');
    fixture = await createFixture(world, reader);
    for (let round = 0; round < untilKept; round += 1) await everything();
    await multiplyRows(world, reader.organizationId, { analyzed: false });
  });

  /** Creates a record of each collection in a new account, and reads all lists and records of the large one. */
  async function everything(): Promise<void> {
    await createFixture(world, await world.caller());
    for (const route of routes.filter(({ method }) => method === 'GET')) {
      if (collectionOf(route) === '/sandbox') continue;
      await world.rest(reader, 'GET', pathFor(route, fixture));
    }
    await world.rest(reader, 'GET', '/search?q=sunest');
    for (const query of counted) await world.graphql(reader, query);
  }

  async function readBy(work: () => Promise<void>): Promise<Map<string, Read>> {
    const before = await counters();
    await work();
    await endSessions();
    const after = await counters();
    const read = [...after].map(([table, { inSequence, byIndex }]): [string, Read] => {
      const from = before.get(table) ?? { inSequence: 0, byIndex: 0 };
      return [table, { table, inSequence: inSequence - from.inSequence, byIndex: byIndex - from.byIndex }];
    });
    return new Map(read);
  }

  async function counters(): Promise<Map<string, Read>> {
    const rows = await world.sql<Read>(`
      select relname as table, seq_tup_read::int as "inSequence", coalesce(idx_tup_fetch, 0)::int as "byIndex"
      from pg_stat_user_tables order by 1`);
    return new Map(rows.map((row) => [row.table, row]));
  }

  /** A session that ends reports all that it has read. */
  async function endSessions(): Promise<void> {
    await eventually(async () => {
      const [{ n }] = (await world.sql<{
        n: number;
      }>(`select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)) as [{ n: number }];
      return n === 0;
    });
  }

  it('read no table from end to end once it is large', async () => {
    const read = await readBy(everything);
    expect([...read.values()].filter(({ table, inSequence }) => inSequence > 0 && !single.includes(table))).toEqual([]);
  });

  it('are made again for tables that have grown', async () => {
    expect(await analyzeGrownTables(world.app.infrastructure.db)).toEqual(
      expect.arrayContaining(['memberships', 'parties']),
    );
    const kept = await readBy(everything);
    await world.sql('analyze');
    const settled = await readBy(everything);
    const more = [...kept.values()].filter(({ table, byIndex }) => byIndex > 2 * settled.get(table)!.byIndex + 500);
    expect(more).toEqual([]);
    expect(await analyzeGrownTables(world.app.infrastructure.db)).toEqual([]);
  });
});
