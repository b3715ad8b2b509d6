import fc from 'fast-check';
import { resolved, type Shape, takesNull, typeOf } from './shape.js';

/** Existing ids, by the name of the property that refers to them. */
export type PickId = (name: string, at: number) => string;

const states = ['CA', 'TX', 'NV', 'AZ', 'NY', 'FL', 'WA', 'AK', 'NH', 'PR', 'ca'];
const day = fc.integer({ min: -800, max: 800 }).map((days) => new Date(Date.UTC(2026, 1, 1 + days)).toISOString());
const words = fc.constantFrom(
  'Sunset Tower',
  'N-260201-BAY001',
  'Bay & Sons, "Concrete"',
  'Ñandú Façade 東京',
  'x',
  '0',
  'null',
  'a  b',
);

/** A shorter list, because fast-check's own units of all of Unicode take a second to build. */
const letters = fc.constantFrom(
  ...'abcXYZ019 .,;:-_/\\\'"()[]{}<>&%$#@!?*+=~^|éßñøŁžÅïЖλ中文字日本語한글ﷺ€£¥–—“”…·•',
  '👩‍👧',
  'é',
  '🇺🇸',
  '😀',
);

const named: Record<string, fc.Arbitrary<unknown>> = {
  url: fc.constantFrom('https://93.184.216.34/hooks', 'http://93.184.216.34:8080/a?b=c#d'),
  csv: fc.constantFrom(
    'Item No.,Description,Scheduled Value\n1,Footings,125000.00\n',
    'description;scheduled value\r\n"Walls; and ""slabs""";1.000,50\r\n',
    '﻿Description,Scheduled Value,Retainage\nFootings,$1,000,10%\n',
  ),
  advance: fc.constantFrom('P1D', 'PT36H', 'P1M', 'P1Y6M', 'P0D', '-P1D', 'P99Y'),
  contentBase64: fc.constant(Buffer.from('%PDF-1.7 result').toString('base64')),
  mimeType: fc.constantFrom('application/pdf', 'text/plain', 'image/png'),
  fileName: fc.constantFrom('receipt.pdf', 'notes.txt', 'a b.png'),
};

/** Valid values of the shape; `name` is the property's. */
export function fitting(given: Shape, name: string, pick: PickId): fc.Arbitrary<unknown> {
  const shape = resolved(given);
  const value = filled(shape, name, pick);
  return takesNull(given)
    ? fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
    : value;
}

function filled(shape: Shape, name: string, pick: PickId): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) {
    return fc.oneof(...shape.anyOf.filter(({ type }) => type !== 'null').map((one) => fitting(one, name, pick)));
  }
  if (named[name]) return named[name];
  if (name === 'after' || name === 'before') return fc.nat(99).map((at) => pick('cursor', at));
  switch (typeOf(shape)) {
    case 'object':
      return shape.properties ? object(shape, pick) : anyObject;
    case 'array':
      return fc.array(fitting(shape.items ?? {}, name.replace(/s$/, ''), pick), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: shape.minimum ?? (shape.exclusiveMinimum ?? -1_000) + 1,
        max: Math.min(shape.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'number':
      return amounts(shape);
    case 'string':
      return text(shape, name, pick);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function amounts({ minimum, exclusiveMinimum, maximum = 1_000 }: Shape): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -100 : exclusiveMinimum + 0.01);
  const cents = fc.integer({ min: Math.ceil(min * 100), max: Math.min(maximum, 100_000) * 100 });
  return fc.oneof(
    { weight: 4, arbitrary: cents.map((n) => n / 100) },
    { weight: 1, arbitrary: fc.constantFrom(min, maximum) },
  );
}

/** The required properties, and a few more. */
export function object(shape: Shape, pick: PickId): fc.Arbitrary<Record<string, unknown>> {
  const properties = shape.properties!;
  const choices = (shape.allOf ?? []).flatMap(({ anyOf }) => anyOf.at(-1)!.required ?? []);
  const required = [...(shape.required ?? []), ...choices];
  const needed = fc.tuple(...required.map((key) => fc.tuple(fc.constant(key), lazily(properties[key]!, key, pick))));
  return fc.tuple(needed, extras(properties, 4, pick)).map(([base, more]) => Object.fromEntries([...base, ...more]));
}

/** A few of the properties with valid values. */
export function extras(
  properties: Record<string, Shape>,
  most: number,
  pick: PickId,
): fc.Arbitrary<Array<[string, unknown]>> {
  const each = Object.entries(properties).map(([key, shape]) => fc.tuple(fc.constant(key), lazily(shape, key, pick)));
  return each.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...each), { maxLength: most });
}

const built = new WeakMap<PickId, Map<string, fc.Arbitrary<unknown>>>();

/** Built on demand, because there are many shapes and each is needed in a few cases only. */
function lazily(shape: Shape, name: string, pick: PickId): fc.Arbitrary<unknown> {
  const key = `${name} ${JSON.stringify(shape)}`;
  const known = built.get(pick) ?? built.set(pick, new Map()).get(pick)!;
  return fc.constant(null).chain(() => {
    let values = known.get(key);
    if (!values) known.set(key, (values = fitting(shape, name, pick)));
    return values;
  });
}

function text(shape: Shape, name: string, pick: PickId): fc.Arbitrary<unknown> {
  switch (shape.format) {
    case 'uuid':
      return fc.nat(99).map((at) => pick(name, at));
    case 'date':
      return day.map((instant) => instant.slice(0, 10));
    case 'date-time':
      return fc
        .tuple(day, fc.constantFrom('Z', '+00:00', '-08:00'))
        .map(([instant, zone]) => instant.slice(0, 19) + zone);
    case 'email':
      return fc.constantFrom('ana@example.com', 'a.b+c@sub.example.org');
    case 'uri':
      return named.url!;
  }
  if (shape.pattern && shape.maxLength === 2) return fc.constantFrom(...states);
  if (/state$/i.test(name) && shape.maxLength === 2) return fc.constantFrom(...states);
  if (shape.pattern)
    return fc.stringMatching(new RegExp(shape.pattern)).map((value) => value.slice(0, shape.maxLength ?? 64));
  if (/zip$/i.test(name)) return fc.constantFrom('94105', '94105-1234');
  const { maxLength: most = 200, minLength: least = 0 } = shape;
  return fc.oneof(
    { weight: 6, arbitrary: words.map((value) => value.slice(0, most)) },
    { weight: 2, arbitrary: fc.string({ unit: letters, minLength: least, maxLength: Math.min(most, 24) }) },
    { weight: 1, arbitrary: fc.constant('long words '.repeat(Math.ceil(most / 11)).slice(0, most)) },
  );
}

const anyObject = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      {},
      { owner: { name: 'Ann Owner' }, gc: { name: 'Build Inc' } },
      { signatory_name: 'Ana' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<object>(
      { mail_pack: true, service_method: 'certified_mail', service_date: '2026-02-03', signatory_name: 'Ana Diaz' },
      { party_grid_max: 4, months_work_performed: ['January 2026'], hiring_party: { name: 'Build Inc', state: 'CA' } },
      { state_data: { status: 'delivered', delay_ms: 0 } },
      { notice_number: 'MY-1', bond_information: 'Bond 7', lender_information: { name: 'Bank' } },
      { template_fields: { signature_date: '2026-02-01' } },
    ),
  },
  { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }) },
);
