/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { GraphQLFieldConfig, GraphQLFieldConfigMap, GraphQLObjectType } from 'graphql';
import * as graphql from 'graphql';
import { compileOperation } from '../../../src/api/graphql/compile.js';
import type { ResolverMethod } from '../../../src/reads/compiled/method.js';
import { Random } from '../../../tools/bench/torture/random.js';
import { schema } from '../../support/records/schema.js';
import { writeCall } from './written-arguments.js';

const rounds = Number(process.env.READ_CASES ?? 1_000) / 100;
const seed = process.env.READ_SEED ?? '20260101';

/** What the fields of the schema got, by the executor that called them. */
let got: Array<{ by: 'executor' | 'compiled'; args: unknown }> = [];

/** A copy of the schema whose root fields keep what they get. */
const config = schema.toConfig();
const recording = new graphql.GraphQLSchema({
  ...config,
  types: config.types.filter((type) => type !== config.query && type !== config.mutation),
  query: recorded(schema.getQueryType()!),
  mutation: recorded(schema.getMutationType()!),
});

function recorded(type: GraphQLObjectType) {
  const record = (by: 'executor' | 'compiled', args: unknown) => void got.push({ by, args: structuredClone(args) });
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const [name, field] of Object.entries(type.toConfig().fields)) {
    const method: ResolverMethod = {
      describes: false,
      prepare: (args) => [record('compiled', args)],
      call: () => null,
    };
    const extensions = { ...field.extensions, ...(type.name === 'Query' && { method }) };
    const resolve: GraphQLFieldConfig<unknown, unknown>['resolve'] = (_root, args) => {
      record('executor', args);
      return null;
    };
    fields[name] = { ...field, extensions, resolve };
  }
  return new graphql.GraphQLObjectType({ ...type.toConfig(), fields });
}

const ctx = { infrastructure: {}, records: { narrow: () => undefined } } as never;

describe.each(['mutation', 'query'] as const)('the arguments of a %s', (kind) => {
  const fields = Object.values(recording.getRootType(kind as graphql.OperationTypeNode)!.getFields());

  it.each(fields.filter(({ args }) => args.length > 0).map((field) => [field.name, field] as const))(
    'are those of the specification, and of graphql-js: %s',
    async (name, field) => {
      // What returns records of any type is read by graphql-js.
      const isCompiled = kind === 'query' && !graphql.isAbstractType(graphql.getNamedType(field.type));
      for (let round = 0; round < rounds; round += 1) {
        const { query, variables, expected } = writeCall(kind, field, new Random(`${seed}/${name}/${round}`));
        const document = graphql.parse(query);
        expect({ query, errors: graphql.validate(recording, document) }).toEqual({ query, errors: [] });
        got = [];
        await graphql.execute({ schema: recording, document, variableValues: variables });
        expect({ query, variables, args: got[0]?.args }).toStrictEqual({ query, variables, args: expected });
        got = [];
        const operation = compileOperation(recording, document, undefined);
        await (kind === 'query' ? operation.answer(ctx, variables) : operation.run(ctx, variables));
        expect(got.map(({ by }) => by)).toContain(isCompiled ? 'compiled' : 'executor');
        for (const { args } of got)
          expect({ query, variables, args }).toStrictEqual({ query, variables, args: expected });
      }
    },
  );
});
