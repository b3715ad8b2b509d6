import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('inconsistent records', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  let otherDivision: string;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    const division = { ...bodies.division, organization_id: made.contractorId, name: 'Another Division' };
    otherDivision = (await world.rest(caller, 'POST', '/divisions', division)).body.data.id;
  });

  it('a contact cannot be in a division of another organization', async () => {
    const body = { ...bodies.contact, organization_id: made.organizationId, division_id: otherDivision };
    const created = await world.rest(caller, 'POST', '/contacts', body);
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['division_id']]);
    const updated = await world.rest(caller, 'PUT', `/contacts/${made.contactId}`, { division_id: otherDivision });
    expect([updated.status, Object.keys(updated.body.errors)]).toEqual([422, ['division_id']]);
  });

  it('a party cannot be hired by a party that it hired', async () => {
    const hire = (party: string, by: string) =>
      world.rest(caller, 'PUT', `/parties/${party}`, { hired_by_party_id: by });
    expect((await hire(made.contractorPartyId, made.ownerPartyId)).status).toBe(200);
    const circle = await hire(made.ownerPartyId, made.contractorPartyId);
    expect([circle.status, Object.keys(circle.body.errors)]).toEqual([422, ['hired_by_party_id']]);
    expect((await hire(made.ownerPartyId, made.ownerPartyId)).status).toBe(422);
  });

  it('a project’s jobsites follow it to the organization of its new division', async () => {
    const body = { ...bodies.project, division_id: made.divisionId };
    const projectId = (await world.rest(caller, 'POST', '/projects', body)).body.data.id;
    const jobsite = await world.rest(caller, 'POST', '/jobsites', { ...bodies.jobsite, project_id: projectId });
    expect((await world.rest(caller, 'PUT', `/projects/${projectId}`, { division_id: otherDivision })).status).toBe(
      200,
    );
    const moved = await world.rest(caller, 'GET', `/jobsites/${jobsite.body.data.id}`);
    expect(moved.body.data.organization_id).toBe(made.contractorId);
  });

  it('a sandbox token cannot create a tenant account', async () => {
    const sandbox = await world.sandboxOf(caller);
    const refused = await world.rest(sandbox, 'POST', '/organizations', { name: 'Disposable', type: 'tenant' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['type']]);
  });

  it('a notice cannot be ordered with a document that no longer matches the records', async () => {
    const document = await generate(world, caller, made.noticeId);
    const move = (status: string) => world.rest(caller, 'POST', `/notices/${made.noticeId}/transition`, { status });
    const refusedDelete = await world.rest(caller, 'DELETE', `/notices/${made.noticeId}`);
    expect([refusedDelete.status, refusedDelete.body.errors.status[0]]).toEqual([
      422,
      expect.stringContaining('revert'),
    ]);
    await world.rest(caller, 'PUT', `/organizations/${made.ownerId}`, { address_line_1: '2 Market St' });
    const stale = await move('ordered');
    expect([stale.status, stale.body.code]).toEqual([422, 'illegal_transition']);
    await world.rest(caller, 'POST', `/documents/${document.id}/revert`);
    await generate(world, caller, made.noticeId);
    expect((await move('ordered')).status).toBe(200);
  });

  it('a word of ten thousand letters is printed in good time', async () => {
    const body = {
      ...bodies.notice,
      project_id: made.projectId,
      organization_id: made.organizationId,
      description: 'x'.repeat(10_000),
    };
    const { id } = (await world.rest(caller, 'POST', '/notices', body)).body.data;
    const printed = await world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: id,
      type: 'notice',
      organization_id: made.organizationId,
      preview: true,
    });
    expect(printed).toMatchObject({ status: 201, body: { data: { is_preview: true } } });
  });
});
