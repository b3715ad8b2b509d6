/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from '../../../src/rest/index.js';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { bodies } from '../../support/records/golden-path.js';
import { filedNotice } from '../../support/records/ordering.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

/** Headers on which every client library relies, whatever the route. */
describe('the headers of an answer', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });
  const inject = (method: string, url: string, headers: Record<string, string> = {}) =>
    world.app.server.inject({ method: method as 'GET', url, headers });

  it('allow a page of another origin to read what a client needs, and cache a preflight for an hour', async () => {
    const answer = await inject('GET', '/api/v1/contacts', { origin: 'https://app.example.com' });
    const exposed = String(answer.headers['access-control-expose-headers']).split(/, ?/);
    expect(exposed.toSorted()).toEqual(
      [
        'Content-Disposition',
        'ETag',
        'Idempotent-Replayed',
        'Location',
        'Retry-After',
        'X-Events',
        'X-Event-Cursor',
        'X-Ignored-Parameters',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
        'X-Request-Id',
      ].sort(),
    );
    for (const url of ['/api/v1/contacts', '/graphql']) {
      const preflight = await inject('OPTIONS', url, {
        origin: 'https://app.example.com',
        'access-control-request-method': 'POST',
      });
      expect([preflight.statusCode, preflight.headers['access-control-max-age']]).toEqual([204, '3600']);
    }
  });

  it.each([
    ['401 without a token', 'GET', '/api/v1/contacts', false, 401],
    ['401 at GraphQL', 'POST', '/graphql', false, 401],
    ['404 with a token', 'GET', '/api/v1/nothing', true, 404],
    ['404 without a token', 'GET', '/api/v1/nothing', false, 404],
    ['405 with a token', 'DELETE', '/api/v1/contacts', true, 405],
    ['405 without a token', 'DELETE', '/api/v1/contacts', false, 405],
    ['405 of an inbound webhook', 'GET', '/api/v1/webhooks/mail', false, 405],
    ['405 at GraphQL', 'DELETE', '/graphql', false, 405],
  ])('include the rate limit on a %s', async (_, method, url, withToken, status) => {
    const known = await world.caller();
    const bad = url === '/graphql' && method === 'POST';
    const authorization = withToken ? `Bearer ${known.token}` : bad ? 'Bearer cps_live_unknown' : undefined;
    const answer = await inject(method, url, authorization ? { authorization } : {});
    expect(answer.statusCode).toBe(status);
    const { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining } = answer.headers;
    // An unknown caller has the limit of a token without a tier, and uses up nothing.
    expect(limit).toBe(withToken ? '1000' : '60');
    if (withToken) expect(Number(remaining)).toBeLessThan(1000);
    else expect(remaining).toBe('60');
  });

  it('include the address of the new record, on every 201 that has one', async () => {
    const created = routes.filter(({ answer }) => answer === 'created' || answer === 'bare_created');
    const without: string[] = [];
    for (const route of created) {
      const path = pathFor(route, fixture);
      const answer = await world.rest(caller, route.method, path, bodyFor(route, fixture));
      expect([path, answer.status]).toEqual([path, 201]);
      const { location } = answer.headers;
      if (!location) without.push(route.path);
      else {
        expect(location).toMatch(/^http:\/\/localhost:\d+\/api\/v1\//);
        const shown = await world.rest(caller, 'GET', new URL(location).pathname.replace('/api/v1', ''));
        const { id } = answer.body.data ?? {};
        expect([location, shown.status]).toEqual([location, 200]);
        if (id) expect(shown.body.data.id).toBe(id);
      }
    }
    // Payments, comments and invitations are shown in lists, and purchased credits in the balance.
    const ofLists = ['payments', 'comments', 'email-invitations'].map((name) => `/pay-applications/{uuid}/${name}`);
    expect(without).toEqual([...ofLists, '/credits/purchase']);
  });

  it('include no address for a dry run or for several records, and the same address in a replay', async () => {
    const csv = { ...bodyFor(routes.find(({ path }) => path === '/sovs/import-csv')!, fixture), dry_run: true };
    const dry = await world.rest(caller, 'POST', '/sovs/import-csv', csv);
    expect([dry.status, dry.body.data.id, dry.headers.location]).toEqual([200, null, undefined]);

    const { noticeId } = await filedNotice(world, caller, fixture);
    const to = { name: 'Sunset Tower', address_line_1: '1 Market St', city: 'Oakland', state: 'CA', zip: '94607' };
    const several = { recipients: [to, { ...to, name: 'Golden State Builders' }] };
    const ordered = await world.rest(caller, 'POST', `/notices/${noticeId}/order`, several);
    expect([ordered.status, ordered.body.orders.length, ordered.headers.location]).toEqual([201, 2, undefined]);
    expect(ordered.headers.etag).toBeUndefined();

    const body = { ...bodies.contact, organization_id: caller.organizationId };
    const key = { 'idempotency-key': 'the same address' };
    const first = await world.rest(caller, 'POST', '/contacts', body, key);
    const again = await world.rest(caller, 'POST', '/contacts', body, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers.location).toMatch(new RegExp(`/api/v1/contacts/${first.body.data.id}$`));
    expect(again.headers.location).toBe(first.headers.location);
  });

  it('redirect a trailing slash to the resource, with every method', async () => {
    const body = { ...bodies.contact, organization_id: caller.organizationId };
    const key = { 'idempotency-key': 'with and without' };
    const made = await world.rest(caller, 'POST', '/contacts/', body, key);
    expect(made.status).toBe(201);
    // It is the same address, so the key identifies the same request.
    const again = await world.rest(caller, 'POST', '/contacts', body, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const { id } = made.body.data;
    const list = await world.rest(caller, 'GET', '/contacts/?per_page=1');
    expect([list.status, list.body.meta.path]).toEqual([200, expect.stringMatching(/\/api\/v1\/contacts$/)]);
    expect(list.body.links.first).toMatch(/\/api\/v1\/contacts\?per_page=1&page=1$/);
    expect((await world.rest(caller, 'PATCH', `/contacts/${id}/`, { title: 'CFO' })).body.data.title).toBe('CFO');
    expect((await world.rest(caller, 'PUT', `/contacts/${id}/`, { title: 'CEO' })).body.data.title).toBe('CEO');
    expect((await world.rest(caller, 'HEAD', `/contacts/${id}/`)).status).toBe(200);
    expect((await world.rest(null, 'OPTIONS', `/contacts/${id}/`)).headers.allow).toContain('PATCH');
    expect((await world.rest(caller, 'DELETE', '/contacts/')).status).toBe(405);
    expect((await world.rest(caller, 'DELETE', `/contacts/${id}/`)).status).toBe(200);
    expect((await world.rest(caller, 'GET', `/contacts/${id}/`)).status).toBe(404);
    expect((await world.rest(caller, 'GET', '/nothing/')).status).toBe(404);
    const graphql = await world.app.server.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      payload: '{"query": "{ __typename }"}',
    });
    expect(graphql.statusCode).toBe(200);
    for (const url of ['/docs/', '/docs/rest/', '/api/', '/api/v1/', '/healthz/', '/docs/errors/not_found/']) {
      expect([url, (await inject('GET', url)).statusCode]).toEqual([url, 200]);
    }
    // Two slashes make a different address.
    expect((await inject('GET', '/api/v1/contacts//')).statusCode).toBe(404);
  });
});
