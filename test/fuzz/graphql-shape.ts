import type { GraphQLField, GraphQLInputType, GraphQLOutputType } from 'graphql';
import * as graphql from 'graphql';
import { scalar } from '../../src/api/rest/openapi/leaf-schema.js';
import type { InputRule } from '../../src/schema/validation/rules.js';
import { schema } from '../support/records/schema.js';
import type { Shape } from './shape.js';

const {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} = graphql;

type Field = GraphQLField<unknown, unknown>;

const objects = new Map<string, Shape>();

/** The values that the type accepts by its rules, in GraphQL spelling. */
function shapeOf(type: GraphQLInputType, rule: InputRule): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, rule);
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType, rule) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  // The known fields of a metadata object are spelled as in REST.
  if (rule.shape) return { $ref: `#/components/schemas/${rule.shape.type.name}` };
  if (!isInputObjectType(type)) return scalar(type.name).input(rule) as Shape;
  let known = objects.get(type.name);
  if (!known) objects.set(type.name, (known = objectOf(Object.values(type.getFields()))));
  return known;
}

interface Entry {
  name: string;
  type: GraphQLInputType;
  extensions: { rule?: InputRule };
}

/** An invented time of the last update never matches, so every update would fail (test/api/graphql/expected-updated-at). */
const madeUpFails = 'expectedUpdatedAt';

function objectOf(entries: readonly Entry[]): Shape {
  const sent = entries.filter(({ name }) => name !== madeUpFails);
  const rules = sent.map(({ name, type, extensions: { rule = {} } }) => {
    const needed = isNonNullType(type) || rule.required || rule.requiredWithout !== undefined;
    const shape = shapeOf(type, rule);
    return { name, needed, shape: needed || rule.notNull ? shape : { anyOf: [shape, { type: 'null' }] } };
  });
  return {
    type: 'object',
    required: rules.filter(({ needed }) => needed).map(({ name }) => name),
    properties: Object.fromEntries(rules.map(({ name, shape }) => [name, shape])),
  };
}

/** The arguments of a root field. */
export function argumentsOf({ args }: Field): Shape {
  return objectOf(args as unknown as Entry[]);
}

/** A document that selects all fields of the result, and those of the records next to it. */
export function documentOf(kind: 'query' | 'mutation', field: Field): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`}${selection(field.type, 2)}`;
  return `${kind} Fuzz${declared && `(${declared})`} { ${call} }`;
}

/** The service renders pages for each of these, so they are selected only at the root. */
const rendered = new Set(['ProofOfService', 'OrderCover', 'OrderedPieces', 'CreditStatement']);

function selection(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  // Of an interface, the fields common to all of its types.
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const inConnection = named.name.endsWith('Connection') || named.name.endsWith('Edge');
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(({ type: argument }) => isNonNullType(argument))) return [];
    const target = getNamedType(field.type);
    if (isLeafType(target)) return [field.name];
    // Lists of other records are covered by their own root fields.
    if (levels === 1 || rendered.has(target.name) || target.name.endsWith('Connection') || field.name === 'edges')
      return [];
    return [`${field.name}${selection(field.type, inConnection ? levels : levels - 1)}`];
  });
  return ` { __typename ${fields.join(' ')} ${named.name.endsWith('Connection') ? 'edges { cursor } ' : ''}}`;
}

/** The record of the field: the fields that it returns, and those of the input that creates it. */
export function recordOf(field: Field): Shape {
  const type = getNamedType(field.type);
  const returned = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const creating = schema.getMutationType()!.getFields()[`create${type.name}`];
  const made = creating && argumentsOf(creating).properties!.input!.properties;
  return {
    properties: { ...Object.fromEntries(returned.map((name) => [name, { additionalProperties: true }])), ...made },
  };
}
