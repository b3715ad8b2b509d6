/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, generate, goldenPath } from '../../../support/records/golden-path.js';
import { signIn } from '../../../support/records/people.js';
import { loggedFor } from '../../../support/records/request-log.js';
import { type Caller, shareWorld } from '../../../support/worlds/world.js';

describe('the request log', () => {
  const world = shareWorld();
  let caller: Caller;
  let sandbox: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    sandbox = await world.sandboxOf(caller);
  });

  const of = (noticeId: string) => ({
    documentable_type: 'notice',
    documentable_id: noticeId,
    type: 'notice',
    organization_id: caller.organizationId,
  });
  const contact = () => ({ ...bodies.contact, organization_id: caller.organizationId });

  it('has a REST request with its route, result, cost and caller, and no bodies in live mode', async () => {
    const answer = await world.rest(caller, 'POST', '/contacts?note=1', contact(), { 'idempotency-key': 'contact-1' });
    const row = await loggedFor(world, answer);
    expect(row).toMatchObject({
      account_id: caller.organizationId,
      livemode: true,
      method: 'POST',
      path: '/api/v1/contacts?note=1',
      route: '/api/v1/contacts',
      operation: null,
      status: 201,
      error_code: null,
      credits: '0.10',
      user_id: caller.userId,
      token_id: caller.tokenId,
      session_id: null,
      idempotency_key: 'contact-1',
      request_body: null,
      response_body: null,
    });
    expect(row.duration_ms).toBeGreaterThanOrEqual(0);
    expect(Math.abs(row.created_at.getTime() - Date.now())).toBeLessThan(60_000);
    const shown = await world.rest(caller, 'GET', `/contacts/${answer.body.data.id}`);
    expect(await loggedFor(world, shown)).toMatchObject({
      path: `/api/v1/contacts/${answer.body.data.id}`,
      route: '/api/v1/contacts/{uuid}',
    });
  });

  it('has a GraphQL request with the name of its operation, and an error code also with status 200', async () => {
    const good = await world.graphql(caller, 'query MyContacts { contacts(first: 1) { nodes { id } } }');
    expect(await loggedFor(world, good)).toMatchObject({
      path: '/graphql',
      route: '/graphql',
      operation: 'MyContacts',
      status: 200,
      error_code: null,
      credits: '0.10',
    });
    const unnamed = await world.graphql(caller, '{ contacts(first: 1) { nodes { id } } }');
    expect(await loggedFor(world, unnamed)).toMatchObject({ operation: 'contacts' });
    const failed = await world.graphql(caller, `{ contact(id: "${caller.userId}") { id } }`);
    expect(failed.status).toBe(200);
    expect(await loggedFor(world, failed)).toMatchObject({ status: 200, error_code: 'NOT_FOUND', credits: '0.00' });
    const invalid = await world.graphql(caller, '{ contacts { nope } }');
    expect(await loggedFor(world, invalid)).toMatchObject({ status: 400, error_code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it('has all credits that the request spent, and none for a request that failed', async () => {
    const { noticeId } = await goldenPath(world, caller);
    const generated = await world.rest(caller, 'POST', '/documents/generate', of(noticeId));
    expect([generated.status, (await loggedFor(world, generated)).credits]).toEqual([201, '1.10']);
    const again = await world.rest(caller, 'POST', '/documents/generate', of(noticeId));
    expect(await loggedFor(world, again)).toMatchObject({ status: again.status, credits: '0.00' });
    expect(again.status).toBe(422);
    const poor = await world.caller({ credits: '0' });
    const refused = await world.rest(poor, 'GET', '/contacts');
    expect(await loggedFor(world, refused)).toMatchObject({
      status: 402,
      error_code: 'INSUFFICIENT_CREDITS',
      credits: '0.00',
    });
  });

  it('has the bodies in the sandbox, also of a refused request, and no body of a file', async () => {
    const made = await world.rest(sandbox, 'POST', '/contacts', contact());
    const row = await loggedFor(world, made);
    expect(row).toMatchObject({ livemode: false, credits: '0.00', token_id: sandbox.tokenId });
    expect(JSON.parse(row.request_body!)).toEqual(contact());
    expect(JSON.parse(row.response_body!)).toEqual(made.body);
    const list = await world.rest(sandbox, 'GET', '/contacts');
    expect(JSON.parse((await loggedFor(world, list)).response_body!)).toEqual(list.body);
    const refused = await loggedFor(world, await world.rest(sandbox, 'POST', '/contacts', { note: 'x' }));
    expect(refused).toMatchObject({ status: 422, error_code: 'VALIDATION_FAILED', request_body: '{"note":"x"}' });
    expect(JSON.parse(refused.response_body!)).toMatchObject({ code: 'validation_failed' });
    const query = 'query Q($id: ID!) { contact(id: $id) { firstName } }';
    const read = await loggedFor(world, await world.graphql(sandbox, query, { id: made.body.data.id }));
    expect(JSON.parse(read.request_body!)).toEqual({ query, variables: { id: made.body.data.id } });
    expect(JSON.parse(read.response_body!).data.contact).toEqual({ firstName: bodies.contact.first_name });
    const { noticeId } = await goldenPath(world, sandbox);
    const { id } = await generate(world, sandbox, noticeId);
    const file = await world.rest(sandbox, 'GET', `/documents/${id}/download`);
    expect(await loggedFor(world, file)).toMatchObject({ status: 200, request_body: null, response_body: null });
  });

  it('keeps the beginning of a long body, and only the size of one that is very long', async () => {
    const long = '😀'.repeat(7_000);
    const row = await loggedFor(world, await world.rest(sandbox, 'POST', '/contacts', { a: '', note: long }));
    expect(row.request_body).toHaveLength(10_000);
    expect(row.request_body!.isWellFormed()).toBe(true);
    const huge = { ...contact(), other: 'x'.repeat(100_000) };
    const { request_body } = await loggedFor(world, await world.rest(sandbox, 'POST', '/contacts', huge));
    expect(request_body).toMatch(/^A body of 100\d\d\d bytes/);
  });

  it('has a request in a session with its user and session, and the mode that it chose', async () => {
    const person = await signIn(world, caller);
    const asked = await world.graphql(null, '{ contacts { nodes { id } } }', {}, person.headers);
    expect(await loggedFor(world, asked)).toMatchObject({
      token_id: null,
      session_id: person.sessionId,
      user_id: caller.userId,
      livemode: true,
      credits: '0.00',
    });
    const headers = { ...person.headers, 'x-mode': 'sandbox' };
    const played = await world.graphql(null, '{ contacts { nodes { id } } }', {}, headers);
    expect(await loggedFor(world, played)).toMatchObject({ session_id: person.sessionId, livemode: false });
  });

  it('has requests that no route or method answers, if they have a token', async () => {
    const unknown = await loggedFor(world, await world.rest(caller, 'GET', '/nothing'));
    expect(unknown).toMatchObject({ status: 404, error_code: 'NOT_FOUND', route: null, path: '/api/v1/nothing' });
    const method = await loggedFor(world, await world.rest(caller, 'DELETE', '/contacts'));
    expect(method).toMatchObject({ status: 405, error_code: 'METHOD_NOT_ALLOWED', method: 'DELETE' });
  });

  it('has no request without an account', async () => {
    const stranger = await world.caller();
    const answers = [
      await world.rest(null, 'GET', '/contacts'),
      await world.rest({ ...caller, token: `${caller.token}x` }, 'GET', '/contacts'),
      await world.graphql(null, '{ __typename }'),
      await world.graphql(null, '{ contacts { nodes { id } } }'),
      // Another tenant's organization: the request is neither its own nor the caller's default organization's.
      await world.rest(caller, 'GET', '/contacts', undefined, { 'x-organization-uuid': stranger.organizationId }),
    ];
    const last = await world.rest(caller, 'GET', '/contacts');
    await loggedFor(world, last);
    const rows = await world.sql('select id from api_requests where id = any ($1)', [
      answers.map(({ headers }) => headers['x-request-id']),
    ]);
    expect([answers.map(({ status }) => status), rows]).toEqual([[401, 401, 200, 401, 403], []]);
  });

  it('keeps secrets out of paths and of keys', async () => {
    const path = `/contacts?search=${caller.token}&webhook_secret=abc&page=1`;
    const row = await loggedFor(world, await world.rest(caller, 'GET', path, undefined, { 'idempotency-key': 'k' }));
    expect(row.path).toMatch(/^\/api\/v1\/contacts\?search=cps_live_\[redacted\]&webhook_secret=\[redacted\]&page=1$/);
    const get = await world.app.server.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('{ contacts { nodes { id } } }')}`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    const read = { headers: get.headers as Record<string, string>, status: 200, body: {}, text: '' };
    expect((await loggedFor(world, read)).path).toBe('/graphql');
  });

  it('has no key of a request whose answer shows a secret, because the stored answer is sealed with it', async () => {
    const headers = { 'idempotency-key': 'only the caller knows it' };
    const hook = { url: 'https://example.com/hook', events: ['*'] };
    const made = await world.rest(caller, 'POST', '/webhooks', hook, headers);
    expect([made.status, (await loggedFor(world, made)).idempotency_key]).toEqual([201, '[redacted]']);
    const mutation = 'mutation { createAccessToken(input: {}) { made: token } }';
    const minted = await world.graphql(caller, mutation, {}, headers);
    expect(minted.body.data.createAccessToken.made).toMatch(/^cps_live_/);
    expect(await loggedFor(world, minted)).toMatchObject({ idempotency_key: '[redacted]' });
  });

  it('records no more than 60 requests a second above the rate limit', async () => {
    const eager = await world.caller({ abilities: ['tier:starter'] });
    const refused = async () => {
      const answer = await world.rest(eager, 'GET', '/organizations');
      return answer.status === 429 ? answer : undefined;
    };
    let first = await refused();
    while (!first) first = await refused();
    await loggedFor(world, first);
    const more = await Promise.all(Array.from({ length: 200 }, refused));
    expect(more.filter(Boolean).length).toBeGreaterThan(100);
    await loggedFor(world, await world.rest(caller, 'GET', '/contacts'));
    const [{ n }] = (await world.sql<{ n: number }>(
      `select count(*)::int as n from api_requests where account_id = $1 and error_code = 'RATE_LIMITED'`,
      [eager.organizationId],
    )) as [{ n: number }];
    expect(n).toBeGreaterThan(60);
    expect(n).toBeLessThanOrEqual(121);
    expect((await world.app.server.inject('/metrics')).body).toMatch(
      /cps_request_log_entries_total\{outcome="rate_limited"\} \d+/,
    );
  });
});
