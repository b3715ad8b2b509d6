/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { searchTypes } from '../../../src/entities/search/sources.js';
import { recording } from '../../db/statements.js';
import { goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('the arguments of a search', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    const { divisionId } = await goldenPath(world, caller);
    await world.sql(
      `insert into projects (id, account_id, livemode, organization_id, division_id, claimant_role, name, created_at, updated_at)
       select uuidv7(), $1, true, $1, $2, 'laborer', 'Quartzite ' || n, now(), now() + n * interval '1 second'
       from generate_series(1, 30) n`,
      [caller.organizationId, divisionId],
    );
  });

  const get = (query: string) => world.rest(caller, 'GET', `/search?${query}`);
  const counted = async (query: string) => {
    const { status, body } = await get(query);
    return [status, body.data?.projects?.length, body.meta?.per_type];
  };

  it('return five results of a type by default, at most 25, and count all of them', async () => {
    expect(await counted('q=quartzite')).toEqual([200, 5, 5]);
    expect(await counted('q=quartzite&per_type=')).toEqual([200, 5, 5]);
    expect(await counted('q=quartzite&per_type=7')).toEqual([200, 7, 7]);
    expect(await counted('q=quartzite&per_type=25')).toEqual([200, 25, 25]);
    for (const large of ['26', '100', '99999999999999']) {
      expect(await counted(`q=quartzite&per_type=${large}`)).toEqual([200, 25, 25]);
    }
    for (const small of ['0', '-3']) expect(await counted(`q=quartzite&per_type=${small}`)).toEqual([200, 1, 1]);
    expect((await get('q=quartzite')).body.meta.counts.projects).toBe(30);
  });

  it('put the newest first among equal results', async () => {
    const { body } = await get('q=quartzite&per_type=3');
    expect(body.data.projects.map(({ title }: Json) => title)).toEqual([
      'Quartzite 30',
      'Quartzite 29',
      'Quartzite 28',
    ]);
  });

  it.each(['many', '1.5', '5&per_type=6', '%00'])('reject per_type=%s', async (value) => {
    expect(await get(`q=x&per_type=${value}`)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { per_type: ['The per type field must be an integer.'] } },
    });
  });

  it('limit the search to the given types, in any notation', async () => {
    for (const types of [
      'types=notices,projects',
      'types=notices&types=projects',
      'types[]=projects&types[]=notices',
      'types=project,notice,',
      'types=%20projects%20,notices,projects',
    ]) {
      const { status, body } = await get(`q=sunset&${types}`);
      expect({ types, status, keys: Object.keys(body.data ?? {}) }).toEqual({
        types,
        status: 200,
        keys: ['projects', 'notices'],
      });
      expect(body.meta.types).toEqual(['projects', 'notices']);
      expect(Object.keys(body.meta.counts)).toEqual(['projects', 'notices']);
    }
    for (const all of ['', '&types=', '&types=,']) {
      expect(Object.keys((await get(`q=sunset${all}`)).body.data)).toEqual(searchTypes);
    }
  });

  it.each(['bogus', 'projects,bogus', 'PROJECTS', 'constructor', '%00'])('reject types=%s', async (types) => {
    const { status, body } = await get(`q=sunset&types=${types}`);
    expect({ status, keys: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, keys: ['types'] });
    expect(body.errors.types[0]).toContain('must be one of organizations, divisions');
  });

  it('require a text of at most 255 characters that can be stored', async () => {
    for (const query of ['', 'q=', 'q=%20%20', 'types=projects']) {
      expect(await get(query)).toMatchObject({ status: 422, body: { errors: { q: ['The q field is required.'] } } });
    }
    for (const [query, sentence] of [
      [`q=${'x'.repeat(256)}`, 'The q field must not be greater than 255 characters.'],
      ['q=a%00b', 'The q field has characters that cannot be stored.'],
      ['q=a&q=b', 'The q field must be a string.'],
    ] as const) {
      expect(await get(query)).toMatchObject({ status: 422, body: { errors: { q: [sentence] } } });
    }
    const many = await get(`q=&types=bogus&per_type=x`);
    expect(Object.keys(many.body.errors)).toEqual(['q', 'types', 'per_type']);
  });

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    "' or 1=1 --",
    'a:*',
    '!sunset',
    'sunset & | tower',
    '(sunset',
    '<->',
    'the',
    'the and of',
    'x',
    '🙂',
    '日本語',
    'Ω',
    '̀',
    '0000.5',
    'a'.repeat(255),
    'a '.repeat(127),
    '-'.repeat(255),
    '$1',
    '{}',
  ])('accept the text %j', async (q) => {
    const { status, body } = await get(`q=${encodeURIComponent(q)}`);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(body.meta.query).toBe(q.trim());
  });

  it('treat wildcards and operators as punctuation', async () => {
    for (const q of ['%', '_', '*', ':*', '|', '%%%']) {
      const { body } = await get(`q=${encodeURIComponent(q)}`);
      expect(Object.values<Json[]>(body.data).flat()).toEqual([]);
    }
    const { body } = await get(`q=${encodeURIComponent("!sunset' | (tower:*")}&types=projects`);
    expect(body.data.projects.map(({ title }: Json) => title)).toEqual(['Sunset Tower']);
  });

  it('follow the same rules in GraphQL, under their GraphQL names', async () => {
    const ask = (args: string) => world.graphql(caller, `{ search(${args}) { groups { count } } }`);
    const cases: Array<[string, Record<string, string[]>]> = [
      ['query: "  "', { query: ['The query field is required.'] }],
      [`query: "${'x'.repeat(256)}"`, { query: ['The query field must not be greater than 255 characters.'] }],
      ['query: "a\\u0000"', { query: ['The query field has characters that cannot be stored.'] }],
      ['query: "x", perType: 26', { perType: ['The per type field must not be greater than 25.'] }],
      ['query: "x", perType: 0', { perType: ['The per type field must be at least 1.'] }],
    ];
    for (const [args, errors] of cases) {
      const { body } = await ask(args);
      expect(body.errors?.[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 422, errors });
    }
    expect((await ask('query: "x", types: [BOGUS]')).body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await ask('query: "x", perType: null, types: null')).body.errors).toBeUndefined();
  });

  it('need one statement, and another one to correct typing errors, whatever the number of types', async () => {
    const statements = async (query: string) => {
      const { result, statements: sent } = await recording(() => get(query));
      expect(result.status).toBe(200);
      return sent.filter(({ text }) => text.includes('search_')).length;
    };
    expect(await statements('q=sunset')).toBe(1);
    expect(await statements('q=sunset&types=projects')).toBe(1);
    expect(await statements('q=sunest')).toBe(2);
    expect(await statements('q=sunest%20tower')).toBe(2);
    expect(await statements('q=sunest&types=projects,notices')).toBe(2);
    expect(await statements('q=qqqqqqqq')).toBe(1);
    expect(await statements('q=%25')).toBe(0);
  });
});
