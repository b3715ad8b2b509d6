/** @sampled tests */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { bodies } from '../../support/records/golden-path.js';
import { type Person, signIn } from '../../support/records/people.js';
import { closing, connect, listen } from '../../support/worlds/live.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const viewer = '{ viewer { id session { id } } }';
const sessions = '{ sessions { id method ipAddress isCurrent expiresAt } }';
const end = 'mutation ($input: EndSessionInput!) { endSession(input: $input) { id } }';
const endOthers = 'mutation { endOtherSessions { id } }';

describe('a session', () => {
  const world = openWorld();
  let owner: Caller;
  let person: Person;
  beforeAll(async () => {
    owner = await world.caller();
    person = await signIn(world, owner);
  });

  const code = async (headers: Record<string, string>, query = viewer) =>
    (await world.graphql(null, query, {}, headers)).body.errors?.[0].extensions.code ?? 'answered';
  const contact = (headers: Record<string, string>) =>
    world.rest(null, 'POST', '/contacts', { ...bodies.contact, organization_id: owner.organizationId }, headers);

  it('has the rights of a token in both APIs, and pays no credits for requests', async () => {
    const total = async () => (await world.rest(owner, 'GET', '/support/credits')).body.balance.total as number;
    const before = await total();
    const made = await contact(person.headers);
    expect(made.status).toBe(201);
    const { body } = await world.rest(null, 'GET', '/contacts', undefined, person.headers);
    expect(body.data.map(({ id }: Json) => id)).toContain(made.body.data.id);
    expect(await code(person.headers, '{ contacts { totalCount } }')).toBe('answered');
    expect(await total()).toBe(before);
    expect((await world.rest(owner, 'GET', '/contacts')).status).toBe(200);
    expect(await total()).toBeLessThan(before);
  });

  it('acts in the mode and the organization that the headers name', async () => {
    const second = await world.caller({ email: await emailOf(owner) });
    const { id } = (await contact(person.headers)).body.data;
    const as = (headers: Record<string, string>) =>
      world.rest(null, 'GET', '/contacts', undefined, { ...person.headers, ...headers });
    expect((await as({ 'x-mode': 'Live' })).body.data).toContainEqual(expect.objectContaining({ id }));
    expect((await as({ 'x-mode': 'sandbox' })).body.data).toEqual([]);
    expect((await as({ 'x-organization-uuid': second.organizationId })).body.data).toEqual([]);
    const stranger = await world.caller();
    expect((await as({ 'x-organization-uuid': stranger.organizationId })).status).toBe(403);
    expect((await as({ 'x-organization-uuid': 'none' })).status).toBe(422);
    const wrong = await as({ 'x-mode': 'test' });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'The X-Mode header must be live or sandbox.']);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port or subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin, of an older browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['no page', {}],
  ])('changes nothing from %s, in either API', async (_, from) => {
    const headers = { cookie: person.headers.cookie!, ...(from as Record<string, string>) };
    const before = await world.sql('select id from contacts');
    expect(await code(headers, '{ contacts { totalCount } }')).toBe('FORBIDDEN');
    expect(await code(headers, `mutation { endSession(input: { id: "${person.sessionId}" }) { id } }`)).toBe(
      'FORBIDDEN',
    );
    const posted = await contact(headers);
    expect([posted.status, posted.body.message]).toEqual([
      403,
      expect.stringContaining('must come from a page of this'),
    ]);
    const byGet = await world.app.server.inject({ url: `/graphql?query=${encodeURIComponent(viewer)}`, headers });
    expect(byGet.statusCode).toBe(400);
    expect(await world.sql('select id from contacts')).toEqual(before);
    expect(await code(person.headers)).toBe('answered');
  });

  it('gives way to a token in the same request, from any page', async () => {
    const headers = { cookie: person.headers.cookie!, 'sec-fetch-site': 'cross-site' };
    const { body } = await world.graphql(owner, viewer, {}, headers);
    expect(body.data.viewer).toEqual({ id: owner.userId, session: null });
    expect(await code({ ...person.headers, authorization: 'Bearer nonsense' })).toBe('UNAUTHENTICATED');
  });

  it('is listed and ended by its user, at once in every process', async () => {
    const user = await world.caller();
    const [first, other] = [await signIn(world, user), await signIn(world, user)];
    const stranger = await signIn(world, await world.caller());
    const there = await world.anotherApp();
    const { body } = await world.graphql(null, sessions, {}, other.headers);
    expect(body.data.sessions.map((one: { id: string; isCurrent: boolean }) => [one.id, one.isCurrent])).toEqual([
      [other.sessionId, true],
      [first.sessionId, false],
    ]);
    const as = (by: Person, id: string) => world.graphql(null, end, { input: { id } }, by.headers);
    expect((await as(stranger, other.sessionId)).body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await as(first, other.sessionId)).body.data.endSession.id).toBe(other.sessionId);
    for (const app of [world.app, there]) {
      const refused = await world.graphql(null, viewer, {}, other.headers, app);
      expect(refused.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      // The browser forgets it.
      expect(refused.headers['set-cookie']).toContain('cps_session=; Max-Age=0; Path=/; HttpOnly');
    }
    expect((await as(first, other.sessionId)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is ended with all others of its user but the current one, at once in every process', async () => {
    const user = await world.caller();
    const [here, ...others] = [await signIn(world, user), await signIn(world, user), await signIn(world, user)];
    const there = await world.anotherApp();
    const { body } = await world.graphql(null, endOthers, {}, here.headers);
    const idsOf = (found: { id: string }[]) => found.map(({ id }) => id).sort();
    expect(idsOf(body.data.endOtherSessions)).toEqual(others.map(({ sessionId }) => sessionId).sort());
    for (const app of [world.app, there]) {
      for (const { headers } of others) {
        const refused = await world.graphql(null, viewer, {}, headers, app);
        expect(refused.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
      }
    }
    const left = await world.graphql(null, sessions, {}, here.headers);
    expect(idsOf(left.body.data.sessions)).toEqual([here.sessionId]);
    // Those of other users stay.
    expect(await code(person.headers)).toBe('answered');
    expect((await world.graphql(null, endOthers, {}, here.headers)).body.data.endOtherSessions).toEqual([]);
    const entries = await world.sql(
      "select distinct new_values ->> 'end_reason' as reason, user_id from audit_entries where auditable_type = 'Session' and action = 'updated' and auditable_id = any($1::uuid[])",
      [others.map(({ sessionId }) => sessionId)],
    );
    expect(entries).toEqual([{ reason: 'signed_out', user_id: user.userId }]);
  });

  it('is neither listed nor ended with a token', async () => {
    expect((await world.graphql(owner, sessions)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await world.graphql(owner, endOthers)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    const { body } = await world.graphql(owner, end, { input: { id: person.sessionId } });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(await code(person.headers)).toBe('answered');
  });

  it.each([
    ['12 hours without a request', `last_seen_at = now() - interval '12 hours'`],
    ['30 days', `created_at = now() - interval '30 days'`],
    ['its end', 'ended_at = now()'],
  ])('is refused after %s, by both APIs', async (_, change) => {
    const old = await signIn(world, owner);
    await world.sql(`update sessions set ${change} where id = $1`, [old.sessionId]);
    expect(await code(old.headers)).toBe('UNAUTHENTICATED');
    expect((await contact(old.headers)).status).toBe(401);
    const { body } = await world.graphql(null, sessions, {}, person.headers);
    expect(JSON.stringify(body)).not.toContain(old.sessionId);
  });

  it('stays open while it is used', async () => {
    const used = await signIn(world, owner);
    await world.sql(`update sessions set last_seen_at = now() - interval '11 hours' where id = $1`, [used.sessionId]);
    expect(await code(used.headers)).toBe('answered');
    const [row] = await world.sql(
      `select last_seen_at > now() - interval '1 minute' as seen from sessions where id = $1`,
      [used.sessionId],
    );
    expect(row).toEqual({ seen: true });
  });

  it.each(['', 'A'.repeat(43), 'nonsense; cps_session=x'])('is not opened by the cookie %j', async (cookie) => {
    const headers = { cookie: `cps_session=${cookie}`, 'sec-fetch-site': 'same-origin' };
    expect(await code(headers)).toBe('UNAUTHENTICATED');
    expect(await code(headers, '{ __typename }')).toBe('answered');
  });

  it('is replaced by the next sign-in of its browser', async () => {
    const first = await signIn(world, owner);
    const next = await signIn(world, owner, { cookie: first.headers.cookie! });
    expect(await code(first.headers)).toBe('UNAUTHENTICATED');
    expect(await code(next.headers)).toBe('answered');
  });

  it('shows a person without an organization who they are, and nothing else', async () => {
    const left = await world.caller();
    const alone = await signIn(world, left);
    await world.sql('delete from memberships where user_id = $1', [left.userId]);
    expect(await code(alone.headers)).toBe('answered');
    expect(await code(alone.headers, '{ contacts { totalCount } }')).toBe('ORGANIZATION_UNRESOLVED');
    expect(
      (await world.rest(null, 'GET', '/contacts', undefined, { ...alone.headers, 'x-mode': 'sandbox' })).status,
    ).toBe(422);
    const end = `mutation { endSession(input: { id: "${alone.sessionId}" }) { id } }`;
    expect(await code({ ...alone.headers, 'x-mode': 'sandbox' }, end)).toBe('FORBIDDEN');
    expect(await code(alone.headers, end)).toBe('answered');
  });

  async function emailOf({ userId }: Caller): Promise<string> {
    return (await world.sql<{ email: string }>('select email from users where id = $1', [userId]))[0]!.email;
  }
});

describe('a session over https', () => {
  const world = openWorld({ publicUrl: 'https://cps.example.com' });

  it('has a cookie that only this host can set, and that is never sent without TLS', async () => {
    const caller = await world.caller();
    const { setCookie } = await signIn(world, caller);
    expect(setCookie).toMatch(
      /^__Host-cps_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const secret = /=([\w-]{43});/.exec(setCookie)![1];
    const as = async (cookie: string, from: Record<string, string>) =>
      (await world.graphql(null, viewer, {}, { cookie, ...from })).body.errors?.[0].extensions.code ?? 'answered';
    const own = { origin: 'https://cps.example.com' };
    expect(await as(`__Host-cps_session=${secret}`, own)).toBe('answered');
    expect(await as(`cps_session=${secret}`, own)).toBe('UNAUTHENTICATED');
    expect(await as(`__Host-cps_session=${secret}`, { origin: 'http://cps.example.com' })).toBe('FORBIDDEN');
  });
});

describe('a socket in a session', () => {
  const world = openWorld();
  const clients: Client[] = [];
  let url: string;
  let caller: Caller;
  beforeAll(async () => {
    ({ url } = await world.app.start());
    caller = await world.caller();
  });
  afterAll(() => Promise.all(clients.map((client) => client.dispose())));

  function open(headers: Record<string, string>, connectionParams: Record<string, unknown> = {}): Client {
    class Browser extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    const client = connect(url, { token: '' }, { webSocketImpl: Browser, connectionParams });
    clients.push(client);
    return client;
  }
  const events = 'subscription { events { cursor type } }';

  it('receives the events of the organization and the mode that it names', async () => {
    const { headers } = await signIn(world, caller);
    const live = listen(open(headers), events);
    const sandbox = listen(open(headers, { mode: 'sandbox', organization: caller.organizationId }), events);
    const opened = async () =>
      (await world.rest(caller, 'GET', '/support/health')).status === 200 && world.app.server.server.listening;
    expect(await opened()).toBe(true);
    const make = (by: Caller) => world.rest(by, 'POST', '/organizations', { name: 'Owner LLC' });
    const both = [await world.sandboxOf(caller), caller];
    while (live.results.length === 0 || sandbox.results.length === 0) {
      for (const by of both) expect((await make(by)).status).toBe(201);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([live.failed, sandbox.failed]).toEqual([undefined, undefined]);
    }
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no page', {}],
  ])('is refused from %s', async (_, from) => {
    const { headers } = await signIn(world, caller);
    const client = open({ cookie: headers.cookie!, ...(from as Record<string, string>) });
    const closed = closing(client);
    listen(client, events);
    expect((await closed).code).toBe(4403);
  });

  it.each([
    ['the session ends', (by: Person) => world.graphql(null, end, { input: { id: by.sessionId } }, by.headers), 4401],
    [
      'the person leaves the organization',
      async (by: Person) => {
        await world.sql('delete from memberships where user_id = $1', [by.userId]);
        await world.sql(`select pg_notify('cps_auth', 'user:' || $1)`, [by.userId]);
      },
      4403,
    ],
  ])('is closed when %s', async (_, leave, expected) => {
    const member = await world.caller({ organizationId: caller.organizationId });
    const person = await signIn(world, member);
    const client = open(person.headers);
    const closed = closing(client);
    const connected = new Promise((resolve) => client.on('connected', resolve));
    listen(client, events);
    await connected;
    await leave(person);
    expect((await closed).code).toBe(expected);
  });
});
