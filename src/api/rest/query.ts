import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLList,
  GraphQLNonNull,
  getNamedType,
  getNullableType,
  Kind,
} from 'graphql';
import { snake } from '../../domain/shared/casing.js';
import type { Violations } from '../../errors/app-error.js';
import { checkInput } from '../../schema/validation/check-input.js';
import type { InputRule } from '../../schema/validation/rules.js';

/** A query parameter that fills an argument of the operation's field: `$perType` is read from `per_type`. */
export interface QueryParameter {
  name: string;
  variable: string;
  argument: GraphQLArgument;
  rule: InputRule;
}

/** The arguments with rules that are set from a variable. Pages, filters and bodies are read separately. */
export function queryParameters(field: GraphQLField<unknown, unknown>, selected: FieldNode): QueryParameter[] {
  return (selected.arguments ?? []).flatMap(({ name, value }) => {
    const argument = field.args.find((one) => one.name === name.value)!;
    const { rule } = argument.extensions;
    if (!rule || value.kind !== Kind.VARIABLE) return [];
    return [{ name: snake(value.name.value), variable: value.name.value, argument, rule }];
  });
}

/** A parameter's value for its variable; undefined for an omitted optional parameter. */
export function readParameter(
  parameter: QueryParameter,
  query: Record<string, unknown>,
  violations: Violations,
): unknown {
  const { name, argument, rule } = parameter;
  const list = getNullableType(argument.type) instanceof GraphQLList;
  const value = list ? items([query[name], query[`${name}[]`]]) : query[name];
  if (value === undefined || value === '') {
    if (argument.type instanceof GraphQLNonNull) checkInput(argument.type, null, 'rest', name, violations, rule);
    return undefined;
  }
  if (!list) return checkInput(argument.type, clamped(value, rule), 'rest', name, violations, rule);
  // Violations name the parameter, not the item, because the caller sends one text.
  return (value as unknown[]).map((item) =>
    checkInput(getNamedType(argument.type), item, 'rest', name, violations, rule),
  );
}

/** `a,b`, a repeated parameter and one with `[]` are all lists. */
function items(values: unknown[]): unknown[] | undefined {
  const all = values.flat().flatMap((value) => (typeof value === 'string' ? value.split(',') : (value ?? [])));
  const filled = all.filter((item) => typeof item !== 'string' || item.trim() !== '');
  return filled.length > 0 ? filled : undefined;
}

function clamped(value: unknown, { clamp, atLeast, atMost }: InputRule): unknown {
  if (!clamp || typeof value !== 'string' || !/^\s*[+-]?\d+\s*$/.test(value)) return value;
  return Math.min(Math.max(Number(value), atLeast ?? -Infinity), atMost ?? Infinity);
}
