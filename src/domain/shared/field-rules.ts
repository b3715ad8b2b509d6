import { snake } from './casing.js';

/**
 * The rules that a field can break, and how the service says each: the end of a sentence that begins with "The x field"; null where
 * what checks the field makes the sentence itself. Programs read the name and the parameters (`extensions.violations` of a GraphQL
 * error), so both stay as they are. The console says each in its own words (console/src/api/violation-words.ts).
 */
export const fieldRules = {
  required: () => 'is required.',
  object: () => 'must be an object.',
  array: () => 'must be an array.',
  string: () => 'must be a string.',
  boolean: () => 'must be true or false.',
  integer: () => 'must be an integer.',
  number: () => 'must be a number.',
  exact_number: null,
  reference: () => 'is invalid.',
  uuid: () => 'must be a valid UUID.',
  date: () => 'must be a valid date in the format YYYY-MM-DD.',
  timestamp: () => 'must be a valid timestamp with an offset, such as 2026-01-31T09:00:00+00:00.',
  one_of: ({ values }: { values: readonly string[] }) => `must be one of ${values.join(', ')}.`,
  between: ({ least, most }: { least: number; most: number }) => `must be between ${least} and ${most}.`,
  at_least: ({ least }: { least: number }) => `must be at least ${least}.`,
  above: ({ limit }: { limit: number }) => `must be greater than ${limit}.`,
  at_most: ({ most }: { most: number | string }) => `must not be greater than ${most}.`,
  decimals: ({ most }: { most: number }) => `must have at most ${most} decimal places.`,
  max_length: ({ most, remedy }: { most: number; remedy?: string | undefined }) =>
    [`must not be greater than ${most} characters.`, remedy].filter(Boolean).join(' '),
  length: ({ exact }: { exact: number }) => `must be ${exact} characters.`,
  min_items: ({ least }: { least: number }) => `must have at least ${least} ${least === 1 ? 'item' : 'items'}.`,
  max_items: ({ most }: { most: number }) => `must not have more than ${most} items.`,
  max_depth: ({ most }: { most: number }) => `must not be deeper than ${most} levels.`,
  max_size: ({ kilobytes }: { kilobytes: number }) => `must not be larger than ${kilobytes} KB.`,
  years: ({ from, to }: { from: number; to: number }) => `must be a date in the years ${from} to ${to}.`,
  after: ({ other }: { other: string }) => `must be a date after ${other}.`,
  not_before: ({ other }: { other: string }) => `must be a date after or equal to ${other}.`,
  storable: () => 'has characters that cannot be stored.',
  storable_key: () => 'has a key with characters that cannot be stored.',
  legible: null,
  printable: null,
  email: () => 'must be a valid email address.',
  url: () => 'must be a valid URL.',
  time: () => 'must be a time of day in the format HH:MM, from 00:00 to 23:59.',
  month: () => 'must be a month in the format YYYY-MM.',
  time_zone: () => 'must be an IANA time zone, such as America/Denver.',
  key: () => 'must begin with a letter or digit and hold only letters, digits, dots, colons, hyphens and underscores.',
  digits: ({ count }: { count: number }) => `must be ${count} digits.`,
  letters_or_digits: ({ count }: { count: number }) => `must be ${count} characters, letters A to Z or digits.`,
  us_state: ({ suggestion }: { suggestion?: string | undefined }) =>
    `must be a two-letter US state code${suggestion ? `, such as ${suggestion}` : ''}.`,
  jurisdiction: ({ place }: { place: string | null }) =>
    place === null
      ? 'must be a state or territory: military mail codes (AA, AE, AP) are no place.'
      : `must be a state or territory of the United States, which ${place} is not.`,
  territory: ({ state }: { state: string }) => `must be ${state}, as the country code says.`,
  zip: ({ country }: { country?: { code: string; name: string } | undefined }) =>
    `must be a 5 or 9 digit postal code${country ? `; an address in ${country.name} has the country code ${country.code}` : ''}.`,
  province: ({ suggestion }: { suggestion: string }) =>
    `must be a two-letter Canadian province code, such as ${suggestion}.`,
  postal_code: ({ kind, suggestion }: { kind: string; suggestion?: string | undefined }) =>
    `must be a ${kind}${suggestion ? `, such as ${suggestion}` : ''}.`,
  country: ({ suggestion }: { suggestion: string }) => `must be a two-letter ISO country code, such as ${suggestion}.`,
  home_country: () => 'must be US: a jobsite is in the United States.',
  home_office: ({ orderType }: { orderType: string }) => `must be US: a ${orderType} order goes to an office there.`,
  first_class: ({ places, mailClass, instead }: { places: string; mailClass: string; instead?: string | undefined }) =>
    `must be first_class for mail to ${places}: ${mailClass} mail is not offered there.${instead ? ` ${instead}.` : ''}`,
  required_when: ({ why }: { why: string }) => `is required: ${why}.`,
  computed_price: () => 'is prohibited: prices are computed by the server.',
  claimant: () => 'is not accepted: the claimant is chosen by division_id alone.',
} satisfies Record<string, ((params: never) => string) | null>;

export type FieldRule = keyof typeof fieldRules;

/** The parameters of a rule; none for most. */
export type RuleParams<Rule extends FieldRule> = (typeof fieldRules)[Rule] extends (...args: infer Params) => string
  ? Params
  : [];

/** What is wrong with a value: the rule that it breaks, and the end of a sentence that begins with "The x field". */
export interface Wrong {
  rule: FieldRule;
  params: Readonly<Record<string, unknown>>;
  text: string;
}

export function wrong<Rule extends FieldRule>(rule: Rule, ...[params]: RuleParams<Rule>): Wrong {
  const say = fieldRules[rule] as (params: unknown) => string;
  return { rule, params: (params as Record<string, unknown> | undefined) ?? {}, text: say(params) };
}

/** The same, with a text of what checks the field. */
export function wrongAs(rule: 'exact_number' | 'legible' | 'printable', text: string): Wrong {
  return { rule, params: {}, text };
}

/** The violation of a rule by the field at a path. */
export function atField(path: string, { rule, params, text }: Wrong) {
  return { rule, params, message: `The ${label(path)} field ${text}` };
}

/** `lines.2.scheduledValue` → `lines.2.scheduled value`. */
export function label(path: string): string {
  return path.split('.').map(snake).join('.').replaceAll('_', ' ');
}
