import type { FieldRule, RuleParams } from '@domain/shared/field-rules.js';
import type { RecordRule, RecordRuleParams } from '@domain/shared/record-rules.js';

/** A rule that a request breaks, and where. */
export interface Violation {
  /** The field, by its path in the input. */
  path: string;
  rule: string;
  params: Readonly<Record<string, unknown>>;
  /** The service's own sentence. */
  message: string;
}

/** `scheduledValue` and `SCHEDULED_VALUE` are `scheduled value`. */
function toWords(name: string): string {
  const isShouted = name === name.toUpperCase();
  const letters = Array.from(name, (letter, index) => {
    if (letter === '_') return ' ';
    const isDigit = letter >= '0' && letter <= '9';
    const begins = isDigit
      ? index > 0 && Number.isNaN(Number(name[index - 1])) && name[index - 1] !== '_'
      : !isShouted && letter !== letter.toLowerCase();
    return `${begins ? ' ' : ''}${letter.toLowerCase()}`;
  });
  return letters.join('').trim();
}

const orSuch = (suggestion: string | undefined) => (suggestion ? `, such as ${suggestion}` : '');

/**
 * What to do about each rule that a field breaks, as the page says it beside the field. Null: only programs break the rule, or only the
 * service knows what is wrong, so its own sentence is shown.
 */
export const fieldWords: { [Rule in FieldRule]: ((...params: RuleParams<Rule>) => string) | null } = {
  required: () => 'fill this in',
  required_when: ({ why }) => `fill this in: ${why}`,
  object: null,
  array: null,
  string: null,
  boolean: null,
  integer: () => 'enter a whole number',
  number: () => 'enter a number',
  exact_number: null,
  reference: () => 'choose another one: this one is deleted, or does not belong here',
  uuid: () => 'enter the id of a record',
  date: () => 'enter a date',
  timestamp: () => 'enter a day and a time',
  one_of: ({ values }) => `choose one of: ${values.map(toWords).join(', ')}`,
  between: ({ least, most }) => `enter a number from ${least} to ${most}`,
  at_least: ({ least }) => `enter ${least} or more`,
  above: ({ limit }) => `enter more than ${limit}`,
  at_most: ({ most }) => `enter ${most} or less`,
  decimals: ({ most }) => `enter at most ${most} decimal places`,
  max_length: ({ most, remedy }) => `enter at most ${most} characters${remedy ? `. ${remedy.slice(0, -1)}` : ''}`,
  length: ({ exact }) => `enter ${exact} characters`,
  min_items: ({ least }) => `choose at least ${least === 1 ? 'one' : least}`,
  max_items: ({ most }) => `choose at most ${most}`,
  max_depth: null,
  max_size: ({ kilobytes }) => `enter at most ${kilobytes} KB`,
  years: ({ from, to }) => `enter a date in the years ${from} to ${to}`,
  after: ({ other }) => `enter a date after the ${other}`,
  not_before: ({ other }) => `enter a date that is not before the ${other}`,
  storable: () => 'remove the characters that cannot be stored',
  storable_key: null,
  legible: null,
  printable: null,
  email: () => 'enter an e-mail address',
  url: () => 'enter the address of a page, such as https://example.com',
  time: () => 'enter a time, such as 17:30',
  month: () => 'enter a month, such as 2026-03',
  time_zone: () => 'choose a time zone',
  key: () => 'begin with a letter or digit, and use only letters, digits, dots, colons, hyphens and underscores',
  digits: ({ count }) => `enter ${count} digits`,
  letters_or_digits: ({ count }) => `enter ${count} letters or digits`,
  us_state: ({ suggestion }) => `enter the two letters of a state${orSuch(suggestion)}`,
  jurisdiction: ({ place }) =>
    place === null
      ? 'enter a state: AA, AE and AP are codes of military mail'
      : `enter a state or territory of the United States, which ${place} is not`,
  territory: ({ state }) => `enter ${state}, as the country says`,
  zip: ({ country }) =>
    `enter a ZIP code of 5 or 9 digits${country ? `. For an address in ${country.name}, choose that country` : ''}`,
  province: ({ suggestion }) => `enter the two letters of a province${orSuch(suggestion)}`,
  postal_code: ({ kind, suggestion }) => `enter a ${kind}${orSuch(suggestion)}`,
  country: ({ suggestion }) => `enter the two letters of a country${orSuch(suggestion)}`,
  home_country: () => 'leave it at US: a jobsite is in the United States',
  home_office: () => 'leave it at US: the order goes to an office there',
  first_class: ({ places, mailClass }) =>
    `choose first class for mail to ${places}: ${toWords(mailClass)} mail is not offered there`,
  computed_price: null,
  claimant: null,
};

