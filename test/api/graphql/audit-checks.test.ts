import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/**
 * The checks of graphql-cop, with the requests that it sends, without a token and with one. Where we allow what it lists, the
 * comment says why.
 */
describe('the checks of graphql-cop', () => {
  const world = shareWorld();
  let callers: Array<Caller | null>;
  beforeAll(async () => {
    callers = [null, await world.caller()];
  });

  async function post(payload: unknown, by: Caller | null, headers: Record<string, string> = {}) {
    const { statusCode, body } = await world.app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }), ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return { status: statusCode, text: body, body: JSON.parse(body) as Json };
  }

  const times = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join(' ');

  it.each([
    ['alias overloading', `query { ${times(101, (i) => `alias${i}:__typename`)} }`],
    ['directive overloading', `query { __typename ${'@aa'.repeat(10)} }`],
    ['directives that the schema knows', `query { __typename ${'@include(if: true)'.repeat(10)} }`],
    ['directives of an operation', `query ${'@aa'.repeat(10)} { __typename }`],
    ['directives of a variable', `query ($a: Int ${'@aa'.repeat(10)}) { __typename }`],
    ['directives of a fragment', `{ ...A } fragment A on Query ${'@aa'.repeat(10)} { __typename }`],
    ['field duplication', `query { ${'__typename '.repeat(500)} }`],
  ])('%s are refused with exactly one error', async (_, query) => {
    for (const by of callers) {
      const { status, body } = await post({ query }, by);
      expect([status, body.data]).toEqual([400, undefined]);
      expect(body.errors).toEqual([
        { message: expect.stringMatching(/limit/), extensions: { code: 'GRAPHQL_TOO_COMPLEX', status: 400 } },
      ]);
    }
  });

  it('circular introspection is refused', async () => {
    const round = (levels: number): string => (levels ? `fields { type { ${round(levels - 1)} } }` : 'name');
    for (const by of callers) {
      expect((await post({ query: `query { __schema { types { ${round(4)} } } }` }, by)).status).toBe(400);
    }
  });

  it('circular fragments are refused', async () => {
    const query = `query { __schema { ...A } } fragment A on __Schema { __typename ...B } fragment B on __Schema { ...A }`;
    for (const by of callers) expect((await post({ query }, by)).status).toBe(400);
  });

  it('batches are refused', async () => {
    for (const by of callers) {
      expect((await post(Array(10).fill({ query: 'query { __typename }' }), by)).status).toBe(400);
    }
  });

  it('no answer suggests names of types, fields, arguments, directives or variable values', async () => {
    for (const by of callers) {
      for (const payload of [
        { query: 'query { __schema { directive } }' },
        { query: 'query { notice { id } }' },
        { query: '{ notices(firs: 1) { totalCount } }' },
        { query: '{ notices { nodes { projec } } }' },
        { query: '{ ... on Notic { id } }' },
        { query: '{ __typename @includ(if: true) }' },
        { query: '{ events(types: [CONTACT_UPDATE]) { nodes { id } } }' },
        { query: '{ notices(filter: { projectI: "x" }) { totalCount } }' },
        { query: 'query ($f: NoticeFilte) { notices(filter: $f) { totalCount } }' },
        {
          query: 'query ($t: [EventType!]) { events(types: $t) { nodes { id } } }',
          variables: { t: ['CONTACT_UPDATE'] },
        },
        { query: '{ notices(orderBy: { field: CREATED_A }) { totalCount } }' },
      ]) {
        const { status, text, body } = await post(payload, by);
        expect([payload, status >= 400 || !by, text.includes('Did you mean')]).toEqual([payload, true, false]);
        expect(body.errors[0].message).not.toBe('');
      }
    }
  });

  it('a plain GET runs neither queries nor mutations, and no GET runs a mutation', async () => {
    for (const query of ['query cop { __typename }', 'mutation cop { __typename }']) {
      const { statusCode } = await world.app.server.inject({ url: '/graphql', query: { query } });
      expect(statusCode).toBe(400);
    }
    const asked = await world.app.server.inject({
      url: '/graphql',
      query: { query: 'mutation cop { __typename }' },
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(asked.statusCode).toBe(405);
  });

  it('a POST of a form, or with the query in its URL, is refused', async () => {
    for (const headers of [{ 'content-type': 'application/x-www-form-urlencoded' }, {}] as const) {
      const { statusCode, body } = await world.app.server.inject({
        method: 'POST',
        url: '/graphql',
        query: { query: 'query cop { __typename }' },
        headers,
        ...('content-type' in headers && { payload: 'query=query%20cop%20%7B__typename%7D' }),
      });
      expect([statusCode >= 400, JSON.parse(body).data]).toEqual([true, undefined]);
    }
  });

  it('no answer contains traces or the thrown error, even when asked for them', async () => {
    for (const query of ['query cop { __typename }', 'qwerty cop { abc }', '{ notice(id: 1) { id } }']) {
      for (const by of callers) {
        const { text } = await post({ query, extensions: { tracing: true } }, by, { 'x-apollo-tracing': '1' });
        expect(text).not.toMatch(/tracing|stacktrace|exception|node_modules|\.js/i);
      }
    }
  });

  it('introspection is open to everyone, because the schema is public; the editor is for people who sign in', async () => {
    expect((await post({ query: 'query { __schema { types { name } } }' }, null)).status).toBe(200);
    const { statusCode } = await world.app.server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(302);
    for (const path of ['/graphiql', '/playground']) {
      expect((await world.app.server.inject({ url: path })).statusCode).toBe(404);
    }
  });
});
