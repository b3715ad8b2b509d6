import { Decimal } from 'decimal.js';
import { isAbroad, isCountry, notACountry } from '../../domain/address/countries.js';
import { readPlace } from '../../domain/address/postal-rules.js';
import { isJurisdiction, notAJurisdiction } from '../../domain/address/states.js';
import { isEmailAddress } from '../../domain/person/email-address.js';
import { type Wrong, wrong, wrongAs } from '../../domain/shared/field-rules.js';
import { asSeen, illegibility } from '../../domain/shared/legible.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { isStorable } from './json.js';
import type { InputRule } from './rules.js';

/** A checked leaf: its value, or what is wrong with it. */
type Leaf = { value: unknown } | { wrong: Wrong };

/** GraphQL's Int has 32 bits. */
const maxInt = 2_147_483_647;
const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]*$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** One check for each scalar; an architecture test compares this table with the schema's scalars. */
export const leaves: Record<string, (value: unknown, rule: InputRule) => Leaf> = {
  String: text,
  ID: (value) =>
    typeof value === 'string' && isUuid(value.trim())
      ? { value: value.trim().toLowerCase() }
      : { wrong: wrong('uuid') },
  Int: (value, rule) => {
    const number = typeof value === 'string' && /^-?\d{1,11}$/.test(value.trim()) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number)) return { wrong: wrong('integer') };
    if (Math.abs(number) > maxInt) return { wrong: wrong('between', { least: -maxInt, most: maxInt }) };
    return bounded(new Decimal(number), rule) ?? { value: number };
  },
  Float: (value, rule) => {
    const number = numeric(value);
    return number ? (bounded(number, rule) ?? { value: number.toNumber() }) : { wrong: wrong('number') };
  },
  Decimal: (value, rule) => {
    const number = numeric(value);
    if (!number) return { wrong: wrong('number') };
    if (number.decimalPlaces() > 2) return { wrong: wrong('decimals', { most: 2 }) };
    if (number.abs().greaterThan('999999999999.99')) return { wrong: wrong('at_most', { most: '999999999999.99' }) };
    const beyond = bounded(number, rule);
    if (beyond || rule.verbatim) return beyond ?? { value };
    return { value: number.isZero() ? '0.00' : number.toFixed(2) };
  },
  Percent: (value, rule) => {
    const number = numeric(value);
    if (!number) return { wrong: wrong('number') };
    if (number.decimalPlaces() > 6) return { wrong: wrong('decimals', { most: 6 }) };
    if (number.abs().greaterThan('999.999999')) return { wrong: wrong('at_most', { most: '999.999999' }) };
    return bounded(number, rule) ?? { value: number.toFixed() };
  },
  Boolean: (value) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return { value: true };
    if (value === false || value === 0 || value === '0' || value === 'false') return { value: false };
    return { wrong: wrong('boolean') };
  },
  LocalDate: (value, { years }) => {
    const date = typeof value === 'string' ? value.trim() : '';
    if (!isDate(date)) return { wrong: wrong('date') };
    const year = Number(date.slice(0, 4));
    if (years && (year < years[0] || year > years[1])) {
      return { wrong: wrong('years', { from: years[0], to: years[1] }) };
    }
    return { value: date };
  },
  DateTime: (value) => {
    const text = value instanceof Date ? value.toISOString() : value;
    const instant = typeof text === 'string' ? readInstant(text.trim()) : undefined;
    return instant ? { value: value instanceof Date ? value : instant } : { wrong: wrong('timestamp') };
  },
  JSONObject: (value) => ({ value }),
  JSON: (value) => ({ value }),
};

