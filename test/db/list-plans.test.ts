import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
} from 'graphql';
import type * as sendEmail from '../../src/email/send-email.js';
import type * as read from '../../src/events/read.js';
import type * as sequencer from '../../src/events/sequencer.js';
import type * as billing from '../../src/jobs/bill-subscriptions.js';
import type * as purge from '../../src/jobs/purge-expired.js';
import type * as credits from '../../src/jobs/settle-credits.js';
import type * as watch from '../../src/services/deadline/watch.js';
import type * as claim from '../../src/tasks/claim.js';
import type * as webhookClaim from '../../src/webhooks/claim.js';
import type * as webhookPurge from '../../src/webhooks/purge.js';
import { collectionOf, createFixture, type Fixture, pathFor } from '../contract/records.js';
import { built } from '../support/built.js';
import { everything, sample } from '../support/every-field.js';
import pg from '../support/pg.js';
import { routes } from '../support/routes.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/world.js';
import { higherScanCosts, multiplyRows } from './many-accounts.js';
import { recording, type Statement } from './statements.js';

const { claimTasks, nextSandboxTask } = await built<typeof claim>('tasks/claim.js');
const { claimDue, firstCursor, settle } = await built<typeof webhookClaim>('webhooks/claim.js');
const { purgeDeliveries } = await built<typeof webhookPurge>('webhooks/purge.js');
const { requeueEmails } = await built<typeof sendEmail>('email/send-email.js');
const { sequence } = await built<typeof sequencer>('events/sequencer.js');
const { readTail } = await built<typeof read>('events/read.js');
const { purgeExpired } = await built<typeof purge>('jobs/purge-expired.js');
const { settleCredits } = await built<typeof credits>('jobs/settle-credits.js');
const { billSubscriptions } = await built<typeof billing>('jobs/bill-subscriptions.js');
const { watchDeadlines } = await built<typeof watch>('services/deadline/watch.js');

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const roots = Object.values(schema.getQueryType()!.getFields());
const lists = roots.filter(({ type }) => String(type).endsWith('Connection!'));

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** The partition that has events; next month's is empty. */
const thisMonth = `events_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;

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
  let tenantTables: Set<string>;
  /** The first column of each full index. Partial indexes are left out: a queue is read from its start. */
  let firstColumns: Map<string, string>;

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    staff = await world.anotherToken(caller, ['tier:scale', 'role:staff', 'role:partner']);
    await fillOthers();
    await sequence(world.app.infrastructure.db);
    other = await multiplyRows(world, caller.organizationId);
    const tables = await world.sql<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
         and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'account_id')`,
    );
    const indexes = await world.sql<{ index: string; column: string }>(
      `select indexrelid::regclass::text as index, attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indpred is null and indrelid::regclass::text <> all ($1)
         and exists (select from pg_attribute x where x.attrelid = indrelid and x.attname = 'account_id')`,
      [small],
    );
    firstColumns = new Map(indexes.map(({ index, column }) => [index, column]));
    tenantTables = new Set(tables.map(({ name }) => name).filter((name) => !small.includes(name)));
  }, 60_000);

  /** Adds a row to each table that the fixture leaves empty. */
  async function fillOthers(): Promise<void> {
    const { organizationId, documentOrderId, payApplicationId, ownerId, fulfillmentRequestId, noticeId, projectId } =
      fixture;
    const own = `'${organizationId}'::uuid, true, now(), uuidv7()`;
    await world.sql(`
      insert into document_order_events (account_id, livemode, created_at, id, document_order_id, provider, provider_event_id, name, occurred_at)
        values (${own}, '${documentOrderId}', 'lob', 'evt_1', 'In transit', now());
      insert into pay_application_participants (account_id, livemode, created_at, id, pay_application_id, organization_id, role, updated_at)
        values (${own}, '${payApplicationId}', '${ownerId}', 'owner', now());
      insert into partner_reports (account_id, livemode, created_at, id, fulfillment_request_id, report_id, kind)
        values (${own}, '${fulfillmentRequestId}', 'r1', 'accepted');
      insert into emails (account_id, livemode, created_at, id, user_id, key, template, data, sent_at)
        values (${own}, '${caller.userId}', 'k', 'deadline_missed', '{}', now());
      insert into credit_purchases (account_id, livemode, created_at, id, updated_at, status, credits, processor, customer_id, payment_method)
        values (${own}, now(), 'failed', 10, 'simulated', 'cus_1', 'pm_1');
      insert into credit_reversals (account_id, purchase_id, purchased, created_at, updated_at)
        select account_id, id, 10, now(), now() from credit_purchases where account_id = '${organizationId}' limit 1;
      insert into tasks (account_id, livemode, created_at, id, kind, subject_id, due_at) values (${own}, 'mail.submit', '${documentOrderId}', now());
      insert into notice_deadline_alerts (notice_id, deadline, step, account_id, livemode, created_at)
        values ('${noticeId}', '2026-01-01', 'missed', '${organizationId}', true, now());
      insert into project_deadline_alerts (project_id, kind, month, ordinal, deadline, step, account_id, livemode, created_at)
        values ('${projectId}', 'mechanics_lien', '', 0, '2026-01-01', 'missed', '${organizationId}', true, now());
      insert into idempotency_keys values ('\\x01', '${organizationId}', true, '\\x02', 200, '\\x03', now());
      insert into invoice_limits (account_id, credits, updated_at) values ('${organizationId}', 100, now());
      insert into sandbox_clocks (account_id, offset_ms) values ('${organizationId}', 1);
      insert into sandbox_credit_accounts (account_id, updated_at) values ('${organizationId}', now());
      insert into sandbox_credit_holds (id, account_id, free_amount, partner_amount, event_type, partner_billable, description, for_type, for_id, created_at)
        values (uuidv7(), '${organizationId}', 0, 17, 'document_order', true, 'Order', 'document_order', '${documentOrderId}', now());`);
  }

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
    if (first && !new RegExp(`\\b${first}\\b`).test(condition)) found.push(`all of ${index}`);
    return found;
  }
  const isTenants = (table: string) => tenantTables.has(table) || table === thisMonth;

  /** The statements that scan a whole table or index, with its name. */
  async function scans(statements: readonly Statement[], before = ''): Promise<string[]> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query(higherScanCosts);
      await client.query('begin');
      await client.query(before);
      const found: string[] = [];
      for (const { text, values } of statements) {
        if (explained.has(text) && !before) continue;
        explained.add(text);
        if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
        const plans = [
          await client.query(`explain (format json) ${text}`, [...values]),
          await client.query(`explain (format json) ${text}`, values.map(other)),
          await client.query(`explain (format json, generic_plan) ${text}`),
        ];
        const read = plans.flatMap(({ rows }) => readThrough(rows[0]['QUERY PLAN'][0].Plan));
        if (read.length > 0) found.push(`${[...new Set(read)].join(', ')}: ${text}`);
      }
      return found;
    } finally {
      await client.query('rollback');
      await client.end();
    }
  }

  async function reads(work: () => Promise<Answer<Json>>): Promise<Statement[]> {
    const { result, statements } = await recording(work);
    if (result.status >= 300 || result.body?.errors) throw new Error(result.text);
    return statements;
  }
  const graphql = (query: string, variables: object = {}) =>
    reads(() => world.graphql(staff, query, variables as never));
  const none = (found: string[]) => {
    if (found.length > 0)
      throw new Error(`A statement scans a whole table or index. Give it an index:\n\n${found.join('\n\n')}`);
  };

  it('would fail this test without its index', async () => {
    const statements = await graphql('{ notices(first: 5) { nodes { id } } }');
    none(await scans(statements));
    expect(await scans(statements, 'drop index notices_list, notices_sync, notices_by_date')).not.toEqual([]);
  });

  it.each(lists.map((list) => [list.name, list] as const))(
    'of the list of %s, and of its nested fields, uses an index',
    async (name, list) => {
      const connection = getNamedType(list.type) as GraphQLObjectType;
      const node = getNamedType(connection.getFields().nodes!.type) as GraphQLObjectType;
      const argument = (of: string) => list.args.find((arg) => arg.name === of);
      const page = 'totalCount pageInfo { hasNextPage endCursor } nodes { id }';
      const statements = await graphql(
        `{ ${name}(first: 5) { totalCount pageInfo { hasNextPage } nodes { ${everything(node)} } } }`,
      );
      const filter = argument('filter');
      for (const field of Object.values(
        filter ? (getNamedType(filter.type) as GraphQLInputObjectType).getFields() : {},
      )) {
        const value = sample(field.type, field.name);
        const given = String(field.type).startsWith('[') ? [value] : value;
        statements.push(
          ...(await graphql(`query($filter: ${filter?.type}) { ${name}(first: 5, filter: $filter) { ${page} } }`, {
            filter: { [field.name]: given },
          })),
        );
      }
      const order = argument('orderBy') && (getNamedType(argument('orderBy')!.type) as GraphQLInputObjectType);
      const orders = order ? (getNamedType(order.getFields().field!.type) as GraphQLEnumType).getValues() : [];
      for (const { name: field } of orders) {
        const ordered = `orderBy: { field: ${field}, direction: ASC }`;
        statements.push(...(await graphql(`{ ${name}(first: 5, ${ordered}) { ${page} } }`)));
        const first = await world.graphql(staff, `{ ${name}(first: 2, ${ordered}) { pageInfo { endCursor } } }`);
        const after = first.body.data[name].pageInfo.endCursor;
        statements.push(
          ...(await graphql(`query($after: String) { ${name}(first: 5, after: $after, ${ordered}) { ${page} } }`, {
            after,
          })),
        );
      }
      if (argument('offset')) statements.push(...(await graphql(`{ ${name}(first: 5, offset: 50) { ${page} } }`)));
      expect(statements.length).toBeGreaterThan(0);
      none(await scans(statements));
    },
  );

  it.each(lists.map(({ name }) => name).filter((name) => !['events', 'mailroomOrders'].includes(name)))(
    'of a page of %s stops at the end of the page',
    async (name) => {
      const statements = await graphql(`{ ${name}(first: 5) { nodes { id } } }`);
      const statement = statements.find(({ text }) => /order by .* limit /.test(text));
      const client = new pg.Client({ connectionString: world.config.databaseUrl });
      await client.connect();
      await client.query(higherScanCosts);
      const { rows } = await client.query(`explain ${statement!.text}`, [...statement!.values]);
      await client.end();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan (Backward )?using \w+(_list|_partner)/);
      // Records that other accounts share are sorted, and merged with the account's own.
      if (!plan.includes('Merge Append')) expect(plan).not.toMatch(/^ *(->)? *(Incremental )?Sort|Bitmap/m);
    },
  );

  it('of every other GET route uses an index', async () => {
    const statements: Statement[] = [];
    for (const route of routes.filter(
      ({ method, answer }) => method === 'GET' && ['list', 'all', 'record', 'bare', 'groups'].includes(answer),
    )) {
      if (collectionOf(route) === '/sandbox') continue;
      statements.push(...(await reads(() => world.rest(staff, 'GET', pathFor(route, fixture)))));
    }
    statements.push(...(await reads(() => world.rest(staff, 'GET', '/search?q=sunest'))));
    expect(statements.length).toBeGreaterThan(20);
    none(await scans(statements));
  });

  it('of every queue and job uses an index', async () => {
    const { infrastructure } = world.app;
    const { db } = infrastructure;
    const { statements } = await recording(async () => {
      await claimTasks(db, new Date(), 8);
      await nextSandboxTask(db, caller.organizationId, []);
      await claimDue(db, firstCursor, 100);
      await settle(db);
      await purgeDeliveries(db, 30);
      await readTail(db, 0, 100);
      await requeueEmails(db);
      await purgeExpired(infrastructure, 60);
      await settleCredits(infrastructure);
      await billSubscriptions(infrastructure, new Date());
      await watchDeadlines(infrastructure, new Date());
    });
    expect(statements.length).toBeGreaterThan(15);
    none(await scans(statements));
  });

  it('of references to a permanently deleted row uses an index', async () => {
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
