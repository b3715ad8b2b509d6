import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { snake } from '../../../domain/shared/casing.js';
import { jsonLimits } from '../../../schema/validation/json.js';
import type { InputRule } from '../../../schema/validation/rules.js';
import { described, type JsonSchema, nullable, type Schemas } from './json-schema.js';
import { enumSchema, scalar } from './leaf-schema.js';

/** The schema of a request body; `omit` lists fields that come from the path. Undefined when no fields are left. */
export function bodySchema(
  type: GraphQLInputObjectType,
  omit: ReadonlySet<string>,
  schemas: Schemas,
): { schema: { $ref: string }; required: boolean } | undefined {
  const fields = Object.values(type.getFields()).filter(
    ({ name, extensions }) => !omit.has(name) && !extensions.rule?.graphqlOnly,
  );
  if (fields.length === 0) return undefined;
  return {
    schema: schemas.named(type.name, () => objectSchema(type, fields, schemas)),
    required: fields.some(isRequired),
  };
}

/** A query parameter's schema. It is never nullable: an empty value counts as absent. */
export function querySchema(field: GraphQLInputField, schemas: Schemas): JsonSchema {
  const type = field.type instanceof GraphQLNonNull ? field.type.ofType : field.type;
  const schema = valueSchema(type, field.extensions.rule ?? {}, schemas);
  return schema.type === 'boolean' ? described(schema, '`1` and `0` are also accepted.') : schema;
}

export function pathSchema(type: GraphQLInputType, rule: InputRule, schemas: Schemas): JsonSchema {
  const schema = valueSchema(type, rule, schemas);
  return schema.type === 'string' && !isLeafWithForm(schema) ? { ...schema, minLength: 1 } : schema;
}

function objectSchema(type: GraphQLInputObjectType, fields: GraphQLInputField[], schemas: Schemas): JsonSchema {
  const required = fields.filter(isRequired).map(({ name }) => snake(name));
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    ...(required.length > 0 && { required }),
    ...alternatives(fields),
    properties: Object.fromEntries(fields.map((field) => [snake(field.name), fieldSchema(field, schemas)])),
  };
}

/** For fields that are required unless another one is sent: requires either that one or all of them. In `allOf`, it does not remove fields from generated client types. */
function alternatives(fields: GraphQLInputField[]): JsonSchema {
  const others = Map.groupBy(fields, ({ extensions }) => isDemanded(extensions.rule ?? {}));
  others.delete(undefined);
  const choices = [...others].map(([other, without]) => ({
    anyOf: [
      { title: `With ${snake(other!)}`, required: [snake(other!)] },
      { title: `Without ${snake(other!)}`, required: without.map(({ name }) => snake(name)) },
    ],
  }));
  return choices.length > 0 ? { allOf: choices } : {};
}

function fieldSchema(field: GraphQLInputField, schemas: Schemas): JsonSchema {
  const rule = field.extensions.rule ?? {};
  const fillable = field.type instanceof GraphQLNonNull || rule.required || rule.notNull || isDemanded(rule);
  // Null is a value of any JSON, so the field may have to be sent and still be null.
  const filled = fillable && rule.json !== 'value';
  const type = field.type instanceof GraphQLNonNull ? field.type.ofType : field.type;
  const schema = valueSchema(type, rule, schemas);
  // A required string must not be empty; for a nullable one, empty means null.
  const fits = filled && schema.type === 'string' && !isLeafWithForm(schema) ? { ...schema, minLength: 1 } : schema;
  return described(
    filled ? fits : nullable(fits),
    field.description,
    rule.requiredAtHome ? 'Required in the United States.' : undefined,
    isDemanded(rule) && `Required unless \`${snake(rule.requiredWithout!)}\` is sent.`,
    rule.years && `In the years ${rule.years[0]} to ${rule.years[1]}.`,
    rule.after && `Must be a date after \`${snake(rule.after)}\`.`,
    rule.json && jsonSentence(rule.json),
    field.defaultValue !== undefined ? `By default ${JSON.stringify(field.defaultValue)}.` : undefined,
  );
}

function valueSchema(type: GraphQLInputType, rule: InputRule, schemas: Schemas): JsonSchema {
  if (type instanceof GraphQLNonNull) return valueSchema(type.ofType, rule, schemas);
  if (type instanceof GraphQLList) return { type: 'array', items: valueSchema(type.ofType, rule, schemas) };
  if (isInputObjectType(type)) {
    return schemas.named(type.name, () => objectSchema(type, Object.values(type.getFields()), schemas));
  }
  if (rule.shape) return valueSchema(rule.shape.type, {}, schemas);
  return isEnumType(type) ? enumSchema(type, 'input', schemas) : scalar(type.name).input(rule);
}

/** The field in whose place the field is required; another country can do without it, too. */
function isDemanded({ requiredWithout, requiredAtHome }: InputRule): string | undefined {
  return requiredAtHome ? undefined : requiredWithout;
}

function isRequired(field: GraphQLInputField): boolean {
  const demanded = field.type instanceof GraphQLNonNull || field.extensions.rule?.required === true;
  return demanded && field.defaultValue === undefined;
}

/** A format, pattern or exact length already excludes the empty string. */
function isLeafWithForm(schema: JsonSchema): boolean {
  return 'format' in schema || 'pattern' in schema || 'minLength' in schema;
}

function jsonSentence(kind: NonNullable<InputRule['json']>): string {
  const { bytes, depth, items } = jsonLimits;
  const subject = kind === 'value' ? 'A scalar, array or object' : 'A free-form object';
  const limits = `${subject} of at most ${bytes / 1024} KB, ${depth} levels and ${items} items.`;
  return kind === 'document'
    ? `${limits} Keys that begin with \`claimant_\` are refused, except \`claimant_role\`: the division is the claimant.`
    : limits;
}
