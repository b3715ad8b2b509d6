import type { GraphQLField, GraphQLInputType, GraphQLOutputType } from 'graphql';
import type * as leafSchema from '../../src/rest/adapter/openapi/leaf-schema.js';
import type { InputRule } from '../../src/validation/rules.js';
import { built } from '../support/built.js';
import { graphql, schema } from '../support/schema.js';
import type { Shape } from './shape.js';

const { scalar } = await built<typeof leafSchema>('rest/adapter/openapi/leaf-schema.js');
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

/** What the type takes, as its rules have it, spelled as GraphQL spells it. */
function shapeOf(type: GraphQLInputType, rule: InputRule): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, rule);
  if (isListType(type)) return { type: 'array', items: shapeOf(type.ofType, rule) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  // What is known of a bag's content is spelled as REST spells it.
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

/** No record was changed at a time that is made up: all updates would fail (test/graphql/expected-updated-at). */
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

/** A document that asks the field for all it tells of itself, and of the records next to it. */
export function documentOf(kind: 'query' | 'mutation', field: Field): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`}${selection(field.type, 2)}`;
  return `${kind} Fuzz${declared && `(${declared})`} { ${call} }`;
}

/** Pages are laid out for each of these: they are asked for at the root alone. */
const laidOut = new Set(['ProofOfService', 'OrderCover', 'CreditStatement']);

function selection(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  // Of an interface the fields that all of its types have.
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const inConnection = named.name.endsWith('Connection') || named.name.endsWith('Edge');
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(({ type: argument }) => isNonNullType(argument))) return [];
    const told = getNamedType(field.type);
    if (isLeafType(told)) return [field.name];
    // Lists of other records are the business of their own root fields.
    if (levels === 1 || laidOut.has(told.name) || told.name.endsWith('Connection') || field.name === 'edges') return [];
    return [`${field.name}${selection(field.type, inConnection ? levels : levels - 1)}`];
  });
  return ` { __typename ${fields.join(' ')} ${named.name.endsWith('Connection') ? 'edges { cursor } ' : ''}}`;
}

/** The record that the field is about: what is told of it, and what is said of it when it is made. */
export function recordOf(field: Field): Shape {
  const type = getNamedType(field.type);
  const told = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const creating = schema.getMutationType()!.getFields()[`create${type.name}`];
  const made = creating && argumentsOf(creating).properties!.input!.properties;
  return { properties: { ...Object.fromEntries(told.map((name) => [name, { additionalProperties: true }])), ...made } };
}
