import { isLegible } from '../domain/shared/legible.js';

/** Limits of every free-form bag. */
export const bagLimits = { bytes: 32 * 1024, depth: 6, items: 500 } as const;

/**
 * Sentences for what is wrong with a free-form bag, each with the dotted path below the bag (empty for the bag itself).
 * Items are object members and array elements at every level. Walks iteratively: hostile nesting must not end the stack.
 */
export function checkBag(bag: unknown, label: string): Array<{ path: string; sentence: string }> {
  if (bag === null || typeof bag !== 'object' || Array.isArray(bag)) {
    return [{ path: '', sentence: `The ${label} field must be an object.` }];
  }
  return checkJson(bag, label);
}

/** The same limits for any JSON value: a scalar, an array or an object. */
export function checkJson(value: unknown, label: string): Array<{ path: string; sentence: string }> {
  if (typeof value === 'string' && !isStorable(value)) {
    return [{ path: '', sentence: `The ${label} field has characters that cannot be stored.` }];
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return [{ path: '', sentence: `The ${label} field must be a finite number.` }];
  }
  let items = 0;
  let tooDeep = false;
  const found: Array<{ path: string; sentence: string }> = [];
  const open: Array<{ value: object; depth: number; path: string }> =
    value !== null && typeof value === 'object' ? [{ value, depth: 1, path: '' }] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.depth > bagLimits.depth) {
      tooDeep = true;
      continue;
    }
    for (const [key, value] of Object.entries(node.value)) {
      items += 1;
      if (items > bagLimits.items) break;
      const path = node.path === '' ? key : `${node.path}.${key}`;
      if (!Array.isArray(node.value) && !isStorable(key)) {
        found.push({ path: '', sentence: `The ${label} field has a key with characters that cannot be stored.` });
      }
      if (typeof value === 'string' && !isStorable(value)) {
        found.push({ path, sentence: `The ${label}.${path} field has characters that cannot be stored.` });
      }
      if (typeof value === 'number' && !Number.isFinite(value)) {
        found.push({ path, sentence: `The ${label}.${path} field must be a finite number.` });
      }
      if (value !== null && typeof value === 'object') open.push({ value, depth: node.depth + 1, path });
    }
    if (items > bagLimits.items) break;
  }
  if (tooDeep)
    found.push({ path: '', sentence: `The ${label} field must not be deeper than ${bagLimits.depth} levels.` });
  if (items > bagLimits.items) {
    found.push({ path: '', sentence: `The ${label} field must not have more than ${bagLimits.items} items.` });
  }
  if (!tooDeep && items <= bagLimits.items && Buffer.byteLength(JSON.stringify(value)) > bagLimits.bytes) {
    found.push({ path: '', sentence: `The ${label} field must not be larger than 32 KB.` });
  }
  return found;
}

/**
 * Claimant identity comes from the division alone: every `claimant_*` key of a document record's
 * bag, or of its `template_fields`, is refused. `claimant_role` is the caller's to set.
 */
export function claimantKeys(bag: Record<string, unknown>): string[] {
  const forbidden = (object: unknown, prefix: string): string[] =>
    object !== null && typeof object === 'object' && !Array.isArray(object)
      ? Object.keys(object)
          .filter((key) => /^claimant_/i.test(key.trim()) && key.trim().toLowerCase() !== 'claimant_role')
          .map((key) => `${prefix}${key}`)
      : [];
  return [...forbidden(bag, ''), ...forbidden(bag.template_fields, 'template_fields.')];
}

/** PostgreSQL's text takes neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Names and titles at any depth of a bag that is printed, such as `owner.name`, that cannot be printed as they are read. */
export function illegibleNames(bag: Record<string, unknown>, path = ''): string[] {
  return Object.entries(bag).flatMap(([key, value]) => {
    const below = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return /(^|_)(name|title)$/i.test(key) && !isLegible(value, 'one') ? [below] : [];
    return value !== null && typeof value === 'object' ? illegibleNames(value as Record<string, unknown>, below) : [];
  });
}

/**
 * The keys of its objects in the order in which PostgreSQL's jsonb keeps them, by length and then by bytes: a record is answered
 * in the same text, and so under the same tag, when it is written as when it is read. For values within the limits alone.
 */
export function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, below]) => ({ bytes: Buffer.from(key), key, below }));
  entries.sort((one, other) => one.bytes.length - other.bytes.length || Buffer.compare(one.bytes, other.bytes));
  return Object.fromEntries(entries.map(({ key, below }) => [key, asStored(below)]));
}
