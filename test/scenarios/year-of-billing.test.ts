import { describe, expect, it } from '@jest/globals';
import { billing } from '../support/billing.js';
import { type Json, openWorld } from '../support/world.js';

const cents = (amount: string) => Math.round(Number(amount) * 100);
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const endOf = (month: number) => new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10);

/** A year on one contract: an application a month, change orders, stored material, a revision, a cut certificate, the end. */
describe('a year of monthly applications', () => {
  const world = openWorld();

  it('ties out every month and ends with the contract sum paid', async () => {
    const caller = await world.caller();
    const job = await billing(world, caller, ['120000.07', '240000.11', '59999.99']);
    const items = ['1', '2', '3'];
    let previous: Json;
    let paid = 0;
    for (const month of months) {
      const order = { number: String(month), amount: month === 3 ? '9000.10' : '-4000.05', approved_on: endOf(month) };
      const changes = month === 3 || month === 7;
      if (changes) {
        items.push(String(items.length + 1));
        await job.addLines({
          description: `Change order ${month}`,
          scheduled_value: order.amount,
          change_order_number: order.number,
        });
      }
      const last = month === 12;
      const body = {
        period_to: endOf(month),
        ...(month === 1 && { retainage_percent: 10 }),
        ...(last && { retainage_percent: 0 }),
        change_orders: changes ? [order] : [],
        lines: items.map((item) =>
          job.entry(item, {
            percent_complete: last ? 100 : month * 8,
            materials_stored: item === '2' && month === 5 ? '1234.56' : null,
          }),
        ),
      };
      let application = await job.made(job.create(body));
      expect(application).toMatchObject({ application_number: month, period_to: endOf(month) });
      expect(application.period_from).toBe(month === 1 ? null : `2026-${String(month).padStart(2, '0')}-01`);
      tiesOut(application, previous);
      if (month === 4) {
        await job.advance(application.id, 'submitted', 'rejected', 'draft');
        const lines = body.lines.map((line, index) => (index === 0 ? { ...line, percent_complete: 30 } : line));
        application = await job.made(job.rest('PUT', `/pay-applications/${application.id}`, { lines }));
        expect(application.revision).toBe(1);
        tiesOut(application, previous);
      }
      if (last) {
        await job.made(
          job.rest('POST', '/waivers', {
            project_id: job.projectId,
            organization_id: caller.organizationId,
            type: 'conditional_final',
            state: 'CA',
            pay_application_id: application.id,
          }),
        );
      }
      const submitted = await job.advance(application.id, 'submitted');
      const { updated_at: _, ...frozen } = submitted;
      await job.advance(application.id, 'under_review');
      const due = submitted.g702.current_payment_due;
      const certified = month === 6 ? (cents(due) / 100 - 100).toFixed(2) : due;
      previous = await job.made(job.move(application.id, 'approved', { certified_amount: certified }));
      expect([previous.g702, previous.g703]).toEqual([frozen.g702, frozen.g703]);
      if (month % 2 === 0) {
        const half = (Math.floor(cents(certified) / 2) / 100).toFixed(2);
        await job.made(job.rest('POST', `/pay-applications/${application.id}/payments`, { amount: half }));
        expect((await job.rest('GET', `/pay-applications/${application.id}`)).body.data.status).toBe('partially_paid');
      }
      previous = await job.advance(application.id, 'paid');
      expect(previous).toMatchObject({ amount_paid: certified, amount_outstanding: '0.00' });
      paid += cents(certified);
    }
    const contractSum = cents('420000.17') + cents('9000.10') - cents('4000.05');
    expect(previous.g702).toMatchObject({ balance_to_finish: '0.00', total_retainage: '0.00' });
    expect(previous.change_order_summary.totals).toEqual({ additions: '9000.10', deductions: '4000.05' });
    expect(paid).toBe(contractSum);
    expect((await job.rest('GET', `/pay-applications?project_id=${job.projectId}&status=paid`)).body.meta.total).toBe(
      12,
    );
  }, 120_000);

  function tiesOut({ g702, g703, g703_totals: totals }: Json, previous: Json): void {
    const sum = (column: string) => g703.reduce((total: number, line: Json) => total + cents(line[column]), 0);
    for (const column of ['scheduled_value', 'work_completed_previous', 'work_completed_this_period', 'retainage']) {
      expect([column, sum(column)]).toEqual([column, cents(totals[column])]);
    }
    expect(cents(g702.contract_sum_to_date)).toBe(sum('scheduled_value'));
    expect(cents(g702.total_completed_and_stored)).toBe(sum('total_completed_and_stored'));
    expect(cents(g702.total_retainage)).toBe(sum('retainage'));
    expect(cents(g702.current_payment_due)).toBe(
      cents(g702.total_earned_less_retainage) - cents(g702.less_previous_certificates),
    );
    expect(cents(g702.balance_to_finish)).toBe(
      cents(g702.contract_sum_to_date) - cents(g702.total_earned_less_retainage),
    );
    expect(g702.less_previous_certificates).toBe(previous ? previous.certified_to_date : '0.00');
    for (const line of g703) {
      const before = previous?.g703.find(({ sov_line_id }: Json) => sov_line_id === line.sov_line_id);
      expect(cents(line.work_completed_previous)).toBe(
        before ? cents(before.work_completed_previous) + cents(before.work_completed_this_period) : 0,
      );
    }
  }
});
