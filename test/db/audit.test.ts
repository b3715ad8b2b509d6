/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { uuidv7Function } from '../../src/db/migrations/0001-audit.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

/** Tables whose changes the audit log does not record, with the reason. */
const unlogged: Record<string, string> = {
  event_gaps: 'positions of events that were deleted with their sandbox; not records',
  audit_entries: 'the log itself',
  waiver_request_codes: 'secrets that last ten minutes; what they open is in the log of the request',
  waiver_request_links: 'secrets; what their holders do is in the log of the request',
  waiver_request_files: 'what was signed may be held from the account, which reads its log',
  credit_accounts: 'the sum of the ledger, which is append-only itself',
  credit_lots: 'what is left of the ledger’s grants and purchases',
  credit_holds: 'recorded by the ledger: hold, capture, release',
  credit_reversals:
    'what is owed after a payment was refunded or disputed; each step is an event and a line of the ledger',
  payment_reversals: 'refunds and disputes as the processor reported them',
  sandbox_credit_accounts: 'what is left of the sandbox’s credits; nothing is spent there',
  sandbox_credit_holds: 'each hold and release of the sandbox is an event',
  credit_hold_lots: 'which lots a hold was taken from',
  webhook_leases: 'attempts of deliveries that are under way; each delivery keeps the log of its attempts',
  ledger_transactions: 'append-only itself',
  ledger_entries: 'append-only itself',
  api_call_minutes: 'a counter, settled into the ledger',
  prices: 'set by the operator; each charge contains its amount',
  webhook_deliveries: 'a log itself, of events and attempts',
  emails: 'a log itself, of what was written to whom',
  email_turns: 'with which others an e-mail is sent',
  sent_emails: 'a log itself, of what became of each e-mail; what follows from it is logged with the record',
  undeliverable_addresses: 'addresses of no account at which nothing arrives',
  notice_deadline_alerts: 'which alerts were sent; each is an event',
  notice_watches: 'when to look at a notice',
  notice_days: 'computed from records, which are logged',
  project_courses: 'which rules computed a project’s deadlines',
  project_deadlines: 'computed from records, which are logged; each move is an event',
  project_deadline_alerts: 'which alerts were sent; each is an event',
  event_outbox: 'a queue of events',
  event_positions: 'a counter',
  users: 'a user belongs to no account; the membership that adds one is logged',
  notice_counters: 'a counter, not a record; the notice that took the number is logged',
  invoice_limits: 'what the operator sets, like a price',
  recording_offices: 'the operator’s directory, with the day of each check',
  form_reviews: 'what the operator records; each document keeps what was recorded when it was made',
  idempotency_keys: 'remembered answers',
  document_order_events: 'the reports of carriers and staff as received; the changes they made are logged',
  tasks: 'work that is still to be done',
  fulfillment_holds: 'follows the holds of the ledger',
  partner_reports: 'ids of reports that were processed; what they changed is logged',
  processor_events: 'ids of events that were processed; what they changed is logged',
  call_windows: 'counts of requests',
  counted_actions: 'counts of actions, which are logged themselves',
  passkey_challenges: 'live for minutes; the passkeys and sessions they lead to are logged',
  webhook_redeliveries: 'how far a job is; each delivery keeps its attempts',
  issued_files: 'a log itself, of files that were laid out for a request',
  sign_in_attempts: 'counts of attempts; the links themselves are logged',
  sandbox_clocks: 'what time it is in a sandbox',
  organization_merges: 'a log itself; what it changed is logged',
  organization_merge_rows: 'a log itself; what it changed is logged',
  saved_views: 'what a person looks at; one of their own is no one else’s concern',
  search_entries: 'an index over the records, which are logged',
  search_vocabulary: 'words of that index',
  search_sources: 'how that index was last set up',
  mikro_orm_migrations: 'the schema’s own',
};