/** Whether a calendar date exists, in the years that PostgreSQL and the forms share (1000–9999). */
export function isDate(value: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** The instant in UTC, as GraphQL's DateTime reads it, in the same years as dates. */
function readInstant(text: string): string | undefined {
  // A timestamp pasted from a response into a query without percent-encoding arrives with a space for its plus.
  const value = text.replace(/ (\d{2}:\d{2})$/, '+$1');
  if (!instantPattern.test(value) || !isDate(value.slice(0, 10)) || Number.isNaN(Date.parse(value))) return undefined;
  const utc = new Date(value).toISOString();
  return isDate(utc.slice(0, 10)) ? utc : undefined;
}

/** Offsets such as +05:00 are no zones, and have no summer time. */
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

function text(value: unknown, rule: InputRule): Leaf {
  if (typeof value !== 'string') return { wrong: wrong('string') };
  if (!isStorable(value)) return { wrong: wrong('storable') };
  if (rule.verbatim) return { value };
  const trimmed = asSeen(value);
  const illegible = illegibility(trimmed, isLine(rule) ? 'one' : 'many');
  if (illegible) return { wrong: wrongAs('legible', illegible) };
  const length =
    trimmed.length > (rule.max ?? rule.size ?? Number.MAX_SAFE_INTEGER) ? [...trimmed].length : trimmed.length;
  if (rule.oneOf) {
    const member = rule.oneOf.find((name) => name.toLowerCase() === trimmed.toLowerCase());
    return member ? { value: member } : { wrong: wrong('one_of', { values: rule.oneOf }) };
  }
  if (rule.max !== undefined && length > rule.max)
    return { wrong: wrong('max_length', { most: rule.max, ...(rule.ifLonger && { remedy: rule.ifLonger }) }) };
  // A format says it in its own words.
  if (rule.size !== undefined && length !== rule.size && !rule.format)
    return { wrong: wrong('length', { exact: rule.size }) };
  return formatted(trimmed, rule);
}

/** Names, addresses, titles and numbers are short and printed on one line; longer texts are paragraphs. */
function isLine({ max, size }: InputRule): boolean {
  return (max ?? size ?? Number.POSITIVE_INFINITY) <= 500;
}

function formatted(value: string, rule: InputRule): Leaf {
  switch (rule.format) {
    case undefined:
      return { value };
    case 'email':
      return isEmailAddress(value) ? { value } : { wrong: wrong('email') };
    case 'state':
      return isJurisdiction(value.toUpperCase()) ? { value: value.toUpperCase() } : { wrong: notAJurisdiction(value) };
    case 'homeCountry':
      return isCountry(value.toUpperCase()) && isAbroad(value) ? { wrong: wrong('home_country') } : country(value);
    case 'country':
      return country(value);
    case 'mailState':
      return placePart('state', value);
    case 'zip':
      return placePart('zip', value);
    // The country decides about these, which is another field (check-address.ts).
    case 'region':
    case 'postal':
      return { value };
    case 'zip4':
      return /^\d{4}$/.test(value) ? { value } : { wrong: wrong('digits', { count: 4 }) };
    case 'code3':
      return /^[A-Za-z0-9]{3}$/.test(value)
        ? { value: value.toUpperCase() }
        : { wrong: wrong('letters_or_digits', { count: 3 }) };
    case 'time_zone':
      return isTimeZone(value) ? { value } : { wrong: wrong('time_zone') };
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? { value } : { wrong: wrong('time') };
    case 'month':
      return /^(19|20|21|22)\d\d-(0[1-9]|1[0-2])$/.test(value) ? { value } : { wrong: wrong('month') };
    case 'key':
      return keyPattern.test(value) ? { value } : { wrong: wrong('key') };
    case 'url':
      return URL.canParse(value) && /^https?:/i.test(value) ? { value } : { wrong: wrong('url') };
  }
}

function country(value: string): Leaf {
  return isCountry(value.toUpperCase()) ? { value: value.toUpperCase() } : { wrong: notACountry(value) };
}

/** A part of an address in the United States. */
function placePart(part: 'state' | 'zip', value: string): Leaf {
  const { place, faults } = readPlace({ [part]: value });
  return faults[0] ? { wrong: faults[0].wrong } : { value: place[part] };
}

function numeric(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimal(value) : undefined;
  if (typeof value === 'string' && /^[+-]?\d{1,30}(\.\d{1,30})?$/.test(value.trim())) return new Decimal(value.trim());
  return undefined;
}

function bounded(value: Decimal, rule: InputRule): Leaf | undefined {
  if (rule.atLeast !== undefined && value.lessThan(rule.atLeast))
    return { wrong: wrong('at_least', { least: rule.atLeast }) };
  if (rule.greaterThan !== undefined && value.lessThanOrEqualTo(rule.greaterThan)) {
    return { wrong: wrong('above', { limit: rule.greaterThan }) };
  }
  if (rule.atMost !== undefined && value.greaterThan(rule.atMost)) {
    return { wrong: wrong('at_most', { most: rule.atMost }) };
  }
  return undefined;
}
