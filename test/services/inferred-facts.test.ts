/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const hirer = 'parties.hired_by_party_id';
const contractor = 'Golden State Builders Inc';

describe('the inferred facts of a document', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const create = (collection: string, body: object) => world.send(caller, 'POST', collection, body);
  const party = async (path: GoldenPath, name: string, role: string, body: object = {}) => {
    const { id } = await create('/organizations', { ...bodies.contractor, name });
    return create('/parties', { project_id: path.projectId, organization_id: id, role, ...body });
  };
  const textOf = async (id: string) =>
    (await readPdf(await world.download(caller, id))).texts.join('\n').replace(/\s+/g, ' ');
  /** A document of each kind about one project of a subcontractor. */
  const documentsOf = async (path: GoldenPath) => {
    const own = { project_id: path.projectId, organization_id: path.organizationId };
    const contracted = { date_contract: '2026-01-05' };
    const project = await world.rest(caller, 'PUT', `/projects/${path.projectId}`, contracted);
    expect(project.status).toBe(200);
    const lien = await create('/notices', {
      ...bodies.notice,
      ...own,
      type: 'lien',
      last_furnishing_date: '2026-01-30',
      metadata: { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' },
    });
    const made: Record<string, Json> = {};
    for (const [documentable_type, documentable_id, type] of [
      ['notice', lien.id, 'mechanics_lien'],
      ['notice', path.noticeId, 'notice'],
      ['escalation', path.escalationId, 'escalation'],
      ['waiver', path.waiverId, 'waiver'],
      ['pay_application', path.payApplicationId, 'pay-application'],
    ] as const) {
      made[type] = await create('/documents/generate', {
        documentable_type,
        documentable_id,
        type,
        organization_id: path.organizationId,
        preview: true,
      });
    }
    return made;
  };
  const fieldsOf = (entries: Json[]) => entries.map(({ field }) => field);

  it('list the general contractor as the hiring party of a subcontractor, and never another subcontractor', async () => {
    const path = await goldenPath(world, caller);
    await party(path, 'Unrelated Plumbing, Inc.', 'subcontractor');
    const { notice, ...others } = await documentsOf(path);
    for (const document of [notice, ...Object.values(others)]) {
      expect(document.inferred).toContainEqual({ field: hirer, value: contractor, message: expect.any(String) });
      expect(fieldsOf(document.warnings)).not.toContain(hirer);
    }
    for (const document of Object.values(others)) {
      const text = await textOf(document.id);
      expect(text).toContain(contractor);
      expect(text).not.toContain('Unrelated Plumbing');
    }
    // A preliminary notice lists each party of the project beside the one that hired the claimant.
    expect(await textOf(notice.id)).toContain(`Provided to, or under contract with ${contractor}`);
  });

  it('name no hiring party in a sworn document where two can have hired the claimant', async () => {
    const path = await goldenPath(world, caller);
    await party(path, 'Second Builders, Inc.', 'gc');
    const { notice, ...others } = await documentsOf(path);
    for (const document of Object.values(others)) {
      expect(fieldsOf(document.inferred)).not.toContain(hirer);
      expect(fieldsOf(document.warnings)).toContain(hirer);
    }
    expect(others.mechanics_lien.ready_to_file).toBe(false);
    expect(fieldsOf(notice.warnings)).toContain(hirer);
  });

  it('list nothing that the records say', async () => {
    const path = await goldenPath(world, caller);
    await party(path, 'Second Builders, Inc.', 'gc');
    const parties = await world.rest(caller, 'GET', `/parties?project_id=${path.projectId}`);
    const { id } = parties.body.data.find(({ is_claimant }: Json) => is_claimant);
    const named = await world.rest(caller, 'PUT', `/parties/${id}`, { hired_by_party_id: path.contractorPartyId });
    expect(named.status).toBe(200);
    for (const document of Object.values(await documentsOf(path))) {
      expect([...fieldsOf(document.inferred), ...fieldsOf(document.warnings)]).not.toContain(hirer);
      expect(await textOf(document.id)).toContain(contractor);
    }
  });

  it('are part of the stored document in REST and GraphQL, and keep what was printed', async () => {
    const path = await goldenPath(world, caller);
    const { escalation } = await documentsOf(path);
    expect(fieldsOf(escalation.inferred)).toEqual([hirer]);
    await party(path, 'Second Builders, Inc.', 'gc');
    const shown = await world.rest(caller, 'GET', `/documents/${escalation.id}`);
    expect(shown.body.data.inferred).toEqual(escalation.inferred);
    const query = `query ($id: ID!) { document(id: $id) { inferred { field value message } } }`;
    const { body } = await world.graphql(caller, query, { id: escalation.id });
    expect(body.data.document.inferred).toEqual(escalation.inferred);
  });
});
