/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { GraphQLError } from 'graphql';
import { OperationCache } from '../../../src/api/graphql/compile.js';
import { toResult } from '../../../src/api/graphql/execute.js';
import { graphqlLimits } from '../../../src/api/graphql/limits.js';
import { Subscriptions } from '../../../src/api/graphql/subscribe.js';
import { bodies, goldenPath } from '../../support/records/golden-path.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');

/** A document that is `levels` fields deep. */
function deep(levels: number): string {
  const names = Array.from({ length: levels - 1 }, (_, level) => ['notices', 'nodes', 'project'][level % 3]!);
  const leaf = names.at(-1) === 'notices' ? 'totalCount' : 'id';
  return names.reduceRight(
    (below, name) => `{ ${name}${name === 'notices' ? '(first: 1)' : ''} ${below} }`,
    `{ ${leaf} }`,
  );
}

/** A document with the maximum number of fields once its fragments are spread, plus `more`. */
function spread(more: number): string {
  const inEach = 49;
  const places = graphqlLimits.fields / (inEach + 1) - 1;
  return `{ ...A } fragment A on Query { ${repeat(places, () => '...B')} ${repeat(inEach + more, () => '__typename')} }
    fragment B on Query { ${repeat(inEach, () => '__typename')} }`;
}

/** Eleven fragments, each in the one before, with `inner` in the last. Each has two levels. */
function inFragments(inner: string): string {
  return `{ ...A0 } ${repeat(10, (i) => `fragment A${i} on Query { ...A${i + 1} }`)} fragment A10 on Query { ${inner} }`;
}

/** Introspection that is `levels` fields deep. */
function introspected(levels: number): string {
  return `{ __schema { types { ${'ofType { '.repeat(levels - 3)} name ${'} '.repeat(levels - 3)} } } }`;
}

const aliased = (count: number) => `fragment A on Query { ${repeat(count, (i) => `a${i}: __typename`)} }`;
const directed = `fragment A on Query { ${repeat(24, () => '... @include(if: true) { __typename }')} }`;

/** Fragments that each spread the next one many times: a short text that would expand to more fields than there are atoms. */
const bomb = `{ ...A0 @include(if: false) } ${repeat(10, (i) => `fragment A${i} on Query { ${repeat(100, () => `...A${i + 1}`)} }`)}
  fragment A10 on Query { __typename }`;

/** Pages of a hundred within pages of a hundred, with the fields of the innermost records. */
const pages = (levels: number, fields: string): string =>
  levels === 0
    ? fields
    : `notices(first: 100) { nodes { ${levels > 1 ? `project { ${pages(levels - 1, fields)} }` : fields} } }`;
const costly = pages(4, 'id noticeDate state metadata createdAt');

const tooLong = `{ ${repeat(graphqlLimits.tokens, () => '__typename')} }`;

/** For each limit, a document that just meets it and one that exceeds it. */
const documents: Array<[limit: string, most: string, more: string]> = [
  ['depth', deep(graphqlLimits.depth), deep(graphqlLimits.depth + 1)],
  [
    'aliases',
    `{ ${repeat(graphqlLimits.aliases, (i) => `a${i}: __typename`)} }`,
    `{ ${repeat(graphqlLimits.aliases + 1, (i) => `a${i}: __typename`)} }`,
  ],
  [
    'directives',
    `{ ${repeat(graphqlLimits.directives, () => '... @include(if: true) { __typename }')} }`,
    `{ ${repeat(graphqlLimits.directives + 1, () => '... @include(if: true) { __typename }')} }`,
  ],
  [
    'repeats of a field in one place',
    `{ ${repeat(graphqlLimits.repeats, () => '__typename')} }`,
    `{ ${repeat(graphqlLimits.repeats + 1, () => '__typename')} }`,
  ],
  ['fields once fragments are spread', spread(0), spread(1)],
  ['depth in fragments', inFragments('... on Query { __typename }'), inFragments('... { ... { __typename } }')],
  ['depth of introspection', introspected(graphqlLimits.depth), introspected(graphqlLimits.depth + 1)],
  ['aliases at each spread', `{ ...A ...A } ${aliased(25)}`, `{ ...A ... { ...A } x: __typename } ${aliased(25)}`],
  [
    'directives at each spread',
    `{ ...A @skip(if: false) ...A @skip(if: false) } ${directed}`,
    `{ ...A @skip(if: false) ...A @skip(if: false) ... @skip(if: false) { __typename } } ${directed}`,
  ],
];

