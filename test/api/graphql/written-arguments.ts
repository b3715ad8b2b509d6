import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Random } from '../../../tools/bench/torture/random.js';

/** A document that calls one root field, what is sent with it, and the arguments that the field must get. */
export interface WrittenCall {
  query: string;
  variables: Record<string, unknown>;
  expected: Record<string, unknown>;
}

/** A value as a literal of the document and as JSON, with what it becomes. */
interface Written {
  literal: string;
  json: unknown;
  becomes: unknown;
}

/** Where a field is left out of the result. */
const absent = Symbol('absent');

const samples: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-01-31T09:00:00Z',
  Decimal: '12.50',
  Float: 1.5,
  ID: '01977777-0000-7000-8000-000000000000',
  Int: 3,
  JSON: { a: [1, null] },
  JSONObject: { a: { b: null } },
  LocalDate: '2026-01-31',
  Percent: '10.00',
  SafeInt: 7,
  String: 'a text',
};

/**
 * Writes a random call of the field. Each argument and each field of its input, at every depth, is a literal, null, left out, or a
 * variable that is sent, not sent, or null, with or without a default; lists may be one value. `expected` follows the
 * specification (Coercing Variable Values, Input Objects, List), and not an executor.
 */
export function writeCall(
  kind: 'mutation' | 'query',
  field: GraphQLField<unknown, unknown>,
  random: Random,
): WrittenCall {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};

  /** A value that is written without variables: for literals, JSON and defaults. */
  function plain(type: GraphQLInputType, depth: number): Written {
    if (isNonNullType(type)) return plain(type.ofType as GraphQLInputType, depth);
    if (isListType(type)) {
      const items = random.chance(0.4) ? 'one' : random.between(0, 2);
      const written = Array.from({ length: items === 'one' ? 1 : items }, () => plain(type.ofType, depth + 1));
      const becomes = written.map((item) => item.becomes);
      if (items === 'one') return { ...written[0]!, becomes };
      return {
        literal: `[${written.map(({ literal }) => literal).join()}]`,
        json: written.map(({ json }) => json),
        becomes,
      };
    }
    if (isEnumType(type)) {
      const { name, value } = random.oneOf(type.getValues());
      return { literal: name, json: name, becomes: value };
    }
    if (isLeafType(type)) {
      const { [type.name]: json } = samples;
      return { literal: literalOf(json), json, becomes: type.parseValue(json) };
    }
    const parts = Object.values(type.getFields()).flatMap((one): Array<[string, Written]> => {
      const isRequired = isNonNullType(one.type) && one.defaultValue === undefined;
      if (!isRequired && !random.chance(depth > 3 ? 0.1 : 0.5)) return [];
      const isNull = !isNonNullType(one.type) && random.chance(0.2);
      return [[one.name, isNull ? { literal: 'null', json: null, becomes: null } : plain(one.type, depth + 1)]];
    });
    return {
      literal: `{${parts.map(([name, { literal }]) => `${name}: ${literal}`).join()}}`,
      json: Object.fromEntries(parts.map(([name, { json }]) => [name, json])),
      becomes: withDefaults(type, Object.fromEntries(parts.map(([name, { becomes }]) => [name, becomes]))),
    };
  }

  /** A variable of the type with the text of its name, and what it becomes: `absent` if it is not sent. */
  function variable(type: GraphQLInputType): { text: string; becomes: unknown } {
    const name = `v${declared.length}`;
    const byDefault = random.chance(0.3) ? plain(getNullableType(type), 2) : undefined;
    declared.push(`$${name}: ${type}${byDefault ? ` = ${byDefault.literal}` : ''}`);
    const isRequired = isNonNullType(type);
    const sent =
      isRequired && !byDefault ? 'a value' : random.oneOf(['a value', 'nothing', ...(isRequired ? [] : ['null'])]);
    if (sent === 'nothing') return { text: `$${name}`, becomes: byDefault ? byDefault.becomes : absent };
    const value = sent === 'null' ? { json: null, becomes: null } : plain(type, 2);
    variables[name] = value.json;
    return { text: `$${name}`, becomes: value.becomes };
  }

  /** Undefined if it is left out. */
  function place({ type, defaultValue }: GraphQLArgument | GraphQLInputField, depth: number) {
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    if (!isRequired && random.chance(depth > 2 ? 0.6 : 0.2)) return undefined;
    if (!isNonNullType(type) && random.chance(0.1)) return { text: 'null', becomes: null };
    if (random.chance(0.5)) return variable(type);
    return written(type, depth);
  }

  /** A literal that may have variables inside. */
  function written(type: GraphQLInputType, depth: number): { text: string; becomes: unknown } {
    const present = getNullableType(type);
    if (isListType(present) && depth < 4) {
      const items = Array.from({ length: random.between(0, 2) }, () =>
        random.chance(0.3) ? variable(present.ofType) : written(present.ofType, depth + 1),
      );
      // A variable of a list that is not sent is null there.
      const becomes = items.map((item) => (item.becomes === absent ? null : item.becomes));
      return { text: `[${items.map(({ text }) => text).join()}]`, becomes };
    }
    if (!isInputObjectType(present) || depth >= 4) {
      const { literal, becomes } = plain(present, depth);
      return { text: literal, becomes };
    }
    const { text, becomes } = fieldsOf(Object.values(present.getFields()), depth + 1);
    return { text: `{${text}}`, becomes: withDefaults(present, becomes) };
  }

  function fieldsOf(fields: ReadonlyArray<GraphQLArgument | GraphQLInputField>, depth: number) {
    const texts: string[] = [];
    const becomes: Record<string, unknown> = {};
    for (const one of fields) {
      const found = place(one, depth);
      if (found) texts.push(`${one.name}: ${found.text}`);
      if (found && found.becomes !== absent) becomes[one.name] = found.becomes;
    }
    return { text: texts.join(), becomes };
  }

  const { text, becomes } = fieldsOf(field.args, 0);
  for (const { name, defaultValue } of field.args) {
    if (defaultValue !== undefined && !Object.hasOwn(becomes, name)) becomes[name] = defaultValue;
  }
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const call = `${field.name}${text ? `(${text})` : ''}`;
  return { query: `${kind} ${head} { ${call} ${selectionOf(field)} }`, variables, expected: becomes };
}

function withDefaults(
  type: Extract<GraphQLInputType, object>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  if (!isInputObjectType(type)) return given;
  const missing = Object.values(type.getFields()).filter(
    ({ name, defaultValue }) => defaultValue !== undefined && !Object.hasOwn(given, name),
  );
  return { ...given, ...Object.fromEntries(missing.map(({ name, defaultValue }) => [name, defaultValue])) };
}

function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  return isLeafType(getNullableType(type)) ? '' : '{ __typename }';
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literalOf(inner)}`)
    .join()}}`;
}
