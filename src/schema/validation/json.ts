import { inexactNumber, isInexact } from '../../domain/shared/exact-number.js';
import { label, type Wrong, wrong, wrongAs } from '../../domain/shared/field-rules.js';
import { asSeen, illegibility } from '../../domain/shared/legible.js';
import { unprintability } from '../../domain/shared/printable.js';

/** Limits of every free-form object. */
export const jsonLimits = { bytes: 32 * 1024, depth: 6, items: 500 } as const;

/** What is wrong in a free-form value, at a dotted path below it; empty for the value itself. */
interface Finding {
  path: string;
  wrong: Wrong;
}

/**
 * The violations in a free-form object, each with its dotted path below the object (empty for the object itself). Items are
 * object members and array elements at every level. Iterative, because hostile nesting must not overflow the stack.
 */
export function checkJsonObject(object: unknown): Finding[] {
  if (object === null || typeof object !== 'object' || Array.isArray(object)) {
    return [{ path: '', wrong: wrong('object') }];
  }
  return checkJson(object);
}

/** The same limits for any JSON value: a scalar, an array or an object. */
export function checkJson(value: unknown): Finding[] {
  if (typeof value === 'string' && !isStorable(value)) {
    return [{ path: '', wrong: wrong('storable') }];
  }
  if (typeof value === 'number' && isInexact({}, '', value)) {
    return [{ path: '', wrong: wrongAs('exact_number', inexactNumber) }];
  }
  let items = 0;
  let tooDeep = false;
  const findings: Finding[] = [];
  const open: Array<{ value: object; depth: number; path: string }> =
    value !== null && typeof value === 'object' ? [{ value, depth: 1, path: '' }] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.depth > jsonLimits.depth) {
      tooDeep = true;
      continue;
    }
    for (const [key, value] of Object.entries(node.value)) {
      items += 1;
      if (items > jsonLimits.items) break;
      const path = node.path === '' ? key : `${node.path}.${key}`;
      if (!Array.isArray(node.value) && !isStorable(key)) {
        findings.push({ path: '', wrong: wrong('storable_key') });
      }
      if (typeof value === 'string' && !isStorable(value)) {
        findings.push({ path, wrong: wrong('storable') });
      }
      if (typeof value === 'number' && isInexact(node.value, key, value)) {
        findings.push({ path, wrong: wrongAs('exact_number', inexactNumber) });
      }
      if (value !== null && typeof value === 'object') open.push({ value, depth: node.depth + 1, path });
    }
    if (items > jsonLimits.items) break;
  }
  if (tooDeep) findings.push({ path: '', wrong: wrong('max_depth', { most: jsonLimits.depth }) });
  if (items > jsonLimits.items) {
    findings.push({ path: '', wrong: wrong('max_items', { most: jsonLimits.items }) });
  }
  if (!tooDeep && items <= jsonLimits.items && Buffer.byteLength(JSON.stringify(value)) > jsonLimits.bytes) {
    findings.push({ path: '', wrong: wrong('max_size', { kilobytes: jsonLimits.bytes / 1024 }) });
  }
  return findings;
}

/** What is wrong with a number under the key of an object that was sent, as the end of a sentence; undefined for any other value. */
export function inexactness(container: object, key: string, value: unknown): string | undefined {
  return typeof value === 'number' && isInexact(container, key, value) ? inexactNumber : undefined;
}

/**
 * The claimant's identity comes only from the division: every `claimant_*` key in the metadata of a document record, or in its
 * `template_fields`, is refused. Callers may set `claimant_role`.
 */
export function claimantKeys(object: Record<string, unknown>): string[] {
  const forbidden = (object: unknown, prefix: string): string[] =>
    object !== null && typeof object === 'object' && !Array.isArray(object)
      ? Object.keys(object)
          .filter((key) => /^claimant_/i.test(key.trim()) && key.trim().toLowerCase() !== 'claimant_role')
          .map((key) => `${prefix}${key}`)
      : [];
  return [...forbidden(object, ''), ...forbidden(object.template_fields, 'template_fields.')];
}

/** PostgreSQL's text type accepts neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Keys of texts that documents print from the metadata of records, below which callers keep any others. */
const printedKey = /(^|_)(name|title|attention|address_?line_?[12]|city|county|description)$/i;

/** The names and titles in printed metadata, with paths such as `owner.name`, that cannot be printed as they read. */
export function illegibleNames(object: Record<string, unknown>, path = ''): Finding[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const below = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') {
      const seen = asSeen(value);
      const illegible = /(^|_)(name|title)$/i.test(key) ? illegibility(seen, 'one') : undefined;
      if (illegible) return [{ path: below, wrong: wrongAs('legible', illegible) }];
      const unprintable = printedKey.test(key) ? unprintability(seen) : undefined;
      return unprintable ? [{ path: below, wrong: wrongAs('printable', unprintable) }] : [];
    }
    return value !== null && typeof value === 'object' ? illegibleNames(value as Record<string, unknown>, below) : [];
  });
}

/**
 * The value with object keys in the order of PostgreSQL's jsonb, by length and then by bytes. A record is then returned as the
 * same text, with the same ETag, when it is written and when it is read. Recursive: only for values within the limits.
 */
export function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, below]) => ({ bytes: Buffer.from(key), key, below }));
  entries.sort((one, other) => one.bytes.length - other.bytes.length || Buffer.compare(one.bytes, other.bytes));
  return Object.fromEntries(entries.map(({ key, below }) => [key, asStored(below)]));
}

/** Keys of a free-form object are the caller's, and are repeated as they are. */
export function atKey(path: string, below: string, { rule, params, text }: Wrong) {
  return { rule, params, message: `The ${label(path)}${below && `.${below}`} field ${text}` };
}