const context = () => Promise.reject(new Error('The document was taken.'));
const silent = { context, admit: () => undefined, send() {}, newDocument() {}, fail() {}, ended() {} };

describe('the limits of a GraphQL document', () => {
  const world = shareWorld();
  let caller: Caller;
  let subscriptions: InstanceType<typeof Subscriptions>;
  beforeAll(async () => {
    caller = await world.caller();
    subscriptions = new Subscriptions(schema, new OperationCache(schema));
  });

  /** The code and message with which a socket answers a document. */
  async function refusal(query: string): Promise<[string, string]> {
    const thrown = await subscriptions.open({ query }, silent).catch((error) => error.errors?.[0] ?? error);
    return [thrown.extensions?.code, thrown.message];
  }

  it.each([...documents, ['cost', `{ ${pages(4, 'id')} }`, `{ ${costly} }`]])(
    '%s: accepts the maximum and refuses more',
    async (_, most, more) => {
      const taken = await world.graphql(caller, most);
      expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
      const refused = await world.graphql(caller, more);
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0]).toMatchObject({
        message: expect.stringMatching(/limit/),
        extensions: { code: 'GRAPHQL_TOO_COMPLEX', status: 400 },
      });
    },
  );

  it.each(documents)('%s: applies to a socket as well', async (_, most, more) => {
    expect(await refusal(most)).toEqual(['BAD_REQUEST', expect.stringMatching(/^A socket accepts only subscriptions/)]);
    expect(await refusal(more)).toEqual(['GRAPHQL_TOO_COMPLEX', expect.stringMatching(/limit/)]);
  });

  it('cost and tokens: apply to a socket as well', async () => {
    const document = `subscription { noticeUpdated { notice { project { ${costly} } } } }`;
    expect(await refusal(document)).toEqual(['GRAPHQL_TOO_COMPLEX', expect.stringMatching(/the limit is 500000000/)]);
    expect(await refusal(tooLong)).toEqual(['GRAPHQL_PARSE_FAILED', expect.stringMatching(/4000 tokens/)]);
  });

  it('tokens: a document over the limit is not even parsed', async () => {
    const { status, body } = await world.graphql(caller, tooLong);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  });

  it.each([
    ['the same field thousands of times', `{ ${repeat(graphqlLimits.tokens - 3, () => '__typename')} }`],
    ['the same list hundreds of times', `{ ${repeat(180, () => `notices { nodes { ${repeat(12, () => 'id')} } }`)} }`],
    ['fragments that grow with every step, though none of it would run', bomb],
  ])('refuses %s before its fields are compared or compiled, for every caller', async (_, text) => {
    for (const by of [caller, null]) {
      const { status, body } = await world.graphql(by, text);
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
      expect(body.extensions).toBeUndefined();
    }
  });

  it('refuses circular introspection', async () => {
    const round = (levels: number): string => (levels === 0 ? 'name' : `fields { type { ${round(levels - 1)} } }`);
    const taken = await world.graphql(null, `{ __schema { types { ${round(2)} } } }`);
    expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
    for (const text of [`{ __schema { types { ${round(3)} } } }`, `{ __type(name: "Notice") { ${round(3)} } }`]) {
      const { status, body } = await world.graphql(null, text);
      expect([status, body.errors[0]]).toMatchObject([400, { message: 'Maximum introspection depth exceeded' }]);
    }
  });

  it('returns the cost and its limit with every answer, and with a refusal for cost', async () => {
    const extensionsOf = async (text: string, variables = {}) =>
      (await world.graphql(caller, text, variables)).body.extensions;
    const cost = (requested: unknown) => ({ cost: { requested, limit: graphqlLimits.cost } });
    expect(await extensionsOf('{ __typename }')).toEqual(cost(1));
    // The connection, and five notices with an id and a project, which has an id.
    expect(await extensionsOf('{ notices(first: 5) { nodes { id project { id } } } }')).toEqual(cost(21));
    expect(await extensionsOf('{ notice(id: "01900000-0000-7000-8000-000000000000") { id } }')).toEqual(cost(2));
    expect(await extensionsOf('mutation { createContact(input: {}) { id } }')).toBeUndefined();
    const mutation = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }';
    expect(await extensionsOf(mutation, { input: { name: 'Created with its cost' } })).toEqual(cost(2));
    const refused = await world.graphql(caller, `{ ${costly} }`);
    expect(refused.body.extensions).toEqual(cost(expect.any(Number)));
    expect(refused.body.extensions.cost.requested).toBeGreaterThan(graphqlLimits.cost);
    expect(JSON.stringify((await world.rest(caller, 'GET', '/notices')).body)).not.toContain('"cost"');
  });

  it('bounds the cache of compiled documents, whatever the documents contain', () => {
    const operations = new OperationCache(schema);
    const small = graphql.parse('{ __typename }');
    const kept = operations.get(small, undefined);
    expect(operations.get(graphql.parse('{ __typename }'), undefined)).toBe(kept);
    for (let n = 0; n < 40; n += 1) {
      operations.get(graphql.parse(`{ __type(name: "${n} ${'x'.repeat(1_000_000)}") { name } }`), undefined);
    }
    expect(operations.get(small, undefined)).not.toBe(kept);
  });

  it('counts page sizes that come in variables', async () => {
    const query = `query($n: Int!) { notices(first: $n) { nodes { project { notices(first: $n) { nodes { project {
      notices(first: $n) { nodes { project { notices(first: 100) { nodes { id noticeDate state metadata } } } } } } } } } } } }`;
    expect((await world.graphql(caller, query, { n: 10 })).body.errors).toBeUndefined();
    const refused = await world.graphql(caller, query, { n: 100 });
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
    expect((await world.graphql(caller, query, { n: 10 })).status).toBe(200);
  });

  it('stops an operation that returns the same few records over and over', async () => {
    // A caller of its own: with this many notices, the documents of other tests would be refused as well.
    const by = await world.caller();
    const { projectId } = await goldenPath(world, by);
    for (let n = 0; n < 37; n += 1) {
      await world.rest(by, 'POST', '/notices', {
        ...bodies.notice,
        project_id: projectId,
        organization_id: by.organizationId,
      });
    }
    const query = `{ notices(first: 38) { nodes { project { notices(first: 100) { nodes { project {
      notices(first: 100) { nodes { id } } } } } } } } }`;
    const { body } = await world.graphql(by, query);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_TOO_COMPLEX');
    expect(body.errors[0].message).toContain('50000 records');
  });

  it('counts fields in fragments', async () => {
    const aliases = repeat(graphqlLimits.aliases / 2 + 1, (i) => `a${i}: __typename`);
    const refused = await world.graphql(
      caller,
      `{ ...A ...B } fragment A on Query { ${aliases} } fragment B on Query { ${aliases.replaceAll('a', 'b').replaceAll('__typenbme', '__typename')} }`,
    );
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
  });

  it('refuses fragments that spread each other', async () => {
    const { status, body } = await world.graphql(
      caller,
      '{ notices { ...A } } fragment A on NoticeConnection { ...B } fragment B on NoticeConnection { ...A }',
    );
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  it('stops after the first invalid values among the variables, for every caller', async () => {
    const names = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`unknown${i}`, i]));
    const organizationId = caller.organizationId;
    for (const [by, query, variables] of [
      [
        null,
        'query ($types: [EventType!]) { events(types: $types) { nodes { id } } }',
        { types: Array(2_000).fill('X') },
      ],
      [
        caller,
        'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
        { input: { organizationId, firstName: 'Ann', lastName: 'Owner', ...names } },
      ],
    ] as const) {
      const { status, body, text } = await world.graphql(by, query, variables);
      expect([status, body.errors]).toEqual([
        400,
        [
          {
            message: expect.stringMatching(/^More than 10 values of the variables are wrong. Variable "\$/),
            extensions: { code: 'BAD_USER_INPUT', status: 400 },
          },
        ],
      ]);
      expect(text.length).toBeLessThan(1_500);
    }
  });

  it('returns a bounded number of errors, for documents and for answers', async () => {
    const { status, body } = await world.graphql(caller, `{ ${repeat(600, (i) => `x${i}`)} }`);
    expect([status, body.errors.length]).toEqual([400, graphqlLimits.errors + 1]);
    const failed = (times: number) => Array.from({ length: times }, () => new GraphQLError('It failed.'));
    expect(toResult({ data: {}, errors: failed(graphqlLimits.errors) }).errors).toHaveLength(graphqlLimits.errors);
    for (const data of [{}, undefined]) {
      const { errors } = toResult({ data, errors: failed(5_000) });
      expect(errors).toHaveLength(graphqlLimits.errors + 1);
      expect(errors!.at(-1)!.message).toBe('The response omits 4900 more errors.');
    }
  });
});
