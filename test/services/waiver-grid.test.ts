import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AskingJob, askingApplication, askingJob, setAnswer } from '../support/records/waiver-requests.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the waivers of a pay application', () => {
  const world = shareWorld();
  let gc: Caller;
  let job: AskingJob;
  let applicationId: string;
  beforeAll(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
    applicationId = await askingApplication(world, gc, job.projectId);
  });

  const grid = (id = applicationId, by = gc) => world.rest(by, 'GET', `/pay-applications/${id}/waiver-grid`);
  const read = async (): Promise<Json> => (await grid()).body.data;
  const ask = (type: string, amounts: Record<string, string>, email?: string) =>
    world.send(gc, 'POST', `/pay-applications/${applicationId}/waiver-requests`, {
      type,
      through_date: '2026-01-31',
      payees: Object.entries(amounts).map(([party_id, amount]) => ({ party_id, amount, email })),
    });
  const requests = async (type: string): Promise<Json[]> => {
    const { body } = await world.rest(
      gc,
      'GET',
      `/waiver-requests?pay_application_id=${applicationId}&type=${type}&per_page=100`,
    );
    return body.data;
  };

  it('lists the payees down the tree, of whom no one was asked yet', async () => {
    expect(await read()).toMatchObject({
      ...{ pay_application_id: applicationId, types: [], asked: 0, missing: 0, is_complete: false },
      rows: [
        { organization_name: 'Drywall Partners', tier: 1, cells: [] },
        { organization_name: 'Roof Works', tier: 1, cells: [] },
        { organization_name: 'Gypsum Supply', tier: 2, cells: [] },
      ],
    });
  });

  it('says who is missing, for each type, and is complete once everyone who was asked has signed', async () => {
    await ask('conditional_progress', { [job.subPartyId]: '900.00', [job.supplierPartyId]: '300.00' });
    await ask('unconditional_progress', { [job.subPartyId]: '500.00' });
    expect(await read()).toMatchObject({
      ...{ types: ['conditional_progress', 'unconditional_progress'], asked: 2, missing: 2, is_complete: false },
      rows: [
        {
          party_id: job.subPartyId,
          cells: [
            { type: 'conditional_progress', status: 'requested', amount: '900.00', is_missing: true },
            { type: 'unconditional_progress', status: 'requested', amount: '500.00', is_missing: true },
          ],
        },
        { party_id: job.silentPartyId, cells: [] },
        { party_id: job.supplierPartyId, cells: [{ amount: '300.00', is_missing: true }] },
      ],
    });
    for (const { id } of await requests('conditional_progress')) await setAnswer(world, id, 'released');
    expect(await read()).toMatchObject({ asked: 2, missing: 1, is_complete: false });
    for (const { id } of await requests('unconditional_progress')) await setAnswer(world, id, 'held');
    expect(await read()).toMatchObject({ asked: 2, missing: 0, is_complete: true });
  });

  it('counts a request that is open or signed before one that ended, and none that was replaced or cancelled', async () => {
    const [first] = (await requests('conditional_progress')).filter(({ party_id }) => party_id === job.supplierPartyId);
    await setAnswer(world, first!.id, 'declined');
    expect((await read()).rows[2].cells).toMatchObject([{ waiver_request_id: first!.id, is_missing: true }]);
    await ask('conditional_progress', { [job.supplierPartyId]: '310.00' });
    const [cell] = (await read()).rows[2].cells;
    expect(cell).toMatchObject({ status: 'requested', amount: '310.00' });
    await world.send(gc, 'POST', `/waiver-requests/${cell.waiver_request_id}/replace`, { amount: '320.00' });
    expect((await read()).rows[2].cells).toMatchObject([{ status: 'requested', amount: '320.00' }]);
    const [open] = (await read()).rows[2].cells;
    await world.rest(gc, 'POST', `/waiver-requests/${open.waiver_request_id}/cancel`, {});
    expect((await read()).rows[2].cells).toMatchObject([{ waiver_request_id: first!.id, status: 'declined' }]);
    await setAnswer(world, first!.id, 'released');
  });

  it('keeps a party that was asked and is no longer below the claimant', async () => {
    await world.rest(gc, 'PUT', `/parties/${job.supplierPartyId}`, { is_active: false });
    expect(await read()).toMatchObject({
      is_complete: true,
      rows: [{ tier: 1 }, { tier: 1 }, { party_id: job.supplierPartyId, tier: null, cells: [{ status: 'released' }] }],
    });
    await world.rest(gc, 'PUT', `/parties/${job.supplierPartyId}`, { is_active: true });
  });

  it('is of the account alone', async () => {
    expect((await grid(applicationId, await world.caller())).status).toBe(403);
    expect((await grid('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
