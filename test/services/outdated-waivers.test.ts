import { beforeEach, describe, expect, it } from '@jest/globals';
import { mailRequest, open, secretIn } from '../support/records/waiver-links.js';
import { type AskingJob, askingApplication, askingJob, setAnswer } from '../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the waivers that a corrected pay application does not bear out any more', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;
  let id: string;
  let lineId: string;

  beforeEach(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
    id = await askingApplication(world, gc, job.projectId);
    const { sov_id } = await read();
    lineId = (await world.rest(gc, 'GET', `/sovs/${sov_id}`)).body.data.lines[0].id;
    await bill('10000.00');
  });

  const read = async (): Promise<Json> => (await world.rest(gc, 'GET', `/pay-applications/${id}`)).body.data;
  const correct = (body: object) => world.send(gc, 'PUT', `/pay-applications/${id}`, body);
  const bill = (work: string) => correct({ lines: [{ sov_line_id: lineId, work_completed_this_period: work }] });
  const ask = async (partyId: string, body: object = {}): Promise<string> => {
    const request = await world.send(gc, 'POST', '/waiver-requests', {
      ...{ project_id: job.projectId, party_id: partyId, pay_application_id: id, type: 'conditional_progress' },
      ...{ amount: '9000.00', through_date: '2026-03-31', email: `${partyId}@sub.example`, ...body },
    });
    await world.send(gc, 'POST', `/waiver-requests/${request.id}/send`, {});
    return request.id;
  };
  const fields =
    'waiverRequestId waiverId payeeName type statusLabel amount amountNow isAmountOpen throughDate throughDateNow refusal';
  const outdated = async (by = gc): Promise<Json[]> => {
    const query = `query($id: ID!) { payApplication(id: $id) { outdatedWaivers { ${fields} } } }`;
    const { body } = await world.graphql(by, query, { id });
    expect(body.errors).toBeUndefined();
    return body.data.payApplication.outdatedWaivers;
  };

  it('are none while it says the same, whatever else is changed', async () => {
    // 10,000 less 10 %.
    await ask(job.subPartyId);
    await ask(job.supplierPartyId, { amount: '250.00', through_date: '2026-03-15' });
    expect(await outdated()).toEqual([]);
    await correct({ application_date: '2026-03-26', waiver_policy: 'first_tier' });
    expect(await outdated()).toEqual([]);
  });

  it('carry the new sum where they carried the whole, and an open one where they carried a part', async () => {
    const whole = await ask(job.subPartyId);
    const part = await ask(job.supplierPartyId, { amount: '250.00' });
    await bill('8000.00');
    const common = { waiverId: null, type: 'CONDITIONAL_PROGRESS', statusLabel: 'Requested', refusal: null };
    const days = { throughDate: '2026-03-31', throughDateNow: '2026-03-31' };
    expect(await outdated()).toEqual([
      {
        ...{ ...common, ...days, waiverRequestId: whole, payeeName: 'Drywall Partners' },
        ...{ amount: '9000.00', amountNow: '7200.00', isAmountOpen: false },
      },
      {
        ...{ ...common, ...days, waiverRequestId: part, payeeName: 'Gypsum Supply' },
        ...{ amount: '250.00', amountNow: null, isAmountOpen: true },
      },
    ]);
    // What is taken back agrees again.
    await bill('10000.00');
    expect(await outdated()).toEqual([]);
  });

  it('follow the end of the period, and a day of the payer only when the period ends before it', async () => {
    const whole = await ask(job.subPartyId);
    const early = await ask(job.supplierPartyId, { amount: '250.00', through_date: '2026-03-20' });
    await correct({ period_to: '2026-04-15' });
    expect(await outdated()).toMatchObject([{ waiverRequestId: whole, throughDateNow: '2026-04-15' }]);
    await correct({ period_to: '2026-03-10' });
    expect(await outdated()).toMatchObject([
      { waiverRequestId: whole, throughDateNow: '2026-03-10', amountNow: '9000.00' },
      { waiverRequestId: early, throughDateNow: '2026-03-10', amountNow: '250.00', isAmountOpen: false },
    ]);
    const final = await ask(job.silentPartyId, { type: 'conditional_final', through_date: null, amount: '100.00' });
    await correct({ period_to: '2026-03-12' });
    expect((await outdated()).map(({ waiverRequestId }) => waiverRequestId)).not.toContain(final);
  });

  it('are asked for again by the request that replaces them, and the old link names it', async () => {
    const whole = await ask(job.subPartyId);
    const secret = secretIn((await mailRequest(world, whole)).at(-1));
    await bill('8000.00');
    const [row] = await outdated();
    const replaced = await world.send(gc, 'POST', `/waiver-requests/${whole}/replace`, { amount: row!.amountNow });
    expect(replaced).toMatchObject({ amount: '7200.00', status: 'requested', pay_application_id: id });
    expect(await outdated()).toEqual([]);
    expect(await open(world, secret)).toMatchObject({ why: 'superseded' });
    // The new one is compared with what the pay application said when it was sent.
    await bill('10000.00');
    expect(await outdated()).toMatchObject([{ waiverRequestId: replaced.id, amountNow: '9000.00' }]);
    // To send it again says nothing else.
    await world.send(gc, 'POST', `/waiver-requests/${replaced.id}/send`, {});
    expect(await outdated()).toHaveLength(1);
  });

  it('say why they cannot be asked for again, and stay as they are', async () => {
    const held = await ask(job.subPartyId);
    const released = await ask(job.supplierPartyId);
    const inactive = await ask(job.silentPartyId);
    await setAnswer(world, held, 'held');
    await setAnswer(world, released, 'released');
    await bill('8000.00');
    await world.sql('update parties set is_active = false where id = $1', [job.silentPartyId]);
    expect(await outdated()).toMatchObject([
      { waiverRequestId: held, refusal: expect.stringMatching(/signed and held.*take it back/) },
      { waiverRequestId: released, refusal: expect.stringMatching(/handed over: it stands/) },
      { waiverRequestId: inactive, refusal: 'The party is not active on the project.' },
    ]);
    for (const one of [held, released]) {
      const refusal = await world.rest(gc, 'POST', `/waiver-requests/${one}/replace`, { amount: '7200.00' });
      expect(refusal).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
    }
    const { body } = await world.rest(gc, 'GET', `/waiver-requests/${held}`);
    expect(body.data).toMatchObject({ status: 'held', amount: '9000.00' });
    await setAnswer(world, released, 'declined');
    expect(await outdated()).toHaveLength(2);
  });

  it('are all of those of a pay application that is void, to be asked for under another one', async () => {
    const voided = await ask(job.subPartyId);
    await world.send(gc, 'POST', `/pay-applications/${id}/transition`, { status: 'submitted' });
    await world.send(gc, 'POST', `/pay-applications/${id}/transition`, { status: 'void', status_reason: 'Wrong.' });
    expect(await outdated()).toMatchObject([
      { waiverRequestId: voided, amountNow: null, throughDateNow: null, refusal: expect.stringMatching(/is void/) },
    ]);
  });

  it('are the waivers that the account gives itself, too', async () => {
    const common = { project_id: job.projectId, pay_application_id: id, type: 'conditional_progress' };
    const waiver = await world.send(gc, 'POST', '/waivers', {
      ...{ ...common, organization_id: gc.organizationId, amount: '9000.00', through_date: '2026-03-31' },
    });
    expect(await outdated()).toEqual([]);
    await bill('8000.00');
    expect(await outdated()).toMatchObject([
      {
        ...{ waiverId: waiver.id, waiverRequestId: null, payeeName: null, amountNow: '7200.00' },
        refusal: 'It is your own waiver, and a draft: edit it.',
      },
    ]);
    await world.send(gc, 'PUT', `/waivers/${waiver.id}`, { invoice_number: '7' });
    expect(await outdated()).toHaveLength(1);
    await world.send(gc, 'PUT', `/waivers/${waiver.id}`, { amount: '7200.00' });
    expect(await outdated()).toEqual([]);
  });

  it('are shown to no company that takes part', async () => {
    const other = await world.caller();
    await ask(job.subPartyId);
    await correct({ participants: [{ organization_id: other.organizationId, role: 'owner' }] });
    const invitations = (await world.rest(other, 'GET', '/pay-application-invitations')).body.data;
    await world.send(other, 'POST', `/pay-application-invitations/${invitations[0].id}/accept`, {});
    await bill('8000.00');
    expect(await outdated()).toHaveLength(1);
    expect(await outdated(other)).toEqual([]);
  });

  it('are not those that were asked for before their pay applications were stored with them', async () => {
    await world.sql('update waiver_requests set applied_amount = null, applied_period_to = null where id = $1', [
      await ask(job.subPartyId),
    ]);
    await bill('8000.00');
    expect(await outdated()).toEqual([]);
  });
});
