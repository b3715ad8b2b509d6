import { beforeAll, describe, expect, it } from '@jest/globals';
import { graphqlLimits } from '../../src/graphql/limits.js';
import { bodies, goldenPath } from '../support/golden-path.js';
import { type Caller, openWorld } from '../support/world.js';

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');

/** A document `levels` fields deep. */
function deep(levels: number): string {
  const names = Array.from({ length: levels - 1 }, (_, level) => ['notices', 'nodes', 'project'][level % 3]!);
  const leaf = names.at(-1) === 'notices' ? 'totalCount' : 'id';
  return names.reduceRight(
    (below, name) => `{ ${name}${name === 'notices' ? '(first: 1)' : ''} ${below} }`,
    `{ ${leaf} }`,
  );
}

describe('the limits of a GraphQL document', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  it.each([
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
      'cost',
      '{ notices(first: 100) { nodes { project { notices(first: 100) { nodes { project { notices(first: 100) { nodes { id } } } } } } } } }',
      '{ notices(first: 100) { nodes { project { notices(first: 100) { nodes { project { notices(first: 100) { nodes { project { notices(first: 50) { nodes { id } } } } } } } } } } } }',
    ],
  ])('%s: the most is taken, more is refused', async (_, most, more) => {
    const taken = await world.graphql(caller, most);
    expect([taken.status, taken.body.errors]).toEqual([200, undefined]);
    const refused = await world.graphql(caller, more);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0]).toMatchObject({
      message: expect.stringMatching(/limit/),
      extensions: { code: 'GRAPHQL_TOO_COMPLEX', status: 400 },
    });
  });

  it('tokens: a document over the limit is not even parsed', async () => {
    const { status, body } = await world.graphql(caller, `{ ${repeat(graphqlLimits.tokens, () => '__typename')} }`);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  });

  it('counts page sizes that come as variables', async () => {
    const query = `query($n: Int!) { notices(first: $n) { nodes { project { notices(first: $n) { nodes { project {
      notices(first: $n) { nodes { project { notices(first: 50) { nodes { id } } } } } } } } } } } }`;
    expect((await world.graphql(caller, query, { n: 20 })).status).toBe(200);
    const refused = await world.graphql(caller, query, { n: 100 });
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
    expect((await world.graphql(caller, query, { n: 20 })).status).toBe(200);
  });

  it('stops an operation that tells the same few records over and over', async () => {
    const { projectId } = await goldenPath(world, caller);
    for (let n = 0; n < 37; n += 1) {
      await world.rest(caller, 'POST', '/notices', {
        ...bodies.notice,
        project_id: projectId,
        organization_id: caller.organizationId,
      });
    }
    const query = `{ notices(first: 38) { nodes { project { notices(first: 100) { nodes { project {
      notices(first: 100) { nodes { id } } } } } } } } }`;
    const { body } = await world.graphql(caller, query);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_TOO_COMPLEX');
    expect(body.errors[0].message).toContain('50000 records');
  });

  it('counts what hides in fragments', async () => {
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

  it('tells a bounded number of validation errors', async () => {
    const { status, body } = await world.graphql(caller, `{ ${repeat(600, (i) => `x${i}`)} }`);
    expect(status).toBe(400);
    expect(body.errors.length).toBeLessThanOrEqual(101);
  });
});
