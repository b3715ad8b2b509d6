import {
  GraphQLEnumType,
  type GraphQLInputField,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  getNamedType,
  getNullableType,
} from 'graphql';
import { camel, snake } from '../../domain/shared/casing.js';
import { isInexact } from '../../domain/shared/exact-number.js';
import { atField, label, wrong, wrongAs } from '../../domain/shared/field-rules.js';
import { isUnseen } from '../../domain/shared/legible.js';
import { unprintability } from '../../domain/shared/printable.js';
import type { Violations } from '../../errors/app-error.js';
import { checkAddress, isSentAbroad } from './check-address.js';
import { asStored, atKey, checkJson, checkJsonObject, claimantKeys, illegibleNames } from './json.js';
import { leaves } from './leaves.js';
import type { InputRule, JsonShape } from './rules.js';

declare module 'graphql' {
  interface GraphQLEnumTypeExtensions {
    /** Other spellings that REST accepts for a value, such as `gc` for `general_contractor`. */
    aliases?: Record<string, string>;
  }
}

/**
 * The spelling of keys and enum members. `rest`: snake_case keys and enum values (`general_contractor`); the result is GraphQL
 * variables. `graphql`: camelCase keys and enum names, as in a client's variables. `coerced`: the same after GraphQL's own
 * coercion, with enum values.
 */
type Dialect = 'rest' | 'graphql' | 'coerced';

/** The most items of any list: far more than any list's own rule allows, and few enough to check one by one. */
const maxItems = 50_000;

/**
 * Validates a value against an input type and its rules, adds every violation under its dotted path in the dialect's spelling, and
 * returns the value trimmed and coerced. Unknown keys are dropped.
 */
export function checkInput(
  type: GraphQLInputType,
  value: unknown,
  dialect: Dialect,
  path: string,
  violations: Violations,
  rule: InputRule = {},
): unknown {
  // GraphQL makes a list of one value (List, Input Coercion).
  if (dialect === 'graphql' && isList(type) && !Array.isArray(value ?? [])) {
    return checkInput(type, [value], dialect, path, violations, rule);
  }
  if (type instanceof GraphQLNonNull) {
    if (isUnset(value, rule)) {
      violations.add(path, atField(path, wrong('required')));
      return null;
    }
    return checkInput(type.ofType, value, dialect, path, violations, rule);
  }
  if (isUnset(value, rule)) {
    const hidden = rule.visible && typeof value === 'string' && value.trim() !== '';
    if (rule.notNull || rule.required || hidden) violations.add(path, atField(path, wrong('required')));
    return null;
  }
  if (type instanceof GraphQLList) {
    if (!Array.isArray(value)) {
      violations.add(path, atField(path, wrong('array')));
      return null;
    }
    if (value.length > maxItems) {
      violations.add(path, atField(path, wrong('max_items', { most: maxItems })));
      return null;
    }
    return value.map((item, index) =>
      violations.full ? null : checkInput(type.ofType, item, dialect, `${path}.${index}`, violations, rule),
    );
  }
  if (type instanceof GraphQLInputObjectType) return checkObject(type, value, dialect, path, violations);
  if (type instanceof GraphQLEnumType) return checkEnum(type, value, dialect, path, violations);
  if (rule.json && !checkJsonField(value, rule.json, path, violations)) return value;
  if (rule.shape) return asStored(checkShape(rule.shape, value as Record<string, unknown>, path, violations));
  const leaf = leaves[type.name]!(value, rule);
  if ('wrong' in leaf) {
    violations.add(path, atField(path, leaf.wrong));
    return null;
  }
  return rule.json ? asStored(leaf.value) : leaf.value;
}

function checkObject(
  type: GraphQLInputObjectType,
  value: unknown,
  dialect: Dialect,
  path: string,
  violations: Violations,
): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    const object = wrong('object');
    violations.add(
      path || 'body',
      path ? atField(path, object) : { ...object, message: 'The body must be an object.' },
    );
    return null;
  }
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  const spelled = (name: string) => (dialect === 'rest' ? snake(name) : name);
  const sent = (key: string) => (Object.hasOwn(source, key) ? source[key] : undefined);
  for (const field of Object.values(type.getFields())) {
    if (dialect === 'rest' && field.extensions.rule?.graphqlOnly) continue;
    const key = spelled(field.name);
    const sentValue = sent(key);
    const below = path === '' ? key : `${path}.${key}`;
    const { requiredWithout: other, requiredAtHome } = field.extensions.rule ?? {};
    const demanded = other ? isEmpty(sent(spelled(other))) : requiredAtHome;
    if (demanded && isEmpty(sentValue) && !(requiredAtHome && isSentAbroad(type, (name) => sent(spelled(name))))) {
      violations.add(below, atField(below, wrong('required')));
      continue;
    }
    if (sentValue === undefined && (!isRequired(field) || field.defaultValue !== undefined)) continue;
    const { rule } = field.extensions;
    const isChanged = rule?.json === 'value' && typeof sentValue === 'number' && isInexact(source, key, sentValue);
    const checked = checkInput(field.type, isChanged ? Number.NaN : sentValue, dialect, below, violations, rule);
    result[field.name] = checked;
    const unprintable = isPrinted(type, field) && typeof checked === 'string' && unprintability(checked);
    if (unprintable) violations.add(below, atField(below, wrongAs('printable', unprintable)));
  }
  checkOrder(type, result, dialect, path, violations);
  checkAddress(type, result, (name, faulty) => {
    const below = path === '' ? spelled(name) : `${path}.${spelled(name)}`;
    violations.add(below, atField(below, faulty));
  });
  if (type.extensions.refusesPrices) {
    rejectPrices(source, (key) => Object.hasOwn(type.getFields(), camel(key)), violations);
  }
  return result;
}

