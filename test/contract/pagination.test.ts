/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/rest/index.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture, pathFor } from './records.js';

const lists = routes.filter(({ answer }) => answer === 'list');

describe('every list is paginated like Laravel', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
  });

  for (const route of lists) {
    it(`${route.path} clamps per_page, treats an invalid page as 1 and refuses a huge one by name`, async () => {
      const path = pathFor(route, fixture);
      const meta = async (query: string) => (await world.rest(caller, 'GET', `${path}?${query}`)).body.meta;
      for (const [given, used] of [
        ['', 15],
        ['0', 1],
        ['-5', 1],
        ['101', 100],
        ['99999999999999999999', 100],
        ['abc', 15],
        ['2.9', 2],
      ]) {
        expect({ given, used: (await meta(`per_page=${given}`)).per_page }).toEqual({ given, used });
      }
      for (const page of ['0', '-1', 'abc', '1.5', '', '1&page=2']) {
        expect({ page, current: (await meta(`page=${page}`)).current_page }).toEqual({ page, current: 1 });
      }
      for (const page of ['2147483648', '99999999999999999999', '1e30', 'Infinity']) {
        const answer = await world.rest(caller, 'GET', `${path}?page=${page}`);
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual({ page: ['The page field must not be greater than 2147483647.'] });
      }
      const past = await world.rest(caller, 'GET', `${path}?page=2147483647&per_page=100`);
      expect(past).toMatchObject({
        status: 200,
        body: { data: [], meta: { from: null, to: null, current_page: 2147483647 } },
      });
    });

    it(`${route.path} shows an empty list as one empty page`, async () => {
      const path = pathFor(route, fixture);
      const answer = await world.rest(caller, 'GET', `${path}?updated_since=2999-01-01T00:00:00Z&per_page=7`);
      const { meta, links } = answer.body;
      expect(answer.body.data).toEqual([]);
      expect(meta).toMatchObject({ current_page: 1, last_page: 1, from: null, to: null, total: 0, per_page: 7 });
      expect(links).toMatchObject({ prev: null, next: null });
      expect(links.first).toBe(`${meta.path}?updated_since=2999-01-01T00%3A00%3A00Z&per_page=7&page=1`);
      expect(links.last).toBe(links.first);
    });
  }

  it('links pages in both directions, with gaps, and puts the other parameters before page', async () => {
    await world.sql(
      `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), $1, true, $1, 'N' || n, 'Paged', now(), now() from generate_series(1, 100) n`,
      [caller.organizationId],
    );
    const page = async (number: number) =>
      (await world.rest(caller, 'GET', `/contacts?per_page=4&page=${number}&search=Paged`)).body;
    const tenth = await page(10);
    expect(tenth.meta).toMatchObject({ current_page: 10, last_page: 25, from: 37, to: 40, total: 100, per_page: 4 });
    const url = (number: number) => `${tenth.meta.path}?per_page=4&search=Paged&page=${number}`;
    expect(tenth.meta.path).toMatch(/^http:\/\/[^/]+\/api\/v1\/contacts$/);
    expect(tenth.links).toEqual({ first: url(1), last: url(25), prev: url(9), next: url(11) });
    expect(labels(tenth)).toEqual(
      ['&laquo; Previous', 1, 2, '...', 7, 8, 9, 10, 11, 12, 13, '...', 24, 25, 'Next &raquo;'].map(String),
    );
    expect(tenth.meta.links[0]).toEqual({ url: url(9), label: '&laquo; Previous', page: 9, active: false });
    expect(tenth.meta.links[3]).toEqual({ url: null, label: '...', page: null, active: false });
    expect(tenth.meta.links[7]).toEqual({ url: url(10), label: '10', page: 10, active: true });
    expect(labels(await page(1))).toEqual(
      ['&laquo; Previous', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, '...', 24, 25, 'Next &raquo;'].map(String),
    );
    expect((await page(1)).meta.links[0]).toMatchObject({ url: null, page: null });
    expect((await page(25)).meta.links.at(-1)).toMatchObject({ url: null, page: null });
    expect((await page(25)).links.next).toBeNull();
    const past = await page(26);
    expect(past).toMatchObject({
      data: [],
      meta: { current_page: 26, from: null, to: null, total: 100, last_page: 25 },
    });
    const ids = new Set<string>();
    for (let number = 1; number <= 25; number += 1) for (const { id } of (await page(number)).data) ids.add(id);
    expect(ids.size).toBe(100);
  });

  it('lists newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await world.rest(caller, 'POST', '/organizations', { name });
    }
    const names = (await world.rest(caller, 'GET', '/organizations?per_page=3')).body.data.map(
      ({ name }: Json) => name,
    );
    expect(names).toEqual(['Third', 'Second', 'First']);
  });
});

function labels(body: Json): string[] {
  return body.meta.links.map(({ label }: Json) => label);
}
