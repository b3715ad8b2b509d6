/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { maxViolations } from '../../../src/errors/app-error.js';
import { fixturesOf } from '../../contract/fixtures.js';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { type Answer, type Caller, type Json, shareWorld } from '../../support/worlds/world.js';
import { bodied } from './inputs.js';

/**
 * A create, a change, an action without metadata and a route that accepts files. All routes read bodies with the same code (see
 * test/fuzz).
 */
const chosen = bodied.filter(({ route: { method, path } }) =>
  ['POST /contacts', 'PUT /projects/{uuid}', 'POST /documents/generate', 'POST /sovs/import-csv'].includes(
    `${method} ${path}`,
  ),
);

const levels = (depth: number): object => (depth === 1 ? {} : { a: levels(depth - 1) });
const items = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

describe('hostile bodies', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  const fixtureFor = fixturesOf(world);

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });

  for (const { route, input } of chosen) {
    const name = `${route.method} ${route.path}`;
    const send = (body: unknown, headers = {}) =>
      world.rest(caller, route.method, pathFor(route, fixture), body, headers);
    /** The body as text, with an insertion. */
    const text = (extra: string) => `${JSON.stringify(bodyFor(route, fixture)).slice(0, -1)},${extra}}`;

    it(`${name} answers 400 to bodies that are not JSON in UTF-8`, async () => {
      await expectNothingWritten(world, async () => {
        const bytes = [
          Buffer.from('{'),
          Buffer.from("{'name': 'x'}"),
          Buffer.from('{"name": undefined}'),
          Buffer.from('{"name": NaN}'),
          Buffer.from('{"name": "x",}'),
          Buffer.from('{} {}'),
          Buffer.from('   '),
          Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
          Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
          Buffer.from('{"a": "\0"}'),
        ];
        for (const body of bytes) {
          const answer = await send(body);
          expect({ body: body.toString(), status: answer.status, errors: answer.body.errors }).toEqual({
            body: body.toString(),
            status: 400,
            errors: { body: [expect.stringMatching(/^The body is not valid/)] },
          });
        }
      });
    });

    it(`${name} answers 422 to JSON that is not an object`, async () => {
      await expectNothingWritten(world, async () => {
        for (const body of ['[]', '[{}]', '"x"', '7', 'true', `${'['.repeat(10)}${']'.repeat(10)}`]) {
          const answer = await send(body);
          expect({ body, status: answer.status, errors: answer.body.errors }).toEqual({
            body,
            status: 422,
            errors: { body: ['The body must be a JSON object.'] },
          });
        }
      });
    });

    it(`${name} refuses a repeated key, at any depth, and names its path`, async () => {
      await expectNothingWritten(world, async () => {
        for (const [extra, path] of [
          ['"metadata": {}, "metadata": {}', 'metadata'],
          ['"metadata": {"a": {"b": 1, "b": 2}}', 'metadata.a.b'],
          ['"metadata": {"a": [{}, {"b": 1, "\\u0062": 2}]}', 'metadata.a.1.b'],
          ['"metadata": {"__proto__": 1, "__proto__": 2}', 'metadata.__proto__'],
        ]) {
          const answer = await send(text(extra!));
          expect({ status: answer.status, errors: answer.body.errors }).toEqual({
            status: 422,
            errors: { [path!]: [expect.stringContaining('more than once')] },
          });
        }
      });
    });

    it(`${name} survives deep nesting and prototype keys anywhere`, async () => {
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      for (const extra of [
        `"unknown": ${deep}`,
        `"__proto__": {"name": "x"}`,
        '"constructor": {"prototype": {"a": 1}}',
      ]) {
        const answer = await send(text(extra), { 'idempotency-key': `deep-${extra.slice(0, 12)}` });
        expect({ extra: extra.slice(0, 20), under500: answer.status < 500 }).toEqual({
          extra: extra.slice(0, 20),
          under500: true,
        });
      }
      expect(({} as Record<string, unknown>).a).toBeUndefined();
    });

    if (!input.getFields().metadata) continue;

    it(`${name} limits metadata to 32 KB, six levels and 500 items, and to text that can be stored`, async () => {
      await expectNothingWritten(world, async () => {
        const bad: Array<[string, RegExp, string?]> = [
          [JSON.stringify(levels(7)), /deeper than 6/],
          [JSON.stringify({ a: [[[[[[]]]]]] }), /deeper than 6/],
          [JSON.stringify(items(501)), /more than 500 items/],
          [JSON.stringify({ list: Array(500).fill(0) }), /more than 500 items/],
          [JSON.stringify({ text: 'x'.repeat(32 * 1024) }), /larger than 32 KB/],
          [JSON.stringify({ text: '€'.repeat(11_000) }), /larger than 32 KB/],
          ['{"a": "\\u0000"}', /cannot be stored/, 'metadata.a'],
          ['{"a": ["\\ud800"]}', /cannot be stored/, 'metadata.a.0'],
          ['{"\\ud800": 1}', /key with characters that cannot be stored/],
          ['{"a": {"b": 1e400}}', /a double holds exactly/, 'metadata.a.b'],
        ];
        for (const [metadata, sentence, path = 'metadata'] of bad) {
          const { metadata: _, ...plain } = bodyFor(route, fixture) as { metadata?: unknown };
          const answer = await send(`${JSON.stringify(plain).slice(0, -1)},"metadata":${metadata}}`);
          expect({
            metadata: metadata.slice(0, 40),
            status: answer.status,
            keys: Object.keys(answer.body.errors ?? {}),
          }).toEqual({
            metadata: metadata.slice(0, 40),
            status: 422,
            keys: [path],
          });
          expect(answer.body.errors[path][0]).toMatch(sentence);
        }
      });
    });
  }

  it('report the first thousand violations, in both APIs', async () => {
    const lines = Array(3_000).fill({});
    const rest = await world.rest(caller, 'POST', '/sovs', { lines });
    const query = 'mutation ($input: CreateSovInput!) { createSov(input: $input) { id } }';
    const graphql = await world.graphql(caller, query, { input: { lines } });
    for (const [status, { message, errors }] of [
      [rest.status, rest.body],
      [graphql.status, { ...graphql.body.errors[0], ...graphql.body.errors[0].extensions }],
    ]) {
      expect([status, Object.values(errors).flat().length]).toEqual([422, maxViolations]);
      expect(message).toMatch(/^The project id field is required. \(and 999 more errors\)$/);
    }
  });

  it('are refused for an absurdly long list before its items are checked', async () => {
    const { status, body } = await world.rest(caller, 'POST', '/sovs', { lines: Array(50_001).fill({}) });
    expect([status, body.errors.lines]).toEqual([422, ['The lines field must not have more than 50000 items.']]);
    expect(Object.keys(body.errors).sort()).toEqual(['lines', 'project_id']);
  });

  for (const { route } of bodied.filter(({ input }) => input.getFields().metadata)) {
    const name = `${route.method} ${route.path}`;

    it(`${name} accepts metadata at its limits and returns it unchanged`, async () => {
      const exact = { text: 'x'.repeat(32 * 1024 - '{"text":""}'.length) };
      const strange = JSON.parse(
        '{"__proto__": {"a": 1}, "constructor": "x", "toString": null, "": 0, "é": "😀", "n": 9007199254740991}',
      );
      Object.assign(strange, { levels: levels(5), list: Array(480).fill(1) });
      const { caller: own, fixture: ownFixture } = await fixtureFor(route);
      for (const metadata of [exact, strange]) {
        const body = `${JSON.stringify(bodyFor(route, ownFixture)).slice(0, -1)},"metadata":${JSON.stringify(metadata)}}`;
        const answer = await world.rest(own, route.method, pathFor(route, ownFixture), body);
        expect({ status: answer.status, errors: answer.body.errors }).toMatchObject({ errors: undefined });
        // The database stores objects without the order of their keys.
        const sorted = (map: object) => Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
        // A fulfillment request answers them under their other name.
        const kept = ({ body: { data } }: Answer<Json>) => JSON.stringify(sorted(data.metadata ?? data.meta));
        expect(kept(answer)).toBe(JSON.stringify(sorted(metadata)));
        const collection = route.path.endsWith('/order') ? 'document-orders' : route.path.split('/')[1];
        const shown = await world.rest(own, 'GET', `/${collection}/${answer.body.data.id}`);
        expect(kept(shown)).toBe(JSON.stringify(sorted(metadata)));
        // A project has one open application at a time: delete this one before the next.
        if (name === 'POST /pay-applications') {
          await world.rest(own, 'DELETE', `/pay-applications/${answer.body.data.id}`);
        }
        // What was replaced cannot be replaced again.
        if (route.path.endsWith('/replace')) ownFixture.sentWaiverRequestId = answer.body.data.id;
      }
    });
  }
});
