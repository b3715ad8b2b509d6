import { beforeAll, describe, expect, it } from '@jest/globals';
import { addMember } from '../../../src/services/operator/index.js';
import { signIn } from '../../support/records/people.js';
import { loggedFor } from '../../support/records/request-log.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const list = `query($filter: ApiRequestFilter, $first: Int, $after: String) {
  apiRequests(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id path status statusClass errorCode errorUrl failed inSession credits createdAt } } }`;

describe('the request log of both APIs', () => {
  const world = openWorld();
  let caller: Caller;
  let sandbox: Caller;
  let stranger: Caller;
  const ids: Record<string, string> = {};
  /** When all of them were made. What the tests ask for is logged, too. */
  let until: string;

  beforeAll(async () => {
    caller = await world.caller();
    sandbox = await world.sandboxOf(caller);
    stranger = await world.caller();
    const log = async (name: string, work: Promise<Answer<Json>>) => {
      ids[name] = (await loggedFor(world, await work)).id;
    };
    await log('read', world.rest(caller, 'GET', '/contacts?search=50%25_off'));
    await log('refused', world.rest(caller, 'POST', '/contacts', {}, { 'idempotency-key': 'contact 17' }));
    await log('failed', world.graphql(caller, `query Find { contact(id: "${caller.userId}") { id } }`));
    await log('played', world.rest(sandbox, 'POST', '/contacts', { first_name: 'Zebulon' }));
    await log('foreign', world.rest(stranger, 'GET', '/contacts'));
    until = new Date().toISOString();
  });

  async function found(filter: object, by: Caller = caller): Promise<string[]> {
    const { body } = await world.graphql(by, list, { filter: { until, ...filter } });
    return body.data.apiRequests.nodes.map(({ id }: Json) => Object.keys(ids).find((name) => ids[name] === id));
  }

  it('lists the account’s requests in the mode of the token, newest first, in pages', async () => {
    expect(await found({})).toEqual(['failed', 'refused', 'read']);
    expect(await found({}, sandbox)).toEqual(['played']);
    expect(await found({}, stranger)).toEqual(['foreign']);
    const first = await world.graphql(caller, list, { first: 2, filter: { until } });
    const { pageInfo, totalCount } = first.body.data.apiRequests;
    expect([totalCount, pageInfo.hasNextPage]).toEqual([3, true]);
    const next = await world.graphql(caller, list, {
      first: 2,
      after: pageInfo.endCursor,
      filter: { until },
    });
    expect(next.body.data.apiRequests.nodes.map(({ id }: Json) => id)).toEqual([ids.read]);
    const rest = await world.rest(caller, 'GET', `/requests?per_page=2&until=${until}`);
    expect(rest.body.meta).toMatchObject({ total: 3, last_page: 2 });
    expect(rest.body.data.map(({ id }: Json) => id)).toEqual([ids.failed, ids.refused]);
  });

  it('explains each error, and describes a request the same way in REST', async () => {
    const { body } = await world.rest(caller, 'GET', `/requests/${ids.refused}`);
    expect(body.data).toEqual({
      id: ids.refused,
      method: 'POST',
      path: '/api/v1/contacts',
      route: '/api/v1/contacts',
      operation: null,
      status: 422,
      status_class: 'client_error',
      failed: true,
      error_code: 'VALIDATION_FAILED',
      error_url: expect.stringMatching(/^http:\/\/.+\/docs\/errors\/validation_failed$/),
      duration_ms: expect.any(Number),
      credits: 0,
      user_id: caller.userId,
      token_id: caller.tokenId,
      session_id: null,
      in_session: false,
      idempotency_key: 'contact 17',
      request_body: null,
      response_body: null,
      created_at: expect.stringMatching(/\+00:00$/),
    });
    const page = await world.app.server.inject(new URL(body.data.error_url).pathname);
    expect(page.statusCode).toBe(200);
    const { nodes } = (await world.graphql(caller, list, { filter: { until } })).body.data.apiRequests;
    const read = nodes.find(({ id }: Json) => id === ids.read);
    expect(read).toMatchObject({
      errorCode: null,
      errorUrl: null,
      failed: false,
      statusClass: 'SUCCESS',
      credits: 0.1,
    });
  });

  it.each([
    [{ statusClass: 'SUCCESS' }, ['failed', 'read']],
    [{ statusClass: 'CLIENT_ERROR' }, ['refused']],
    [{ statusClass: 'SERVER_ERROR' }, []],
    [{ failed: true }, ['failed', 'refused']],
    [{ failed: false }, ['read']],
    [{ errorCode: 'not_found' }, ['failed']],
    [{ method: 'post', route: '/graphql' }, ['failed']],
    [{ route: '/api/v1/contacts' }, ['refused', 'read']],
    [{ operation: 'Find' }, ['failed']],
    [{ inSession: true }, []],
    [{ search: 'CONTACT 17' }, ['refused']],
    [{ search: '50%25_OFF' }, ['read']],
    [{ search: '50%_' }, []],
    [{ search: 'Zebulon' }, []],
  ])('filters by %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  it('filters by token, id and time, and searches the bodies of the sandbox', async () => {
    expect(await found({ search: 'zebulon' }, sandbox)).toEqual(['played']);
    expect(await found({ tokenId: caller.tokenId })).toEqual(['failed', 'refused', 'read']);
    expect(await found({ tokenId: stranger.tokenId })).toEqual([]);
    expect(await found({ id: ids.read })).toEqual(['read']);
    expect(await found({ id: ids.foreign })).toEqual([]);
    const [{ at }] = (await world.sql<{ at: Date }>('select created_at as at from api_requests where id = $1', [
      ids.refused,
    ])) as [{ at: Date }];
    expect(await found({ since: at.toISOString() })).toEqual(['failed', 'refused']);
    expect(await found({ until: at.toISOString() })).toEqual(['read']);
    const wrong = await world.rest(caller, 'GET', '/requests?since=yesterday');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['since']]);
  });

  it('shows no request of another account or of the other mode', async () => {
    const statuses = [];
    for (const [by, id] of [
      [caller, ids.foreign],
      [stranger, ids.read],
      [caller, ids.played],
      [sandbox, ids.read],
    ] as const) {
      statuses.push((await world.rest(by, 'GET', `/requests/${id}`)).status);
    }
    expect(statuses).toEqual([403, 403, 404, 404]);
    expect((await world.rest(null, 'GET', '/requests')).status).toBe(401);
  });

  it('is open to a member who may only read, and marks requests in a session', async () => {
    const em = world.app.infrastructure.orm.em.fork();
    const email = 'reader@example.com';
    const added = await addMember(em, { email, organizationId: caller.organizationId, role: 'read_only' });
    const person = await signIn(world, { userId: added.user_id });
    const answer = await world.graphql(null, list, {}, person.headers);
    expect(answer.body.data.apiRequests.totalCount).toBeGreaterThanOrEqual(3);
    const { id } = await loggedFor(world, answer);
    const marked = async (inSession: boolean) => {
      const { body } = await world.graphql(caller, list, { filter: { inSession, id } });
      return body.data.apiRequests.nodes.map((one: Json) => one.id);
    };
    expect([await marked(true), await marked(false)]).toEqual([[id], []]);
    expect(await found({ inSession: false, search: 'Find' })).toEqual(['failed']);
  });

  it('goes with the sandbox when that is reset, and live entries stay', async () => {
    const owner = await world.caller();
    const own = await world.sandboxOf(owner);
    const [live, played] = [
      await loggedFor(world, await world.rest(owner, 'GET', '/contacts')),
      await loggedFor(world, await world.rest(own, 'GET', '/contacts')),
    ];
    const { body } = await world.rest(own, 'POST', '/sandbox/reset');
    expect(body.deleted.api_requests).toBeGreaterThan(0);
    const shown = async (by: Caller, id: string) => (await world.rest(by, 'GET', `/requests/${id}`)).status;
    expect([await shown(own, played.id), await shown(owner, live.id)]).toEqual([404, 200]);
  });
});
