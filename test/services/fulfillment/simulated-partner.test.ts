/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { makeRequest, parties } from '../../support/records/fulfillment.js';
import { openFakePartner } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();
const hour = 3_600_000;

describe('the simulated partner of the sandbox', () => {
  const world = openWorld(settings);
  const show = async (caller: Caller, id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
  const pass = async (hours: number) => expect(await doTasks(world, new Date(Date.now() + hours * hour))).toEqual([]);
  const sandbox = async () => world.sandboxOf(await world.caller({ credits: '0' }));

  it('accepts, finds, mails and fulfills by the account’s clock, and calls no real partner', async () => {
    const caller = await sandbox();
    const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service', parties: parties(1) });
    const statuses: string[] = [];
    for (const hours of [0, 0.9, 1.1, 23, 25, 47, 49]) {
      await pass(hours);
      statuses.push((await show(caller, id)).status);
    }
    expect(statuses).toEqual([
      'submitted',
      'submitted',
      'in_progress',
      'in_progress',
      'in_progress',
      'in_progress',
      'fulfilled',
    ]);
    const { result, postage, files } = await show(caller, id);
    expect(postage).toEqual({ authorized_recipients: 3, hold: { amount: 36, status: 'captured' } });
    expect(result).toMatchObject({
      summary: { simulated: true },
      mailing: { recipients: [{ name: 'Bank 1' }, {}, {}] },
    });
    expect(files).toEqual([]);
    const notice = (await world.rest(caller, 'GET', `/notices/${result.notice_id}`)).body.data;
    expect(notice).toMatchObject({ status: 'served', deadline_source: 'partner', deadline_date: '2026-02-09' });
    const { data } = (await world.rest(caller, 'GET', `/parties?project_id=${result.project_id}`)).body;
    expect(data.map(({ role }: Json) => role).sort()).toEqual([
      'general_contractor',
      'lender',
      'owner',
      'subcontractor',
    ]);
    expect(partner.calls).toEqual([]);
    expect(await world.sql('select 1 from tasks where subject_id = $1', [id])).toEqual([]);
  });

  it.each(['research', 'research_and_document'])('fulfills %s without a mailing', async (scope) => {
    const caller = await sandbox();
    const { id } = await makeRequest(world, caller, { fulfillment_scope: scope });
    for (const hours of [0, 2, 25, 49]) await pass(hours);
    expect(await show(caller, id)).toMatchObject({ status: 'fulfilled', postage: null });
  });

  it('waits for charges to be approved, and mails a day after the approval', async () => {
    const caller = await sandbox();
    const staff = await world.caller({ abilities: ['role:partner', 'mode:sandbox', 'tier:scale'] });
    const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service', parties: parties(2) });
    for (const hours of [0, 2, 25]) await pass(hours);
    await world.graphql(
      staff,
      'mutation($input: PartnerReportRecipientsInput!) { partnerReportRecipients(input: $input) { disregarded } }',
      { input: { id, recipients: 5 } },
    );
    await pass(72);
    expect((await show(caller, id)).status).toBe('payment_required');
    expect((await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`)).body.data.status).toBe(
      'in_progress',
    );
    await pass(23);
    expect((await show(caller, id)).status).toBe('in_progress');
    await pass(49);
    expect(await show(caller, id)).toMatchObject({ status: 'fulfilled', postage: { authorized_recipients: 5 } });
  });

  it('ignores a cancelled request, and starts again with a retry', async () => {
    const caller = await sandbox();
    const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
    await pass(0);
    const staff = await world.caller({ abilities: ['role:partner', 'mode:sandbox', 'tier:scale'] });
    const fail = 'mutation($input: PartnerFailInput!) { partnerFail(input: $input) { disregarded } }';
    await world.graphql(staff, fail, { input: { id, error: 'Closed.' } });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/retry`);
    for (const hours of [2, 26, 50]) await pass(hours);
    expect(await show(caller, id)).toMatchObject({ status: 'fulfilled', retry_count: 1 });

    const cancelled = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
    await pass(0);
    await world.rest(caller, 'POST', `/fulfillment-requests/${cancelled.id}/cancel`, {});
    await pass(49);
    expect((await show(caller, cancelled.id)).status).toBe('cancelled');
  });
});
