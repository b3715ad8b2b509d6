import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('the GraphQL endpoint', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  async function call(options: {
    method?: string;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    payload?: unknown;
  }) {
    const { method = 'POST', query, headers = {}, payload } = options;
    const answer = await world.app.server.inject({
      method: method as 'GET',
      url: `/graphql${query ? `?${new URLSearchParams(query)}` : ''}`,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    const json = String(answer.headers['content-type']).includes('json') && answer.body !== '';
    return { status: answer.statusCode, headers: answer.headers, body: json ? JSON.parse(answer.body) : {}, answer };
  }
  const refusal = (status: number, code: string) => ({
    status,
    body: { errors: [{ message: expect.any(String), extensions: { code, status } }] },
  });

  it('stores a document by its hash: not found, then registered, then found', async () => {
    const query = '{ organizations { totalCount } }';
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    };
    const headers = { authorization: `Bearer ${caller.token}` };
    const unknown = await call({ headers, payload: { extensions } });
    expect(unknown).toMatchObject(refusal(200, 'PERSISTED_QUERY_NOT_FOUND'));
    const answer = { status: 200, body: { data: { organizations: { totalCount: 1 } } } };
    expect(await call({ headers, payload: { query, extensions } })).toMatchObject(answer);
    expect(await call({ headers, payload: { extensions } })).toMatchObject(answer);
    const byGet = { query: { extensions: JSON.stringify(extensions) }, method: 'GET' };
    expect(await call({ ...byGet, headers: { ...headers, 'apollo-require-preflight': '1' } })).toMatchObject(answer);
    const wrong = await call({ headers, payload: { query: '{ __typename }', extensions } });
    expect(wrong).toMatchObject(refusal(400, 'BAD_REQUEST'));
  });

  it('stores no document of a request without a caller, which may use those that callers have sent', async () => {
    const hashed = (query: string) => ({
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
    });
    const token = { authorization: `Bearer ${caller.token}` };
    const query = '{ stranger: __typename }';
    const extensions = hashed(query);
    const answer = { status: 200, body: { data: { stranger: 'Query' } } };
    expect(await call({ payload: { query, extensions } })).toMatchObject(answer);
    const byGet = { query, extensions: JSON.stringify(extensions) };
    const preflighted = { 'apollo-require-preflight': '1' };
    expect(await call({ method: 'GET', headers: preflighted, query: byGet })).toMatchObject(answer);
    const unknown = refusal(200, 'PERSISTED_QUERY_NOT_FOUND');
    expect(await call({ headers: token, payload: { extensions } })).toMatchObject(unknown);
    expect(await call({ headers: token, payload: { query, extensions } })).toMatchObject(answer);
    expect(await call({ payload: { extensions } })).toMatchObject(answer);
    // The hash of a stranger's document is checked all the same.
    const wrong = await call({ payload: { query: '{ __typename }', extensions } });
    expect(wrong).toMatchObject(refusal(400, 'BAD_REQUEST'));
  });

  it('answers introspection for every caller, and returns no records without a token', async () => {
    const { body } = await call({ payload: { query: '{ __schema { queryType { name } types { name } } }' } });
    expect(body.data.__schema.queryType.name).toBe('Query');
    expect(body.data.__schema.types.length).toBeGreaterThan(50);
    for (const accept of ['application/graphql-response+json', 'application/json', '*/*']) {
      for (const query of [
        '{ notices { totalCount } }',
        '{ __typename notices { totalCount } }',
        'mutation { deleteNotice(input: { id: "01977777-0000-7000-8000-000000000000" }) { id } }',
      ]) {
        const records = await call({ headers: { accept }, payload: { query } });
        expect(records).toMatchObject(refusal(401, 'UNAUTHENTICATED'));
        expect(records.body).not.toHaveProperty('data');
        expect(records.headers['www-authenticate']).toBe('Bearer');
      }
    }
    const write = await call({ payload: { query: 'mutation { deleteNotice(input: { id: "x" }) { id } }' } });
    expect(write.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('refuses a bad token with a GraphQL error', async () => {
    const answer = await call({ headers: { authorization: 'Bearer nonsense' }, payload: { query: '{ __typename }' } });
    expect(answer).toMatchObject(refusal(401, 'UNAUTHENTICATED'));
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('refuses batches', async () => {
    expect(await call({ payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }] })).toMatchObject(
      refusal(400, 'BAD_REQUEST'),
    );
  });

  it('prevents cross-site request forgery', async () => {
    const query = '{ __typename }';
    expect(await call({ method: 'GET', query: { query } })).toMatchObject(refusal(400, 'BAD_REQUEST'));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await call({ headers: { 'content-type': type }, payload: `query=${query}` });
      expect(answer).toMatchObject(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'));
    }
    const asked = await call({ method: 'GET', query: { query }, headers: { 'apollo-require-preflight': '1' } });
    expect(asked).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } });
  });

  describe('a GET with a bearer token', () => {
    const query = { query: '{ organizations { totalCount } }' };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    it('runs a query', async () => {
      const answer = await call({ method: 'GET', query, headers: bearer(caller.token) });
      expect(answer).toMatchObject({ status: 200, body: { data: { organizations: { totalCount: 1 } } } });
    });

    it('refuses a mutation', async () => {
      const input = `{ organizationId: "${caller.organizationId}", firstName: "Ann", lastName: "Lee" }`;
      const mutation = { query: `mutation { createContact(input: ${input}) { id } }` };
      const answer = await call({ method: 'GET', query: mutation, headers: bearer(caller.token) });
      expect(answer).toMatchObject(refusal(405, 'METHOD_NOT_ALLOWED'));
      expect(await world.sql('select id from contacts')).toEqual([]);
    });

    it('is refused with an invalid token, with Basic credentials and with an empty header', async () => {
      const basic = `Basic ${Buffer.from(`user:${caller.token}`).toString('base64')}`;
      for (const authorization of ['Bearer nonsense', basic, '']) {
        const answer = await call({ method: 'GET', query, headers: { authorization } });
        expect(answer).toMatchObject(refusal(401, 'UNAUTHENTICATED'));
      }
    });

    it('needs the token: with a cookie and no Authorization header it is refused as a possible forgery', async () => {
      const answer = await call({ method: 'GET', query, headers: { cookie: `token=${caller.token}` } });
      expect(answer).toMatchObject(refusal(400, 'BAD_REQUEST'));
    });
  });

  it('lists the methods that it accepts', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await call({ method, payload: {} });
      expect(answer).toMatchObject(refusal(405, 'METHOD_NOT_ALLOWED'));
      expect(answer.headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    }
    const mutation = { query: 'mutation { deleteNotice(input: { id: "x" }) { id } }' };
    const query = { query: mutation.query.replace('"x"', '"01977777-0000-7000-8000-000000000000"') };
    const byGet = await call({ method: 'GET', query, headers: { 'apollo-require-preflight': '1' } });
    expect(byGet).toMatchObject(refusal(405, 'METHOD_NOT_ALLOWED'));
    expect(byGet.headers.allow).toBe('POST');
  });

  it.each([
    ['a body that is not JSON', '{', 400, 'MALFORMED_REQUEST'],
    ['an empty body', '', 400, 'BAD_REQUEST'],
    ['a body that is a string', '"query"', 400, 'BAD_REQUEST'],
    ['a query that is a number', { query: 1 }, 400, 'BAD_REQUEST'],
    ['an empty query', { query: '' }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { query: '{ __typename }', variables: [] }, 400, 'BAD_REQUEST'],
    ['a document that does not parse', { query: '{' }, 400, 'GRAPHQL_PARSE_FAILED'],
    ['a field that does not exist', { query: '{ nothing }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an operation that is not in the document',
      { query: 'query A { __typename }', operationName: 'B' },
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'two operations and no name',
      { query: 'query A { __typename } query B { __typename }' },
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a subscription', { query: 'subscription { events { cursor } }' }, 400, 'BAD_REQUEST'],
    [
      'a variable of the wrong type',
      { query: 'query($id: ID!) { notice(id: $id) { id } }', variables: { id: 'x' } },
      400,
      'BAD_USER_INPUT',
    ],
    ['a variable that is missing', { query: 'query($id: ID!) { notice(id: $id) { id } }' }, 400, 'BAD_USER_INPUT'],
    [
      'an input object that is not an object',
      { query: 'query($f: NoticeFilter) { notices(filter: $f) { totalCount } }', variables: { f: 'x' } },
      400,
      'BAD_USER_INPUT',
    ],
    [
      'an input object with wrong fields',
      { query: 'query($f: NoticeFilter) { notices(filter: $f) { totalCount } }', variables: { f: { search: '\0' } } },
      422,
      'VALIDATION_FAILED',
    ],
  ])('refuses %s', async (_, payload, status, code) => {
    const answer = await call({ headers: { authorization: `Bearer ${caller.token}` }, payload });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0]).toMatchObject({ message: expect.any(String), extensions: { code, status } });
    expect(answer.body).not.toHaveProperty('data');
  });

  it('answers 200 with the errors to clients that accept the older media type, as the specification requires', async () => {
    const payload = { query: '{ nothing }' };
    expect((await call({ headers: { accept: 'application/json' }, payload })).status).toBe(200);
    const both = 'application/graphql-response+json, application/json;q=0.9';
    const modern = await call({ headers: { accept: both }, payload });
    expect(modern.status).toBe(400);
    expect(modern.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    const neither = await call({ headers: { accept: 'application/xml' }, payload });
    expect(neither).toMatchObject(refusal(406, 'BAD_REQUEST'));
  });

  it('masks errors that are not in the error table', async () => {
    await world.sql('alter table contacts rename column email to email_gone');
    try {
      const { status, body } = await world.graphql(caller, '{ contacts { nodes { email } } }');
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          extensions: expect.anything(),
          data: null,
          errors: [
            {
              message: 'Something went wrong on our side.',
              locations: [{ line: 1, column: 3 }],
              path: ['contacts'],
              extensions: { code: 'INTERNAL', status: 500 },
            },
          ],
        },
      });
    } finally {
      await world.sql('alter table contacts rename column email_gone to email');
    }
  });

  it('leads a browser to the editor with the operation of its address, and answers programs', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const visit = async (url: string) => (await world.app.server.inject({ method: 'GET', url, headers })).headers;
    const editor = '/console/developers/graphql';
    expect(await visit('/graphql')).toMatchObject({ location: editor, vary: expect.stringContaining('Accept') });
    const query = '?query=%7Bviewer%7Bid%7D%7D&variables=%7B%7D';
    expect((await visit(`/graphql${query}`)).location).toBe(`${editor}${query}`);
    // What follows the address is the editor's query, and cannot lead elsewhere.
    expect((await visit('/graphql?//other.example')).location).toBe(`${editor}?//other.example`);
    const program = await call({ method: 'GET', headers: { accept: 'application/json' } });
    expect(program.status).toBe(400);
  });
});
