/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { createFixture, type Fixture } from './records.js';

const address = { address_line_1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' };

describe('every search', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
  });

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
    ['/projects', (name: string) => ({ division_id: fixture.divisionId, claimant_role: 'laborer', name }), 'name'],
    ['/jobsites', (name: string) => ({ project_id: fixture.projectId, address_line_1: name }), 'address_line_1'],
    [
      '/notices',
      (name: string) => ({
        project_id: fixture.projectId,
        organization_id: fixture.ownerId,
        type: 'lien',
        state: 'CA',
        notice_date: '2026-01-01',
        description: name,
      }),
      'description',
    ],
    ['/sovs', (name: string) => ({ project_id: fixture.projectId, name }), 'name'],
    [
      '/waivers',
      (name: string) => ({
        project_id: fixture.projectId,
        organization_id: fixture.ownerId,
        type: 'conditional_final',
        state: 'CA',
        work_description: name,
      }),
      'work_description',
    ],
    [
      '/escalations',
      (name: string) => ({
        project_id: fixture.projectId,
        organization_id: fixture.ownerId,
        type: 'lawsuit',
        state: 'CA',
        escalation_date: '2026-01-01',
        description: name,
      }),
      'description',
    ],
  ] as const) {
    it(`${path}?search matches any part in any case, and takes % and _ literally`, async () => {
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
});