function isPrinted({ extensions: { printed } }: GraphQLInputObjectType, field: GraphQLInputField): boolean {
  const { format, oneOf } = field.extensions.rule ?? {};
  return (
    printed !== undefined &&
    getNamedType(field.type) === GraphQLString &&
    !format &&
    !oneOf &&
    !printed.except.includes(field.name)
  );
}

const priceKey = /^(unit_)?(amount|price|cost|fee|total|postage|credits)(_cents)?$/;

/** Adds a violation for each price in the body or in its `billing` that is not a field of the input. */
export function rejectPrices(
  source: Record<string, unknown>,
  isField: (key: string) => boolean,
  violations: Violations,
): void {
  const billing = isEmpty(source.billing) || typeof source.billing !== 'object' ? {} : source.billing;
  const keys = [
    ...Object.keys(source).filter((key) => !isField(key)),
    ...Object.keys(billing as object).map((key) => `billing.${key}`),
  ];
  for (const key of keys) {
    if (!priceKey.test(snake(key.replace('billing.', '')))) continue;
    violations.add(key, atField(key, wrong('computed_price')));
  }
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function checkEnum(
  type: GraphQLEnumType,
  value: unknown,
  dialect: Dialect,
  path: string,
  violations: Violations,
): unknown {
  const members = type.getValues();
  if (typeof value === 'string') {
    const memberName = dialect === 'rest' ? (type.extensions.aliases?.[value.trim()] ?? value.trim()) : value;
    const member =
      members.find((member) => (dialect === 'graphql' ? member.name : member.value) === memberName) ??
      // Names of types, such as `DocumentOrder`: integrators write them in any case.
      members.find(({ value: name }) => dialect === 'rest' && /^[A-Z]/.test(name) && isSameWord(name, memberName));
    if (member) return dialect === 'coerced' ? member.value : member.name;
  }
  const values = members.map((member) => (dialect === 'rest' ? member.value : member.name));
  violations.add(path, {
    ...wrong('one_of', { values }),
    message: `The selected ${label(path)} is invalid: it must be one of ${values.join(', ')}.`,
  });
  return null;
}

/** Whether the JSON value is within its limits. */
function checkJsonField(
  value: unknown,
  kind: NonNullable<InputRule['json']>,
  path: string,
  violations: Violations,
): boolean {
  const findings = (kind === 'value' ? checkJson : checkJsonObject)(value);
  const add = ({ path: below, wrong }: (typeof findings)[number]) =>
    violations.add(below === '' ? path : `${path}.${below}`, atKey(path, below, wrong));
  for (const finding of findings) add(finding);
  if (kind === 'document' && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const key of claimantKeys(value as Record<string, unknown>)) {
      const claimant = wrong('claimant');
      violations.add(`${path}.${key}`, { ...claimant, message: `The ${path}.${key} field ${claimant.text}` });
    }
  }
  if (kind === 'document' && findings.length === 0) {
    findings.push(...illegibleNames(value as Record<string, unknown>));
    for (const finding of findings) add(finding);
  }
  return findings.length === 0;
}

/** Validates the known fields of a free-form object and merges them back in their REST spelling; other fields are unchanged. */
function checkShape(shape: JsonShape, object: Record<string, unknown>, path: string, violations: Violations): unknown {
  const checked = checkInput(shape.type, object, 'rest', path, violations) as Record<string, unknown>;
  for (const { path: below, sentence } of shape.faults(checked, object)) {
    if (!violations.errors[`${path}.${below}`]) violations.add(`${path}.${below}`, sentence);
  }
  return merged(object, checked);
}

function merged(sent: unknown, checked: unknown): unknown {
  if (Array.isArray(checked)) return checked.map((item, index) => merged((sent as unknown[])[index], item));
  if (checked === null || typeof checked !== 'object') return checked;
  const fields = Object.entries(checked).map(([name, value]) => {
    const key = snake(name);
    return [key, merged((sent as Record<string, unknown>)[key], value)];
  });
  return { ...(sent as object), ...Object.fromEntries(fields) };
}

function checkOrder(
  type: GraphQLInputObjectType,
  result: Record<string, unknown>,
  dialect: Dialect,
  path: string,
  violations: Violations,
): void {
  for (const field of Object.values(type.getFields())) {
    const other = field.extensions.rule?.after;
    if (!other) continue;
    const [later, earlier] = [result[field.name], result[other]];
    if (typeof later === 'string' && typeof earlier === 'string' && later <= earlier) {
      const key = dialect === 'rest' ? snake(field.name) : field.name;
      const below = path === '' ? key : `${path}.${key}`;
      violations.add(below, atField(below, wrong('after', { other: label(snake(other)) })));
    }
  }
}

function isList(type: GraphQLInputType): boolean {
  return getNullableType(type) instanceof GraphQLList;
}

function isRequired(field: GraphQLInputField): boolean {
  return field.type instanceof GraphQLNonNull || field.extensions.rule?.required === true;
}

/** A text in which no one sees anything is an unset value. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isUnseen(value));
}

/** For a field that accepts any JSON, null and an empty text are values; blanks alone are not. */
function isUnset(value: unknown, rule: InputRule): boolean {
  if (rule.json === 'value' && (value === null || value === '')) return false;
  return isEmpty(value);
}
