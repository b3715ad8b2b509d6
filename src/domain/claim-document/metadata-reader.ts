import { readInlinePlace } from '../notice/document/inline-place.js';
import type { InlineParty } from '../notice/document/notice-metadata.js';
import { type Cents, formatCents, parseCents, parseRate, wholeRate } from '../shared/money.js';
import { readPrintedText } from '../shared/printed-text.js';
import type { Violation } from '../shared/violation.js';

/** Reads one object within `metadata`. A value of the wrong shape reads as null and is reported under its full path. */
export class MetadataReader {
  constructor(
    private readonly values: Record<string, unknown>,
    private readonly path: string,
    private readonly violations: Violation[],
  ) {}

  has(key: string): boolean {
    return !isAbsent(this.values[key]);
  }

  isObject(key: string): boolean {
    return isRecord(this.values[key]);
  }

  text(key: string): string | null {
    const value = this.values[key];
    if (isAbsent(value)) return null;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return this.reject(key, 'must be a string');
    return this.printed(key, value);
  }

  /** A required text; reported once, whether it is missing or has the wrong shape. */
  required(key: string): string {
    const before = this.violations.length;
    const value = this.text(key);
    if (value === null && this.violations.length === before) this.reject(key, 'is required');
    return value ?? '';
  }

  texts(key: string): string[] {
    const value = this.values[key];
    if (isAbsent(value)) return [];
    const items = Array.isArray(value) ? value : [value];
    if (!items.every((item) => typeof item === 'string')) {
      this.reject(key, 'must be a string or a list of strings');
      return [];
    }
    return items.map((item) => this.printed(key, item)).filter((item) => item !== null);
  }

  date(key: string): string | null {
    const value = this.text(key);
    if (value === null || isCalendarDate(value)) return value;
    return this.reject(key, 'must be a date such as 2026-03-31');
  }

  /** Dollars, as a number or a numeric string, with at most two decimal places. */
  money(key: string, sign: 'any' | 'positive' = 'positive'): Cents | null {
    const value = this.values[key];
    if (isAbsent(value) || value === '') return null;
    const cents = typeof value === 'number' || typeof value === 'string' ? parseCents(String(value)) : null;
    if (cents === null) return this.reject(key, 'must be an amount in dollars such as 1250.00');
    return cents < 0n && sign === 'positive' ? this.reject(key, 'must be at least 0') : cents;
  }

  amount(key: string): string | null {
    const cents = this.money(key);
    return cents === null ? null : formatCents(cents);
  }

  percent(key: string): string | null {
    const value = this.text(key);
    if (value === null || isPercentage(value)) return value;
    return this.reject(key, 'must be a percentage from 0 to 100, such as 10');
  }

  flag(key: string): boolean {
    const value = this.values[key];
    if (isAbsent(value)) return false;
    if (typeof value !== 'boolean') this.reject(key, 'must be true or false');
    return value === true;
  }

  choice<Value extends string>(key: string, allowed: readonly Value[]): Value | null {
    const value = this.text(key);
    if (value === null || allowed.includes(value as Value)) return value as Value | null;
    return this.reject(key, `must be one of: ${allowed.join(', ')}`);
  }

  /** A nested object; an empty one if it is absent, so that its fields read as null. */
  child(key: string): MetadataReader {
    const value = this.values[key];
    if (!isAbsent(value) && !isRecord(value)) this.reject(key, 'must be an object');
    return new MetadataReader(isRecord(value) ? value : {}, `${this.path}${key}.`, this.violations);
  }

  children(key: string): MetadataReader[] {
    const value = this.values[key];
    if (isAbsent(value)) return [];
    if (!Array.isArray(value) || !value.every(isRecord)) {
      this.reject(key, 'must be a list of objects');
      return [];
    }
    return value.map((item, index) => new MetadataReader(item, `${this.path}${key}.${index}.`, this.violations));
  }

  /** A name, or an object with a name and an address. */
  party(key: string): InlineParty | null {
    const value = this.values[key];
    if (isAbsent(value)) return null;
    if (typeof value === 'string') {
      const name = this.printed(key, value);
      return name === null ? null : { ...emptyParty, name };
    }
    if (!isRecord(value)) return this.reject(key, 'must be a name, or an object with name and address');
    const reader = this.child(key);
    const details = {
      name: reader.required('name'),
      attention: reader.text('attention'),
      phone: reader.text('phone'),
      addressLine1: reader.text('address_line1') ?? reader.text('address_line_1'),
      addressLine2: reader.text('address_line2') ?? reader.text('address_line_2'),
      city: reader.text('city'),
      state: reader.text('state'),
      zip: reader.text('zip'),
      countryCode: reader.text('country_code'),
    };
    return readInlinePlace(details, (part, wrong, isPrinted) => {
      const field = `${reader.path}${part}`;
      this.violations.push({ field, message: `The ${field} field ${wrong}`, ...(isPrinted && { isPrinted }) });
    });
  }

  private printed(key: string, entered: string): string | null {
    const { text, wrong } = readPrintedText(entered);
    if (wrong) this.reject(key, wrong.replace(/\.$/, ''));
    return text;
  }

  reject(key: string, problem: string): null {
    const field = `${this.path}${key}`;
    this.violations.push({ field, message: `The ${field} field ${problem}.` });
    return null;
  }
}

const emptyParty = {
  attention: null,
  phone: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zip: null,
  countryCode: null,
};

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPercentage(value: string): boolean {
  const rate = parseRate(value);
  return rate !== null && rate >= 0n && rate <= wholeRate;
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
