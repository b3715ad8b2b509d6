import type { GraphQLInputField, GraphQLInputObjectType, GraphQLNamedInputType } from 'graphql';
import * as graphql from 'graphql';
import type { RoutePlan } from '../../../src/api/rest/plan.js';
import { planRoute } from '../../../src/api/rest/plan.js';
import { snake } from '../../../src/domain/shared/casing.js';
import { routes } from '../../../src/rest/index.js';
import type { InputRule } from '../../../src/schema/validation/rules.js';
import { schema } from '../../support/records/schema.js';

const { GraphQLEnumType, GraphQLInputObjectType: InputObject, getNamedType, getNullableType, isListType } = graphql;

/** One field of a body, in REST spelling. */
export interface BodyField {
  /** In snake case; also the key in `errors`. */
  name: string;
  type: GraphQLNamedInputType;
  rule: InputRule;
}

/**
 * Every route that accepts a body, with the input type that has its rules; not those whose path fills it. PATCH is PUT under
 * another name.
 */
export const bodied: Array<RoutePlan & { input: GraphQLInputObjectType }> = routes
  .filter(({ method }) => method !== 'PATCH')
  .map((route) => planRoute(schema, route))
  .filter((plan) => plan.variables.input && plan.route.method !== 'DELETE')
  .map((plan) => ({ ...plan, input: getNullableType(plan.variables.input) as GraphQLInputObjectType }))
  .filter(({ input, path }) =>
    Object.values(input.getFields()).some(
      ({ name, extensions }) => !extensions.rule?.graphqlOnly && !path.some(({ fills }) => fills === name),
    ),
  );

/** The fields of a body that are not lists; those that the path fills are not in the body. */
export function fieldsOf({ input, path }: (typeof bodied)[number]): BodyField[] {
  return Object.values(input.getFields())
    .filter(({ name, type }) => !path.some(({ fills }) => fills === name) && !isListType(getNullableType(type)))
    .filter(({ extensions }) => !extensions.rule?.graphqlOnly)
    .map((field: GraphQLInputField) => ({
      name: snake(field.name),
      type: getNamedType(field.type),
      rule: field.extensions.rule ?? {},
    }));
}

