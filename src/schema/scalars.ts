import { type FloatValueNode, GraphQLScalarType, type IntValueNode, Kind, type ValueNode, visit } from 'graphql';
import { GraphQLDateTime, GraphQLJSON, GraphQLJSONObject, GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars';
import { isExact } from '../domain/shared/exact-number.js';
import { timestamp } from '../domain/shared/timestamp.js';
import { isUuid } from '../domain/shared/uuid.js';
import { leaves } from './validation/leaves.js';

/**
 * A scalar that writes rows as JSON. The loaders read dates and timestamps as PostgreSQL's text, so nothing has to be parsed; the
 * library's serializers would parse and print every cell.
 */
function fromRows<Internal>(
  scalar: GraphQLScalarType<Internal, unknown>,
  serialize: (value: unknown) => unknown,
): GraphQLScalarType<Internal, unknown> {
  return new GraphQLScalarType({ ...scalar.toConfig(), serialize });
}

/** The scalar with a literal's numbers as they are written: one that a double changes becomes NaN, which the rules refuse. */
function exact(scalar: GraphQLScalarType): GraphQLScalarType {
  const config = scalar.toConfig();
  const toExactNode = (node: IntValueNode | FloatValueNode) =>
    isExact(node.value) ? undefined : { kind: Kind.FLOAT, value: 'NaN' };
  return new GraphQLScalarType({
    ...config,
    parseLiteral: (node, variables) =>
      config.parseLiteral(visit(node, { IntValue: toExactNode, FloatValue: toExactNode }) as ValueNode, variables),
  });
}

const unchanged = (value: unknown) => value;

export const DateTime = fromRows(GraphQLDateTime, timestamp);
export const JSONValue = exact(fromRows(GraphQLJSON, unchanged));
export const JSONObject = exact(fromRows(GraphQLJSONObject, unchanged));
export const LocalDate = fromRows(GraphQLLocalDate, unchanged);
// PostgreSQL returns bigint as text.
export const SafeInt = fromRows(GraphQLSafeInt, Number);

/**
 * The id of a record, which is a UUID. GraphQL's own `ID` accepts any text; this one has its name and its place in the schema, so
 * that generic clients know which fields are ids, and refuses what cannot be an id.
 */
export const ID = new GraphQLScalarType<string, string>({
  name: 'ID',
  description: 'The id of a record, which is a UUID. REST uses the same id.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value !== 'string' || !isUuid(value)) throw new TypeError('An id must be a valid UUID.');
    return value;
  },
});

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
  if ('wrong' in leaf) throw new TypeError(`A percentage ${leaf.wrong.text}`);
  return leaf.value as string;
}

function parse(value: unknown): string {
  const leaf = leaves.Decimal!(value, {});
  if ('wrong' in leaf) throw new TypeError(`A decimal ${leaf.wrong.text}`);
  return leaf.value as string;
}
