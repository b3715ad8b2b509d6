/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the claimant of a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const put = (to: string, body: object, by = caller) => world.rest(by, 'PUT', to, body);
  const claimant = async ({ projectId }: GoldenPath = path, by = caller): Promise<Json> =>
    (await world.rest(by, 'GET', `/parties?project_id=${projectId}&is_claimant=true`)).body.data[0];

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('is a separate party, created with the project', async () => {
    expect(await claimant()).toMatchObject({
      project_id: path.projectId,
      organization_id: path.organizationId,
      role: 'subcontractor',
      is_claimant: true,
      is_active: true,
    });
  });

  it('keeps its role, activity and organization, and cannot be deleted', async () => {
    const { id } = await claimant();
    await expectNothingWritten(world, async () => {
      const answer = await put(`/parties/${id}`, {
        role: 'owner',
        is_active: false,
        organization_id: path.ownerId,
        attention: 'x',
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors).sort()).toEqual(['is_active', 'organization_id', 'role']);
      const deleted = await world.rest(caller, 'DELETE', `/parties/${id}`);
      expect(deleted).toMatchObject({
        status: 422,
        body: { errors: { id: ['The claimant party of a project cannot be deleted.'] } },
      });
    });
    const attention = await put(`/parties/${id}`, {
      role: 'subcontractor',
      is_active: true,
      attention: 'Credit department',
    });
    expect(attention).toMatchObject({
      status: 200,
      body: { data: { attention: 'Credit department', is_claimant: true } },
    });
  });

  it('cannot be set by a caller’s flag on a party', async () => {
    const body = { project_id: path.projectId, organization_id: path.ownerId, role: 'laborer', is_claimant: true };
    const made = await world.rest(caller, 'POST', '/parties', body);
    expect(made).toMatchObject({ status: 201, body: { data: { is_claimant: false } } });
    const changed = await put(`/parties/${made.body.data.id}`, { is_claimant: true });
    expect(changed.body.data.is_claimant).toBe(false);
  });

  it('follows the project’s role and the organization of its division', async () => {
    const own = await world.caller();
    const other = await goldenPath(world, own);
    const changed = await put(`/projects/${other.projectId}`, { claimant_role: 'supplier' }, own);
    expect(changed.body.data.claimant_role).toBe('material_supplier');
    expect((await claimant(other, own)).role).toBe('material_supplier');
    await clearDocumentRecords(own, other);
    const division = await world.rest(own, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: other.contractorId,
    });
    const moved = await put(`/projects/${other.projectId}`, { division_id: division.body.data.id }, own);
    expect(moved.body.data).toMatchObject({ division_id: division.body.data.id, organization_id: other.contractorId });
    expect((await claimant(other, own)).organization_id).toBe(other.contractorId);
  });

  it('cannot change its division once documents exist in its name', async () => {
    const division = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: caller.organizationId,
    });
    const answer = await put(`/projects/${path.projectId}`, { division_id: division.body.data.id });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { division_id: [expect.stringContaining('cannot change')] } },
    });
    const same = await put(`/projects/${path.projectId}`, { division_id: path.divisionId });
    expect(same.status).toBe(200);
  });

  it('accepts the eight roles that can claim, under all of their names, and no other role', async () => {
    for (const [given, kept] of [
      ['gc', 'general_contractor'],
      ['prime', 'general_contractor'],
      ['original_contractor', 'general_contractor'],
      ['materialman', 'material_supplier'],
      ['engineer', 'design_professional'],
      [' laborer ', 'laborer'],
    ]) {
      const made = await world.rest(caller, 'POST', '/projects', {
        ...bodies.project,
        division_id: path.divisionId,
        claimant_role: given,
      });
      expect({ given, role: made.body.data?.claimant_role }).toEqual({ given, role: kept });
    }
    for (const role of [
      'owner',
      'lender',
      'bank',
      'tenant',
      'lien_agent',
      'public_entity',
      'developer',
      'surety',
      'lessee',
    ]) {
      const answer = await world.rest(caller, 'POST', '/projects', {
        ...bodies.project,
        division_id: path.divisionId,
        claimant_role: role,
      });
      expect({ role, status: answer.status, keys: Object.keys(answer.body.errors ?? {}) }).toEqual({
        role,
        status: 422,
        keys: ['claimant_role'],
      });
    }
  });

  it('keeps its division from being deleted until the project is deleted', async () => {
    const own = await world.caller();
    const other = await goldenPath(world, own);
    const refused = await world.rest(own, 'DELETE', `/divisions/${other.divisionId}`);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { id: [expect.stringContaining('claimant of a project')] } },
    });
    expect((await world.rest(own, 'DELETE', `/projects/${other.projectId}`)).body.errors.id[0]).toContain('notices');
    await clearDocumentRecords(own, other);
    expect((await world.rest(own, 'DELETE', `/projects/${other.projectId}`)).status).toBe(200);
    for (const gone of [`/parties/${other.ownerPartyId}`, `/jobsites/${other.jobsiteId}`]) {
      expect((await world.rest(own, 'GET', gone)).status).toBe(404);
    }
    expect((await world.rest(own, 'DELETE', `/divisions/${other.divisionId}`)).status).toBe(200);
  });

  /** Deletes the records in the name of the project's division, the escalation before its notice. */
  async function clearDocumentRecords(by: Caller, ids: GoldenPath): Promise<void> {
    const { noticeId, waiverId, escalationId, payApplicationId } = ids;
    const records = {
      escalations: escalationId,
      notices: noticeId,
      waivers: waiverId,
      'pay-applications': payApplicationId,
    };
    for (const [collection, id] of Object.entries(records)) {
      expect((await world.rest(by, 'DELETE', `/${collection}/${id}`)).status).toBe(200);
    }
  }
});