describe('the audit log in the database', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
    await goldenPath(world, caller);
  });

  it('is written by a trigger on every table, apart from the exceptions listed', async () => {
    const rows = await world.sql<{ name: string }>(`
      select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audited')`);
    // Events and requests are append-only logs, with one table for each month or day.
    const missing = rows
      .map(({ name }) => name)
      .filter((name) => !(name in unlogged) && !/^(events|api_requests)(_\d+)+$/.test(name));
    if (missing.length > 0) {
      throw new Error(
        `Tables without the audit trigger: ${missing.join(', ')}. Add audited('<table>', '<Type>') of ` +
          '0001-audit.ts to the migration that makes the table, or the reason to this test.',
      );
    }
    const names = rows.map(({ name }) => name);
    expect(Object.keys(unlogged).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('knows the amount columns of every logged table, which it returns as decimal strings', async () => {
    const rows = await world.sql<{ table: string; definition: string; amounts: string[] }>(`
      select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition, array(
        select attname::text from pg_attribute where attrelid = tgrelid and atttypid = 'numeric'::regtype and not attisdropped
        order by attnum) as amounts
      from pg_trigger where tgname = 'audited' and tgtype & 1 = 1`);
    const wrong = rows.filter(({ definition, amounts }) => !definition.includes(`, '{${amounts.join(',')}}'`));
    if (wrong.length > 0) {
      throw new Error(
        `The audit trigger was set before amount columns were added to: ${wrong.map(({ table }) => table).join(', ')}. ` +
          'Set it again with audited() of 0001-audit.ts after adding the columns.',
      );
    }
    expect(rows.find(({ table }) => table === 'notices')?.amounts).toContain('claim_amount');
  });

  it('finds a serial number in every logged table', async () => {
    const rows = await world.sql(`
      select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'audited' and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'serial' and a.atttypid = 'bigint'::regtype)`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['update', `update audit_entries set action = 'deleted'`],
    ['update of nothing', `update audit_entries set action = 'deleted' where false`],
    ['delete', 'delete from audit_entries'],
    ['truncate', 'truncate audit_entries'],
    [
      'update as a replica would apply it',
      `set session_replication_role = replica; update audit_entries set action = 'deleted'`,
    ],
  ])('refuses %s', async (_, statement) => {
    const before = await world.sql('select * from audit_entries order by serial');
    expect(before.length).toBeGreaterThan(10);
    await expect(world.sql(statement)).rejects.toThrow(/The audit log is append-only/);
    expect(await world.sql('select * from audit_entries order by serial')).toEqual(before);
  });

  it('is rolled back with the transaction', async () => {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    const count = async () => (await client.query('select count(*)::int as n from audit_entries')).rows[0].n;
    const before = await count();
    await client.query('begin');
    await client.query(`update notices set description = 'x'`);
    expect(await count()).toBe(before + 1);
    await client.query('rollback');
    expect(await count()).toBe(before);
    await client.end();
  });

  it('attributes changes made outside the service to their database session, and forgets the actor after the transaction', async () => {
    const client = new pg.Client({ connectionString: world.config.databaseUrl, application_name: 'psql' });
    await client.connect();
    await client.query('begin');
    await client.query(`select set_config('cps.actor', '{"ip": "10.1.1.1", "user_agent": "first"}', true)`);
    await client.query(`update contacts set title = 'A'`);
    await client.query('commit');
    await client.query(`update contacts set title = 'B'`);
    const { rows } = await client.query(
      `select user_id, organization_id, ip_address, user_agent, old_values, new_values, created_at > now() - interval '1 min' as now
       from audit_entries where auditable_type = 'Contact' and action = 'updated' order by serial`,
    );
    await client.end();
    const plain = { user_id: null, organization_id: caller.organizationId, now: true };
    expect(rows).toEqual([
      {
        ...plain,
        ip_address: '10.1.1.1',
        user_agent: 'first',
        old_values: { title: null },
        new_values: { title: 'A' },
      },
      {
        ...plain,
        ip_address: expect.any(String),
        user_agent: 'psql',
        old_values: { title: 'A' },
        new_values: { title: 'B' },
      },
    ]);
    expect(rows[1].ip_address).not.toBe('10.1.1.1');
  });

  it('holds the whole row when it is permanently deleted', async () => {
    const organization_id = caller.organizationId;
    const made = await world.rest(caller, 'POST', '/contacts', { ...bodies.contact, organization_id });
    await world.sql('delete from contacts where id = $1', [made.body.data.id]);
    const [entry] = await world.sql(`select * from audit_entries where auditable_id = $1 and action = 'deleted'`, [
      made.body.data.id,
    ]);
    expect(entry).toMatchObject({ old_values: { first_name: 'Ana', organization_id }, new_values: {} });
  });

  it('creates ids in chronological order, also on servers older than PostgreSQL 18', async () => {
    await world.sql(uuidv7Function('uuidv7_before_18'));
    // Each id is made between two clock readings, truncated to the milliseconds that an id holds.
    const rows = await world.sql<{ before: string; id: string; after: string }>(`
      with readings as materialized (
        select clock_timestamp() as before, uuidv7_before_18() as id, pg_sleep(0.00001), clock_timestamp() as after
        from generate_series(1, 500))
      select floor(extract(epoch from before) * 1000)::text as before, id,
        floor(extract(epoch from after) * 1000)::text as after from readings`);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(500);
    expect([...ids].sort()).toEqual(ids);
    for (const { before, id, after } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
      expect({ id, early: ms < Number(before), late: ms > Number(after) }).toEqual({ id, early: false, late: false });
    }
  });
});
