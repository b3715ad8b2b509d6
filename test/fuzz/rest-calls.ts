import fc from 'fast-check';
import type { Route } from '../../src/api/rest/route.js';
import { bodyFor, collectionOf, type Fixture, pathFor } from '../contract/records.js';
import { description } from '../support/records/openapi.js';
import type { Json } from '../support/worlds/world.js';
import { bodies } from './bodies.js';
import type { Ground } from './ground.js';
import { hostile } from './hostile.js';
import { type Shape } from './shape.js';
import { type Envelope, envelopes } from './transport.js';
import { fitting } from './values.js';

/** One request as it is sent. */
export interface RestCall extends Envelope {
  /** The path below /api/v1. */
  url: string;
  /** The path was modified: it may not belong to any route. */
  astray: boolean;
}

export function operationOf({ method, path }: Route): Json {
  return description.paths[`/api/v1${path}`][method.toLowerCase()];
}

/** A parameter of the description, also when it is a reference. */
export function parametersOf(route: Route): Array<{ name: string; in: string; schema: Shape }> {
  return (operationOf(route).parameters ?? []).map((parameter: Json) =>
    parameter.$ref ? description.components.parameters[parameter.$ref.split('/').at(-1)!] : parameter,
  );
}

/** The route's JSON body in the description; undefined if it has none. */
export function bodyShape(route: Route): Shape | undefined {
  return operationOf(route).requestBody?.content['application/json']?.schema;
}

/** Requests generated from the route's description: about a third are valid, and the others nearly so. */
export function restCalls(ground: Ground, route: Route, fixtures: Fixture[]): fc.Arbitrary<RestCall> {
  const shape = bodyShape(route);
  const bases = fixtures.map((fixture) => ({ ...bodyFor(route, fixture) }) as Record<string, unknown>);
  const body = shape ? bodies(shape, bases, ground.pick, ground.ids) : fc.constant(undefined);
  return fc
    .tuple(addresses(ground, route, fixtures), queries(ground, route), body)
    .chain(([address, query, value]) =>
      envelopes(ground, value).map((envelope) => ({ url: address.path + query, astray: address.astray, ...envelope })),
    );
}

/** The plain valid request. */
export function plainCalls(route: Route, fixtures: Fixture[]): RestCall[] {
  return fixtures.slice(0, 1).map((fixture): RestCall => {
    const body = bodyFor(route, fixture);
    const url = pathFor(route, fixture);
    return body
      ? { url, astray: false, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : { url, astray: false, headers: {} };
  });
}

const strangeSegments = [
  'x',
  '%00',
  '..',
  '%2F',
  '%',
  '%zz',
  '',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(300),
  '%F0%9F%98%80',
  '%ED%A0%80',
  '__proto__',
  '{uuid}',
  "'",
  ';',
  '~',
  '*',
];

function addresses(ground: Ground, route: Route, fixtures: Fixture[]): fc.Arbitrary<{ path: string; astray: boolean }> {
  const kind = collectionOf(route).slice(1);
  const fixturePath = fc.constantFrom(...fixtures).map((fixture) => pathFor(route, fixture).split('?')[0]!);
  if (!route.path.includes('{')) return fixturePath.map((path) => ({ path, astray: false }));
  const id = fc.oneof(
    { weight: 5, arbitrary: fc.nat(99).map((at) => ground.of(kind, at) ?? ground.any(at)) },
    { weight: 2, arbitrary: fc.nat(99).map(ground.ids) },
    { weight: 1, arbitrary: fc.nat(99).map((at) => (ground.of(kind, at) ?? ground.any(at)).toUpperCase()) },
  );
  const strange = fc.oneof(
    fc.constantFrom(...strangeSegments),
    fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text)),
  );
  const tampered = fc.tuple(fixturePath, fc.nat(9), strange).map(([path, at, text]) => {
    const segments = path.split('/');
    const places = route.path.split('/').flatMap((segment, place) => (segment.startsWith('{') ? [place] : []));
    segments[places[at % places.length]!] = text;
    return { path: segments.join('/'), astray: true };
  });
  return fc.oneof(
    { weight: 4, arbitrary: fixturePath.map((path) => ({ path, astray: false })) },
    {
      weight: 5,
      arbitrary: id.map((one) => ({ path: pathFor(route, ground.fixture, one).split('?')[0]!, astray: false })),
    },
    { weight: 2, arbitrary: tampered },
  );
}

const strangeQueries = [
  '?',
  '?%',
  '?a[]=1&a[b]=2',
  '?=&&=',
  '?page=0&page=2',
  '?per_page=1e3',
  '?__proto__=1',
  '?page=9999999999',
  '?per_page=-5&page=2',
  '?%00=%00',
  '?q=%ED%A0%80',
  '?q=%zz',
];

function queries(ground: Ground, route: Route): fc.Arbitrary<string> {
  const known = parametersOf(route).filter((one) => one.in === 'query');
  const needed = pathFor(route, ground.fixture).split('?')[1];
  const plain = needed ? `?${needed}` : '';
  const strange = fc.constantFrom(...strangeQueries);
  if (known.length === 0)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary: strange });
  const pair = fc.oneof(
    ...known.map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 3, arbitrary: fitting(schema, name, ground.pick) },
          { weight: 1, arbitrary: hostile(ground.ids) },
        ),
      ),
    ),
  );
  const pairs = fc.array(pair, { minLength: 1, maxLength: 4 }).map((list) => {
    const spelled = list.map(([name, value]) => `${name}=${encodeURIComponent(said(value))}`).join('&');
    return `${plain || '?'}${plain && '&'}${spelled}`;
  });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(plain) },
    { weight: 8, arbitrary: pairs },
    { weight: 1, arbitrary: strange },
  );
}

function said(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? '');
  return text.toWellFormed().slice(0, 2_000);
}
