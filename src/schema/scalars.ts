import { type FloatValueNode, GraphQLScalarType, type IntValueNode, Kind, type ValueNode, visit } from 'graphql';
import {
  GraphQLDateTime,
  GraphQLJSON,
  GraphQLJSONObject,
  GraphQLLocalDate,
  GraphQLSafeInt,
  GraphQLUUID,
} from 'graphql-scalars';
import { isExact } from '../domain/shared/exact-number.js';
import { timestamp } from '../domain/shared/timestamp.js';
import { leaves } from '../validation/leaves.js';

export { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate, GraphQLSafeInt as SafeInt, GraphQLUUID as UUID };

/** The scalar with a literal's numbers as they are written: one that a double changes becomes NaN, which the rules refuse. */
function exact(scalar: GraphQLScalarType): GraphQLScalarType {
  const config = scalar.toConfig();
  const kept = (node: IntValueNode | FloatValueNode) =>
    isExact(node.value) ? undefined : { kind: Kind.FLOAT, value: 'NaN' };
  return new GraphQLScalarType({
    ...config,
    parseLiteral: (node, variables) =>
      config.parseLiteral(visit(node, { IntValue: kept, FloatValue: kept }) as ValueNode, variables),
  });
}

export const JSONValue = exact(GraphQLJSON);
export const JSONObject = exact(GraphQLJSONObject);

/** Dollars as a decimal string with two places. Accepts a number or a numeric string. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An amount as a decimal string with two places, such as "1250.00". Numbers are accepted on input.',
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) =>
    parse(
      node.kind === Kind.FLOAT
        ? Number(node.value)
        : node.kind === Kind.INT || node.kind === Kind.STRING
          ? node.value
          : undefined,
    ),
});

/** Credits, which the service stores as decimal strings and returns as numbers. */
export const Credits = new GraphQLScalarType<string, number>({
  name: 'Credits',
  description: 'Credits as a number with at most two decimal places; one credit is one US dollar.',
  serialize: Number,
});

/** A percentage as a decimal string: "10.00" is ten percent. */
export const Percent = new GraphQLScalarType<string, string>({
  name: 'Percent',
  description:
    'A percentage as a decimal string with two to six places: "10.00" is ten percent. Numbers are accepted on input.',
  serialize: percentText,
  parseValue: parsePercent,
  parseLiteral: (node) =>
    parsePercent(
      node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING ? node.value : undefined,
    ),
});

/** `10`, `10.000000` → `10.00`; `33.333300` → `33.3333`. */
function percentText(value: unknown): string {
  const [whole, fraction = ''] = String(value).split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}

function parsePercent(value: unknown): string {
  const leaf = leaves.Percent!(value, {});
  if ('wrong' in leaf) throw new TypeError(`A percentage ${leaf.wrong}`);
  return leaf.value as string;
}

function parse(value: unknown): string {
  const leaf = leaves.Decimal!(value, {});
  if ('wrong' in leaf) throw new TypeError(`A decimal ${leaf.wrong}`);
  return leaf.value as string;
}

/**
 * Serializers from rows to JSON, by scalar, for both APIs. The loaders read dates and timestamps as PostgreSQL's text, so these
 * need no parsing; the scalars' own serializers would parse and print every cell.
 */
export const fastSerializers: Record<string, (value: unknown) => unknown> = {
  DateTime: timestamp,
  LocalDate: (value) => value,
  ID: (value) => value,
  UUID: (value) => value,
  Decimal: (value) => value,
  Percent: percentText,
  Credits: Number,
  JSON: (value) => value,
  JSONObject: (value) => value,
  // PostgreSQL returns bigint as text.
  SafeInt: Number,
};
