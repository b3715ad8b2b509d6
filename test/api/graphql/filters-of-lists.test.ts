import { expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const world = shareWorld();

async function namesOf(caller: Caller, filter: object): Promise<string[]> {
  const query = 'query($filter: ProjectFilter) { projects(filter: $filter) { totalCount nodes { name } } }';
  const { body, text } = await world.graphql(caller, query, { filter });
  if (!body.data) throw new Error(text);
  const { nodes, totalCount } = body.data.projects;
  expect(nodes).toHaveLength(totalCount);
  return nodes.map(({ name }: Json) => name).sort();
}

it('a list of projects has those between two days, with both of them, and none without a day', async () => {
  const caller = await world.caller();
  const division = { ...bodies.division, organization_id: caller.organizationId };
  const divisionId = (await world.rest(caller, 'POST', '/divisions', division)).body.data.id;
  for (const day of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', null]) {
    const body = { ...bodies.project, division_id: divisionId, name: String(day), first_furnishing_date: day };
    expect((await world.rest(caller, 'POST', '/projects', body)).status).toBe(201);
  }
  expect(await namesOf(caller, { dateFrom: '2026-02-01', dateUntil: '2026-02-28' })).toEqual([
    '2026-02-01',
    '2026-02-28',
  ]);
  expect(await namesOf(caller, { dateFrom: '2026-03-01' })).toEqual(['2026-03-01']);
  expect(await namesOf(caller, { dateUntil: '2026-01-31' })).toEqual(['2026-01-31']);
  expect(await namesOf(caller, { dateFrom: '2026-03-02', dateUntil: '2026-01-01' })).toEqual([]);
  const rest = await world.rest(caller, 'GET', '/projects?date_from=2026-02-28&date_until=2026-03-01');
  expect(rest.body.data.map(({ name }: Json) => name)).toEqual(['2026-03-01', '2026-02-28']);
  const wrong = await world.rest(caller, 'GET', '/projects?date_from=2026-02-30');
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['date_from']]);
});
