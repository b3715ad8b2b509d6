import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodyFor, fillShelf, pathFor, type Shelf } from '../contract/records.js';
import { type Caller, openWorld } from '../support/world.js';
import { bodied } from './inputs.js';

/** What no name has: C0, DEL, C1, and what turns the direction of a line around. */
const unseen = ['\u0001', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'];
const lineEnds = ['\n', '\r\n', '\t', '\u2028'];

describe('texts that are not what they seem', () => {
  const world = openWorld();
  let caller: Caller;
  let shelf: Shelf;
  beforeAll(async () => {
    caller = await world.caller();
    shelf = await fillShelf(world, caller);
  });

  const names = bodied.flatMap(({ route, input }) =>
    route.method !== 'POST' || /webhook|partner|provider|shipper/.test(route.path)
      ? []
      : Object.values(input.getFields())
          .filter((field) => /^String!?$/.test(String(field.type)) && /name|title|address_?line|city/i.test(field.name))
          .filter((field) => !field.extensions.rule?.format && !field.extensions.rule?.oneOf)
          .map(
            (field) =>
              [
                `${route.method} ${route.path}`,
                field.name.replace(/[A-Z]|\d+/g, (one) => `_${one.toLowerCase()}`),
                route,
              ] as const,
          ),
  );

  it('are looked for in the names of many records', () => {
    const paths = new Set(names.map(([path]) => path));
    expect([...paths]).toEqual(expect.arrayContaining(['POST /organizations', 'POST /contacts', 'POST /projects']));
    expect(names.length).toBeGreaterThan(15);
  });

  it('refuses them in the printed names of a record’s metadata, and in paragraphs, which may have lines', async () => {
    const { route } = bodied.find(({ route: { method, path } }) => `${method} ${path}` === 'POST /notices')!;
    const send = (more: object) =>
      world.rest(caller, 'POST', '/notices', { ...(bodyFor(route, shelf) as object), ...more });
    for (const character of unseen) {
      const named = await send({
        metadata: { owner: { name: `Smith${character}Sons` }, parties: [{ job_title: character }] },
      });
      expect([character, named.status, Object.keys(named.body.errors ?? {})]).toEqual([
        character,
        422,
        ['metadata.owner.name', 'metadata.parties.0.job_title'],
      ]);
      const described = await send({ description: `Walls${character}slabs` });
      expect([character, described.status, Object.keys(described.body.errors ?? {})]).toEqual([
        character,
        422,
        ['description'],
      ]);
    }
    const taken = await send({
      description: 'Walls:\r\n\tslabs and a\u200fmark, in עברית',
      metadata: { remark: 'a\u001bb', owner: { name: 'Smith’s Söhne & Co. 株式会社' } },
    });
    expect(taken.status).toBe(201);
  });

  it.each(names)('%s refuses them in %s', async (_, field, route) => {
    const by = await world.anotherToken(caller);
    for (const character of [...unseen, ...lineEnds]) {
      const body = { ...(bodyFor(route, shelf) as object), [field]: `Smith${character}Sons` };
      const { status, body: answer } = await world.rest(by, route.method, pathFor(route, shelf), body);
      expect([character, status, answer.errors?.[field]]).toEqual([
        character,
        422,
        [expect.stringMatching(/must not have control characters/)],
      ]);
    }
  });
});
