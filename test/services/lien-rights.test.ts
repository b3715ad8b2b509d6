/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState, startOfDay, zoneOfState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { recording } from '../db/statements.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

const statuses = ['EXPIRED', 'AT_RISK', 'MISSING_FACTS', 'PROTECTED'];

describe('the lien rights of projects', () => {
  const world = openWorld();
  let caller: Caller;
  const made: Record<string, string> = {};
  const divisions = new Map<Caller, string>();

  const send = (method: string, path: string, body?: object, by = caller) => world.send(by, method, path, body);
  const day = (days: number, state = 'CA') => addDays(dayInState(state, new Date()), days);
  async function project(name: string, facts: object, by = caller): Promise<string> {
    let division_id = divisions.get(by);
    if (!division_id) {
      const body = { ...bodies.division, organization_id: by.organizationId };
      division_id = (await send('POST', '/divisions', body, by)).id as string;
      divisions.set(by, division_id);
    }
    const body = { ...bodies.project, division_id, state: 'CA', name, ...facts };
    return (await send('POST', '/projects', body, by)).id;
  }
  async function ask(query: string, by = caller): Promise<Json> {
    const { body } = await world.graphql(by, query);
    expect(body.errors).toBeUndefined();
    return body.data;
  }
  const served = [{ kind: 'preliminary_notice', done_on: '2026-01-01' }];

  beforeAll(async () => {
    caller = await world.caller();
    const first = { first_furnishing_date: day(-5), acts_done: served };
    const over = { first_furnishing_date: day(-300), acts_done: served };
    const facts: Record<string, object> = {
      'MISSING_FACTS, no state': { ...first, state: null },
      'MISSING_FACTS, no first day': { first_furnishing_date: null },
      'MISSING_FACTS, completed': { ...over, status: 'completed' },
      'PROTECTED, work goes on': first,
      'PROTECTED, lien in 85 days': { ...over, last_furnishing_date: day(-5), completion_date: day(-5) },
      'AT_RISK, notice in 4 days': { first_furnishing_date: day(-16) },
      'AT_RISK, notice late': { first_furnishing_date: day(-60) },
      'AT_RISK, lien in 5 days': { ...over, last_furnishing_date: day(-85), completion_date: day(-85) },
      'EXPIRED, lien': { ...over, last_furnishing_date: day(-200), completion_date: day(-200) },
      'null, archived': { ...over, last_furnishing_date: day(-200), status: 'archived' },
    };
    for (const [name, body] of Object.entries(facts)) made[name] = await project(name, body);
  });

  it('have the status that follows from the course and the day', async () => {
    const { projects } = await ask('{ projects(first: 100) { nodes { name lienRights } } }');
    const found = projects.nodes.map(({ name, lienRights }: Json) => [name.split(',')[0], String(lienRights), name]);
    expect(found.filter(([expected, status]: string[]) => expected !== status)).toEqual([]);
    expect(found).toHaveLength(Object.keys(made).length);
  });

  it('are filtered and counted by it, as the database has them', async () => {
    const filters = statuses.map(
      (status) => `${status}: projects(filter: { lienRights: ${status} }) { totalCount nodes { name } }`,
    );
    const data = await ask(`{ ${filters.join('\n')} lienRightsCounts { status count unpaid } }`);
    for (const status of statuses) {
      const names = Object.keys(made).filter((name) => name.startsWith(status));
      expect(data[status].nodes.map(({ name }: Json) => name).sort()).toEqual(names.sort());
      expect(data[status].totalCount).toBe(names.length);
    }
    expect(data.lienRightsCounts).toEqual(
      statuses.map((status) => ({
        status,
        count: Object.keys(made).filter((name) => name.startsWith(status)).length,
        unpaid: '0.00',
      })),
    );
  });

  it('follow a change of a fact, a notice that is served, and what is deleted, at once', async () => {
    const id = await project('Changing', { first_furnishing_date: day(-5) });
    const status = async () => (await ask(`{ project(id: "${id}") { lienRights } }`)).project.lienRights;
    expect(await status()).toBe('PROTECTED');
    await send('PUT', `/projects/${id}`, { first_furnishing_date: day(-15) });
    expect(await status()).toBe('AT_RISK');
    const body = { ...bodies.notice, first_furnishing_date: undefined };
    const notice = await send('POST', '/notices', { ...body, project_id: id, organization_id: caller.organizationId });
    await world.sql(`update notices set status = 'ordered' where id = $1`, [notice.id]);
    await send('POST', `/notices/${notice.id}/transition`, { status: 'served' });
    expect(await status()).toBe('PROTECTED');
    const deleted = await project('Deleted', { first_furnishing_date: day(-5) });
    const before = (await ask('{ lienRightsCounts { count } }')).lienRightsCounts;
    await send('DELETE', `/projects/${deleted}`);
    const after = (await ask('{ lienRightsCounts { count } }')).lienRightsCounts;
    expect(after.map(({ count }: Json) => count)).toEqual(
      before.map(({ count }: Json, at: number) => count - (statuses[at] === 'PROTECTED' ? 1 : 0)),
    );
  });

  it.each([
    ['HI', 'AT_RISK', -10],
    ['CA', 'EXPIRED', 1],
  ])('turn with the day in %s, without a run of the watch', async (state, expected, from) => {
    const sandbox = await world.sandboxOf(await world.caller());
    const facts = {
      state,
      first_furnishing_date: day(-60, state),
      last_furnishing_date: day(-1, state),
      completion_date: day(-1, state),
      acts_done: served,
    };
    const id = await project('Hilo', facts, sandbox);
    const read = async () => {
      const { project, lienRightsCounts, found } = await ask(
        `{ project(id: "${id}") { lienRights nextAct { day } } lienRightsCounts { status count }
          found: projects(filter: { lienRights: ${expected} }) { totalCount } }`,
        sandbox,
      );
      const counted = lienRightsCounts.find(({ count }: Json) => count > 0).status;
      expect(counted).toBe(project.lienRights);
      expect(found.totalCount).toBe(project.lienRights === expected ? 1 : 0);
      return project;
    };
    const before = await read();
    const turn = startOfDay(zoneOfState(state), addDays(before.nextAct.day, from)).getTime();
    const moveTo = (time: number) =>
      world.sql(
        `insert into sandbox_clocks (account_id, offset_ms) values ($1, $2)
         on conflict (account_id) do update set offset_ms = excluded.offset_ms`,
        [sandbox.organizationId, time - Date.now()],
      );
    await moveTo(turn - 60_000);
    expect((await read()).lienRights).not.toBe(expected);
    await moveTo(turn + 1_000);
    expect((await read()).lienRights).toBe(expected);
  });

  it('are those of the caller’s account and mode', async () => {
    const none = statuses.map(() => ({ count: 0, unpaid: '0.00' }));
    for (const by of [await world.caller(), await world.sandboxOf(caller)]) {
      expect((await ask('{ lienRightsCounts { count unpaid } }', by)).lienRightsCounts).toEqual(none);
    }
  });

  it('come with what is billed and unpaid', async () => {
    const other = await world.caller();
    const { projectId } = await goldenPath(world, other);
    const unpaid = async () => {
      const { project, lienRightsCounts } = await ask(
        `{ project(id: "${projectId}") { lienRights unpaidAmount } lienRightsCounts { status unpaid } }`,
        other,
      );
      const sum = lienRightsCounts.find(({ status }: Json) => status === project.lienRights).unpaid;
      return [project.unpaidAmount, sum];
    };
    const [row] = await world.sql<{ due: string }>(
      `select (g702 ->> 'currentPaymentDue')::numeric::text as due from pay_applications where project_id = $1`,
      [projectId],
    );
    await world.sql(`update pay_applications set status = 'draft', certified_amount = null where project_id = $1`, [
      projectId,
    ]);
    await world.sql('delete from pay_application_payments');
    expect(await unpaid()).toEqual([null, '0.00']);
    await world.sql(`update pay_applications set status = 'submitted' where project_id = $1`, [projectId]);
    expect(await unpaid()).toEqual([row!.due, row!.due]);
    await world.sql(
      `update pay_applications set status = 'approved', certified_amount = 900.10, certified_to_date = 900.10 where project_id = $1`,
      [projectId],
    );
    expect(await unpaid()).toEqual(['900.10', '900.10']);
    const [application] = await world.sql<{ id: string }>('select id from pay_applications where project_id = $1', [
      projectId,
    ]);
    await send('POST', `/pay-applications/${application!.id}/payments`, { amount: '0.20' }, other);
    expect(await unpaid()).toEqual(['899.90', '899.90']);
    await send('POST', `/pay-applications/${application!.id}/transition`, { status: 'paid' }, other);
    expect(await unpaid()).toEqual(['0.00', '0.00']);
  });

  it('are read for a list in a constant number of statements', async () => {
    const query = '{ projects(first: 100) { nodes { lienRights unpaidAmount nextAct { day } } } }';
    const count = async () => (await recording(() => world.graphql(caller, query))).statements.length;
    const before = await count();
    for (const name of ['One', 'Two', 'Three']) await project(name, { first_furnishing_date: day(-5) });
    expect(await count()).toBe(before);
  });
});
