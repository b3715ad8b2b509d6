/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { getIntrospectionQuery } from 'graphql';
import { Introspection, introspectionLimits } from '../../../src/api/graphql/introspection.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');

const everything = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};

/** Queries of a few kilobytes whose answers would be megabytes: the same field under many aliases, and nested lists. */
const heavy: Array<[string, string]> = [
  ['descriptions under many names', `{ __schema { types { fields { ${repeat(49, (i) => `a${i}: description`)} } } } }`],
  [
    'small objects under many names',
    `{ __schema { types { fields { ${repeat(49, (i) => `a${i}: type { ofType { name kind } }`)} } } } }`,
  ],
  [
    'names of types in many places',
    `{ __schema { types { fields { type { fields { ${repeat(49, (i) => `anotherName${i}: __typename`)} } } } } } }`,
  ],
  [
    'fields of the types of fields',
    `{ __schema { ${repeat(30, (i) => `a${i}: types { fields { type { fields { name description } } } }`)} } }`,
  ],
  [
    'one large type under many names',
    `{ ${repeat(49, (i) => `a${i}: __type(name: "Query") { fields { ...F } }`)} }
     fragment F on __Field { name description args { name description type { name kind description ofType { name kind description } } } }`,
  ],
  [
    'fragments spread many times',
    `{ __schema { ...A } } fragment A on __Schema { ${repeat(20, (i) => `b${i}: types { ...B }`)} }
     fragment B on __Type { name description fields { name description } }`,
  ],
];

const refusal = [
  400,
  [
    {
      message: expect.stringMatching(/characters of the schema/),
      extensions: { code: 'GRAPHQL_TOO_COMPLEX', status: 400 },
    },
  ],
];

describe('introspection', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  it.each([
    ['sent by the editor', getIntrospectionQuery()],
    ['with every option', getIntrospectionQuery(everything)],
    ['without descriptions, as code generators send it', getIntrospectionQuery({ descriptions: false })],
    ['for one type', '{ __type(name: "Notice") { name fields { name type { name ofType { name } } } } }'],
  ])('answers the query %s for every caller', async (_, query) => {
    for (const by of [null, caller]) {
      const { status, body } = await world.graphql(by, query);
      expect([status, body.errors]).toEqual([200, undefined]);
      const own = graphql.graphqlSync({ schema, source: query });
      expect(body.data).toEqual(JSON.parse(JSON.stringify(own.data)));
    }
  });

  it.each(heavy)('refuses %s before it runs, without a token and with one', async (_, query) => {
    expect(query.length).toBeLessThan(3_300);
    for (const by of [null, caller]) {
      const { status, body, text } = await world.graphql(by, query);
      expect([status, body.errors]).toEqual(refusal);
      expect(text.length).toBeLessThan(1_000);
    }
  });

  it('refuses the same query by GET, by hash, with a variable and alongside records', async () => {
    const query = heavy[0]![1];
    const inject = async (options: object) => {
      const { statusCode, body } = await world.app.server.inject({ url: '/graphql', ...options });
      return [statusCode, JSON.parse(body).errors];
    };
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const headers = { 'apollo-require-preflight': '1' };
    expect(await inject({ method: 'GET', headers, query: { query } })).toEqual(refusal);
    // Only a request with a caller registers a document by its hash.
    const registering = { ...headers, authorization: `Bearer ${caller.token}` };
    await inject({ method: 'GET', headers: registering, query: { query, extensions } });
    expect(await inject({ method: 'GET', headers, query: { extensions } })).toEqual(refusal);
    const named = `query ($name: String!) { ${repeat(45, (i) => `a${i}: __type(name: $name) { ...T }`)} }
      fragment T on __Type { fields { name description args { name description type { name description } } } }`;
    expect((await world.graphql(null, named, { name: 'Query' })).body.errors).toEqual(refusal[1]);
    expect((await world.graphql(null, named, { name: 'ID' })).body.errors).toBeUndefined();
    const alongside = await world.graphql(caller, `{ notices { totalCount } ${query.slice(1)}`);
    expect([alongside.status, alongside.body.errors]).toEqual(refusal);
  });

  it('allows callers without a token less than those with one', async () => {
    const twice =
      '{ __schema { a: types { ...F } b: types { ...F } } } fragment F on __Type { description fields { description args { description name } } }';
    const many = getIntrospectionQuery(everything).replace(
      /types \{\s*\.\.\.FullType\s*\}/,
      '$& more: types { ...FullType }',
    );
    expect(introspectionLimits.anonymous).toBeLessThan(introspectionLimits.withToken);
    expect((await world.graphql(null, twice)).status).toBe(200);
    expect((await world.graphql(null, many)).body.errors).toEqual(refusal[1]);
    expect((await world.graphql(caller, many)).status).toBe(200);
  });

  it('is weighed by the size of its answer', () => {
    const introspection = new Introspection(schema);
    for (const query of [
      getIntrospectionQuery(everything),
      '{ __schema { types { fields { name type { fields { name } } } } } }',
      '{ __typename a: __type(name: "Notice") { __typename fields { ...on __Field { name } args { name defaultValue } } } }',
      '{ __schema { directives { name locations args { name } } queryType { fields { name } } } }',
      '{ __type(name: "nothing") { name } }',
    ]) {
      const weight = introspection.weigh(graphql.parse(query), undefined, {}, 'withToken');
      const { length } = JSON.stringify(graphql.graphqlSync({ schema, source: query }).data);
      expect([query.slice(0, 60), weight > 0.98 * length - 2, weight < 1.5 * length + 50]).toEqual([
        query.slice(0, 60),
        true,
        true,
      ]);
    }
  });

  it('runs once for all who ask for the same document, one document at a time', async () => {
    const introspection = new Introspection(schema);
    let runs = 0;
    const ask = (query: string, variables = {}) => {
      const run = async () => {
        runs += 1;
        return { data: { __schema: { runs } } };
      };
      return introspection.answer({ run } as never, graphql.parse(query), undefined, variables);
    };
    const same = await Promise.all(Array.from({ length: 5 }, () => ask('{ __schema { description } }')));
    expect([runs, new Set(same).size]).toEqual([1, 1]);
    expect(introspection.stringify({ ...same[0]!, extensions: { cost: 0 } } as never)).toBe(
      '{"data":{"__schema":{"runs":1}},"extensions":{"cost":0}}',
    );
    const named = 'query ($name: String!, $unused: Int) { __type(name: $name) { name } }';
    await ask(named, { name: 'A' });
    await ask(named, { name: 'A', another: 1 });
    await ask(named, { name: 'B' });
    expect(runs).toBe(3);
    let turns = 0;
    let waiting = true;
    const count = () => {
      turns += 1;
      if (waiting) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 5 }, (_, i) => ask(`{ a${i}: __typename }`)));
    waiting = false;
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('compiles nothing for callers without a token', async () => {
    const fields = repeat(40, (i) => `x${i}: notices { nodes { id project { id name } } }`);
    const { status, body } = await world.graphql(null, `{ ${fields} }`);
    expect([status, body]).toEqual([
      401,
      { errors: [{ message: expect.any(String), extensions: { code: 'UNAUTHENTICATED', status: 401 } }] },
    ]);
  });
});
