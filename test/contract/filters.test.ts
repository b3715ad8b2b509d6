import { beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLEnumType, type GraphQLInputField, type GraphQLInputObjectType, getNamedType } from 'graphql';
import { buildGraphqlSchema } from '../../src/graphql/build-schema.js';
import { planRoute } from '../../src/rest/adapter/plan.js';
import { routes } from '../../src/rest/index.js';
import { snake } from '../../src/validation/casing.js';
import { type Caller, type Json, openWorld } from '../support/world.js';
import { fileDocument, fillShelf, type Shelf } from './records.js';

describe('every filter of every list', () => {
  const world = openWorld();
  const schema = buildGraphqlSchema();
  let caller: Caller;
  let shelf: Shelf;

  beforeAll(async () => {
    caller = await world.caller();
    shelf = await fillShelf(world, caller);
    await addContrast();
  });

  for (const route of routes.filter(({ answer }) => answer === 'list')) {
    const plan = planRoute(schema, route);
    const fields = Object.values((getNamedType(plan.variables.filter) as GraphQLInputObjectType).getFields());
    const get = async (query: string) => world.rest(caller, 'GET', `${route.path}?${query}`);

    for (const field of fields.filter(({ name }) => !['search', 'updatedSince'].includes(name))) {
      const name = snake(field.name);

      it(`${route.path} is narrowed by ${name} to what has that value, and refuses a wrong one`, async () => {
        const preview = name === 'is_preview' ? '' : '&is_preview=false';
        const all: Json[] = (await get(`per_page=100${preview}`)).body.data;
        if (name === 'is_preview') all.push(...(await get('is_preview=1')).body.data);
        const values = [...new Set(all.map((record) => record[name]).filter((value) => value !== null))];
        if (new Set(all.map((record) => record[name])).size < 2) throw new Error(needsContrast(route.path, name));
        for (const value of values) {
          const found = (await get(`per_page=100&${name}=${encodeURIComponent(String(value))}`)).body.data;
          const expected = all.filter((record) => record[name] === value).map(({ id }) => id);
          expect(found.map(({ id }: Json) => id).sort()).toEqual(expected.sort());
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

    it(`${route.path} takes filters left empty and parameters it does not know`, async () => {
      const query = fields.map(({ name }) => `${snake(name)}=`).join('&');
      const answer = await get(`${query}&sort=name&unknown[]=1`);
      expect(answer.status).toBe(200);
      expect(answer.body.meta.total).toBeGreaterThan(0);
    });

    it(`${route.path}?updated_since tells of changes and deletions, and refuses what is no time`, async () => {
      const [{ now }] = (await world.sql<{ now: Date }>('select clock_timestamp() as now')) as [{ now: Date }];
      const table = route.path.slice(1);
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

  for (const [path, create, key] of [
    ['/organizations', (name: string) => ({ name }), 'name'],
    [
      '/divisions',
      (name: string) => ({ ...address, organization_id: caller.organizationId, name: 'D', code: name }),
      'code',
    ],
    [
      '/contacts',
      (name: string) => ({ organization_id: caller.organizationId, first_name: 'C', last_name: name }),
      'last_name',
    ],
    ['/projects', (name: string) => ({ division_id: shelf.divisionId, claimant_role: 'laborer', name }), 'name'],
    ['/jobsites', (name: string) => ({ project_id: shelf.projectId, address_line_1: name }), 'address_line_1'],
    [
      '/notices',
      (name: string) => ({
        project_id: shelf.projectId,
        organization_id: shelf.ownerId,
        type: 'lien',
        state: 'CA',
        notice_date: '2026-01-01',
        description: name,
      }),
      'description',
    ],
  ] as const) {
    it(`${path}?search matches any part in any case, and takes % and _ as they are`, async () => {
      for (const name of ['Fifty %_Off\\ Ärmel', 'Fifty XX Off']) {
        expect((await world.rest(caller, 'POST', path, create(name))).status).toBe(201);
      }
      const search = async (text: string) =>
        (await world.rest(caller, 'GET', `${path}?search=${encodeURIComponent(text)}`)).body.data.map(
          (row: Json) => row[key],
        );
      expect(await search('fIfTy')).toHaveLength(2);
      expect(await search('  xx off ')).toEqual(['Fifty XX Off']);
      for (const text of ['%', '_', '%_', '\\', 'ärmel', 'OFF\\']) {
        expect({ text, found: await search(text) }).toEqual({ text, found: ['Fifty %_Off\\ Ärmel'] });
      }
      expect(await search('nothing like it')).toEqual([]);
      for (const wrong of ['%00', 'x'.repeat(256), 'a&search=b']) {
        const answer = await world.rest(caller, 'GET', `${path}?search=${wrong}`);
        expect({ status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          status: 422,
          keys: ['search'],
        });
      }
    });
  }

  const address = { address_line_1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' };

  /** Records that differ from the shelf's in every field a list can be narrowed by. */
  async function addContrast(): Promise<void> {
    const make = async (path: string, body: object) => {
      const answer = await world.rest(caller, 'POST', path, body);
      if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
      return answer.body.data.id as string;
    };
    const organization = await make('/organizations', { name: 'Contrast', kind: 'lender', is_active: false });
    const division = await make('/divisions', {
      ...address,
      organization_id: organization,
      name: 'Other',
      is_active: false,
    });
    await make('/contacts', {
      organization_id: organization,
      division_id: division,
      first_name: 'A',
      last_name: 'B',
      is_active: false,
    });
    await make('/contacts', {
      organization_id: organization,
      division_id: shelf.divisionId,
      first_name: 'A',
      last_name: 'B',
    });
    const project = await make('/projects', {
      division_id: division,
      claimant_role: 'laborer',
      name: 'Other',
      status: 'archived',
      sector: 'public',
      state: 'NV',
      external_id: 'ext 1/2&3',
    });
    await make('/projects', { division_id: division, claimant_role: 'laborer', name: 'Third', external_id: 'ext' });
    await make('/parties', { project_id: project, organization_id: organization, role: 'bank', is_active: false });
    await make('/jobsites', { project_id: project, legal_description: 'Lot 1', state: 'NV' });
    const notice = await make('/notices', {
      project_id: project,
      organization_id: organization,
      type: 'lien',
      state: 'NV',
      notice_date: '2026-01-01',
    });
    await fileDocument(
      world,
      caller,
      { noticeId: notice, projectId: project, divisionId: division },
      { preview: true },
    );
    await fileDocument(world, caller, { noticeId: notice, projectId: project, divisionId: division });
    await world.sql(
      `update documents set status = 'reverted', type = 'mechanics_lien', documentable_type = 'waiver', organization_id = $1
       where project_id = $2 and not is_preview`,
      [organization, project],
    );
    await world.sql(`update notices set status = 'void' where id = $1`, [notice]);
  }
});

function wrongValues(field: GraphQLInputField): string[] {
  const type = getNamedType(field.type);
  if (type instanceof GraphQLEnumType) return ['bogus', 'constructor', '1'];
  if (type.name === 'Boolean') return ['yes', '2', 'TRUE', 'null'];
  if (type.name === 'UUID') return ['1', 'nonsense', '%00'];
  if (field.extensions.rule?.format === 'state') return ['ZZ', 'California'];
  return ['%00'];
}

function needsContrast(path: string, name: string): string {
  return `All records that ${path} lists have the same ${name}, so its filter is not tested: add another to addContrast.`;
}
