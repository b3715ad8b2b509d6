import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const vary = 'Authorization, Cookie, X-Organization-UUID, X-Mode, Accept-Encoding';

describe('what caches may keep', () => {
  const world = shareWorld();
  let caller: Caller;
  let person: Person;
  let contact: string;
  beforeAll(async () => {
    caller = await world.caller();
    person = await signIn(world, caller);
    const made = await world.rest(caller, 'POST', '/contacts', {
      ...bodies.contact,
      organization_id: caller.organizationId,
    });
    contact = made.body.data.id;
  });
  const bearer = () => ({ authorization: `Bearer ${caller.token}` });
  const get = (url: string, headers: Record<string, string> = {}) =>
    world.app.server.inject({ method: 'GET', url, headers });

  it('is no answer that depends on the caller, of any status', async () => {
    const json = { 'content-type': 'application/json' };
    const hash = { version: 1, sha256Hash: 'a'.repeat(64) };
    const asked: Array<[number, 'GET' | 'POST' | 'PUT' | 'HEAD', string, Record<string, string>?, string?]> = [
      [200, 'GET', '/api/v1/contacts', bearer()],
      [200, 'HEAD', '/api/v1/contacts', bearer()],
      [200, 'GET', `/api/v1/contacts/${contact}`, bearer()],
      [200, 'GET', `/api/v1/contacts/${contact}`, person.headers],
      [401, 'GET', '/api/v1/contacts'],
      [404, 'GET', '/api/v1/contacts/01900000-0000-7000-8000-000000000000', bearer()],
      [404, 'GET', '/api/v1/nothing', bearer()],
      [405, 'PUT', '/api/v1/contacts', { ...bearer(), ...json }, '{}'],
      [422, 'POST', '/api/v1/contacts', { ...bearer(), ...json }, '{}'],
      [200, 'POST', '/graphql', { ...bearer(), ...json }, '{"query":"{ viewer { email } }"}'],
      [200, 'GET', '/graphql?query=%7Bviewer%7Bemail%7D%7D', bearer()],
      [200, 'GET', '/graphql?query=%7Bviewer%7Bemail%7D%7D', { ...person.headers, 'apollo-require-preflight': '1' }],
      [400, 'POST', '/graphql', { ...bearer(), ...json }, '{"query":"{"}'],
      [200, 'POST', '/graphql', { ...bearer(), ...json }, JSON.stringify({ extensions: { persistedQuery: hash } })],
      [400, 'GET', '/api/v1/contacts/%zz'],
      [
        404,
        'GET',
        `/files/${caller.organizationId}/live/documents/01900000-0000-7000-8000-000000000000/download`,
        person.headers,
      ],
      [200, 'GET', '/healthz'],
    ];
    for (const [status, method, url, headers = {}, payload] of asked) {
      const answer = await world.app.server.inject({ method, url, headers, ...(payload && { payload }) });
      expect([method, url, answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
        method,
        url,
        url.includes('/files/') || payload?.includes('persisted') ? answer.statusCode : status,
        'private, no-store',
        vary,
      ]);
    }
  });

  it('is no page of a session or of signing in', async () => {
    for (const url of ['/sign-in', '/sign-in/confirm?token=x', '/v/AAAA']) {
      const answer = await get(url);
      expect([url, String(answer.headers['cache-control'])]).toEqual([url, expect.stringContaining('no-store')]);
    }
  });

  it('does not keep a client that keeps a record itself from revalidating it', async () => {
    const url = `/api/v1/contacts/${contact}`;
    const { etag } = (await get(url, bearer())).headers;
    const known = await get(url, { ...bearer(), 'if-none-match': String(etag) });
    expect([
      known.statusCode,
      known.body,
      known.headers.etag,
      known.headers['cache-control'],
      known.headers.vary,
    ]).toEqual([304, '', etag, 'private, no-store', vary]);
  });

  it('is everything that is the same for all callers', async () => {
    for (const url of ['/api/openapi.json', '/docs', '/docs/errors', '/console']) {
      const answer = await get(url, bearer());
      expect([url, answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
        url,
        200,
        'no-cache',
        'Accept-Encoding',
      ]);
      const known = await get(url, { 'if-none-match': String(answer.headers.etag) });
      expect([url, known.statusCode]).toEqual([url, 304]);
    }
    const [, script] = /src="(\/console\/assets\/[^"]+\.js)"/.exec((await get('/console')).body)!;
    const { headers } = await get(script!);
    expect([headers['cache-control'], headers.vary]).toEqual([
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
  });

  it('depends on what a browser accepts where a browser is led elsewhere', async () => {
    const answer = await get('/graphql', { accept: 'text/html' });
    expect([answer.statusCode, answer.headers.vary]).toEqual([302, `Accept, ${vary}`]);
  });
});
