import { beforeAll, describe, expect, it } from '@jest/globals';
import { OperationCache } from '../../../src/api/graphql/compile.js';
import { Subscriptions } from '../../../src/api/graphql/subscribe.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const context = () => Promise.reject(new Error('The document was taken.'));
const silent = { context, admit: () => undefined, send() {}, newDocument() {}, fail() {}, ended() {} };

describe('nesting in a GraphQL request', () => {
  const world = shareWorld();
  const subscriptions = new Subscriptions(schema, new OperationCache(schema));
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  /** The code and message with which a socket answers a document. */
  async function refusal(query: string): Promise<[string, string]> {
    const thrown = await subscriptions.open({ query }, silent).catch((error) => error.errors?.[0] ?? error);
    return [thrown.extensions?.code, thrown.message];
  }

  it.each([
    [
      'lists in a value',
      (depth: number) => `{ notices(first: ${'['.repeat(depth)}1${']'.repeat(depth)}) { totalCount } }`,
    ],
    [
      'objects in a value',
      (depth: number) => `{ notices(filter: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}) { totalCount } }`,
    ],
    [
      'lists in a type',
      (depth: number) =>
        `query ($a: ${'['.repeat(depth)}Int${']'.repeat(depth)}) { notices(first: $a) { totalCount } }`,
    ],
    ['inline fragments', (depth: number) => `${'{ ... '.repeat(depth)}{ __typename }${' }'.repeat(depth)}`],
    [
      'types of the schema',
      (depth: number) => `{ __type(name: "Notice") ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} }`,
    ],
    ['variables in JSON', (depth: number) => `{ notices(filter: { search: "${'{'.repeat(depth)}" }) { totalCount } }`],
  ])('refuses endless nesting, wherever it occurs: %s', async (name, document) => {
    const headers = { 'apollo-require-preflight': '1' };
    for (const depth of [200, 900, 1_300, 1_900, 50_000]) {
      const query = document(depth);
      for (const by of [caller, null]) {
        const { status, text } = await world.graphql(by, query);
        expect([depth, status < 500, /call stack/.test(text)]).toEqual([depth, true, false]);
        if (name !== 'variables in JSON') expect(status).toBe(400);
      }
      if (query.length < 10_000) {
        const { statusCode, body } = await world.app.server.inject({ url: '/graphql', headers, query: { query } });
        expect([statusCode < 500, /call stack/.test(body)]).toEqual([true, false]);
      }
      const [code, message] = await refusal(query);
      expect([code, message]).not.toEqual([undefined, expect.anything()]);
      expect(message).not.toMatch(/call stack/);
    }
  });

  it('refuses it in a URL with broken percent-encoding, which is decoded in more than one way', async () => {
    const deep = (depth: number) => '['.repeat(depth);
    const get = async (address: string, by?: Caller) => {
      const headers = { 'apollo-require-preflight': '1', ...(by && { authorization: `Bearer ${by.token}` }) };
      const { statusCode, body } = await world.app.server.inject({ url: `/graphql?${address}`, headers });
      return [statusCode, JSON.parse(body).errors?.[0].message];
    };
    for (const by of [undefined, caller]) {
      expect(await get(`query=%7Ba(b:${deep(5_000)}%5`, by)).toEqual([
        400,
        expect.stringMatching(/deeper than .* 100/),
      ]);
    }
    const query = 'query=query($t:[EventType!])%7Bevents(types:$t)%7Bnodes%7Bid%7D%7D%7D';
    const nested = `${deep(6_000)}${']'.repeat(6_000)}`;
    expect(await get(`${query}&variables=%7B"x":"%zz","t":${nested}%7D`, caller)).toEqual([
      422,
      expect.stringMatching(/deeper than 100 levels/),
    ]);
    expect(await get(`${query}&variables=%7B"x":"%zz","t":null,"t":[]%7D`, caller)).toEqual([
      422,
      expect.stringMatching(/is given more than once/),
    ]);
    expect(await get(`${query}&variables=%7B"x":"%zz","t":null%7D`, caller)).toEqual([200, undefined]);
  });

  it('refuses endlessly nested variables, in a body, in a URL and on a socket', async () => {
    const query =
      'query ($f: NoticeFilter, $t: [EventType!]) { notices(filter: $f) { totalCount } events(types: $t) { nodes { id } } }';
    const headers = { authorization: `Bearer ${caller.token}`, 'apollo-require-preflight': '1' };
    for (const depth of [101, 2_000, 7_000]) {
      for (const value of [
        `${'['.repeat(depth)}${']'.repeat(depth)}`,
        `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      ]) {
        for (const name of ['f', 't', 'unknown']) {
          const variables = `{"${name}": ${value}}`;
          const posted = await world.app.server.inject({
            method: 'POST',
            url: '/graphql',
            headers: { ...headers, 'content-type': 'application/json' },
            payload: `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`,
          });
          const got = await world.app.server.inject({ url: '/graphql', headers, query: { query, variables } });
          for (const { statusCode, body } of [posted, got]) {
            expect([name, depth, statusCode, body]).toEqual([
              name,
              depth,
              422,
              expect.stringContaining('deeper than 100 levels'),
            ]);
          }
          const live = 'subscription ($f: [EventType!]) { events(types: $f) { cursor } }';
          const thrown = await subscriptions
            .open({ query: live, variables: JSON.parse(variables) }, silent)
            .catch((error) => error.errors?.[0] ?? error);
          expect(thrown.message).not.toMatch(/call stack/);
        }
      }
    }
  });
});
