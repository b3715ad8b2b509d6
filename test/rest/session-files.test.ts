/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../src/rest/index.js';
import { createFixture, type Fixture, pathFor } from '../contract/records.js';
import { type Person, signIn } from '../support/records/people.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

const files = routes.filter(({ method, answer }) => method === 'GET' && ['file', 'download', 'csv'].includes(answer));
/** What a browser sends with a link that a person follows. */
const visit = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('the address of a file, in a session', () => {
  const world = shareWorld();
  let owner: Caller;
  let stranger: Caller;
  let fixture: Fixture;
  let person: Person;
  let other: Person;
  let cookie: string;
  beforeAll(async () => {
    owner = await world.caller();
    await world.makeRoom(owner);
    fixture = await createFixture(world, owner);
    stranger = await world.caller();
    [person, other] = [await signIn(world, owner), await signIn(world, stranger)];
    cookie = person.headers.cookie!;
  });

  const get = (url: string, headers: Record<string, string>) => world.app.server.inject({ url, headers });
  const address = (organization: string, mode: string, path = `/documents/${fixture.documentId}/download`) =>
    `/files/${organization}/${mode}${path}`;
  const own = () => address(owner.organizationId, 'live');
  const status = async (url: string, headers: Record<string, string>) => (await get(url, headers)).statusCode;

  it('downloads what the API returns, without any header of the API, for each file', async () => {
    expect(files.length).toBeGreaterThan(6);
    for (const route of files) {
      const path = pathFor(route, fixture);
      const inApi = await get(`/api/v1${path}`, { authorization: `Bearer ${owner.token}` });
      const byLink = await get(address(owner.organizationId, 'live', path), { cookie, ...visit });
      expect([route.path, byLink.statusCode]).toEqual([route.path, 200]);
      for (const name of ['content-type', 'content-disposition', 'x-content-type-options']) {
        expect([route.path, byLink.headers[name]]).toEqual([route.path, inApi.headers[name]]);
      }
      expect(byLink.rawPayload.length).toBeGreaterThan(0);
    }
  });

  it('is kept by no cache and read by no page of another site', async () => {
    const { headers } = await get(own(), { cookie, ...visit });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    [
      'an image of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    [
      'a script of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ],
    [
      'a frame of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    [
      'a neighbour below the same domain',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ],
  ])('is refused to %s', async (_, from) => {
    expect(await status(own(), { cookie, ...(from as Record<string, string>) })).toBe(403);
  });

  it.each([
    ['typed by the person', { ...visit, 'sec-fetch-site': 'none' }],
    ['followed from another site', { ...visit, 'sec-fetch-site': 'cross-site' }],
    [
      'fetched by a page of the service',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    ],
    ['followed in an older browser', {}],
  ])('opens when it is %s', async (_, from) => {
    expect(await status(own(), { cookie, ...(from as Record<string, string>) })).toBe(200);
  });

  it('does not exist for another tenant, in another mode, or where nothing is', async () => {
    const theirs = other.headers.cookie!;
    for (const [url, by] of [
      [own(), theirs],
      [address(stranger.organizationId, 'live'), theirs],
      [address(stranger.organizationId, 'live'), cookie],
      [address(owner.organizationId, 'sandbox'), cookie],
      [address(owner.organizationId, 'test'), cookie],
      [address(randomUUID(), 'live'), cookie],
      [address('none', 'live'), cookie],
      [address(owner.organizationId, 'live', `/documents/${randomUUID()}/download`), cookie],
      [address(owner.organizationId, 'live', '/documents/none/download'), cookie],
      [address(owner.organizationId, 'live', `/documents/${fixture.documentId}`), cookie],
    ] as const) {
      expect([url, await status(url, { cookie: by, ...visit })]).toEqual([url, 404]);
    }
  });

  it('names the organization and the mode itself, whatever the headers say', async () => {
    const misled = { 'x-organization-uuid': stranger.organizationId, 'x-mode': 'sandbox' };
    expect(await status(own(), { cookie, ...visit, ...misled })).toBe(200);
    const led = { 'x-organization-uuid': owner.organizationId, 'x-mode': 'live' };
    expect(await status(own(), { cookie: other.headers.cookie!, ...visit, ...led })).toBe(404);
  });

  it('opens nothing without a session, and leads a person to the page to sign in', async () => {
    const ended = await signIn(world, owner);
    await world.sql('update sessions set ended_at = now() where id = $1', [ended.sessionId]);
    for (const headers of [{}, { cookie: ended.headers.cookie! }] as Array<Record<string, string>>) {
      expect(await status(own(), headers)).toBe(401);
      const answer = await get(own(), { ...headers, ...visit });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
    }
    const authorization = `Bearer ${owner.token}`;
    expect(await status(own(), { authorization })).toBe(401);
    expect(await status(own(), { authorization, cookie })).toBe(401);
  });

  it('opens nothing to a former member', async () => {
    const member = await world.caller({ organizationId: owner.organizationId });
    const { headers } = await signIn(world, member);
    expect(await status(own(), { ...headers, ...visit })).toBe(200);
    await world.sql('delete from memberships where user_id = $1', [member.userId]);
    expect(await status(own(), { ...headers, ...visit })).toBe(404);
  });

  it('counts for the session’s rate limit', async () => {
    const { headers } = await get(own(), { cookie, ...visit });
    expect(headers['x-ratelimit-limit']).toBe('600');
  });
});
