import { beforeAll, describe, expect, it } from '@jest/globals';
import { recordEvents } from '../events/record-events.js';
import { acceptInvitations } from '../support/records/billing.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a notice that is served on a party that has an account', () => {
  const world = openWorld();
  let sub: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    sub = await world.caller({ name: 'Bay Concrete Pumping' });
    path = await goldenPath(world, sub);
  });

  const share = (...participants: Array<{ by: Caller; role: string }>) =>
    world.rest(sub, 'PUT', `/pay-applications/${path.payApplicationId}`, {
      participants: participants.map(({ by, role }) => ({ organization_id: by.organizationId, role })),
    });
  const received = async (by: Caller): Promise<Json[]> => (await world.rest(by, 'GET', '/received-notices')).body.data;
  /** A new notice with its document, served as the caller says. */
  async function serve({ isGenerated = true } = {}): Promise<string> {
    const notice = await world.send(sub, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: sub.organizationId,
    });
    if (isGenerated) {
      await world.send(sub, 'POST', '/documents/generate', {
        documentable_type: 'notice',
        documentable_id: notice.id,
        type: 'notice',
        organization_id: sub.organizationId,
      });
    }
    await world.sql(`update notices set status = 'ordered' where id = $1`, [notice.id]);
    await world.send(sub, 'POST', `/notices/${notice.id}/transition`, { status: 'served' });
    return notice.id;
  }

  it('arrives there with the served document and what that says, and with nothing of the sender', async () => {
    const owner = await world.caller({ name: 'SUNSET TOWER HOLDINGS, Inc.' });
    await share({ by: owner, role: 'owner' });
    await acceptInvitations(world, owner);
    const { done: noticeId, types } = await recordEvents(world, owner, () => serve());
    expect(types).toEqual(['received_notice.created']);
    const [notice, ...others] = await received(owner);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      project_id: null,
      kind: 'preliminary',
      claimant_name: 'Bay Concrete Pumping',
      amount: '48000.00',
      receipt_method: 'online',
      served_through_service: true,
      match: 'open',
      matched_by_id: null,
    });
    const [file] = notice!.files;
    const [document] = await world.sql<{ sha256: string }>('select sha256 from documents where documentable_id = $1', [
      noticeId,
    ]);
    expect(file).toMatchObject({ mime_type: 'application/pdf', sha256: document!.sha256 });
    const download = await world.rest(owner, 'GET', `/received-notices/${notice!.id}/files/${file.id}/download`);
    expect(download).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    // Nothing leads to the sender's records, in the record, in its log or by the ids.
    for (const text of [JSON.stringify(notice), (await world.rest(owner, 'GET', '/audit-logs')).text]) {
      for (const id of [noticeId, path.projectId, path.ownerPartyId, sub.userId]) expect(text).not.toContain(id);
    }
    expect([403, 404]).toContain((await world.rest(owner, 'GET', `/notices/${noticeId}`)).status);
    // The sender cannot read it, and it is the owner's to put on a project.
    expect(await received(sub)).toEqual([]);
    expect((await world.rest(sub, 'GET', `/received-notices/${notice!.id}`)).status).toBe(403);
    const early = await world.rest(owner, 'POST', `/received-notices/${notice!.id}/match`, { unknown_claimant: true });
    expect(early.body.errors).toEqual({ id: ['The notice is on no project yet: set its project id first.'] });
    const division = { ...bodies.division, organization_id: owner.organizationId };
    const divisionId = (await world.send(owner, 'POST', '/divisions', division)).id;
    const project = await world.send(owner, 'POST', '/projects', { ...bodies.project, division_id: divisionId });
    const put = await world.rest(owner, 'PUT', `/received-notices/${notice!.id}`, { project_id: project.id });
    expect(put.body.data).toMatchObject({ project_id: project.id, claimant_name: 'Bay Concrete Pumping' });
  });

  it('does not arrive without the proof: a name alone, an invitation that is not accepted, another role or mode', async () => {
    const named = await world.caller({ name: 'Sunset Tower Holdings LLC' });
    const invited = await world.caller({ name: 'Sunset Tower Holdings LLC' });
    const lender = await world.caller({ name: 'Sunset Tower Holdings LLC' });
    const coOwner = await world.caller({ name: 'Moonrise Holdings LLC' });
    await share({ by: lender, role: 'lender' }, { by: coOwner, role: 'owner' });
    await acceptInvitations(world, lender);
    await acceptInvitations(world, coOwner);
    await share({ by: lender, role: 'lender' }, { by: coOwner, role: 'owner' }, { by: invited, role: 'owner' });
    await serve();
    for (const by of [named, invited, lender, coOwner]) expect(await received(by)).toEqual([]);
    // From its acceptance on, and no longer once it is taken off.
    await acceptInvitations(world, invited);
    await serve();
    expect(await received(invited)).toHaveLength(1);
    expect(await received(await world.sandboxOf(invited))).toEqual([]);
    await share();
    await serve();
    expect(await received(invited)).toHaveLength(1);
  });

  it('does not arrive without a document of the service: nothing was served through it', async () => {
    const owner = await world.caller({ name: 'Sunset Tower Holdings' });
    await share({ by: owner, role: 'owner' });
    await acceptInvitations(world, owner);
    await serve({ isGenerated: false });
    expect(await received(owner)).toEqual([]);
  });
});
