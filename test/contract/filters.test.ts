/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLInputField, GraphQLInputObjectType } from 'graphql';
import * as graphql from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { planRoute } from '../../src/api/rest/plan.js';
import { snake } from '../../src/domain/shared/casing.js';
import { routes } from '../../src/rest/index.js';
import { schema } from '../support/records/schema.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { addContrast } from './contrast.js';
import { flat } from './orders.js';
import { createFixture, type Fixture, pathFor } from './records.js';

const { GraphQLEnumType, getNamedType } = graphql;

const ranges = ['dateFrom', 'dateUntil', 'createdFrom', 'createdUntil'];
/** What these are about. */
const fieldOfRange: Record<string, string> = {
  '/projects': 'first_furnishing_date',
  '/notices': 'notice_date',
  '/escalations': 'escalation_date',
  '/waivers': 'through_date',
  '/waiver-requests': 'due_date',
  '/pay-applications': 'period_to',
  '/document-orders': 'created_at',
  '/sovs': 'created_at',
  '/fulfillment-requests': 'created_at',
};

describe('every filter of every list', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
    await addContrast(world, caller, fixture);
  });

  it('are named in the header X-Ignored-Parameters when they are not known, and the list is not filtered', async () => {
    const get = (query: string) => world.rest(caller, 'GET', query);
    const all = await get('/notices?per_page=1');
    const misspelled = await get('/notices?statuss=served&per_page=1&Status=draft&%C3%A4=1');
    expect([misspelled.status, misspelled.body.meta.total]).toEqual([200, all.body.meta.total]);
    expect(misspelled.headers['x-ignored-parameters']).toBe('statuss, Status, %C3%A4');
    const known = [
      '/notices?status=draft&page=1&updated_since=2020-01-01T00:00:00Z',
      '/search?q=a&types[]=notices&per_type=2',
    ];
    for (const query of [...known, '/notices', `/notices/${fixture.noticeId}`]) {
      expect((await get(query)).headers['x-ignored-parameters']).toBeUndefined();
    }
    expect((await get('/search?q=a&type=notices')).headers['x-ignored-parameters']).toBe('type');
    expect((await get(`/notices/${fixture.noticeId}?page=2`)).headers['x-ignored-parameters']).toBe('page');
    const refused = await get('/notices?status=nonsense&statuss=draft');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']]);
  });

  for (const route of routes.filter(({ answer }) => answer === 'list')) {
    const plan = planRoute(schema, route);
    const all = Object.values((getNamedType(plan.variables.filter) as GraphQLInputObjectType).getFields());
    const fields = all.filter(({ extensions }) => !extensions.rule?.graphqlOnly);
    const get = (query: string) => world.rest(caller, 'GET', `${pathFor(route, fixture)}?${query}`);
    const everyPage = async (query: string): Promise<Json[]> => {
      const records: Json[] = [];
      for (let page = 1; ; page += 1) {
        const { data, meta } = (await get(`per_page=100&page=${page}${query}`)).body;
        records.push(...data.map(flat));
        if (page === meta.last_page) return records;
      }
    };

    for (const field of fields.filter(
      ({ name }) => !['search', 'updatedSince', 'from', 'to', 'since', 'until', ...ranges].includes(name),
    )) {
      const name = snake(field.name);

      it(`${route.path} filtered by ${name} returns the records with that value, and refuses an invalid one`, async () => {
        const preview = name === 'is_preview' ? '' : '&is_preview=false';
        const all = await everyPage(preview);
        if (name === 'is_preview') all.push(...(await get('is_preview=1')).body.data);
        // The audit log shows the record's serial number, and is filtered by its id.
        const recordField = name === 'auditable_id' ? 'auditable_uuid' : name;
        const values = [...new Set(all.map((record) => record[recordField]).filter((value) => value !== null))];
        const differ = new Set(all.map((record) => record[recordField])).size > 1;
        if (!differ && !hasOneWord(field)) throw new Error(needsContrast(route.path, name));
        for (const value of values) {
          const found = await everyPage(`&${name}=${encodeURIComponent(String(value))}`);
          const expected = all.filter((record) => record[recordField] === value).map(({ id }) => id);
          expect(found.map(({ id }) => id).sort()).toEqual(expected.sort());
        }
        for (const wrong of wrongValues(field)) {
          const answer = await get(`${name}=${wrong}`);
          expect({ wrong, status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
            wrong,
            status: 422,
            keys: [name],
          });
        }
      });
    }

    for (const { name } of fields.filter((field) => ranges.includes(field.name))) {
      const parameter = snake(name);
      it(`${route.path} filtered by ${parameter} returns the records on that side, and refuses what is no time`, async () => {
        const field = fieldOfRange[route.path]!;
        const all = await everyPage('');
        const values = all.map((record) => record[field]).filter((value) => value !== null);
        expect(values.length).toBeGreaterThan(0);
        for (const value of new Set([...values, '2000-01-01T00:00:00Z', '2199-01-01T00:00:00Z'])) {
          const bound = name.startsWith('date') ? String(value).slice(0, 10) : String(value);
          const isFound = ({ [field]: one }: Json) => {
            if (one === null) return false;
            if (name.endsWith('From')) return one >= bound;
            return name === 'createdUntil' ? one < bound : one <= bound;
          };
          const found = await everyPage(`&${parameter}=${encodeURIComponent(bound)}`);
          expect(found.map(({ id }) => id)).toEqual(all.filter(isFound).map(({ id }) => id));
        }
        const answer = await get(`${parameter}=2026-02-30`);
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [parameter]]);
      });
    }

    if (fields.some(({ name }) => name === 'organizationId')) {
      it(`${route.path} is refused for another account's organization, and empty for an unknown one`, async () => {
        const stranger = await world.caller();
        const made = await world.rest(stranger, 'POST', '/organizations', { name: 'Directory of a stranger' });
        for (const id of [stranger.organizationId, made.body.data.id]) {
          const answer = await get(`organization_id=${id}`);
          expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
        }
        const unknown = await get(`organization_id=${uuidv7()}`);
        expect({ status: unknown.status, data: unknown.body.data }).toEqual({ status: 200, data: [] });
      });
    }

    it(`${route.path} accepts empty filters and unknown parameters`, async () => {
      const query = fields.map(({ name }) => `${snake(name)}=`).join('&');
      const answer = await get(`${query}&sort=name&unknown[]=1`);
      expect(answer.status).toBe(200);
      expect(answer.body.meta.total).toBeGreaterThan(0);
    });

    // None of these records is deleted; their own tests cover `updated_since`.
    const lasting = [
      '/audit-logs',
      '/credits/ledger',
      '/webhooks/{uuid}/deliveries',
      '/pay-application-invitations',
      '/requests',
    ];
    if (lasting.includes(route.path)) continue;
    it(`${route.path}?updated_since returns changes and deletions, and refuses a value that is not a time`, async () => {
      const [{ now }] = (await world.sql<{ now: Date }>('select clock_timestamp() as now')) as [{ now: Date }];
      const table = route.path
        .slice(1)
        .replaceAll('-', '_')
        .replace(/_auth$/, '_credentials');
      const [first] = (await get('')).body.data as Json[];
      await world.sql(`update ${table} set updated_at = now(), deleted_at = now() where id = $1`, [first.id]);
      const since = encodeURIComponent(now.toISOString());
      const synced = await get(`updated_since=${since}`);
      expect(synced.body.data).toEqual([{ id: first.id, deleted_at: expect.stringMatching(/\+00:00$/) }]);
      expect((await get('')).body.data.map(({ id }: Json) => id)).not.toContain(first.id);
      await world.sql(`update ${table} set deleted_at = null where id = $1`, [first.id]);
      const live = (await get(`updated_since=${since}`)).body.data;
      expect(live).toEqual([expect.objectContaining({ id: first.id, created_at: expect.any(String) })]);
      expect(live[0]).not.toHaveProperty('deleted_at');
      for (const wrong of [
        'yesterday',
        '2026-02-30T00:00:00Z',
        '2026-01-01',
        '2026-01-01T25:00:00Z',
        '2026-01-01T00:00:00%2B99:99',
        '9999-12-31T23:59:59-01:00',
        '1000-01-01T00:00:00%2B01:00',
        '0000-00-00T00:00:00Z',
        '1700000000',
        '-infinity',
      ]) {
        const answer = await get(`updated_since=${wrong}`);
        expect({ wrong, status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          wrong,
          status: 422,
          keys: ['updated_since'],
        });
      }
      for (const right of ['1999-12-31T23:59:59.123456-08:00', '2026-01-01T00:00Z', '2026-01-01T24:00:00Z']) {
        expect((await get(`updated_since=${encodeURIComponent(right)}`)).body.meta.total).toBeGreaterThan(0);
      }
      // Pasted from a response without percent-encoding: the plus arrives as a space.
      expect((await get(`updated_since=${live[0].updated_at}`)).body.data).toHaveLength(1);
    });
  }
});

/** An enum with one value so far: no two records can differ in it. */
function hasOneWord({ type }: GraphQLInputField): boolean {
  const named = getNamedType(type);
  return named instanceof GraphQLEnumType && named.getValues().length === 1;
}

function wrongValues(field: GraphQLInputField): string[] {
  const type = getNamedType(field.type);
  if (type instanceof GraphQLEnumType) return ['bogus', 'constructor', '1'];
  if (type.name === 'Boolean') return ['yes', '2', 'TRUE', 'null'];
  if (type.name === 'ID') return ['1', 'nonsense', '%00'];
  if (field.extensions.rule?.format === 'state') return ['ZZ', 'California'];
  return ['%00'];
}

function needsContrast(path: string, name: string): string {
  return `All records that ${path} lists have the same ${name}, so its filter is not tested: add another in contrast.ts.`;
}
