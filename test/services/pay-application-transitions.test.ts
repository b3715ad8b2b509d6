/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { payApplicationStatuses } from '../../src/domain/pay-application/transitions.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

/** The permitted status changes; every other one is illegal. */
const moves: Record<string, string[]> = {
  draft: ['submitted', 'void'],
  submitted: ['under_review', 'rejected', 'draft', 'void'],
  under_review: ['approved', 'rejected', 'void'],
  rejected: ['draft', 'void'],
  approved: ['partially_paid', 'paid', 'void'],
  partially_paid: ['paid'],
};

describe('the workflow of a pay application', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;

  beforeAll(async () => {
    caller = await world.caller();
  });

  it('allows the permitted status changes only', async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', lines }));
    const certified = `certified_amount = case when $2 in ('approved', 'partially_paid', 'paid') then 1000 end,
      certified_to_date = case when $2 in ('approved', 'partially_paid', 'paid') then 1000 end`;
    for (const from of payApplicationStatuses) {
      for (const to of payApplicationStatuses) {
        await world.sql('delete from pay_application_payments where pay_application_id = $1', [id]);
        await world.sql(`update pay_applications set status = $2, ${certified} where id = $1`, [id, from]);
        const legal = moves[from] ?? [];
        const answer = await job.move(id, to, to === 'partially_paid' ? { amount: 10 } : {});
        expect({ from, to, status: answer.status }).toEqual({ from, to, status: legal.includes(to) ? 200 : 422 });
        if (legal.includes(to)) expect(answer.body.data.status).toBe(to);
        else expect(answer.body.code).toBe('illegal_transition');
      }
    }
  });

  it('starts a new revision after a rejection, but not after a withdrawal', async () => {
    job = await billing(world, caller, ['10000']);
    const { id } = await job.made(job.create({ period_to: '2026-01-31' }));
    expect(await job.advance(id, 'submitted', 'draft')).toMatchObject({ revision: 0, submitted_at: null });
    const rejected = await job.made(
      job.move(await submitted(id), 'rejected', { status_reason: 'Line 1 is not built' }),
    );
    expect(rejected).toMatchObject({ revision: 0, status_reason: 'Line 1 is not built' });
    expect(await job.advance(id, 'draft')).toMatchObject({ revision: 1, application_number: 1, status_reason: null });
  });

  it('certifies at most the amount due', async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', retainage_percent: 10, lines }));
    await job.advance(id, 'submitted', 'under_review');
    await expectNothingWritten(world, async () => {
      for (const certified_amount of ['900.01', '-1', '1.005', 'x']) {
        const answer = await job.move(id, 'approved', { certified_amount });
        expect(Object.keys(answer.body.errors)).toEqual(['certified_amount']);
      }
    });
    const approved = await job.made(job.move(id, 'approved', { certified_amount: '850' }));
    expect(approved).toMatchObject({ certified_amount: '850.00', certified_to_date: '850.00' });
    const second = await job.made(job.create({ period_to: '2026-02-28' }));
    expect(second.g702).toMatchObject({ less_previous_certificates: '850.00', current_payment_due: '50.00' });
  });

  it('accepts payments up to the certified amount, and none before certification or after full payment', async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', lines }));
    const pay = (body: object) => job.rest('POST', `/pay-applications/${id}/payments`, body);
    expect(Object.keys((await pay({ amount: 1 })).body.errors)).toEqual(['status']);
    await job.advance(id, 'submitted', 'under_review', 'approved');
    for (const amount of [0, -1, '1000.01', '0.005']) {
      expect(Object.keys((await pay({ amount })).body.errors)).toEqual(['amount']);
    }
    expect(Object.keys((await job.move(id, 'partially_paid')).body.errors)).toEqual(['amount']);
    const both = await Promise.all([pay({ amount: 600, paid_on: '2026-02-10' }), pay({ amount: 600 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    // The sentence names the value that the next request is to send.
    expect((await job.move(id, 'paid', { amount: 100 })).body.errors).toEqual({
      amount: ['The outstanding amount is 400.00: for a smaller amount, use the status partially_paid.'],
    });
    expect(await job.advance(id, 'paid')).toMatchObject({ amount_paid: '1000.00', amount_outstanding: '0.00' });
    const { data } = (await job.rest('GET', `/pay-applications/${id}/payments`)).body;
    expect(data.map(({ amount }: { amount: string }) => amount)).toEqual(['600.00', '400.00']);
    expect(Object.keys((await pay({ amount: 1 })).body.errors)).toEqual(['status']);
    expect((await job.move(id, 'void')).body.code).toBe('illegal_transition');
  });

  it('voids an application only if no later one builds on it, and keeps its number', async () => {
    job = await billing(world, caller, ['10000']);
    const first = await job.made(job.create({ period_to: '2026-01-31' }));
    await job.advance(first.id, 'submitted', 'under_review', 'approved');
    const second = await job.made(job.create({ period_to: '2026-02-28' }));
    const held = await job.move(first.id, 'void');
    expect(held.body.errors.status[0]).toContain('void that one first');
    await job.advance(second.id, 'void');
    await job.advance(first.id, 'void');
    const third = await job.made(job.create({ period_to: '2026-01-31' }));
    expect(third).toMatchObject({ application_number: 3, period_from: null });
    expect((await job.rest('DELETE', `/pay-applications/${third.id}`)).status).toBe(200);
    expect((await job.made(job.create({ period_to: '2026-01-31' }))).application_number).toBe(3);
  });

  it('does not submit on a schedule of values that cannot become active', async () => {
    job = await billing(world, caller, ['10000']);
    const project_id = job.projectId;
    await job.made(job.rest('PUT', `/projects/${project_id}`, { contract_amount: null }));
    const sov = await job.made(job.rest('POST', '/sovs', { project_id }));
    const { id } = await job.made(job.create({ sov_id: sov.id, period_to: '2026-01-31' }));
    await expectNothingWritten(world, async () => {
      const { status, body } = await job.move(id, 'submitted');
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { 'sov.lines': ['A schedule of values needs at least one line.'] },
      });
    });
    const corrected = [{ description: 'Footings', scheduled_value: '10000' }];
    await job.made(job.rest('PUT', `/sovs/${sov.id}`, { lines: corrected }));
    await job.advance(id, 'submitted');
    expect((await job.rest('GET', `/sovs/${sov.id}`)).body.data.status).toBe('active');
  });

  it('accepts a payment of today or earlier, through both ways of recording it', async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', lines }));
    await job.advance(id, 'submitted', 'under_review', 'approved');
    const paid_on = '2126-01-01';
    await expectNothingWritten(world, async () => {
      for (const answer of [
        await job.rest('POST', `/pay-applications/${id}/payments`, { amount: 600, paid_on }),
        await job.move(id, 'partially_paid', { amount: 600, paid_on }),
        await job.move(id, 'paid', { paid_on }),
      ]) {
        expect({ status: answer.status, errors: answer.body.errors }).toEqual({
          status: 422,
          errors: { paid_on: ['The paid on field must not be a date in the future.'] },
        });
      }
    });
    await job.made(job.move(id, 'paid', { paid_on: new Date().toISOString().slice(0, 10) }));
  });

  const waiverColumns = `status = $2,
    printed = case when $2 not in ('draft', 'declined', 'void') then '{}'::jsonb end,
    signature = case when $2 in ('signed', 'effective', 'released') then '{}'::jsonb end,
    signed_at = case when $2 in ('signed', 'effective', 'released') then now() end,
    payment_received_on = '2026-02-01'`;

  it('counts a final waiver only once it is printed and while it is valid', async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { percent_complete: 100 })];
    const { id } = await job.made(job.create({ period_to: '2026-01-31', retainage_percent: 0, lines }));
    const waiver = await job.made(
      job.rest('POST', '/waivers', {
        ...{ project_id: job.projectId, organization_id: caller.organizationId, pay_application_id: id },
        ...{ type: 'conditional_final', state: 'CA', amount: '10000' },
      }),
    );
    const expected = async () => (await job.made(job.rest('GET', `/pay-applications/${id}`))).expected_waivers[0];
    for (const status of ['draft', 'declined', 'void']) {
      await world.sql(`update waivers set ${waiverColumns} where id = $1`, [waiver.id, status]);
      expect(await expected()).toMatchObject({ type: 'conditional_final', waiver_id: null });
      expect((await job.move(id, 'submitted')).body.errors).toEqual({
        waivers: ['A final application needs a final waiver: add one.'],
      });
    }
    for (const status of ['generated', 'sent', 'signed', 'effective', 'released']) {
      await world.sql(`update waivers set ${waiverColumns} where id = $1`, [waiver.id, status]);
      expect(await expected()).toMatchObject({ waiver_id: waiver.id });
      await job.advance(id, 'submitted', 'draft');
    }
  });

  it('keeps an application from being deleted while a waiver refers to it', async () => {
    job = await billing(world, caller, ['10000']);
    const { id } = await job.made(job.create({ period_to: '2026-01-31' }));
    const waiver = await job.made(
      job.rest('POST', '/waivers', {
        ...{ project_id: job.projectId, organization_id: caller.organizationId, pay_application_id: id },
        ...{ type: 'conditional_progress', state: 'CA', amount: '1', through_date: '2026-01-31' },
      }),
    );
    await expectNothingWritten(world, async () => {
      const { status, body } = await job.rest('DELETE', `/pay-applications/${id}`);
      expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['id'] });
    });
    await job.made(job.rest('DELETE', `/waivers/${waiver.id}`));
    expect((await job.rest('DELETE', `/pay-applications/${id}`)).status).toBe(200);
  });

  async function submitted(id: string): Promise<string> {
    await job.advance(id, 'submitted');
    return id;
  }
});
