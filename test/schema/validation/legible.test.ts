/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';
import { bodied } from './inputs.js';

/** Characters that no name contains: C0, DEL, C1, and those that reverse the direction of a line. */
const unseen = ['\u0001', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'];
const lineEnds = ['\n', '\r\n', '\t', '\u2028'];

describe('texts that display differently from their content', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
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

  it('are tested in the names of many records', () => {
    const paths = new Set(names.map(([path]) => path));
    expect([...paths]).toEqual(expect.arrayContaining(['POST /organizations', 'POST /contacts', 'POST /projects']));
    expect(names.length).toBeGreaterThan(15);
  });

  it('are refused in the printed names of a record’s metadata, and in paragraphs, which may have line breaks', async () => {
    const { route } = bodied.find(({ route: { method, path } }) => `${method} ${path}` === 'POST /notices')!;
    const send = (more: object) =>
      world.rest(caller, 'POST', '/notices', { ...(bodyFor(route, fixture) as object), ...more });
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
      description: 'Walls:\r\n\tslabs and a\u200fmark, in Ελληνικά',
      metadata: { remark: 'a\u001bb עברית', owner: { name: 'Smith’s Söhne & Co. 株式会社' } },
    });
    expect(taken.status).toBe(201);
  });

  const party = { name: 'Golden Bank', address_line1: '1 Pine St', city: 'Oakland', state: 'CA', zip: '94607' };
  const hidden = 'Oakland\u202eCA';

  it.each<[string, object]>([
    ['owner.address_line1', { owner: { ...party, address_line1: hidden } }],
    ['owner.attention', { owner: { ...party, attention: hidden } }],
    ['gc.city', { gc: { ...party, city: hidden } }],
    ['hiring_party.address_line2', { hiring_party: { ...party, address_line2: hidden } }],
    ['bond_information', { bond_information: hidden }],
    ['bond_information.phone', { bond_information: { ...party, phone: hidden } }],
    ['lender_information', { lender_information: hidden }],
    ['months_work_performed', { months_work_performed: ['March', hidden] }],
    ['registry_entry_number', { registry_entry_number: hidden }],
    ['service_method', { service_method: hidden }],
    ['notice_number', { notice_number: hidden }],
  ])('are refused in metadata.%s of a notice, which is printed', async (key, metadata) => {
    const { route } = bodied.find(({ route: { method, path } }) => `${method} ${path}` === 'POST /notices')!;
    const body = { ...(bodyFor(route, fixture) as object), metadata };
    const answers = [
      await world.rest(caller, 'POST', '/notices', body),
      await world.rest(caller, 'PUT', `/notices/${fixture.noticeId}`, { metadata }),
    ];
    for (const { status, body: answer } of answers) {
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [`metadata.${key}`]]);
    }
  });

  it('may contain line breaks and any script that a font prints in printed metadata', async () => {
    const { route } = bodied.find(({ route: { method, path } }) => `${method} ${path}` === 'POST /notices')!;
    const metadata = {
      bond_information: 'Bond 7\r\n\tof Εταιρεία, Компания, 株式会社',
      months_work_performed: ['März'],
    };
    const answer = await world.rest(caller, 'POST', '/notices', { ...(bodyFor(route, fixture) as object), metadata });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const unprintable = { ...metadata, bond_information: 'Bond 7 of חברה' };
    const refused = await world.rest(caller, 'POST', '/notices', {
      ...(bodyFor(route, fixture) as object),
      metadata: unprintable,
    });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['metadata.bond_information']]);
  });

  it('are refused in a CSV file of a schedule, sent as text or as bytes', async () => {
    const bytes = (csv: string) => ({ csv_base64: Buffer.from(csv).toString('base64') });
    for (const character of unseen) {
      const csv = `Item,Description,Amount\n1,Walls${character}slabs,5`;
      for (const file of [{ csv }, bytes(csv)]) {
        const answer = await world.rest(caller, 'POST', '/sovs/import-csv', { project_id: fixture.projectId, ...file });
        expect([character, answer.status, JSON.stringify(answer.body.errors)]).toEqual([
          character,
          422,
          expect.stringContaining('Row 2, description: contains control characters'),
        ]);
      }
    }
    const wrapped = bytes('Item,Description,Amount\n1,"Walls\nand slabs",5');
    const taken = await world.rest(caller, 'POST', '/sovs/import-csv', { project_id: fixture.projectId, ...wrapped });
    expect(taken.status).toBe(201);
  });

  /** Text that has no shape: a reader sees the word without it. */
  const shapeless = [
    '\u200b',
    '\u200d',
    '\u200c',
    '\u200f',
    '\u061c',
    '\u2060',
    '\u00ad',
    '\u034f',
    '\ufe0f',
    '\ufeff',
  ].concat(['\u17b4', '\u180e', '\u2063', '\u206a', '\u{e0041}', '\u{e0100}']);
  const covering = [
    '\u0334',
    '\u0335',
    '\u0336',
    '\u0337',
    '\u20d2',
    '\u20d8',
    '\u20dd',
    '\u20e0',
    '\u20e3',
    '\u20e5',
    '\u0489',
  ];
  const gaps = ['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', '\ufff9', '\ufffb', '\ufffc'];
  const create = (body: object) => world.rest(caller, 'POST', '/organizations', { ...bodies.organization, ...body });

  it('are stored as they are seen, without characters that have no shape, so that a search finds them', async () => {
    for (const [index, character] of shapeless.entries()) {
      const name = `Uncon${character}ditional${index} ${character}Steel${character}`;
      const made = await create({ name });
      expect([index, made.status, made.body.data?.name]).toEqual([index, 201, `Unconditional${index} Steel`]);
      for (const q of [`unconditional${index}`, `uncon${character}ditional${index}`]) {
        const found = await world.graphql(caller, 'query ($q: String!) { search(query: $q) { groups { count } } }', {
          q,
        });
        const counts = found.body.data.search.groups.map(({ count }: { count: number }) => count);
        expect([index, q, Math.max(...counts)]).toEqual([index, q, 1]);
      }
    }
  });

  it('are refused where they cover the text before them or leave a gap, and the answer names the character', async () => {
    for (const character of [...covering, ...gaps]) {
      const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      for (const body of [{ name: `Steel${character} Co` }, { legal_name: `UNCONDITIONAL${character}` }]) {
        const { status, body: answer } = await create(body);
        expect([code, status, Object.values(answer.errors ?? {})]).toEqual([
          code,
          422,
          [[expect.stringContaining(`it has ${code}.`)]],
        ]);
      }
    }
    const piled = await create({ name: `A${'\u0301'.repeat(20)}` });
    expect([piled.status, Object.keys(piled.body.errors)]).toEqual([422, ['name']]);
  });

  it('are missing if no one sees anything of them', async () => {
    for (const nothing of [
      '\u200b',
      ' \u3164 ',
      '\u2800\u2800',
      '\u00ad',
      '\u{e0041}',
      '\ufffa',
      '\u202e',
      '\u17b4\u034f',
      '\ufe0f',
    ]) {
      const { status, body: answer } = await create({ name: nothing });
      expect([JSON.stringify(nothing), status, answer.errors]).toEqual([
        JSON.stringify(nothing),
        422,
        { name: ['The name field is required.'] },
      ]);
      const optional = await create({ name: 'Optional', legal_name: nothing });
      expect([optional.status, optional.body.data?.legal_name]).toEqual([201, null]);
    }
  });

  /** What no font of the documents prints, whose records are refused where a document prints them. */
  const unprinted: [string, string][] = [
    ['Hebrew with points', 'שָׁלוֹם בַּר־כּוֹכְבָא'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Persian with a joiner between letters', 'می\u200cخواهم'],
    ['Hindi with joiners', 'क्\u200dष क्\u200cष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam with a joiner at the end', 'അവന്\u200d'],
    ['Khmer', 'ស្រី'],
    ['Burmese', 'မြန်မာ'],
    ['Thai', 'สมชาย เข็มกลัด'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Mongolian with a variant', 'ᠮᠣᠩᠭᠣᠯ\u180e\u1820'],
    [
      'emoji of several parts',
      '👩🏽\u200d🔧 👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
  ];

  it.each([
    ['Vietnamese', 'Nguyễn Thị Ốc'],
    ['Vietnamese that is not composed', 'Nguyễn Thị Ốc'.normalize('NFD')],
    ['Japanese with a variant', '葛\u{e0100}城'],
    ['Korean', '김철수'],
    ['a sign with a stroke', 'a \u2260 b'],
    ['a sign with a stroke that is not composed', 'a =\u0338 b'],
    ['Polish and Danish', 'Łukasz Østergård'],
    ['signs of the trade', '✓ ☐ ☑ ✗ ⊥ ∅ → ⇒'],
  ])('may be in any script that documents print: %s', async (_, name) => {
    const made = await create({ name });
    expect([made.status, made.body.data?.name]).toEqual([201, name]);
  });

  it.each(unprinted)('are stored in any script where no document prints them: %s', async (_, name) => {
    const body = { organization_id: caller.organizationId, first_name: name, last_name: 'Contact' };
    const made = await world.rest(caller, 'POST', '/contacts', body);
    expect([made.status, made.body.data?.first_name]).toEqual([201, name]);
  });

  it.each(unprinted)('are refused with their characters where a document prints them: %s', async (_, name) => {
    const made = await create({ name });
    expect([made.status, made.body.errors]).toEqual([
      422,
      { name: [expect.stringMatching(/^The name field has characters that cannot be printed: .*U\+[0-9A-F]{4,5}/)] },
    ]);
  });

  it.each(names)('are refused by %s in %s', async (_, field, route) => {
    const by = await world.anotherToken(caller);
    for (const character of [...unseen, ...lineEnds]) {
      const body = { ...(bodyFor(route, fixture) as object), [field]: `Smith${character}Sons` };
      const { status, body: answer } = await world.rest(by, route.method, pathFor(route, fixture), body);
      expect([character, status, answer.errors?.[field]]).toEqual([
        character,
        422,
        [expect.stringMatching(/must not contain control characters/)],
      ]);
    }
  });
});
