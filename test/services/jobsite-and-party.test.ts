import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('jobsites and parties', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const post = (to: string, body: object) => world.rest(caller, 'POST', to, { project_id: path.projectId, ...body });
  const put = (to: string, body: object) => world.rest(caller, 'PUT', to, body);

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('a jobsite needs a street address or a legal description, and keeps one of them', async () => {
    await expectNothingWritten(world, async () => {
      expect((await post('/jobsites', { city: 'Reno' })).body.errors).toEqual({
        address_line_1: ['The address line 1 field is required when there is no legal description.'],
      });
    });
    const lot = await post('/jobsites', { legal_description: 'Lot 1, Tract 4521' });
    expect(lot).toMatchObject({
      status: 201,
      body: { data: { address_line_1: null, country_code: 'US', is_primary: false } },
    });
    const { id } = lot.body.data;
    expect((await put(`/jobsites/${id}`, { legal_description: null })).body.errors).toHaveProperty('address_line_1');
    expect((await put(`/jobsites/${id}`, { legal_description: null, address_line_1: '1 A St' })).status).toBe(200);
    expect((await put(`/jobsites/${id}`, { name: 'Yard' })).status).toBe(200);
  });

  it('says where a description that is too long belongs', async () => {
    const long = 'N 45° E 120 feet; '.repeat(600);
    const belongs = 'Upload a longer description as an exhibit of the document, and refer to that exhibit here.';
    const sentence = (name: string) => `The ${name} field must not be greater than 10000 characters. ${belongs}`;
    expect((await post('/jobsites', { legal_description: long })).body.errors.legal_description).toEqual([
      sentence('legal description'),
    ]);
    const fields = { legal_description: long, furnished_description: long, name: 'x'.repeat(300) };
    expect((await put(`/projects/${path.projectId}`, fields)).body.errors).toEqual({
      legal_description: [sentence('legal description')],
      furnished_description: [sentence('furnished description')],
      name: ['The name field must not be greater than 255 characters.'],
    });
    expect((await post('/jobsites', { legal_description: long.slice(0, 9_999).trim() })).status).toBe(201);
  });

  it('the newest primary jobsite is the only primary one', async () => {
    const second = await post('/jobsites', { address_line_1: '2 B St', is_primary: true });
    const primary = async () =>
      (await world.rest(caller, 'GET', `/jobsites?project_id=${path.projectId}&is_primary=1`)).body.data;
    expect((await primary()).map(({ id }: { id: string }) => id)).toEqual([second.body.data.id]);
    await put(`/jobsites/${path.jobsiteId}`, { is_primary: true });
    expect((await primary()).map(({ id }: { id: string }) => id)).toEqual([path.jobsiteId]);
  });

  it('a project has the state of its first jobsite unless the caller sets one', async () => {
    expect((await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data.state).toBe('CA');
    await post('/jobsites', { address_line_1: '3 C St', state: 'NV' });
    expect((await world.rest(caller, 'GET', `/projects/${path.projectId}`)).body.data.state).toBe('CA');
    const withState = await world.rest(caller, 'POST', '/projects', {
      ...bodies.project,
      division_id: path.divisionId,
      state: 'tx',
    });
    await post('/jobsites', { project_id: withState.body.data.id, address_line_1: '4 D St', state: 'NV' });
    expect((await world.rest(caller, 'GET', `/projects/${withState.body.data.id}`)).body.data.state).toBe('TX');
  });

  it('a project without a state takes that of a jobsite which gets one later', async () => {
    const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const { id } = project.body.data;
    const stateOf = async () => (await world.rest(caller, 'GET', `/projects/${id}`)).body.data.state;
    const site = await post('/jobsites', { project_id: id, address_line_1: '5 E St' });
    await put(`/jobsites/${site.body.data.id}`, { name: 'Yard' });
    expect(await stateOf()).toBeNull();
    await put(`/jobsites/${site.body.data.id}`, { state: 'NV' });
    expect(await stateOf()).toBe('NV');
    await put(`/jobsites/${site.body.data.id}`, { state: 'AZ' });
    expect(await stateOf()).toBe('NV');
  });

  it('a party is hired by another party of the same project, not by itself', async () => {
    const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const body = { organization_id: path.ownerId, role: 'subcontractor' };
    const elsewhere = await post('/parties', { ...body, project_id: project.body.data.id });
    const party = await post('/parties', { ...body, hired_by_party_id: path.contractorPartyId });
    expect(party.body.data.hired_by_party_id).toBe(path.contractorPartyId);
    await expectNothingWritten(world, async () => {
      for (const answer of [
        await post('/parties', { ...body, hired_by_party_id: elsewhere.body.data.id }),
        await put(`/parties/${party.body.data.id}`, { hired_by_party_id: elsewhere.body.data.id }),
        await put(`/parties/${party.body.data.id}`, { hired_by_party_id: party.body.data.id }),
      ]) {
        expect({ status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          status: 422,
          keys: ['hired_by_party_id'],
        });
      }
      const hirer = await world.rest(caller, 'DELETE', `/parties/${path.contractorPartyId}`);
      expect(hirer.body.errors.id[0]).toContain('hirer');
    });
    await put(`/parties/${party.body.data.id}`, { hired_by_party_id: null });
    expect((await world.rest(caller, 'DELETE', `/parties/${path.contractorPartyId}`)).status).toBe(200);
  });

  it('an organization in use cannot be deleted, nor can the tenant itself', async () => {
    const sandbox = await world.sandboxOf(caller);
    await expectNothingWritten(world, async () => {
      for (const id of [path.ownerId, caller.organizationId]) {
        const answer = await world.rest(caller, 'DELETE', `/organizations/${id}`);
        expect({ status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
          status: 422,
          keys: ['id'],
        });
      }
      const renamed = await world.rest(sandbox, 'PUT', `/organizations/${caller.organizationId}`, {
        name: 'From the sandbox',
      });
      expect(renamed.status).toBe(403);
    });
  });
});
