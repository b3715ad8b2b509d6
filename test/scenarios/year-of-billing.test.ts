/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Billing, billing } from '../support/records/billing.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const cents = (amount: string) => Math.round(Number(amount) * 100);
const dollars = (amount: number) => (amount / 100).toFixed(2);
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date)).toISOString().slice(0, 10);
const endOf = (month: number) => day(month + 1, 0);
/** Rounds half away from zero. `rate` is in hundredths of a percent, so that all numbers are whole. */
const portion = (amount: number, rate: number) =>
  Math.sign(amount) * Math.floor((Math.abs(amount) * rate * 2 + 10_000) / 20_000);

/** The project's change orders, by the month of submission and of execution. */
const orders = [
  { number: '1', item: '4', amount: '9000.10', submitted: 3, executed: 3 },
  { number: '2', item: '5', amount: '1500.05', submitted: 5, executed: 6 },
  { number: '3', item: '6', amount: '-4000.05', submitted: 7, executed: 7 },
];
/** How much of the work is complete, in hundredths of a percent. */
const complete = (month: number) => (month > 10 ? 10_000 : month * 900);
/**
 * Reduced once most of the work is done, and released at the end. Until then item 1 has its own rate in the schedule.
 */
const workRate = (month: number) => (month === 12 ? 0 : month >= 10 ? 500 : 1_000);
const materialRate = (month: number) => (month === 12 ? 0 : 250);
const stored: Record<number, Record<string, string>> = {
  5: { '2': '1234.56' },
  6: { '2': '1234.56', '3': '777.77' },
  8: { '1': '300.10', '3': '0.05' },
};

