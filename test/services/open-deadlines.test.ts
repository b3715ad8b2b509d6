import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the open deadlines of an account', () => {
  const world = shareWorld();
  let caller: Caller;
  let first: Json;

  const send = (method: string, path: string, body: object, by = caller) => world.send(by, method, path, body);
  async function project(name: string, firstFurnishing: string, extra: object = {}, by = caller): Promise<Json> {
    const division = await send('POST', '/divisions', { ...bodies.division, organization_id: by.organizationId }, by);
    const facts = { state: 'CA', first_furnishing_date: firstFurnishing, ...extra };
    return send('POST', '/projects', { ...bodies.project, ...facts, name, division_id: division.id }, by);
  }
  async function read(variables: object, by = caller) {
    const query = `query ($from: LocalDate, $until: LocalDate!, $first: Int, $offset: Int) {
      openDeadlines(from: $from, until: $until, first: $first, offset: $offset) { kind day date month project { name } } }`;
    return (await world.graphql(by, query, { ...variables })).body;
  }
  const names = async (variables: object, by = caller) =>
    (await read(variables, by)).data.openDeadlines.map(({ project: { name }, kind }: Json) => `${name}: ${kind}`);

  beforeAll(async () => {
    caller = await world.caller();
    await project('Second', '2041-04-01');
    first = await project('First', '2041-03-01');
    await project('Archived', '2041-03-01', { status: 'archived' });
  });

  it('come by the day to keep, with their projects', async () => {
    const { data, errors } = await read({ until: '2041-12-31' });
    expect(errors).toBeUndefined();
    const days = data.openDeadlines.map(({ day }: Json) => day);
    expect(days).toEqual([...days].sort());
    const notices = data.openDeadlines.filter(({ kind }: Json) => kind === 'PRELIMINARY_NOTICE');
    expect(notices).toEqual([
      { kind: 'PRELIMINARY_NOTICE', day: '2041-03-21', date: '2041-03-21', month: null, project: { name: 'First' } },
      { kind: 'PRELIMINARY_NOTICE', day: '2041-04-22', date: '2041-04-22', month: null, project: { name: 'Second' } },
    ]);
  });

  it('are those between two days, as many as are asked for', async () => {
    expect(await names({ from: '2041-03-21', until: '2041-03-21' })).toEqual(['First: PRELIMINARY_NOTICE']);
    expect(await names({ from: '2041-03-22', until: '2041-04-21' })).toEqual([]);
    expect(await names({ until: '2041-12-31', first: 1 })).toHaveLength(1);
    const all = await names({ until: '2041-12-31' });
    expect(await names({ until: '2041-12-31', first: 2, offset: 1 })).toEqual(all.slice(1, 3));
  });

  it('name the notice that is begun to keep them', async () => {
    const query = `{ openDeadlines(until: "2041-03-21") { kind project { name } begunNotice { id type } } }`;
    const begun = async () => (await world.graphql(caller, query)).body.data.openDeadlines;
    const row = { kind: 'PRELIMINARY_NOTICE', project: { name: 'First' } };
    expect(await begun()).toEqual([{ ...row, begunNotice: null }]);
    const on = { project_id: first.id, organization_id: caller.organizationId };
    const lien = await send('POST', '/notices', { ...bodies.notice, ...on, type: 'lien' });
    const { id } = await send('POST', '/notices', { ...bodies.notice, ...on });
    expect(await begun()).toEqual([{ ...row, begunNotice: { id, type: 'PRELIMINARY' } }]);
    for (const notice of [id, lien.id]) await send('DELETE', `/notices/${notice}`, {});
    expect(await begun()).toEqual([{ ...row, begunNotice: null }]);
  });

  async function count(variables: object, by = caller): Promise<Json> {
    const query = `query ($from: LocalDate!, $until: LocalDate!) {
      openDeadlineCounts(from: $from, until: $until) { before weeks { week count } } }`;
    return (await world.graphql(by, query, { ...variables })).body;
  }

  it('are counted by week, each of them once', async () => {
    const days: string[] = (await read({ until: '2041-05-01' })).data.openDeadlines.map(({ day }: Json) => day);
    const { data } = await count({ from: '2041-03-22', until: '2041-05-01' });
    const { before, weeks } = data.openDeadlineCounts as {
      before: number;
      weeks: Array<{ week: string; count: number }>;
    };
    // March 22, 2041 is a Friday.
    expect(weeks.map(({ week }) => week)).toEqual([
      '2041-03-18',
      '2041-03-25',
      '2041-04-01',
      '2041-04-08',
      '2041-04-15',
      '2041-04-22',
      '2041-04-29',
    ]);
    expect(before).toBe(days.filter((day) => day < '2041-03-22').length);
    expect(weeks.map(({ week, count }) => [week, count])).toEqual(
      weeks.map(({ week }, at) => {
        const end = weeks[at + 1]?.week ?? '2041-05-02';
        return [week, days.filter((day) => day >= week && day >= '2041-03-22' && day < end).length];
      }),
    );
    expect(before).toBeGreaterThan(0);
    expect(weeks.some(({ count }) => count > 0)).toBe(true);
  });

  it('are counted by day and kind, of a project, a state or some kinds', async () => {
    const range = { from: '2041-03-01', until: '2041-06-14' };
    const query = `query ($from: LocalDate!, $until: LocalDate!, $filter: OpenDeadlineFilter) {
      openDeadlineDays(from: $from, until: $until, filter: $filter) { day kind count }
      openDeadlines(from: $from, until: $until, filter: $filter, first: 500) { day kind } }`;
    const ask = async (filter: object | null) => {
      const { data } = (await world.graphql(caller, query, { ...range, filter })).body;
      const counts = new Map<string, number>();
      for (const { day, kind } of data.openDeadlines)
        counts.set(`${day} ${kind}`, (counts.get(`${day} ${kind}`) ?? 0) + 1);
      expect(data.openDeadlineDays.map(({ day, kind, count }: Json) => [`${day} ${kind}`, count])).toEqual(
        [...counts].sort(),
      );
      return data.openDeadlines.length as number;
    };
    const all = await ask(null);
    expect(all).toBeGreaterThan(1);
    const some = await ask({ projectId: first.id });
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    expect(await ask({ kinds: ['PRELIMINARY_NOTICE'] })).toBe(2);
    expect(await ask({ state: 'CA' })).toBe(all);
    expect(await ask({ state: 'TX' })).toBe(0);
  });

  it('leave out what is done', async () => {
    await send('PUT', `/projects/${first.id}`, { acts_done: [{ kind: 'preliminary_notice', done_on: '2026-06-01' }] });
    expect(await names({ until: '2041-03-21' })).toEqual([]);
  });

  it('are those of the caller’s account and mode', async () => {
    const stranger = await world.caller();
    expect(await names({ until: '2041-12-31' }, stranger)).toEqual([]);
    expect(await names({ until: '2041-12-31' }, await world.sandboxOf(caller))).toEqual([]);
    const none = { before: 0, weeks: [{ week: '2041-12-30', count: 0 }] };
    const range = { from: '2041-12-31', until: '2041-12-31' };
    expect((await count(range, stranger)).data.openDeadlineCounts).toEqual(none);
    expect((await count(range, await world.sandboxOf(caller))).data.openDeadlineCounts).toEqual(none);
  });

  it.each([
    [{ until: '2041-01-01', from: '2041-01-02' }, 'until'],
    [{ until: '2041-01-01', first: 0 }, 'first'],
    [{ until: '2041-01-01', first: 501 }, 'first'],
    [{ until: '2041-01-01', offset: -1 }, 'offset'],
  ])('refuse %j', async (variables, field) => {
    const { errors } = await read(variables);
    expect(errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each([[{ from: '2041-01-02', until: '2041-01-01' }], [{ from: '2041-01-01', until: '2041-04-17' }]])(
    'refuse to be counted by day for %j',
    async (range) => {
      for (const field of ['openDeadlineDays', 'openTaskDays']) {
        const query = `query ($from: LocalDate!, $until: LocalDate!) { ${field}(from: $from, until: $until) { count } }`;
        const { errors } = (await world.graphql(caller, query, range)).body;
        expect(errors[0].extensions).toMatchObject({
          code: 'VALIDATION_FAILED',
          errors: { until: [expect.any(String)] },
        });
      }
    },
  );

  it.each([
    [{ from: '2041-01-02', until: '2041-01-01' }, 'until'],
    [{ from: '2041-01-01', until: '2043-02-01' }, 'until'],
  ])('refuse to be counted for %j', async (variables, field) => {
    const { errors } = await count(variables);
    expect(errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { [field]: [expect.any(String)] },
    });
  });
});
