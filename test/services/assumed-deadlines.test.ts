import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const query = `query ($id: ID!, $assuming: AssumedFactsInput) {
  projectDeadlines(id: $id, assuming: $assuming) { kind month date safeDate done source warnings } }`;

describe('the deadlines of a project with facts that are assumed', () => {
  const world = shareWorld();
  let caller: Caller;
  let division: string;
  beforeAll(async () => {
    caller = await world.caller();
    division = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
  });

  const send = async (path: string, body: object): Promise<string> => (await world.send(caller, 'POST', path, body)).id;
  const recorded = {
    state: 'CA',
    first_furnishing_date: '2041-03-01',
    last_furnishing_date: '2041-05-20',
    completion_date: '2041-06-03',
  };
  const project = (facts: object = {}) =>
    send('/projects', { ...bodies.project, ...recorded, division_id: division, ...facts });
  const ask = async (id: string, assuming?: object | null, by = caller): Promise<Json> =>
    (await world.graphql(by, query, { id, ...(assuming !== undefined && { assuming }) })).body;
  async function read(id: string, assuming?: object | null): Promise<Json[]> {
    const { data, errors } = await ask(id, assuming);
    expect(errors).toBeUndefined();
    return data.projectDeadlines;
  }
  const of = (kind: string, listed: Json[]) => listed.find((deadline) => deadline.kind === kind);

  it('are those of a project that has these facts, of which the others are as recorded', async () => {
    const assumed = { state: 'TX', firstFurnishingDate: '2041-04-01', completionDate: '2041-06-30' };
    const id = await project();
    const other = await project({ state: 'TX', first_furnishing_date: '2041-04-01', completion_date: '2041-06-30' });
    expect(await read(id, assumed)).toEqual(await read(other));
    expect(of('MECHANICS_LIEN', await read(id, { completionDate: '2041-07-03' })).date).toBe('2041-10-01');
  });

  it('take null as a fact that is not known', async () => {
    const id = await project();
    const unknown = await project({ first_furnishing_date: null });
    expect(await read(id, { firstFurnishingDate: null })).toEqual(await read(unknown));
    expect(of('PRELIMINARY_NOTICE', await read(id, { firstFurnishingDate: null })).date).toBeNull();
    expect(await read(id, { state: null })).toEqual([]);
  });

  it('change nothing, and without assumptions are as recorded', async () => {
    const id = await project();
    const before = await read(id);
    await read(id, { state: 'TX', firstFurnishingDate: '2041-01-01' });
    expect(await read(id)).toEqual(before);
    expect(await read(id, null)).toEqual(before);
    expect(await read(id, {})).toEqual(before);
    const [row] = await world.sql('select state, first_furnishing_date::text from projects where id = $1', [id]);
    expect(row).toEqual({ state: 'CA', first_furnishing_date: '2041-03-01' });
  });

  it('show acts as done as records show them, and warn of dates that cannot all be right', async () => {
    const id = await project({ acts_done: [{ kind: 'preliminary_notice', done_on: '2026-03-02' }] });
    expect(of('PRELIMINARY_NOTICE', await read(id, { state: 'NV' })).done).toBe(true);
    const [{ warnings }] = (await read(id, { completionDate: '2041-02-01' })) as [Json];
    expect(warnings).toEqual(['Completion (2041-02-01) is before first furnishing (2041-03-01): check both dates.']);
  });

  it('are in a territory without rules its main ones, without dates', async () => {
    const id = await project();
    expect((await read(id, { state: 'PR' })).map(({ date }) => date)).toEqual([null, null, null]);
  });

  it.each([
    [{ state: 'Texas' }, 'state'],
    [{ state: 'ZZ' }, 'state'],
    [{ firstFurnishingDate: '1800-01-01' }, 'firstFurnishingDate'],
    [{ lastFurnishingDate: '2201-01-01' }, 'lastFurnishingDate'],
    [{ completionDate: '2041-02-30' }, 'completionDate'],
    [{ weather: 'fair' }, 'weather'],
  ])('refuse %j with the name of the field', async (assuming, field) => {
    const { data, errors } = await ask(await project(), assuming);
    expect(data?.projectDeadlines ?? null).toBeNull();
    expect(JSON.stringify(errors)).toContain(field);
    expect(errors[0].extensions.code).not.toBe('INTERNAL');
  });

  it('are refused to another account', async () => {
    const stranger = await world.caller();
    const id = await project();
    const plain = await ask(id, undefined, stranger);
    const { data, errors } = await ask(id, { state: 'TX' }, stranger);
    expect(data?.projectDeadlines ?? null).toBeNull();
    expect(errors?.[0].extensions.code).toBe(plain.errors?.[0].extensions.code);
  });
});
