import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('a pay application that two organizations share', () => {
  const world = shareWorld();
  let contractor: Caller;
  let owner: Caller;
  let job: Billing;
  let id: string;
  let otherId: string;
  const asOwner = (method: string, path: string, body?: object) => world.rest(owner, method, path, body);

  beforeAll(async () => {
    [contractor, owner] = [await world.caller(), await world.caller()];
    otherId = (await (await billing(world, contractor, ['500'])).create({ period_to: '2026-01-31' })).body.data.id;
    job = await billing(world, contractor, ['10000']);
    const participants = [{ organization_id: owner.organizationId, role: 'owner' }];
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    id = (await job.made(job.create({ period_to: '2026-01-31', lines, participants }))).id;
    await acceptInvitations(world, owner);
    await job.advance(id, 'submitted', 'under_review', 'approved');
    await job.made(job.rest('POST', `/pay-applications/${id}/payments`, { amount: '400', reference: 'check 7' }));
  });

  it('shows the participant nothing else of the account', async () => {
    expect((await asOwner('GET', `/pay-applications/${otherId}`)).status).toBe(403);
    expect((await asOwner('GET', `/projects/${job.projectId}`)).status).toBe(403);
    expect((await asOwner('GET', `/sovs/${job.sovId}`)).status).toBe(403);
    const query = `query($id: ID!) { payApplication(id: $id) { applicationNumber
      project { id } division { id } sov { id } organization { id name } waivers { totalCount }
      participants { role organization { id } } payments { amount payApplication { id project { id } } } } }`;
    const seen = await world.graphql(owner, query, { id });
    expect(seen.body).toEqual({
      extensions: expect.anything(),
      data: {
        payApplication: {
          applicationNumber: 1,
          project: null,
          division: null,
          sov: null,
          organization: null,
          waivers: { totalCount: 0 },
          participants: [{ role: 'OWNER', organization: { id: owner.organizationId } }],
          payments: [{ amount: '400.00', payApplication: { id, project: null } }],
        },
      },
    });
    const nested = 'query($id: ID!) { project(id: $id) { payApplications { totalCount } } }';
    expect(
      (await world.graphql(contractor, nested, { id: job.projectId })).body.data.project.payApplications.totalCount,
    ).toBe(1);
  });

  it('accepts organizations of the own directory and tenants, each once per role', async () => {
    const own = await job.made(job.rest('POST', '/organizations', bodies.organization));
    const foreign = (await asOwner('POST', '/organizations', bodies.organization)).body.data;
    const attach = (...participants: readonly (object | undefined)[]) =>
      job.rest('PUT', `/pay-applications/${otherId}`, { participants });
    const both = [
      { organization_id: own.id, role: 'owner' },
      { organization_id: own.id, role: 'architect' },
    ];
    expect((await attach(...both)).body.data.participants[1].role).toBe('design_professional');
    await expectNothingWritten(world, async () => {
      const stranger = await attach({ organization_id: foreign.id, role: 'owner' });
      expect({ status: stranger.status, fields: Object.keys(stranger.body.errors) }).toEqual({
        status: 403,
        fields: ['participants.0.organization_id'],
      });
      for (const [participants, field] of [
        [[both[0], both[0]], 'participants.1.organization_id'],
        [[{ organization_id: id, role: 'owner' }], 'participants.0.organization_id'],
        [[{ organization_id: own.id, role: 'friend' }], 'participants.0.role'],
      ] as const) {
        const answer = await attach(...(participants as readonly (object | undefined)[]));
        expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
          status: 422,
          fields: [field],
        });
      }
    });
  });
});
