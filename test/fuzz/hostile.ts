import fc from 'fast-check';
import { resolved, type Shape, variantsOf } from './shape.js';

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** Values of every type that have broken other services. */
const known: unknown[] = [
  null,
  '',
  '   ',
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  1.005,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '1e400',
  '0x10',
  '1_000',
  '1,000.00',
  ' 7 ',
  '١٢',
  '9'.repeat(40),
  '0.'.padEnd(60, '0'),
  [],
  {},
  [[]],
  [null],
  [{}],
  [1, 'a'],
  { a: 1 },
  { length: 3 },
  { toString: 'x' },
  nested(7),
  nested(80),
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202eabc',
  '\u2028',
  'é',
  '😀'.repeat(80),
  'x'.repeat(256),
  'x'.repeat(10_001),
  'x y '.repeat(9_000),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  "' or '1'='1",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '\\',
  '"',
  '{',
  '%',
  '_',
  '%s',
  '1; drop table notices',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '0999-12-31',
  '1000-01-01',
  '9999-12-31',
  '10000-01-01',
  '-2026-01-01',
  '2026-02-29T24:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '1000-01-01T00:00:00+14:00',
  '2026-02-01T00:00:00Z',
  '2026-02-01T00:00:00+99:99',
  'now',
  'infinity',
  'epoch',
  'http://127.0.0.1/',
  'http://[::1]/',
  'https://user:pw@93.184.216.34/',
  'ftp://93.184.216.34',
  'javascript:alert(1)',
  Array(51).fill({}),
  Array(501).fill(0),
  Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${at}`, at])),
  { claimant_name: 'x' },
  { template_fields: { claimant_address: 'x' } },
  { notice_number: { a: 1 } },
  { owner: [] },
  { mail_pack: 'x' },
  { state_data: 7 },
  { state_data: { status: 'x' } },
  { hiring_party: 'x' },
  { party_grid_max: 1e9 },
  { months_work_performed: {} },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": {"prototype": {"b": 1}}}'),
];

/** Includes halves of surrogate pairs. */
const codeUnit = fc.integer({ min: 0, max: 0xffff });

/** Anything but a valid value; `ids` are those of other accounts, or of other collections. */
export function hostile(ids: (at: number) => string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.nat(99).map(ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '00000000-0000-0000-0000-000000000000',
        'f'.repeat(32),
        'c0ffee00-0000-4000-8000-000000000000',
      ),
    },
    { weight: 1, arbitrary: fc.array(codeUnit, { maxLength: 20 }).map((units) => String.fromCharCode(...units)) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
}

/** The values at the shape's limits, and just beyond them. */
export function boundaries(shape: Shape | 'any' | undefined): unknown[] {
  if (!shape || shape === 'any') return [null, 'x'.repeat(33_000)];
  return variantsOf(resolved(shape)).flatMap((one) => {
    const found: unknown[] = [null];
    const { minimum, maximum, exclusiveMinimum, maxLength, minLength } = one;
    for (const limit of [minimum, exclusiveMinimum, maximum]) {
      if (limit !== undefined) found.push(limit, limit - 1, limit + 1, String(limit), limit + 0.001, `${limit}e0`);
    }
    if (maxLength !== undefined)
      found.push('é'.repeat(maxLength), 'é'.repeat(maxLength + 1), ` ${'a'.repeat(maxLength)} `);
    if (minLength) found.push('a'.repeat(minLength - 1), ' '.repeat(minLength));
    if (one.enum)
      found.push(`${one.enum[0]} `, String(one.enum[0]).toUpperCase(), String(one.enum[0]).toLowerCase(), [
        one.enum[0],
      ]);
    if (one.format === 'date') found.push('1000-01-01', '9999-12-31', '2024-02-29', '2026-02-29');
    if (one.format === 'date-time') found.push('9999-12-31T23:59:59.999999999Z', '1000-01-01T00:00:00Z');
    return found;
  });
}
