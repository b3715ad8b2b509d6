import fc from 'fast-check';
import { boundaries, hostile } from './hostile.js';
import { resolved, type Shape, shapeAt } from './shape.js';
import { extras, object, type PickId } from './values.js';

/** One change of a body: the index of a place in it, and what to put there. */
interface Change {
  at: number;
  how: 'set' | 'drop' | 'limit' | 'rename';
  value: unknown;
  limit: number;
}

const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'amount_cents',
  'price',
  'id',
  'account_id',
  'livemode',
  'a\0',
];

/**
 * Bodies of the shape. Most start from a valid body (`bases`), get a few more valid properties, and have up to three places
 * changed; some are generated from the shape alone, and a few are arbitrary JSON.
 */
export function bodies(
  shape: Shape,
  bases: Array<Record<string, unknown>>,
  pick: PickId,
  ids: (at: number) => string,
): fc.Arbitrary<unknown> {
  const properties = resolved(shape).properties ?? {};
  const bad = hostile(ids);
  const change: fc.Arbitrary<Change> = fc.record({
    at: fc.nat(200),
    how: fc.constantFrom('set', 'set', 'set', 'limit', 'limit', 'drop', 'rename'),
    value: bad,
    limit: fc.nat(20),
  });
  const few = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Change[]>([]) },
    { weight: 6, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  const based = fc
    .tuple(fc.constantFrom(...bases), extras(properties, 3, pick), few)
    .map(([base, more, changes]) => changed(shape, { ...base, ...Object.fromEntries(more) }, changes));
  const made = fc.tuple(object(resolved(shape), pick), few).map(([body, changes]) => changed(shape, body, changes));
  return fc.oneof(
    { weight: 12, arbitrary: based },
    { weight: 3, arbitrary: made },
    { weight: 1, arbitrary: fc.oneof(bad, fc.object({ maxDepth: 3 })) },
  );
}

function changed(shape: Shape, body: Record<string, unknown>, changes: Change[]): unknown {
  const copy = structuredClone(body);
  for (const { at, how, value, limit } of changes) {
    const places = placesOf(copy, []);
    for (const name of Object.keys(resolved(shape).properties ?? {})) if (!(name in copy)) places.push([name]);
    if (places.length === 0) continue;
    const place = places[at % places.length]!;
    const holder = place.slice(0, -1).reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], copy);
    const name = place.at(-1)!;
    if (how === 'drop') Reflect.deleteProperty(holder as object, name);
    else if (how === 'rename') put(holder, strangeKeys[limit % strangeKeys.length]!, value);
    else {
      const limits = boundaries(shapeAt(shape, place));
      put(holder, name, how === 'set' ? value : limits[limit % limits.length]);
    }
  }
  return copy;
}

/** A copy of the value, as JSON.parse builds it: `__proto__` is an ordinary key. */
function put(holder: unknown, name: string, value: unknown): void {
  const property = { value: structuredClone(value), enumerable: true, configurable: true, writable: true };
  Object.defineProperty(holder, name, property);
}

/** Every place of the body that has a value. */
function placesOf(value: unknown, path: string[]): string[][] {
  if (value === null || typeof value !== 'object' || path.length > 4) return [];
  return Object.keys(value)
    .slice(0, 60)
    .flatMap((name) => [[...path, name], ...placesOf((value as Record<string, unknown>)[name], [...path, name])]);
}