/** Records as the pages call them. */
const recordNames: Readonly<Record<string, string>> = { escalation: 'claim', pay_application: 'pay application' };

export function nameRecord(record: string): string {
  return recordNames[record.toLowerCase()] ?? toWords(record);
}

export const recordWords: { [Rule in RecordRule]: (params: RecordRuleParams<Rule>) => string } = {
  transition: ({ record, status, to, targets }) =>
    `A ${nameRecord(record)} that is ${toWords(status)} cannot become ${toWords(to)}: ${
      targets.length > 0 ? `it can become ${targets.map(toWords).join(', ')}` : 'its status is final'
    }.`,
  not_editable: ({ record, status }) =>
    `A ${nameRecord(record)} that is ${toWords(status)} cannot be edited: only a draft can.`,
  evidence: ({ record, status }) =>
    `A ${nameRecord(record)} that is ${toWords(status)} is evidence and cannot be deleted.`,
  current_document: ({ record }) =>
    `A ${nameRecord(record)} with a current document cannot be deleted: take the document back first.`,
  waiting_orders: ({ record, deed }) =>
    `The ${nameRecord(record)} has orders that are not mailed and cannot be ${toWords(deed)}: cancel the orders first.`,
  not_orderable: ({ record, status }) =>
    `The ${nameRecord(record)} is ${toWords(status)}: its document cannot be ordered.`,
  followed: () => 'Amendments or claims refer to the notice: delete them first.',
};

type Say = (params: Violation['params']) => string;
const sayField = (rule: string) => (fieldWords as Record<string, Say | null>)[rule];
const sayRecord = (rule: string) => (recordWords as unknown as Record<string, Say>)[rule];

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Beside the field, whose label says which one it is. */
export function sayAtField(violation: string | Violation): string {
  if (typeof violation === 'string') return violation;
  const { rule, params, message } = violation;
  const words = sayField(rule)?.(params);
  return words === undefined ? (sayRecord(rule)?.(params) ?? message) : asSentence(words);
}

/** Away from the field, which is named. */
export function sayAlone(violation: Violation): string {
  const { path, rule, params } = violation;
  const words = sayField(rule)?.(params);
  if (words === undefined) return sayAtField(violation);
  const name = nameField(path);
  if (rule === 'required') return `The ${name} is missing.`;
  if (rule === 'min_items') return asSentence(`${words} of the ${name}`);
  return asSentence(`${name}: ${words}`);
}

/** What an input is part of, and no field that a person sees. */
const wrappers = ['input', 'metadata', 'payload', 'body'];
const listItems: Readonly<Record<string, string>> = { lines: 'line', parties: 'party', recipients: 'recipient' };

/** `lines.2.scheduledValue` is `scheduled value in line 3`. */
function nameField(path: string): string {
  const names = path.split('.').filter((name) => !wrappers.includes(name));
  const place = names.findLastIndex((name) => name !== '' && !Number.isNaN(Number(name)));
  const field = toWords(names.slice(place + 1).at(-1) ?? names[place - 1] ?? path);
  if (place < 1) return field;
  const list = names[place - 1]!;
  return `${field} in ${listItems[list] ?? toWords(list)} ${Number(names[place]) + 1}`;
}
