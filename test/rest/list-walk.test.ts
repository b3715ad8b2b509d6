import { beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/rest/index.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a walk through a list by cursor', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const get = (path: string) => world.rest(caller, 'GET', path);
  const next = ({ links }: Json): string => links.next.slice(links.next.indexOf('/api/v1') + '/api/v1'.length);

  it('misses no record when others are deleted and added between its pages, and returns none twice', async () => {
    const ids = new Map<string, string>();
    const add = async (name: string) => {
      const { body } = await world.rest(caller, 'POST', '/organizations', { ...bodies.organization, name });
      ids.set(name, body.data.id);
    };
    for (const name of ['Walk 0', 'Walk 1', 'Walk 2', 'Walk 3', 'Walk 4', 'Walk 5']) await add(name);
    const names = ({ data }: Json) => data.map(({ name }: Json) => name);
    const first = (await get('/organizations?search=Walk&per_page=3&cursor=')).body;
    expect(names(first)).toEqual(['Walk 5', 'Walk 4', 'Walk 3']);
    expect(first.meta).toMatchObject({ current_page: null, from: null, to: null, links: [], per_page: 3, total: 6 });
    expect(first.links).toMatchObject({
      prev: null,
      first: expect.stringMatching(/\?search=Walk&per_page=3&cursor=$/),
    });
    await world.rest(caller, 'DELETE', `/organizations/${ids.get('Walk 5')}`);
    await world.rest(caller, 'DELETE', `/organizations/${ids.get('Walk 3')}`);
    await add('Walk 6');
    const second = (await get(next(first))).body;
    expect(names(second)).toEqual(['Walk 2', 'Walk 1', 'Walk 0']);
    expect(second.links.next).toBeNull();
  });

  it('refuses what is no cursor of the list, and a number of a page beside one', async () => {
    await world.rest(caller, 'POST', '/organizations', { ...bodies.organization, name: 'Pair 1' });
    await world.rest(caller, 'POST', '/organizations', { ...bodies.organization, name: 'Pair 2' });
    const { body } = await get('/organizations?search=Pair&per_page=1&cursor=');
    const cursor = new URL(body.links.next).searchParams.get('cursor')!;
    for (const [path, field] of [
      ['/organizations?cursor=x', 'cursor'],
      ['/organizations?cursor=organizations.x', 'cursor'],
      ['/organizations?cursor=a&cursor=b', 'cursor'],
      [`/organizations?cursor=${cursor.slice(0, -4)}`, 'cursor'],
      [`/divisions?cursor=${cursor}`, 'cursor'],
      [`/organizations?cursor=${cursor}&page=2`, 'page'],
    ] as const) {
      const refused = await get(path);
      expect([path, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([path, 422, [field]]);
    }
  });

  it('is in every list that has pages', async () => {
    const lists = routes.filter(({ answer, path }) => answer === 'list' && !path.includes('{'));
    expect(lists.length).toBeGreaterThan(15);
    for (const { path } of lists) {
      const [whole, walked] = [await get(`${path}?per_page=2`), await get(`${path}?per_page=2&cursor=`)];
      expect([path, walked.status]).toEqual([path, whole.status]);
      if (whole.status === 200) expect(walked.body.data).toEqual(whole.body.data);
    }
  });
});
