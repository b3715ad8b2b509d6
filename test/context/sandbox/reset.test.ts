/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { sandboxTables } from '../../../src/reads/loaders/sandbox.loader.js';
import type { Fixture } from '../../contract/records.js';
import { bodies, goldenPath } from '../../support/records/golden-path.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { fillEverything, fillOutbox } from './filling.js';

/** Tables that change during the test: counts of requests, and what a reset itself records. */
const moving = ['event_gaps', 'call_windows', 'mikro_orm_migrations'];

describe('a sandbox reset', () => {
  const world = openWorld();
  let live: Caller;
  let sandbox: Caller;
  let other: Caller;
  let fixture: Fixture;
  let liveFixture: Fixture;
  /** Tables without rows of an account in a mode, before any reset. */
  let unfilled: string[];

  beforeAll(async () => {
    [live, other] = [await world.caller(), await world.caller()];
    sandbox = await world.sandboxOf(live);
    liveFixture = await fillEverything(world, live, true);
    fixture = await fillEverything(world, sandbox, false);
    await fillEverything(world, other, true);
    await fillEverything(world, await world.sandboxOf(other), false);
    await world.sql(
      `insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
       select uuidv7(), a, m, $1, 'k' || m, 'deadline_missed', '{}', now() from unnest($2::uuid[]) a, unnest(array[true, false]) m`,
      [live.userId, [live.organizationId, other.organizationId]],
    );
    await world.sql(
      `insert into sent_emails (id, account_id, livemode, kind, subject_id, address, status)
       select uuidv7(), a, m, 'notification', uuidv7(), 'pat@example.com', 'sent' from unnest($1::uuid[]) a, unnest(array[true, false]) m`,
      [[live.organizationId, other.organizationId]],
    );
    for (const caller of [live, other]) await putClockForward(caller);
    await fillOutboxes();
    unfilled = await tablesWithoutRows();
  });

  const mine = (caller = live) => [caller.organizationId];
  const putClockForward = (caller: Caller) =>
    world.sql('insert into sandbox_clocks (account_id, offset_ms) values ($1, 86400000)', mine(caller));
  const ownSandbox = async () => world.sandboxOf(await world.caller());
  const reset = (caller: Caller) => world.rest(caller, 'POST', '/sandbox/reset');
  const tables = () => sandboxTables(world.app.infrastructure.db);
  const filesOf = async (id: string) =>
    (await world.sql<{ sha256: string }>('select sha256 from documents where id = $1', [id]))[0]!.sha256;

  async function fillOutboxes(): Promise<void> {
    for (const caller of [live, other]) for (const livemode of [true, false]) await fillOutbox(world, caller, livemode);
  }

  async function tablesWithoutRows(): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of await tables()) {
      for (const caller of [live, other]) {
        for (const livemode of [true, false]) {
          const rows = await world.sql(`select 1 from ${name} where account_id = $1 and livemode = $2 limit 1`, [
            caller.organizationId,
            livemode,
          ]);
          if (rows.length === 0) found.push(`${name}, ${livemode ? 'live' : 'sandbox'}`);
        }
      }
    }
    return found;
  }

  /** Every row that a reset must keep, as text. */
  async function everythingElse(): Promise<Record<string, string[]>> {
    const rows = await world.sql<{ name: string; own: boolean }>(`
      select c.relname as name, (select count(*) from pg_attribute where attrelid = c.oid and attname in ('account_id', 'livemode')) = 2 as own
      from pg_class c where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`);
    const found: Record<string, string[]> = {};
    for (const { name, own } of rows.filter((row) => !moving.includes(row.name))) {
      const others = own
        ? 'where not (account_id = $1 and not livemode)'
        : ['sandbox_clocks', 'sandbox_credit_accounts', 'sandbox_credit_holds'].includes(name)
          ? 'where account_id <> $1'
          : name === 'notice_counters'
            ? 'where livemode or organization_id not in (select id from organizations where account_id = $1)'
            : 'where $1::uuid is not null';
      // The last use of a token is updated every half minute.
      const row = name === 'access_tokens' ? `to_jsonb(t) - 'last_used_at' - 'last_used_ip_address'` : 't';
      const texts = await world.sql<{ text: string }>(
        `select (${row})::text as text from ${name} t ${others} order by 1`,
        mine(),
      );
      found[name] = texts.map(({ text }) => text);
    }
    return found;
  }

  it('is tested on every table that has an account and a mode, in both modes of two accounts', async () => {
    // Add missing rows in test/context/sandbox/filling.ts.
    expect(unfilled).toEqual([]);
    expect((await tables()).length).toBeGreaterThan(30);
  });

  it('covers every table with a mode, and every table that refers to records', async () => {
    const names = (await tables()).map(({ name }) => name);
    const withMode = await world.sql<{ name: string }>(`
      select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'livemode'
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`);
    // The counters of organizations are deleted by name (services/sandbox/reset.ts). A reset does not restore the
    // call limit of the current minute.
    expect(
      withMode
        .map(({ name }) => name)
        .filter((name) => !names.includes(name))
        .sort(),
    ).toEqual(['call_windows', 'notice_counters']);
    const referring = await world.sql<{ name: string; to: string }>(`
      select conrelid::regclass::text as name, confrelid::regclass::text as to from pg_constraint where contype = 'f'`);
    // Sandbox purchases take no payment, so none is refunded or disputed.
    const ofLiveOnly = ['credit_reversals'];
    const stuck = referring.filter(
      ({ name, to }) => names.includes(to) && to !== 'organizations' && ![...names, ...ofLiveOnly].includes(name),
    );
    expect(stuck).toEqual([]);
  });

  it('is refused to live tokens, and to members who may only edit records', async () => {
    const before = await everythingElse();
    const refused = await reset(other);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const colleague = await world.caller({ organizationId: other.organizationId, abilities: ['mode:sandbox'] });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [colleague.userId]);
    const { app } = world;
    app.infrastructure.forgetCaller!(`user:${colleague.userId}`);
    expect((await reset(colleague)).status).toBe(403);
    await world.sql('delete from access_tokens where user_id = $1', [colleague.userId]);
    await world.sql('delete from memberships where user_id = $1', [colleague.userId]);
    const after = await everythingElse();
    expect(after.documents).toEqual(before.documents);
    const left = await world.sql('select 1 from notices where account_id = $1 and not livemode', mine(other));
    expect(left).not.toEqual([]);
  });

  it('deletes every sandbox row of the account and nothing else', async () => {
    const { files } = world.app.infrastructure;
    const [own, kept] = [await filesOf(fixture.documentId), await filesOf(liveFixture.documentId)];
    // A live document's content, which a sandbox document uses too.
    await world.sql(
      'update documents set sha256 = $1 where id = (select id from documents where account_id = $2 and not livemode and id <> $3 limit 1)',
      [kept, live.organizationId, fixture.documentId],
    );
    // Other tests sequence the outbox.
    await fillOutboxes();
    const shown = (await world.rest(sandbox, 'GET', '/sandbox')).body;
    expect(shown.clock_offset_seconds).toBe(86_400);
    const before = await everythingElse();

    const answer = await reset(sandbox);

    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    expect(answer.body).toEqual({
      organization_id: live.organizationId,
      // The counts that were shown: deletions are not logged first, which would add audit entries.
      deleted: expect.objectContaining(shown.counts),
      files_deleted: expect.any(Number),
    });
    const left: string[] = [];
    for (const { name } of await tables()) {
      const rows = await world.sql(`select 1 from ${name} where account_id = $1 and not livemode`, mine());
      if (rows.length > 0) left.push(name);
    }
    expect(left).toEqual([]);
    expect(await world.sql('select 1 from sandbox_clocks where account_id = $1', mine())).toEqual([]);
    expect(
      await world.sql('select 1 from notice_counters where organization_id = $1 and not livemode', mine()),
    ).toEqual([]);
    const after = await everythingElse();
    for (const name of Object.keys(before)) expect({ [name]: after[name] }).toEqual({ [name]: before[name] });
    expect([await files.has(own), await files.has(kept)]).toEqual([false, true]);
  });

  it('opens no way to delete other append-only rows', async () => {
    const under = (account: string, statement: string) =>
      world.sql(`select set_config('cps.sandbox_reset', '${account}', true); ${statement}`);
    for (const table of ['events', 'audit_entries']) {
      const own = `delete from ${table} where account_id = '${live.organizationId}' and livemode`;
      await expect(under(live.organizationId, own)).rejects.toThrow('append-only');
      const others = `delete from ${table} where account_id = '${other.organizationId}' and not livemode`;
      await expect(under(live.organizationId, others)).rejects.toThrow('append-only');
      await expect(world.sql(others)).rejects.toThrow('append-only');
      const change = `update ${table} set livemode = false where account_id = '${other.organizationId}'`;
      await expect(under(other.organizationId, change)).rejects.toThrow('append-only');
    }
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      const statement = `delete from ${table} where account_id = '${live.organizationId}'`;
      await expect(under(live.organizationId, statement)).rejects.toThrow('append-only');
    }
  });

  it('keeps the account, its members and its tokens, for a fresh start', async () => {
    const by = await world.caller();
    const own = await world.sandboxOf(by);
    const kept = await goldenPath(world, by);
    await goldenPath(world, own);
    await putClockForward(by);
    await reset(own);
    const shown = await world.rest(own, 'GET', '/sandbox');
    expect(shown.body).toMatchObject({ mode: 'sandbox', clock_offset_seconds: 0, counts: {} });
    expect((await world.rest(own, 'GET', `/organizations/${own.organizationId}`)).status).toBe(200);
    const again = await goldenPath(world, own);
    const numberOf = async (id: string) =>
      (await world.sql<{ n: string }>('select notice_number as n from notices where id = $1', [id]))[0]!.n;
    expect(await numberOf(again.noticeId)).toBe(await numberOf(kept.noticeId));
    // After a reset the same key is a new request.
    const purchase = () => world.rest(own, 'POST', '/credits/purchase', { credits: 40 }, { 'idempotency-key': 'once' });
    await purchase();
    const replayed = await purchase();
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    await reset(own);
    const repeated = await purchase();
    expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('removes what it deletes from the stream, the search and the audit log', async () => {
    const own = await ownSandbox();
    await goldenPath(world, own);
    await sequenceEvents(world.app.infrastructure.db);
    await reset(own);
    const { body } = await world.graphql(own, '{ events { nodes { type } } auditEntries { totalCount } }');
    expect(body.data).toEqual({ events: { nodes: [] }, auditEntries: { totalCount: 0 } });
    const found = await world.rest(own, 'GET', '/search?q=sunset');
    expect([found.status, Object.values(found.body.data).flat()]).toEqual([200, []]);
  });

  it('works through GraphQL as well, as the only field of its operation', async () => {
    const mutation = 'mutation { resetSandbox { organizationId deleted filesDeleted } }';
    const own = await ownSandbox();
    await world.rest(own, 'POST', '/organizations', bodies.organization);
    const { body } = await world.graphql(own, mutation);
    expect(body.data.resetSandbox).toMatchObject({
      organizationId: own.organizationId,
      filesDeleted: expect.any(Number),
    });
    const refused = await world.graphql(other, mutation);
    expect(refused.body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    const twice = await world.graphql(
      own,
      'mutation { a: resetSandbox { organizationId } b: resetSandbox { organizationId } }',
    );
    expect(twice.body.errors).toHaveLength(1);
  });

  it('waits for writes in progress, and deletes what they wrote', async () => {
    const own = await ownSandbox();
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, (_, index) =>
        world.rest(own, 'POST', '/contacts', {
          ...bodies.contact,
          first_name: `N${index}`,
          organization_id: own.organizationId,
        }),
      ),
      reset(own),
      ...Array.from({ length: 12 }, () => world.rest(own, 'POST', '/organizations', bodies.organization)),
    ]);
    const statuses = (answers as Array<Answer<Json>>).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201].includes(status))).toEqual([]);
    await reset(own);
    expect((await world.rest(own, 'GET', '/sandbox')).body.counts).toEqual({});
  });

  it('runs once when requested several times at once; the others get 409 or find nothing', async () => {
    const own = await ownSandbox();
    await world.rest(own, 'POST', '/organizations', bodies.organization);
    const answers = await Promise.all([1, 2, 3].map(() => reset(own)));
    for (const { status, headers } of answers) {
      if (status !== 200) expect([status, Number(headers['retry-after'])]).toEqual([409, 5]);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  });
});
