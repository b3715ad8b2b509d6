import fc from 'fast-check';
import type { Ground } from './ground.js';

/** A body as it is sent, with its headers. */
export interface Envelope {
  payload?: string | Buffer;
  headers: Record<string, string>;
}

/** Changes to a body's text that make it invalid JSON, or JSON with a repeated key. */
const spoiled: Array<(text: string) => string | Buffer> = [
  (text) => text.slice(0, -1),
  (text) => `${text} {}`,
  (text) => text.replace('{', '{"metadata": {"a": 1, "a": 2},'),
  (text) => text.replace('{', '{"name": "x", "name": "y",'),
  (text) => text.replace('{', `{"unknown": ${'['.repeat(5_000)}${']'.repeat(5_000)},`),
  (text) => text.replace(/:\s*("[^"]*"|\d+)/, ': 1e400'),
  (text) => text.replace(/:\s*("[^"]*"|\d+)/, ': -0'),
  (text) => text.replace(/:\s*("[^"]*"|\d+)/, ': 123456789012345678901234567890'),
  (text) => text.replace(/"([^"]*)"/, '"\\ud800"'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, 9)), Buffer.from([0xff, 0xfe]), Buffer.from(text.slice(9))]),
  (text) => `\ufeff${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => '[]',
  () => 'null',
  () => '"x"',
];

const json = 'application/json';
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/csv',
  'application/json; charset=latin1',
  'application/json;',
  'APPLICATION/JSON',
  '',
];
const keys = ['k', 'a b', '"quoted"', 'x'.repeat(255), 'x'.repeat(256), '', ' ', 'é', '{}'];
const strange: Array<Record<string, string>> = [
  { accept: 'text/html' },
  { accept: '*/*;q=0' },
  { 'accept-encoding': 'br;q=nonsense' },
  { 'x-request-id': 'mine' },
  { 'user-agent': 'x'.repeat(5_000) },
  { 'x-forwarded-for': "'; drop table" },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1' },
  { origin: 'null' },
  { authorization: 'Bearer cps_live_nonsense' },
  { authorization: 'Basic eDp5' },
];

/** How the value is sent: usually as ordinary JSON. */
export function envelopes(ground: Ground, value: unknown): fc.Arbitrary<Envelope> {
  const organization = fc.constantFrom(
    ground.organizationId,
    ground.organizationId.toUpperCase(),
    ground.foreignId(0),
    'x',
    '',
  );
  const headers = fc.oneof(
    { weight: 24, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: organization.map((id) => ({ 'x-organization-uuid': id })) },
    { weight: 1, arbitrary: fc.constantFrom(...keys).map((key) => ({ 'idempotency-key': key })) },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
  ) as fc.Arbitrary<Record<string, string>>;
  if (value === undefined) return headers.map((more) => ({ headers: more }));
  const text = JSON.stringify(value) ?? 'null';
  const payload = fc.oneof(
    { weight: 14, arbitrary: fc.constant<string | Buffer>(text) },
    { weight: 1, arbitrary: fc.constantFrom(...spoiled).map((spoil) => spoil(text)) },
  );
  const type = fc.oneof(
    { weight: 24, arbitrary: fc.constant(json) },
    { weight: 1, arbitrary: fc.constantFrom(...types) },
  );
  return fc
    .tuple(payload, type, headers)
    .map(([sent, mime, more]) => ({ payload: sent, headers: { ...(mime && { 'content-type': mime }), ...more } }));
}
