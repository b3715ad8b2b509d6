import { describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { compileOperation, OperationCache } from '../../../src/api/graphql/compile.js';
import { execute } from '../../../src/api/graphql/execute.js';
import { contextOf } from '../../reads/compiled/reading.js';
import { schema } from '../../support/records/schema.js';
import { shareWorld } from '../../support/worlds/world.js';

/** Pages of a hundred within pages of a hundred. */
const pages = (levels: number): string =>
  `notices(first: 100) { nodes { id state metadata createdAt ${levels > 1 ? `project { ${pages(levels - 1)} }` : ''} } }`;

describe('a document over a limit', () => {
  const world = shareWorld();

  it.each(['query', 'mutation'])('is refused before it is compiled, if it is a %s', async (kind) => {
    const caller = await world.caller();
    const below = `project { ${pages(4)} }`;
    const text =
      kind === 'query'
        ? `{ ${pages(5)} }`
        : `mutation { deleteNotice(input: { id: "01977777-0000-7000-8000-000000000000" }) { ${below} } }`;
    const document = graphql.parse(text);
    const operation = compileOperation(schema, document, undefined);
    const ran: string[] = [];
    const note = (name: string) => async () => {
      ran.push(name);
      return { data: {} };
    };
    const operations = { get: () => ({ ...operation, run: note('run'), answer: note('answer') }) };
    const options = {
      schema,
      operations: operations as never,
      introspection: {} as never,
      idempotencyWindowSeconds: 1,
    };
    const request = { document, operationName: undefined, variables: {}, idempotencyKey: null };
    const { errors } = await execute(options, { ...request, ctx: contextOf(world, caller) });
    expect(errors![0]!.extensions.code).toBe('GRAPHQL_TOO_COMPLEX');
    expect(ran).toEqual([]);
  });
});

describe('the cache of compiled operations', () => {
  it('is bounded by the weight of what is compiled, however short the documents are', () => {
    const operations = new OperationCache(schema);
    const small = graphql.parse('{ __typename }');
    const kept = operations.get(small, undefined);
    // Each is compiled to ten thousand fields.
    const text = (n: number) => `{ ${'...A '.repeat(40)} n${n}: __typename }
      fragment A on Query { ${'...B '.repeat(25)} } fragment B on Query { ${'__typename '.repeat(8)} }`;
    for (let n = 0; n < 40; n += 1) operations.get(graphql.parse(text(n)), undefined);
    expect(operations.get(small, undefined)).not.toBe(kept);
  });
});
