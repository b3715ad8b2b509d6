import { describe, expect, it } from '@jest/globals';
import type { GraphQLField, GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import * as graphql from 'graphql';
import { Reader } from '../../../src/reads/compiled/reader.js';
import { schema } from '../../support/records/schema.js';

const { getNamedType, isLeafType, isObjectType, isRequiredArgument } = graphql;

type Root = 'query' | 'subscription';

/** How a document reaches the objects of a type: what is written before and after their fields. */
interface Way {
  before: string;
  after: string;
}

/** The shortest way to each type, from the root fields down. */
function ways(root: Root): Map<GraphQLObjectType, Way> {
  const first = schema.getRootType(root as never) as GraphQLObjectType;
  const found = new Map([[first, { before: `${root} { `, after: ' }' }]]);
  for (const [type, { before, after }] of found) {
    for (const field of Object.values(type.getFields())) {
      const below = getNamedType(field.type);
      // What is selected of a record of any type is compiled when the first record of its type is read.
      if (!isObjectType(below) || found.has(below)) continue;
      found.set(below, { before: `${before}${headOf(field)} { `, after: ` }${after}` });
    }
  }
  return found;
}

/** Values that only have to be valid: nothing is read. */
function headOf({ name, args }: GraphQLField<unknown, unknown>): string {
  const values = args.filter(isRequiredArgument).map((argument) => `${argument.name}: ${literalOf(argument.type)}`);
  return values.length > 0 ? `${name}(${values.join(', ')})` : name;
}

function literalOf(type: graphql.GraphQLInputType): string {
  const named = getNamedType(type);
  if (graphql.isEnumType(named)) return named.getValues()[0]!.name;
  if (graphql.isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter((field) => graphql.isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const literals: Record<string, string> = {
    Int: '1',
    Boolean: 'true',
    LocalDate: '"2026-01-01"',
    DateTime: '"2026-01-01T00:00:00Z"',
    Decimal: '"1.00"',
    String: '"CA"',
  };
  return literals[named.name] ?? '"01890000-0000-7000-8000-000000000000"';
}

function isCompiled(query: string): boolean {
  const document = graphql.parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return new Reader({ schema, document, operation, serializers: {}, fields: 10, firstError: false }).prepare();
}

/** Files, which are rendered once: a query that fails after that would be run again by the executor. */
const files = [
  'CreditStatement.content',
  'DocumentBundle.content',
  'ProofOfService.content',
  'WaiverRequestFile.content',
  'WaiverRequestPrint.content',
];

describe('each field that is read', () => {
  it.each([
    ['query', 1_000, files],
    ['subscription', 500, ['ProofOfService.content']],
  ] as const)('is compiled in a %s, but for files', (root, least, expected) => {
    const left: string[] = [];
    let count = 0;
    for (const [type, { before, after }] of ways(root)) {
      for (const field of Object.values(type.getFields())) {
        const text = isLeafType(getNamedType(field.type)) ? headOf(field) : `${headOf(field)} { __typename }`;
        count += 1;
        if (!isCompiled(`${before}${text}${after}`)) left.push(`${type.name}.${field.name}`);
      }
    }
    expect(left).toEqual(expected);
    expect(count).toBeGreaterThan(least);
  });
});