/** Values that the field must refuse, each with what the message must contain. */
export function badValues({ type, rule }: BodyField): Array<[what: string, value: unknown, sentence: RegExp]> {
  if (type instanceof GraphQLEnumType) {
    return [
      ['an unknown member', 'bogus', /is invalid: it must be one of/],
      ['a member in capitals', String(type.getValues()[0]!.value).toUpperCase(), /is invalid/],
      ['a number', 7, /is invalid/],
      ['a list', [type.getValues()[0]!.value], /is invalid/],
      ['the name of a prototype key', 'constructor', /is invalid/],
      ['__proto__', '__proto__', /is invalid/],
    ];
  }
  if (type instanceof InputObject)
    return [
      ['text', 'x', /must be an object/],
      ['a list', [], /must be an object/],
    ];
  const text: Array<[string, unknown, RegExp]> = [
    ['a number', 7, /must be a string/],
    ['true', true, /must be a string/],
    ['a list', ['x'], /must be a string/],
    ['an object', { a: 1 }, /must be a string/],
    ['a NUL byte', 'a\0b', /cannot be stored/],
    ['a lone surrogate', 'a\ud800b', /cannot be stored/],
  ];
  const number: Array<[string, unknown, RegExp]> = [
    ['words', 'many', /must be a number/],
    ['a boolean', true, /must be a number/],
    ['a list', [1], /must be a number/],
    ['an object', {}, /must be a number/],
    ['NaN as text', 'NaN', /must be a number/],
    ['hexadecimal text', '0x10', /must be a number/],
    ['1e308', 1e308, /must not be greater|must have at most|at most/],
    ...(rule.atLeast === undefined
      ? []
      : [['too small', rule.atLeast - 1, /must be at least/] as [string, unknown, RegExp]]),
    ...(rule.atMost === undefined
      ? []
      : [['too large', rule.atMost + 1, /must not be greater/] as [string, unknown, RegExp]]),
  ];
  switch (type.name) {
    case 'String':
      return [
        ...text,
        ...(rule.max
          ? [
              ['one too long', tooLong(rule, rule.max + 1), /must not be greater than|must be/] as [
                string,
                unknown,
                RegExp,
              ],
            ]
          : []),
        ...(rule.size ? [['another length', 'A'.repeat(rule.size + 1), /must be/] as [string, unknown, RegExp]] : []),
        ...(rule.format === 'email'
          ? [['no address', 'not-an-address', /valid email/] as [string, unknown, RegExp]]
          : []),
        ...(rule.format === 'state' ? [['no state', 'ZZ', /US state/] as [string, unknown, RegExp]] : []),
        ...(rule.format === 'zip' ? [['no ZIP code', '9410', /postal code/] as [string, unknown, RegExp]] : []),
        ...(rule.format === 'zip4' ? [['letters', 'abcd', /4 digits/] as [string, unknown, RegExp]] : []),
        ...(rule.format === 'time' ? [['no time', '24:00', /time of day/] as [string, unknown, RegExp]] : []),
        ...(rule.format === 'url'
          ? [['another scheme', 'javascript:alert(1)', /valid URL/] as [string, unknown, RegExp]]
          : []),
      ];
    case 'ID':
      return ['1', 'nonsense', 7, true, [], {}, 'ffffffff-ffff-ffff-ffff-fffffffffffg'].map((value) => [
        JSON.stringify(value),
        value,
        /must be a valid UUID/,
      ]);
    case 'LocalDate':
      return [
        '2026-02-30',
        '0000-00-00',
        '2026-13-01',
        '2026-1-1',
        '01/02/2026',
        '2026-01-01T00:00:00Z',
        20260101,
        true,
        {},
      ].map((value) => [JSON.stringify(value), value, /must be a valid date/]);
    case 'DateTime':
      return ['2026-01-31', '2026-01-31T09:00:00', '2026-02-30T09:00:00Z', 'tomorrow', 20260131, true, {}].map(
        (value) => [JSON.stringify(value), value, /must be a valid timestamp with an offset/],
      );
    case 'Boolean':
      return ['yes', 2, 'TRUE', [], {}].map((value) => [JSON.stringify(value), value, /must be true or false/]);
    case 'Decimal':
      return [
        ...number,
        ['three decimal places', 1.005, /decimal places/],
        ['15 digits', '1000000000000.00', /must not be greater/],
      ];
    case 'Percent':
      return [...number, ['seven decimal places', '1.0000001', /decimal places/]];
    case 'Int':
      return [
        ...['many', true, [1], {}, 1.5].map(
          (value) => [JSON.stringify(value), value, /must be an integer/] as [string, unknown, RegExp],
        ),
        ['2^31', 2_147_483_648, /must be between/],
        ['too small', rule.atLeast! - 1, /must be at least/],
      ];
    case 'Float':
      return number;
    case 'JSONObject':
      return [
        ['text', 'x', /must be an object/],
        ['a list', [1], /must be an object/],
        ['a number', 7, /must be an object/],
      ];
    case 'JSON':
      return [
        ['a NUL byte', 'a\0b', /cannot be stored/],
        ['33 KB', 'x'.repeat(33 * 1024), /larger than 32 KB/],
        ['501 items', Array(501).fill(1), /more than 500 items/],
      ];
    default:
      throw new Error(
        `Nothing bad is known to try on a ${type.name}: teach badValues in test/schema/validation/inputs.ts what it must refuse.`,
      );
  }
}

/** Text of the given length that is otherwise valid. It consists of words, because no line has room for one of 255 letters. */
export function tooLong(rule: InputRule, length: number): string {
  if (rule.format === 'email') return `${'a'.repeat(length - 12)}@example.com`;
  if (rule.format === 'url') return `https://example.com/${'a'.repeat(length - 20)}`;
  const words = rule.format === undefined;
  return Array.from({ length }, (_, at) => (words && at % 60 === 59 && at < length - 1 ? ' ' : 'é')).join('');
}