describe('a year of monthly applications', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;
  /** The test's own calculation: scheduled values, and work billed so far, by item. */
  const scheduled: Record<string, number> = { '1': 12000007, '2': 24000011, '3': 5999999 };
  const billed: Record<string, number> = {};
  let certifiedToDate = 0;
  let paid = 0;
  let number = 0;

  beforeAll(async () => {
    caller = await world.caller();
    job = await billing(world, caller, ['120000.07', '240000.11', '59999.99']);
    const { lines } = (await job.rest('GET', `/sovs/${job.sovId}`)).body.data;
    lines[0].retainage_percent = '5';
    await job.made(job.rest('PUT', `/sovs/${job.sovId}`, { lines }));
  });

  it('ties out to the cent every month and ends with the contract sum paid', async () => {
    for (const month of months) await bill(month);
    await closed();
  });

  async function bill(month: number): Promise<void> {
    for (const { number: change_order_number, item, amount } of orders.filter(({ submitted }) => submitted === month)) {
      const line = { item_number: item, description: `Change ${item}`, scheduled_value: amount, change_order_number };
      await job.addLines(line);
    }
    for (const { item, amount } of orders.filter(({ executed }) => executed === month)) scheduled[item] = cents(amount);
    const body = bodyOf(month);
    let application = await job.made(job.create(body));
    number += 1;
    if (month === 9) {
      // Submitted and then voided: its number is used up, and its figures do not count.
      await job.advance(application.id, 'submitted', 'void');
      application = await job.made(job.create(body));
      number += 1;
    }
    expect(application).toMatchObject({
      application_number: number,
      period_from: month === 1 ? null : day(month, 1),
      period_to: endOf(month),
    });
    tiesOut(application, month);
    if (month === 4) application = await rejectedAndRevised(application, month);
    if (month === 12) {
      expect((await job.move(application.id, 'submitted')).body.errors).toEqual({
        waivers: ['A final application needs a final waiver: add one.'],
      });
      const waiver = await job.made(
        job.rest('POST', '/waivers', {
          project_id: job.projectId,
          organization_id: caller.organizationId,
          type: 'conditional_final',
          state: 'CA',
          pay_application_id: application.id,
        }),
      );
      await world.sql(`update waivers set status = 'generated', printed = '{}' where id = $1`, [waiver.id]);
    }
    const submitted = await job.advance(application.id, 'submitted');
    await job.advance(application.id, 'under_review');
    const due = submitted.g702.current_payment_due;
    // In month 6 the certifier reduces the amount; the next application bills the rest again.
    const certified = month === 6 ? dollars(cents(due) - 10_000) : due;
    const approved = await job.made(job.move(application.id, 'approved', { certified_amount: certified }));
    expect([approved.g702, approved.g703]).toEqual([application.g702, application.g703]);
    certifiedToDate += cents(certified);
    expect(approved.certified_to_date).toBe(dollars(certifiedToDate));
    await pay(application.id, certified, month % 2 === 0);
    paid += cents(certified);
    for (const item of Object.keys(scheduled)) billed[item] = portion(scheduled[item]!, share(item, month));
  }

  /** Nothing is retained or left to pay, and the list has every application. */
  async function closed(): Promise<void> {
    const { data, meta } = (await job.rest('GET', `/pay-applications?project_id=${job.projectId}`)).body;
    expect([meta.total, data[0].application_number]).toEqual([13, 13]);
    expect(data[0]).toMatchObject({
      status: 'paid',
      g702: { contract_sum_to_date: '426500.27', balance_to_finish: '0.00', total_retainage: '0.00' },
      change_order_summary: {
        totals: { additions: '10500.15', deductions: '4000.05' },
        net_change: '6500.10',
      },
    });
    expect(data.map(({ status }: Json) => status).filter((status: string) => status === 'paid')).toHaveLength(12);
    expect(data.find(({ application_number }: Json) => application_number === 9).status).toBe('void');
    expect(dollars(paid)).toBe('426500.27');
    const [{ total }] = (await world.sql<{ total: string }>(
      'select sum(amount)::text as total from pay_application_payments where account_id = $1',
      [caller.organizationId],
    )) as [{ total: string }];
    expect(total).toBe('426500.27');
  }

  /** In month 4 the revision bills more of item 1 than the first version. */
  function share(item: string, month: number): number {
    return month === 4 && item === '1' ? 3_000 : complete(month);
  }

  function bodyOf(month: number): Json {
    const listed = orders.filter((order) => order.submitted === month || order.executed === month);
    return {
      period_to: endOf(month),
      retainage_percent: workRate(month) / 100,
      materials_retainage_percent: materialRate(month) / 100,
      change_orders: listed.map(({ number, amount, executed }) => ({
        number,
        amount,
        approved_on: executed <= month ? day(month, 10) : null,
      })),
      lines: Object.keys(scheduled).map((item) =>
        job.entry(item, {
          percent_complete: complete(month) / 100,
          // What was stored stays in the next application until it is installed.
          materials_stored: stored[month]?.[item] ?? (stored[month - 1]?.[item] ? '0' : null),
          ...(month === 12 && { retainage_percent: 0 }),
        }),
      ),
    };
  }

  async function rejectedAndRevised(drawn: Json, month: number): Promise<Json> {
    await job.advance(drawn.id, 'submitted', 'under_review');
    await job.made(job.move(drawn.id, 'rejected', { status_reason: 'Item 1 is further than that' }));
    const { lines } = bodyOf(month);
    expect((await job.rest('PUT', `/pay-applications/${drawn.id}`, { lines })).status).toBe(422);
    await job.advance(drawn.id, 'draft');
    lines[0].percent_complete = 30;
    const revised = await job.made(job.rest('PUT', `/pay-applications/${drawn.id}`, { lines }));
    expect(revised).toMatchObject({ revision: 1, application_number: drawn.application_number });
    tiesOut(revised, month, { '1': 3_000 });
    return revised;
  }

  async function pay(id: string, certified: string, inParts: boolean): Promise<void> {
    if (inParts) {
      const third = Math.floor(cents(certified) / 3);
      await job.made(job.rest('POST', `/pay-applications/${id}/payments`, { amount: dollars(third) }));
      const some = await job.rest('GET', `/pay-applications/${id}`);
      expect(some.body.data).toMatchObject({
        status: 'partially_paid',
        amount_paid: dollars(third),
        amount_outstanding: dollars(cents(certified) - third),
      });
      const tooMuch = { amount: dollars(cents(certified) - third + 1) };
      expect((await job.rest('POST', `/pay-applications/${id}/payments`, tooMuch)).status).toBe(422);
      await job.made(job.rest('POST', `/pay-applications/${id}/payments`, { amount: dollars(third) }));
    }
    const settled = await job.advance(id, 'paid');
    expect(settled).toMatchObject({ status: 'paid', amount_paid: certified, amount_outstanding: '0.00' });
  }

  /** Compares every figure of both forms with the test's own calculation. */
  function tiesOut(application: Json, month: number, revised: Record<string, number> = {}): void {
    const { g702, g703, g703_totals: totals, change_order_summary: changes } = application;
    const lines = Object.entries(scheduled).map(([item, value]) => {
      const previous = billed[item] ?? 0;
      const work = portion(value, revised[item] ?? complete(month));
      const material = cents(stored[month]?.[item] ?? '0');
      const earlier = cents(stored[month - 1]?.[item] ?? '0');
      const own = item === '1' && month < 12 ? 500 : undefined;
      const retained = [portion(work, own ?? workRate(month)), portion(material, own ?? materialRate(month))] as const;
      return { item, value, previous, current: work - previous, material, earlier, retained };
    });
    expect(g703.map(columns)).toEqual(
      lines.map(({ item, value, previous, current, material, earlier, retained }) => ({
        item_number: item,
        scheduled_value: dollars(value),
        work_completed_previous: dollars(previous),
        work_completed_this_period: dollars(current),
        materials_stored: dollars(material),
        materials_stored_previous: dollars(earlier),
        total_completed_and_stored: dollars(previous + current + material),
        balance_to_finish: dollars(value - previous - current - material),
        retainage: dollars(retained[0] + retained[1]),
      })),
    );
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
    const completed = sum(({ previous, current, material }) => previous + current + material);
    const [onWork, onMaterial] = [sum(({ retained }) => retained[0]), sum(({ retained }) => retained[1])];
    const contractSum = sum(({ value }) => value);
    const earned = completed - onWork - onMaterial;
    expect(g702).toMatchObject({
      original_contract_sum: '420000.17',
      net_change_by_change_orders: dollars(contractSum - 42000017),
      contract_sum_to_date: dollars(contractSum),
      total_completed_and_stored: dollars(completed),
      retainage_on_completed_work: dollars(onWork),
      retainage_on_stored_material: dollars(onMaterial),
      total_retainage: dollars(onWork + onMaterial),
      total_earned_less_retainage: dollars(earned),
      less_previous_certificates: dollars(certifiedToDate),
      current_payment_due: dollars(earned - certifiedToDate),
      balance_to_finish: dollars(contractSum - earned),
    });
    expect(totals).toMatchObject({
      scheduled_value: dollars(contractSum),
      total_completed_and_stored: g702.total_completed_and_stored,
      balance_to_finish: dollars(contractSum - completed),
      retainage: g702.total_retainage,
    });
    expect(changes.net_change).toBe(g702.net_change_by_change_orders);
    const executed = orders.filter((order) => order.executed <= month);
    const net = (some: typeof orders) => some.reduce((total, { amount }) => total + cents(amount), 0);
    const netOf = ({ additions, deductions }: Json) => cents(additions) - cents(deductions);
    expect(netOf(changes.approved_this_period)).toBe(net(executed.filter((order) => order.executed === month)));
    expect(netOf(changes.approved_previously)).toBe(net(executed.filter((order) => order.executed < month)));
  }

  function columns({ sov_line_id, description, change_order_number, percent_completed_and_stored, ...line }: Json) {
    const { retainage_percent, materials_retainage_percent, ...amounts } = line;
    return amounts;
  }
});
