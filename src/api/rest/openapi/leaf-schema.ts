import type { GraphQLEnumType } from 'graphql';
import type { InputRule } from '../../../schema/validation/rules.js';
import { type JsonSchema, type Schemas } from './json-schema.js';

interface Scalar {
  /** The schema in requests. */
  input(rule: InputRule): JsonSchema;
  /** The schema in responses. */
  output: JsonSchema;
}

const uuid = { type: 'string', format: 'uuid' };
const date = { type: 'string', format: 'date' };
const dateTime = { type: 'string', format: 'date-time' };
const object = { type: 'object', additionalProperties: true };
const anyJson = { type: ['string', 'number', 'boolean', 'array', 'object'], items: {}, additionalProperties: true };
const largestInteger = 2_147_483_647;
const largestDecimal = 999_999_999_999.99;

/** The JSON schema of every scalar: it describes the checks of `schema/validation/leaves.ts`. */
const scalars: Record<string, Scalar> = {
  // A record's id, which is a UUID.
  ID: { input: () => uuid, output: uuid },
  String: { input: text, output: { type: 'string' } },
  LocalDate: { input: ({ years }) => ({ ...date, ...(years && { pattern: inYears(years) }) }), output: date },
  DateTime: { input: () => dateTime, output: dateTime },
  Boolean: { input: () => ({ type: 'boolean' }), output: { type: 'boolean' } },
  Int: {
    input: (rule) => ({ type: 'integer', minimum: -largestInteger, maximum: largestInteger, ...bounds(rule) }),
    output: { type: 'integer' },
  },
  Float: { input: (rule) => ({ type: 'number', ...bounds(rule) }), output: { type: 'number' } },
  Decimal: { input: decimal, output: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' } },
  Percent: { input: percent, output: { type: 'string', pattern: '^-?\\d+\\.\\d{2,6}$' } },
  Credits: { input: (rule) => ({ type: 'number', ...bounds(rule) }), output: { type: 'number' } },
  // Any JSON except null, which the schema of the field adds.
  JSON: { input: () => anyJson, output: anyJson },
  SafeInt: { input: (rule) => ({ type: 'integer', ...bounds(rule) }), output: { type: 'integer' } },
  JSONObject: { input: () => object, output: object },
};

const patterns = {
  email: { format: 'email' },
  url: { format: 'uri' },
  state: { pattern: '^[A-Za-z]{2}$' },
  mailState: { pattern: '^[A-Za-z]{2}$' },
  country: { pattern: '^[A-Za-z]{2}$' },
  homeCountry: { pattern: '^[A-Za-z]{2}$' },
  zip: { pattern: '^\\d{5}([- ]?\\d{4})?$' },
  region: {},
  postal: {},
  zip4: { pattern: '^\\d{4}$' },
  key: {
    pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$',
    description: 'Letters, digits, dots, colons, hyphens and underscores; the first character is a letter or digit.',
  },
  time: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time of day, HH:MM.' },
  month: { pattern: '^(19|20|21|22)\\d\\d-(0[1-9]|1[0-2])$', description: 'A month, YYYY-MM.' },
  time_zone: { description: 'An IANA time zone, such as `America/Denver`.' },
  code3: { pattern: '^[A-Za-z0-9]{3}$', description: 'Three characters, letters A to Z or digits.' },
} as const satisfies Record<NonNullable<InputRule['format']>, JsonSchema>;

export function scalar(name: string): Scalar {
  const scalarSchema = scalars[name];
  if (!scalarSchema) throw new Error(`The scalar ${name} has no JSON schema: add it to openapi/leaf-schema.ts.`);
  return scalarSchema;
}

export const moreEvents = 'New types may be added.';

/** Enums to which later releases add values. */
const open: ReadonlySet<string> = new Set([
  'AuditableType',
  'CreditSubjectType',
  'EventSubjectType',
  'EventType',
  'WebhookEventType',
]);

/** Values to which later releases add: a client that checks answers against the schema takes a value that it does not know. */
export function openEnum(values: readonly string[], description?: string): JsonSchema {
  return { anyOf: [{ type: 'string', enum: values }, { type: 'string' }], ...(description && { description }) };
}

/** An enum. Requests may use a second one that also accepts aliases. */
export function enumSchema(type: GraphQLEnumType, use: 'input' | 'output', schemas: Schemas): JsonSchema {
  const values = type.getValues().map(({ value }) => value as string);
  const description = type.description ?? undefined;
  const aliases = Object.entries(type.extensions.aliases ?? {}).filter(([, value]) => values.includes(value));
  if (use === 'output' && open.has(type.name)) return schemas.named(type.name, () => openEnum(values, description));
  if (use === 'output' || aliases.length === 0) {
    const name = use === 'input' && open.has(type.name) ? `${type.name}Input` : type.name;
    return schemas.named(name, () => ({ type: 'string', enum: values, ...(description && { description }) }));
  }
  const spellings = aliases.map(([alias, value]) => `\`${alias}\` means \`${value}\``).join(', ');
  return schemas.named(`${type.name}Input`, () => ({
    type: 'string',
    enum: [...values, ...aliases.map(([alias]) => alias)],
    description: [description, `Aliases are also accepted: ${spellings}.`].filter(Boolean).join(' '),
  }));
}

function text(rule: InputRule): JsonSchema {
  return {
    type: 'string',
    ...(rule.oneOf && { enum: rule.oneOf }),
    ...(rule.max !== undefined && { maxLength: rule.max }),
    ...(rule.size !== undefined && { minLength: rule.size, maxLength: rule.size }),
    ...(rule.format && patterns[rule.format]),
  };
}

/** JSON Schema has no bounds of dates. The first year begins a century, and so does the last. */
function inYears([first, last]: readonly [number, number]): string {
  const centuries = Array.from({ length: (last - first) / 100 }, (_, index) => first / 100 + index);
  return `^((${centuries.join('|')})\\d{2}|${last})-\\d{2}-\\d{2}$`;
}

function bounds({ atLeast, atMost, greaterThan }: InputRule): JsonSchema {
  return {
    ...(atLeast !== undefined && { minimum: atLeast }),
    ...(greaterThan !== undefined && { exclusiveMinimum: greaterThan }),
    ...(atMost !== undefined && { maximum: atMost }),
  };
}

function decimal(rule: InputRule): JsonSchema {
  const signed = (rule.atLeast ?? rule.greaterThan ?? -1) < 0;
  return {
    anyOf: [
      { type: 'number', ...(signed && { minimum: -largestDecimal }), maximum: largestDecimal, ...bounds(rule) },
      { type: 'string', pattern: `^${signed ? '[+-]?' : '\\+?'}\\d{1,12}(\\.\\d{1,2})?$` },
    ],
    description: 'At most two decimal places.',
  };
}

function percent(rule: InputRule): JsonSchema {
  return {
    anyOf: [
      { type: 'number', ...bounds(rule) },
      { type: 'string', pattern: '^[+-]?\\d{1,12}(\\.\\d{1,6})?$' },
    ],
    description: 'In percent: 10 is ten percent. At most six decimal places.',
  };
}
