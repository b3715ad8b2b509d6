/** @sampled tests */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { holdTable } from '../support/databases/hold-table.js';
import { packetsOf } from '../support/databases/packets.js';
import { faultsOf } from '../support/records/credits.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the last statements of a change', () => {
  const world = openWorld();
  let caller: Caller;
  // Its caches are then kept.
  beforeAll(() => world.app.start());
  beforeEach(async () => {
    caller = await world.caller({ credits: '100.00' });
  });

  const contact = (name: string) => ({ ...bodies.contact, organization_id: caller.organizationId, last_name: name });
  const create = (name: string, key?: string, app = world.app) =>
    world.rest(caller, 'POST', '/contacts', contact(name), key ? { 'idempotency-key': key } : {}, app);
  const written = async (name: string) => {
    const [row] = await world.sql(
      `select (select count(*)::int from contacts where last_name = $2) as contacts,
        (select count(*)::int from audit_entries where account_id = $1 and auditable_type = 'Contact'
          and new_values ->> 'last_name' = $2) as audited,
        (select count(*)::int from search_entries where record_id in (select id from contacts where last_name = $2)) as found,
        (select coalesce(sum(calls), 0)::int from api_call_minutes where account_id = $1) as charged`,
      [caller.organizationId, name],
    );
    return row;
  };

  it('are sent with COMMIT: a create takes three packets with an Idempotency-Key and two without', async () => {
    for (const name of ['A', 'B', 'C']) await create(name, name);
    const keyed = await packetsOf(() => create('Keyed', 'key'));
    const last = keyed.at(-1)!;
    expect(keyed).toHaveLength(3);
    expect(
      last.map(
        (text) => /insert into ("contacts"|event_outbox|idempotency_keys)|charge_api_calls|^commit$/.exec(text)?.[0],
      ),
    ).toEqual([
      ...['insert into "contacts"', 'insert into idempotency_keys', 'insert into event_outbox'],
      ...['charge_api_calls', 'commit'],
    ]);
    expect(await packetsOf(() => create('Unkeyed'))).toHaveLength(2);
  });

  it('commit nothing if the charge is refused', async () => {
    caller = await world.caller({ credits: '0.10' });
    expect((await create('Paid')).status).toBe(201);
    const refused = await create('Unpaid', 'unpaid');
    expect(refused).toMatchObject({ status: 402, body: { balance: 0, shortfall: 0.1 } });
    expect(await written('Unpaid')).toEqual({ contacts: 0, audited: 0, found: 0, charged: 1 });
    await world.fund(caller.organizationId, '1.00');
    expect((await create('Unpaid', 'unpaid')).status).toBe(201);
    expect(await written('Unpaid')).toEqual({ contacts: 1, audited: 1, found: 1, charged: 2 });
  });

  it('wait for connections of an exhausted pool without a deadlock, and each request is done once or refused', async () => {
    caller = await world.caller({ credits: '0.50' });
    const small = await world.anotherApp({ databasePoolSize: 3 });
    const held = await holdTable(world, 'credit_accounts');
    const answers = Array.from({ length: 12 }, (_, n) => create('Crowd', n % 2 ? `crowd-${n}` : undefined, small));
    // Each of the pool's connections waits with its last statements, and the other requests wait for a connection.
    await held.wanted(2);
    await held.letGo();
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(402)]);
    expect(await written('Crowd')).toEqual({ contacts: 5, audited: 5, found: 5, charged: 5 });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are done once if their process is killed before their COMMIT is answered, and a retry replays the answer', async () => {
    const { organizationId, userId } = caller;
    const charging = () =>
      spawn(
        process.execPath,
        [
          '--import',
          './test/support/typescript.js',
          'test/ledger/charging-process.ts',
          world.config.databaseUrl,
          organizationId,
          userId,
        ],
        { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
      );
    const holder = new pg.Client({ connectionString: world.config.databaseUrl });
    await holder.connect();
    const waiting = async () => {
      const rows = await world.sql<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => pid);
    };
    await holder.query('begin');
    await holder.query('select from credit_accounts where account_id = $1 for update', [organizationId]);
    const killed = charging();
    killed.stdin.end('killed');
    // Its last statements wait for the account's row; COMMIT is behind them.
    while ((await waiting()).length === 0) await sleep(20);
    const [pid] = await waiting();
    killed.kill('SIGKILL');
    await once(killed, 'close');
    await holder.query('commit');
    const isRunning = async () =>
      (await world.sql('select pid from pg_stat_activity where pid = $1', [pid])).length > 0;
    while (await isRunning()) await sleep(20);
    await holder.end();

    const retry = charging();
    let printed = '';
    retry.stdout.on('data', (text) => {
      printed += text;
    });
    retry.stdin.end('killed');
    await once(retry, 'close');
    expect(printed).toBe('replayed killed\n');
    const [posted] = await world.sql(
      `select (select count(*)::int from ledger_transactions where account_id = $1 and description = 'killed') as charges,
        (select sum(calls)::int from api_call_minutes where account_id = $1) as calls`,
      [organizationId],
    );
    expect(posted).toEqual({ charges: 1, calls: 1 });
    expect(await faultsOf(world)).toEqual([]);
  });
});
