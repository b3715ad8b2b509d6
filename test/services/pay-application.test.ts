import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a pay application', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  describe('with amounts to the cent', () => {
    let job: Billing;
    let first: Json;
    let approved: Json;

    beforeAll(async () => {
      job = await billing(world, caller, ['10000', '60000', '30000']);
      first = await job.made(
        job.create({
          period_to: '2026-01-31',
          retainage_percent: 10,
          lines: [
            job.entry('1', { work_completed_this_period: 10000 }),
            job.entry('2', { work_completed_this_period: '18000' }),
            job.entry('3', { materials_stored: '5000.00' }),
          ],
        }),
      );
      approved = await job.advance(first.id, 'submitted', 'under_review', 'approved');
    });

    it('computes the first application', () => {
      expect(first).toMatchObject({
        application_number: 1,
        revision: 0,
        status: 'draft',
        status_label: 'Draft',
        period_from: null,
        retainage_percent: '10.00',
        materials_retainage_percent: null,
        certified_amount: null,
        amount_paid: '0.00',
        amount_outstanding: null,
        g702: {
          original_contract_sum: '100000.00',
          contract_sum_to_date: '100000.00',
          total_completed_and_stored: '33000.00',
          retainage_percent: '10.00',
          retainage_on_completed_work: '2800.00',
          retainage_on_stored_material: '500.00',
          total_earned_less_retainage: '29700.00',
          less_previous_certificates: '0.00',
          current_payment_due: '29700.00',
          balance_to_finish: '70300.00',
        },
      });
      expect(first.g703).toHaveLength(3);
      expect(first.g703[1]).toMatchObject({
        item_number: '2',
        scheduled_value: '60000.00',
        work_completed_this_period: '18000.00',
        percent_completed_and_stored: '30.00',
        balance_to_finish: '42000.00',
        retainage: '1800.00',
      });
      expect(approved).toMatchObject({
        certified_amount: '29700.00',
        certified_to_date: '29700.00',
        amount_outstanding: '29700.00',
        submitted_at: expect.any(String),
        approved_at: expect.any(String),
      });
    });

    it('computes the second with a change order, where a binary float would be off by a cent in the retainage', async () => {
      await job.addLines({ description: 'Extra footing', scheduled_value: '5000', change_order_number: '1' });
      const second = await job.made(
        job.create({
          period_to: '2026-02-28',
          change_orders: [{ number: '1', amount: '5000', approved_on: '2026-02-10' }],
          lines: [
            job.entry('2', { work_completed_this_period: '22000.55' }),
            job.entry('3', { work_completed_this_period: '12000', materials_stored: '1000.45' }),
            job.entry('4', { work_completed_this_period: '2500' }),
          ],
        }),
      );
      expect(second).toMatchObject({
        application_number: 2,
        period_from: '2026-02-01',
        retainage_percent: '10.00',
        g702: {
          original_contract_sum: '100000.00',
          net_change_by_change_orders: '5000.00',
          contract_sum_to_date: '105000.00',
          total_completed_and_stored: '65501.00',
          retainage_on_completed_work: '6450.06',
          retainage_on_stored_material: '100.05',
          total_retainage: '6550.11',
          total_earned_less_retainage: '58950.89',
          less_previous_certificates: '29700.00',
          current_payment_due: '29250.89',
          balance_to_finish: '46049.11',
        },
        g703_totals: { work_completed_previous: '28000.00', work_completed_this_period: '36500.55' },
        change_order_summary: {
          approved_this_period: { additions: '5000.00', deductions: '0.00' },
          net_change: '5000.00',
        },
      });
      expect((await job.rest('GET', `/pay-applications/${second.id}`)).body.data).toEqual(second);
    });
  });

  describe('as a draft', () => {
    async function newDraft() {
      const job = await billing(world, caller, ['10000', '20000']);
      const { id } = await job.made(job.create({ period_to: '2026-01-31' }));
      return { job, id };
    }

    it('warns while line 3 is not the total of column C, and no more once it is submitted', async () => {
      const { job, id } = await newDraft();
      const change_orders = [{ number: '1', amount: '4500', approved_on: '2026-01-10' }];
      const drawn = await job.made(job.rest('PUT', `/pay-applications/${id}`, { change_orders }));
      const message =
        'Line 3 is 34,500.00, and column C adds up to 30,000.00: the schedule of values has no line for 4,500.00.';
      expect(drawn.warnings).toEqual([{ field: 'g702.contract_sum_to_date', message }]);
      const query = 'query($id: ID!) { payApplication(id: $id) { warnings { field message } } }';
      const { body } = await world.graphql(caller, query, { id });
      expect(body.data.payApplication.warnings).toEqual(drawn.warnings);
      await job.addLines({ description: 'Extra pier', scheduled_value: '4500', change_order_number: '1' });
      expect((await job.made(job.rest('PUT', `/pay-applications/${id}`, { change_orders }))).warnings).toEqual([]);
      await job.advance(id, 'submitted');
      const other = await newDraft();
      await other.job.made(other.job.rest('PUT', `/pay-applications/${other.id}`, { change_orders }));
      expect((await other.job.advance(other.id, 'submitted')).warnings).toEqual([]);
    });

    it('reports all faults of its lines and change orders by their position', async () => {
      const { job, id } = await newDraft();
      await expectNothingWritten(world, async () => {
        const answer = await job.rest('PUT', `/pay-applications/${id}`, {
          lines: [
            job.entry('1', { work_completed_this_period: '10000.01' }),
            job.entry('2', { materials_stored: '-1' }),
            job.entry('2', { work_completed_this_period: '5' }),
            { sov_line_id: job.sovId, work_completed_this_period: '5' },
          ],
          change_orders: [
            { number: '1', amount: '5', approved_on: '2026-01-01' },
            { number: '1', amount: '5', approved_on: '2026-01-01' },
          ],
        });
        expect({ status: answer.status, fields: Object.keys(answer.body.errors).sort() }).toEqual({
          status: 422,
          fields: [
            'change_orders.1.number',
            'lines.0.work_completed_this_period',
            'lines.1.materials_stored',
            'lines.2.sov_line_id',
            'lines.3.sov_line_id',
          ],
        });
        const wrong = await job.rest('PUT', `/pay-applications/${id}`, {
          retainage_percent: 101,
          lines: [{ sov_line_id: 'x', percent_complete: -1, materials_stored: '1.005' }, 'y'],
        });
        expect(Object.keys(wrong.body.errors).sort()).toEqual([
          'lines.0.materials_stored',
          'lines.0.percent_complete',
          'lines.0.sov_line_id',
          'lines.1',
          'retainage_percent',
        ]);
      });
    });

    it('accepts percent complete, and over-billing when it is allowed', async () => {
      const { job, id } = await newDraft();
      const updated = await job.made(
        job.rest('PUT', `/pay-applications/${id}`, {
          allow_overbilling: true,
          lines: [
            job.entry('1', { percent_complete: '33.333333' }),
            job.entry('2', { work_completed_this_period: 21000 }),
          ],
        }),
      );
      expect(
        updated.g703.map((line: { work_completed_this_period: string }) => line.work_completed_this_period),
      ).toEqual(['3333.33', '21000.00']);
      expect(updated.lines[0].percent_complete).toBe('33.333333');
    });

    it('follows the schedule and the contract amount until it is submitted, and is then frozen except for its participants and unprinted metadata', async () => {
      const { job, id } = await newDraft();
      await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: '30500' });
      const { g702 } = (await job.rest('GET', `/pay-applications/${id}`)).body.data;
      expect(g702.original_contract_sum).toBe('30500.00');
      const untied = await job.move(id, 'submitted');
      expect({ status: untied.status, fields: Object.keys(untied.body.errors) }).toEqual({
        status: 422,
        fields: ['lines'],
      });
      await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: '30000' });
      await job.advance(id, 'submitted');
      await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: '31000' });
      expect((await job.rest('GET', `/pay-applications/${id}`)).body.data.g702.original_contract_sum).toBe('30000.00');
      await job.rest('PUT', `/projects/${job.projectId}`, { contract_amount: '30000' });
      await expectNothingWritten(world, async () => {
        for (const body of [
          { period_to: '2026-02-01' },
          { lines: [] },
          { metadata: { notary: true } },
          { retainage_percent: 5 },
        ]) {
          const answer = await job.rest('PUT', `/pay-applications/${id}`, body);
          expect(answer.body.errors).toEqual({
            status: ['A pay application that is submitted cannot be edited: its amounts are frozen.'],
          });
        }
        expect((await job.rest('DELETE', `/pay-applications/${id}`)).status).toBe(422);
      });
      const metadata = { state_data: { step: 1 } };
      const noted = await job.made(job.rest('PUT', `/pay-applications/${id}`, { metadata }));
      expect(noted).toMatchObject({ status: 'submitted', metadata });
      const owner = await job.made(job.rest('POST', '/organizations', bodies.organization));
      const attached = await job.made(
        job.rest('PUT', `/pay-applications/${id}`, { participants: [{ organization_id: owner.id, role: 'owner' }] }),
      );
      expect(attached.participants).toEqual([{ organization_id: owner.id, role: 'owner', status: 'accepted' }]);
      const gone = await job.rest('DELETE', `/organizations/${owner.id}`);
      expect(gone.body.errors.id[0]).toContain('in use');
    });
  });

  it('is open one at a time, with the next number and a later period', async () => {
    const job = await billing(world, caller, ['10000']);
    const both = await Promise.all([job.create({ period_to: '2026-01-31' }), job.create({ period_to: '2026-01-31' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { id } = both.find(({ status }) => status === 201)!.body.data;
    await job.advance(id, 'submitted', 'under_review', 'approved');
    await expectNothingWritten(world, async () => {
      const wrong = await job.create({ application_number: 3, period_from: '2026-01-31', period_to: '2026-02-28' });
      expect(Object.keys(wrong.body.errors)).toEqual(['application_number', 'period_from']);
      const early = await job.create({ period_to: '2026-01-31' });
      expect(Object.keys(early.body.errors)).toContain('period_to');
    });
    const next = await Promise.all([1, 2, 3].map(() => job.create({ period_to: '2026-02-28' })));
    expect(next.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const second = next.find(({ status }) => status === 201)!.body.data;
    expect(second).toMatchObject({ application_number: 2, period_from: '2026-02-01' });
    const gap = await job.rest('PUT', `/pay-applications/${second.id}`, { period_from: '2026-02-02' });
    expect(gap.body.errors).toEqual({
      period_from: ['The period must begin on 2026-02-01, the day after application 1 ends.'],
    });
    const cleared = await job.made(job.rest('PUT', `/pay-applications/${second.id}`, { period_from: null }));
    expect(cleared.period_from).toBe('2026-02-01');
  });

  it('has the division of its project, and cannot name the claimant', async () => {
    const job = await billing(world, caller, ['10000']);
    const body = { ...bodies.division, organization_id: caller.organizationId };
    const division_id = (await job.made(job.rest('POST', '/divisions', body))).id;
    await expectNothingWritten(world, async () => {
      const other = await job.create({ period_to: '2026-01-31', division_id });
      expect(other.body.errors).toEqual({
        division_id: ['The division id field must be the division of the project.'],
      });
      const claimed = await job.create({ period_to: '2026-01-31', metadata: { claimant_name: 'x' } });
      expect(Object.keys(claimed.body.errors)).toEqual(['metadata.claimant_name']);
    });
  });
});
