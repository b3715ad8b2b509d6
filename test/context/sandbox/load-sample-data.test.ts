import { beforeAll, describe, expect, it } from '@jest/globals';
import { roomInTheHour } from '../../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

await roomInTheHour(120);

const mutation = 'mutation { loadSampleData { mode counts } }';

describe('the sample data of a sandbox', () => {
  const world = openWorld();
  let live: Caller;
  let sandbox: Caller;
  let loaded: Json;
  let before: Json;
  let posted: number;

  const load = (by: Caller) => world.graphql(by, mutation);
  const codeOf = ({ body }: { body: Json }) => body.errors?.[0]?.extensions?.code;
  const rows = async (by: Caller, table: string, livemode = false) =>
    (
      await world.sql<{ n: number }>(
        `select count(*)::int as n from ${table} where account_id = $1 and livemode = $2`,
        [by.organizationId, livemode],
      )
    )[0]!.n;
  const credits = async () => (await world.rest(live, 'GET', '/credits/balance')).body;
  const member = async (of: Caller, role: string, abilities: string[]): Promise<Caller> => {
    const colleague = await world.caller({ organizationId: of.organizationId, abilities });
    await world.sql('update memberships set role = $2 where user_id = $1', [colleague.userId, role]);
    world.app.infrastructure.forgetCaller!(`user:${colleague.userId}`);
    return colleague;
  };

  beforeAll(async () => {
    // The smallest tier, and an account that takes no incomplete documents.
    live = await world.caller({ abilities: ['tier:starter'] });
    await world.sql(`update organizations set incomplete_documents = 'refuse' where id = $1`, [live.organizationId]);
    sandbox = await world.anotherToken(live, ['tier:starter', 'mode:sandbox']);
    before = await credits();
    posted = (await world.sql('select 1 from ledger_transactions where account_id = $1', [live.organizationId])).length;
    loaded = await load(sandbox);
  });

  it('has projects in several states with all that belongs to them', async () => {
    expect(loaded.body).toEqual(
      expect.objectContaining({ data: { loadSampleData: { mode: 'SANDBOX', counts: expect.any(Object) } } }),
    );
    const { body } = await world.graphql(
      sandbox,
      `{
        projects { totalCount nodes { state parties { totalCount } jobsites { totalCount } } }
        notices(first: 50) { nodes { type status documents { totalCount } } }
        waivers { nodes { status } } payApplications { nodes { status } } escalations { totalCount }
        documentOrders { totalCount } divisions { totalCount } fulfillmentRequests { nodes { status } }
      }`,
    );
    const { projects, notices, waivers, payApplications, ...others } = body.data as Json;
    expect(projects.totalCount).toBe(8);
    expect(new Set(projects.nodes.map(({ state }: Json) => state))).toEqual(new Set(['CA', 'NV', 'AZ']));
    for (const { parties, jobsites } of projects.nodes) {
      expect([parties.totalCount > 2, jobsites.totalCount]).toEqual([true, 1]);
    }
    const statuses = notices.nodes.map(({ status }: Json) => status);
    expect(new Set(statuses)).toEqual(new Set(['DRAFT', 'GENERATED', 'ORDERED', 'SERVED', 'COMPLETED']));
    expect(notices.nodes.map(({ type }: Json) => type)).toEqual(expect.arrayContaining(['LIEN', 'BOND_CLAIM']));
    for (const { status, documents } of notices.nodes) expect(documents.totalCount > 0).toBe(status !== 'DRAFT');
    expect(waivers.nodes.map(({ status }: Json) => status).sort()).toEqual(['DRAFT', 'DRAFT', 'SENT', 'SENT']);
    expect(payApplications.nodes.map(({ status }: Json) => status).sort()).toEqual(['DRAFT', 'PAID']);
    expect(others).toEqual({
      escalations: { totalCount: 1 },
      documentOrders: { totalCount: 3 },
      divisions: { totalCount: 1 },
      fulfillmentRequests: { nodes: [{ status: 'PAYMENT_REQUIRED' }] },
    });
  });

  it('has deadlines that are overdue, due this week and later', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const { body } = await world.graphql(sandbox, `{ openDeadlines(until: "${day(90)}") { day } }`);
    const days = (body.data as Json).openDeadlines.map((one: Json) => one.day) as string[];
    expect(days.some((one) => one < day(0))).toBe(true);
    expect(days.some((one) => one >= day(0) && one < day(7))).toBe(true);
    expect(days.filter((one) => one >= day(7)).length).toBeGreaterThan(2);
  });

  it('costs nothing, sends no event of a record and no e-mail, and adds nothing to live mode', async () => {
    expect(await credits()).toEqual(before);
    const spent = 'select 1 from ledger_transactions where account_id = $1';
    expect((await world.sql(spent, [sandbox.organizationId])).length).toBe(posted);
    // The request for research holds credits of the sandbox; no record is an event.
    const types = await world.sql(
      'select distinct type from (select type, account_id from events union all select type, account_id from event_outbox) e where account_id = $1',
      [sandbox.organizationId],
    );
    expect(types).toEqual([{ type: 'credits.updated' }]);
    for (const table of ['emails', 'webhook_deliveries'])
      expect([table, await rows(sandbox, table)]).toEqual([table, 0]);
    for (const table of ['projects', 'divisions', 'notices', 'documents', 'document_orders']) {
      expect([table, await rows(live, table, true)]).toEqual([table, 0]);
    }
    const [organization] = await world.sql('select name, address_line_1 from organizations where id = $1', [
      live.organizationId,
    ]);
    expect(organization).toMatchObject({ address_line_1: null });
  });

  it('is entered in the audit log as the caller’s, and later changes are events again', async () => {
    const [entry] = await world.sql<{ actor: Json }>(
      `select * from audit_entries where account_id = $1 and not livemode and auditable_type = 'Project' limit 1`,
      [sandbox.organizationId],
    );
    expect(JSON.stringify(entry)).toContain(sandbox.userId);
    const { body } = await world.rest(sandbox, 'GET', '/projects?per_page=1');
    await world.rest(sandbox, 'PATCH', `/projects/${body.data[0].id}`, { name: 'Renamed' });
    const types = await world.sql('select type from event_outbox union all select type from events');
    expect(types).toContainEqual({ type: 'project.updated' });
  });

  it('is loaded once: not where something is, and once for two calls at the same time', async () => {
    const projects = await rows(sandbox, 'projects');
    expect(codeOf(await load(sandbox))).toBe('CONFLICT');
    expect(await rows(sandbox, 'projects')).toBe(projects);
    const other = await world.sandboxOf(await world.caller());
    const both = await Promise.all([load(other), load(other)]);
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(await rows(other, 'projects')).toBe(8);
    expect(await rows(other, 'divisions')).toBe(1);
  });

  it('can be loaded again after a reset, by the clock of the sandbox', async () => {
    const by = await world.sandboxOf(await world.caller());
    await world.rest(by, 'POST', '/sandbox/clock', { advance: 'P400D' });
    expect(codeOf(await load(by))).toBeUndefined();
    const { body } = await world.graphql(by, '{ notices(first: 50) { nodes { noticeDate } } }');
    const days = (body.data as Json).notices.nodes.map(({ noticeDate }: Json) => noticeDate as string);
    expect(days.sort()[0]! > new Date().toISOString().slice(0, 10)).toBe(true);
    const reset = await world.rest(by, 'POST', '/sandbox/reset');
    expect([reset.status, (reset.body.deleted as Json).projects]).toEqual([200, 8]);
    for (const table of ['projects', 'documents', 'tasks', 'audit_entries']) expect(await rows(by, table)).toBe(0);
    expect(codeOf(await load(by))).toBeUndefined();
    expect(await rows(by, 'projects')).toBe(8);
  });

  it('is delivered when the clock moves: the simulated carrier mails the notice', async () => {
    const by = await world.sandboxOf(await world.caller());
    await load(by);
    await world.rest(by, 'POST', '/sandbox/clock', { advance: 'P10D' });
    const { body } = await world.rest(by, 'GET', '/document-orders');
    expect(body.data.map(({ status }: Json) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('is refused in live mode to every role, and in the sandbox to those who only read', async () => {
    const owner = await world.caller();
    for (const role of ['owner', 'admin', 'member', 'read_only']) {
      const by = await member(owner, role, ['tier:scale']);
      expect([role, codeOf(await load(by))]).toEqual([role, 'FORBIDDEN']);
    }
    const reader = await member(owner, 'read_only', ['tier:scale', 'mode:sandbox']);
    expect(codeOf(await load(reader))).toBe('FORBIDDEN');
    expect([await rows(owner, 'projects', true), await rows(owner, 'projects')]).toEqual([0, 0]);
    const writer = await member(owner, 'member', ['tier:scale', 'mode:sandbox']);
    expect(codeOf(await load(writer))).toBeUndefined();
    expect([await rows(owner, 'projects', true), await rows(owner, 'projects')]).toEqual([0, 8]);
  });
});
