/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Replicas } from '../../src/db/replicas/index.js';
import type { App } from '../../src/process/app.js';
import type { Server } from '../support/databases/replication.js';
import { Sent } from '../support/databases/statements-by-server.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { openReplicaWorld } from '../support/worlds/replica-world.js';
import type { Answer, Caller, Json } from '../support/worlds/world.js';

const showContact = 'query ($id: ID!) { contact(id: $id) { firstName } }';
const renameContact = 'mutation ($input: UpdateContactInput!) { updateContact(input: $input) { id } }';

describe('replicas', () => {
  const at = openReplicaWorld();
  const { world } = at;

  async function contactOf(caller: Caller, first_name = 'Ana'): Promise<string> {
    const { body } = await world.rest(caller, 'POST', '/contacts', {
      ...bodies.contact,
      organization_id: caller.organizationId,
      first_name,
    });
    return body.data.id;
  }

  it('answer queries of both APIs, while writes, charges and credits stay on the primary', async () => {
    const caller = await world.caller();
    const id = await contactOf(caller);
    const reads: Array<[RegExp, () => Promise<Answer<Json>>]> = [
      [/"contacts"/, () => at.rest(caller, 'GET', '/contacts')],
      [/"contacts"/, () => at.rest(caller, 'GET', `/contacts/${id}`)],
      [/"contacts"/, () => at.graphql(caller, showContact, { id })],
      [/search/, () => at.rest(caller, 'GET', '/search?q=Ana')],
    ];
    for (const [pattern, read] of reads) {
      const { result, sent } = await at.onReplica(read);
      expect(result.status).toBe(200);
      expect(result.text).toContain('Ana');
      expect(sent.to(at.replica, pattern)).not.toEqual([]);
      expect(sent.to(at.primary, pattern)).toEqual([]);
      expect(sent.to(at.primary, /charge_api_call/)).toHaveLength(1);
    }

    const changes = [
      () => at.rest(caller, 'PATCH', `/contacts/${id}`, { title: 'Clerk' }, { 'idempotency-key': 'once' }),
      () => at.rest(caller, 'PATCH', `/contacts/${id}`, { title: 'Clerk' }, { 'idempotency-key': 'once' }),
      () => at.graphql(caller, renameContact, { input: { id, firstName: 'Eva' } }),
    ];
    for (const change of changes) {
      const { result, sent } = await Sent.during(change);
      expect(result.status).toBe(200);
      expect(sent.to(at.replica, /contacts|idempotency|credit|token/)).toEqual([]);
    }
    expect((await changes[0]!()).headers['idempotent-replayed']).toBe('true');
  });

  it('answer several levels in one packet as the primary does', async () => {
    const caller = await world.caller();
    const { divisionId } = await goldenPath(world, caller);
    const query = `query ($id: ID!) { division(id: $id) { name projects { totalCount pageInfo { endCursor } nodes { name
      parties(first: 1) { totalCount nodes { organization { name } } }
      notices(last: 2) { edges { cursor node { deadlineDate deadlineRule { explanation steps { text } } project { name } } } } } } } }`;
    const expected = await world.graphql(caller, query, { id: divisionId });
    expect(expected.body.data.division.projects.nodes[0].notices.edges).toHaveLength(1);
    // The second time with statements that are prepared, and bound to the columns that the first found.
    for (let time = 1; time <= 4; time += 1) {
      const { result, sent } = await at.onReplica(() => at.graphql(caller, query, { id: divisionId }));
      expect(result.body.data).toEqual(expected.body.data);
      expect(sent.to(at.primary, /notices|projects|divisions/)).toEqual([]);
      expect(sent.to(at.replica, /notices/)).not.toEqual([]);
    }
  });

  it('leave reads of charges that are not on disk yet to the primary', async () => {
    const caller = await world.caller({ credits: '100.00' });
    await at.usable();
    const balances: number[] = [];
    for (let call = 1; call <= 5; call += 1) {
      await at.rest(caller, 'GET', '/contacts');
      const { result, sent } = await Sent.during(() => at.rest(caller, 'GET', '/credits/balance'));
      expect(sent.to(at.replica, /credit_accounts/)).toEqual([]);
      balances.push(result.body.balance.total);
      const { body } = await at.graphql(caller, '{ supportUsage { totals { eventType count } } }');
      expect(body.data.supportUsage.totals).toContainEqual({ eventType: 'API_CALL', count: call });
    }
    expect(new Set(balances).size).toBe(5);
  });

  it('show another account and the sandbox no more than the primary does', async () => {
    const caller = await world.caller();
    const id = await contactOf(caller);
    const [stranger, sandbox] = [await world.caller(), await world.sandboxOf(caller)];
    for (const by of [stranger, sandbox, caller]) {
      const shown = await world.rest(by, 'GET', `/contacts/${id}`);
      expect(shown.status === 200).toBe(by === caller);
      const { result, sent } = await at.onReplica(() => at.rest(by, 'GET', `/contacts/${id}`));
      const { code, message, data } = shown.body;
      expect(result).toMatchObject({ status: shown.status, body: by === caller ? { data } : { code, message } });
      expect(sent.to(at.primary, /"contacts"/)).toEqual([]);
    }
    const { result } = await at.onReplica(() => at.graphql(stranger, showContact, { id }));
    expect(result.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('never show less than what was written, whatever the process and API', async () => {
    const caller = await world.caller();
    const apis: Array<(id: string) => Promise<string>> = [
      async (id) => (await at.rest(caller, 'GET', `/contacts/${id}`)).body.data.first_name,
      async (id) => (await at.graphql(caller, showContact, { id })).body.data.contact.firstName,
    ];
    // With this delay most reads would be stale if the service did not wait for the replica.
    await behind(at.replica, '20ms');
    const direct = new pg.Client({ connectionString: at.url(at.replica) });
    await direct.connect();
    const nameThere = async (id: string) =>
      (await direct.query('select first_name from contacts where id = $1', [id])).rows[0]?.first_name;
    const stale = { shown: 0, passed: 0 };
    const pairs = async (id: string, n: number) => {
      const writer = n % 2 ? at.app : world.app;
      const name = `Name ${n}`;
      const wrote = await world.graphql(caller, renameContact, { input: { id, firstName: name } }, {}, writer);
      expect(wrote.body.errors).toBeUndefined();
      if ((await nameThere(id)) !== name) stale.passed += 1;
      const names = await Promise.all(apis.map((read) => read(id)));
      stale.shown += names.filter((one) => one !== name).length;
    };
    const ids = await Promise.all(Array.from({ length: 6 }, () => contactOf(caller)));
    await at.usable();
    const before = at.answered();
    // At least 60 writes, and until the replica was behind once and answered once, which takes longer on a busy
    // machine.
    const seen = () => stale.passed > 0 && at.answered() > before;
    await Promise.all(
      ids.map(async (id, index) => {
        for (let n = index; n < 60 || !seen(); n += ids.length) {
          await pairs(id, n);
          if (n >= 60) await at.usable();
        }
      }),
    );
    await direct.end();
    await behind(at.replica, '0');
    expect(stale.shown).toBe(0);
  });

  it('are left out while they do not keep up, and used again once they do', async () => {
    const caller = await world.caller();
    const id = await contactOf(caller);
    await at.usable();
    await at.replica.sql('select pg_wal_replay_pause()');
    for (const title of ['Clerk', 'Foreman', 'Owner']) {
      await at.rest(caller, 'PATCH', `/contacts/${id}`, { title });
      const { result, sent } = await Sent.during(() => at.rest(caller, 'GET', `/contacts/${id}`));
      expect(result.body.data.title).toBe(title);
      expect(sent.to(at.replica, /"contacts"/)).toEqual([]);
    }
    const ready = await at.app.server.inject('/readyz');
    expect([ready.statusCode, ready.json().replicas]).toEqual([200, [{ usable: false, lag_ms: expect.any(Number) }]]);
    await at.replica.sql('select pg_wal_replay_resume()');
    const { result } = await at.onReplica(() => at.rest(caller, 'GET', `/contacts/${id}`));
    expect(result.body.data.title).toBe('Owner');
  });

  it('leave a read to the primary if they cancel it or crash during it', async () => {
    const caller = await world.caller();
    const { body } = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: caller.organizationId,
    });
    const read = () => at.rest(caller, 'GET', `/divisions/${body.data.id}`);
    const sleeping = `select from pg_stat_activity where wait_event = 'PgSleep' and query like '%"divisions"%'`;
    /**
     * Starts a read on the replica. When the replica is behind, the primary answers at once, and another read is sent.
     */
    const readThere = async () => {
      for (;;) {
        await at.usable();
        let over = false;
        const answer = read().finally(() => {
          over = true;
        });
        while (!over) {
          if ((await at.replica.sql(sleeping, at.database)).length > 0) return { answer };
          await sleep(5);
        }
      }
    };
    const disturbances = [
      // Removes rows that the read may still need; a replica cannot wait for it.
      async () => {
        await world.sql('delete from doomed');
        await world.sql('vacuum doomed');
      },
      () => at.replica.kill(),
    ];
    await world.sql('create table doomed as select 1 as one');
    await world.sql('alter table divisions rename to divisions_kept');
    await world.sql(`create function slow_on_replicas() returns boolean volatile language plpgsql as $$ begin
      if pg_is_in_recovery() then perform pg_sleep(60); end if; return true; end $$`);
    await world.sql('create view divisions as select * from divisions_kept where (select slow_on_replicas())');
    const failedBefore = failures(at.app);
    for (const [index, disturb] of disturbances.entries()) {
      const { answer } = await readThere();
      const others = traffic(caller);
      await disturb();
      expect(await answer).toMatchObject({ status: 200, body: { data: { name: body.data.name } } });
      expect(failures(at.app)).toBeGreaterThan(failedBefore + index);
      expect(await others).toEqual(new Set([200]));
    }
    await world.sql('drop view divisions');
    await world.sql('alter table divisions_kept rename to divisions');
    await at.replica.start();
    await at.onReplica(() => at.rest(caller, 'GET', '/contacts'));
  });

  it('take turns, and are used only as long as they follow the primary', async () => {
    const caller = await world.caller();
    const second = await at.replication.replica();
    const app = await at.anotherApp(at.replica, second);
    /** Takes two leases at once; retries when a replica is behind for a moment. */
    const leasesAtOnce = async () => {
      for (;;) {
        await at.usable(app);
        const leases = await Promise.all([1, 2].map(() => app.infrastructure.replicas!.take()));
        for (const lease of leases) lease?.release();
        if (leases.every(Boolean)) return leases;
      }
    };
    const [one, other] = await leasesAtOnce();
    expect(one!.db).not.toBe(other!.db);

    await second.sql('select pg_promote()');
    const follower = await at.replication.replica(second);
    const has = `select from pg_database where datname = '${at.database}'`;
    while ((await follower.sql(has)).length === 0) await sleep(20);
    const { sent } = await Sent.during(async () => {
      for (let n = 0; n < 20; n += 1) {
        expect((await world.rest(caller, 'GET', '/contacts', undefined, {}, app)).status).toBe(200);
      }
    });
    expect(sent.to(second, /"contacts"/)).toEqual([]);

    const said: string[] = [];
    const urls = [
      at.url(second),
      at.url(follower),
      at.url(at.primary),
      at.replica.url(),
      process.env.TEST_DATABASE_OF_OTHERS!,
      'postgresql://postgres@127.0.0.1:1/cps',
      at.url(at.replica),
    ];
    const judged = new Replicas(app.infrastructure.orm, { primaryUrl: at.url(at.primary), urls }, (level, line) =>
      said.push(`${level}: ${line.replace(/127\.0\.0\.1:/, '')}`),
    );
    judged.start();
    while (said.length < urls.length || !judged.stats().at(-1)!.usable) await sleep(5);
    await judged.stop();
    const [a, b, c, d, e] = urls.map((url) => new URL(url).port);
    expect(said).toEqual(
      expect.arrayContaining([
        `warn: the replica ${a} is not used: it is not a standby: it has been promoted, or is the primary itself`,
        `warn: the replica ${b} is not used: it is on timeline 2, but the primary is on 1`,
        `warn: the replica ${c} is not used: it is not a standby: it has been promoted, or is the primary itself`,
        `warn: the replica ${d} is not used: it is a copy of another database`,
        `warn: the replica ${e} is not used: it is a copy of another database`,
        expect.stringMatching(/^warn: the replica 1 is not used: it cannot be queried: .*ECONNREFUSED/),
        `info: the replica ${at.replica.port} answers reads`,
      ]),
    );
    expect(judged.stats().map(({ usable }) => usable)).toEqual([...Array(urls.length - 1).fill(false), true]);
  });

  /** Reads other records while something else happens. Returns the statuses of the responses. */
  async function traffic(caller: Caller): Promise<Set<number>> {
    const statuses = new Set<number>();
    const client = async () => {
      for (let n = 0; n < 10; n += 1) statuses.add((await at.rest(caller, 'GET', '/contacts')).status);
    };
    await Promise.all(Array.from({ length: 4 }, client));
    return statuses;
  }
});

function failures(app: App): number {
  return app.infrastructure.replicas!.stats().reduce((sum, { failed }) => sum + failed, 0);
}

async function behind(server: Server, delay: string): Promise<void> {
  await server.sql(`alter system set recovery_min_apply_delay = '${delay}'`);
  await server.sql('select pg_reload_conf()');
}
