import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the open deadlines of an account', () => {
  const world = shareWorld();
  let caller: Caller;
  let first: Json;

  async function send(method: string, path: string, body: object, by = caller): Promise<Json> {
    const answer = await world.rest(by, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body.data;
  }
  async function project(name: string, firstFurnishing: string, extra: object = {}, by = caller): Promise<Json> {
    const division = await send('POST', '/divisions', { ...bodies.division, organization_id: by.organizationId }, by);
    const facts = { state: 'CA', first_furnishing_date: firstFurnishing, ...extra };
    return send('POST', '/projects', { ...bodies.project, ...facts, name, division_id: division.id }, by);
  }
  async function read(variables: object, by = caller) {
    const query = `query ($from: LocalDate, $until: LocalDate!, $first: Int) {
      openDeadlines(from: $from, until: $until, first: $first) { kind day date month project { name } } }`;
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
  });

  it('leave out what is done', async () => {
    await send('PUT', `/projects/${first.id}`, { acts_done: [{ kind: 'preliminary_notice', done_on: '2026-06-01' }] });
    expect(await names({ until: '2041-03-21' })).toEqual([]);
  });

  it('are those of the caller’s account and mode', async () => {
    const stranger = await world.caller();
    expect(await names({ until: '2041-12-31' }, stranger)).toEqual([]);
    expect(await names({ until: '2041-12-31' }, await world.sandboxOf(caller))).toEqual([]);
  });

  it.each([
    [{ until: '2041-01-01', from: '2041-01-02' }, 'until'],
    [{ until: '2041-01-01', first: 0 }, 'first'],
    [{ until: '2041-01-01', first: 501 }, 'first'],
  ])('refuse %j', async (variables, field) => {
    const { errors } = await read(variables);
    expect(errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { [field]: [expect.any(String)] },
    });
  });
});
