import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import type { ChangeOrder, ComputedPayApplication, LineEntry } from '../../../src/domain/pay-application/model.js';
import { formatCents, parseCents, sum } from '../../../src/domain/shared/money.js';
import type { ScheduleLine } from '../../../src/domain/sov/schedule.js';
import { application, entry, frozen, line } from './inputs.js';

const cents = (amount: string) => parseCents(amount)!;
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => formatCents(BigInt(hundredths)));

/** A contract of some lines, and twelve months in which each line advances by a random share of its remainder. */
const years = fc.record({
  values: fc.array(fc.bigInt({ min: 1n, max: 5_000_000_00n }), { minLength: 1, maxLength: 8 }),
  lineRates: fc.array(fc.option(rate), { minLength: 8, maxLength: 8 }),
  work: rate,
  material: fc.option(rate),
  orders: fc.array(fc.option(fc.bigInt({ min: -50_000_00n, max: 90_000_00n })), { minLength: 12, maxLength: 12 }),
  months: fc.array(
    fc.array(
      fc.record({
        done: fc.integer({ min: -20, max: 60 }),
        stored: fc.integer({ min: 0, max: 40 }),
        asPercent: fc.boolean(),
      }),
      {
        minLength: 20,
        maxLength: 20,
      },
    ),
    { minLength: 12, maxLength: 12 },
  ),
});

type Year = typeof years extends fc.Arbitrary<infer Value> ? Value : never;

function runYear(year: Year): ComputedPayApplication[] {
  const schedule: ScheduleLine[] = year.values.map((value, index) =>
    line(String(index + 1), formatCents(value), { retainagePercent: year.lineRates[index] ?? null }),
  );
  const originalContractSum = formatCents(sum(year.values));
  const changeOrders: ChangeOrder[] = [];
  const computed: ComputedPayApplication[] = [];
  year.months.forEach((moves, month) => {
    const days = String(month + 1).padStart(2, '0');
    const amount = year.orders[month];
    if (amount !== null && amount !== undefined) {
      changeOrders.push({ number: String(month), amount: formatCents(amount), approvedOn: `2026-${days}-10` });
      schedule.push(line(`CO-${month}`, formatCents(amount), { changeOrderNumber: String(month) }));
    }
    const previous = computed.at(-1);
    computed.push(
      computePayApplication(
        application({
          originalContractSum,
          retainagePercent: year.work,
          materialsRetainagePercent: year.material,
          periodFrom: month === 0 ? null : `2026-${days}-01`,
          periodTo: `2026-${days}-28`,
          schedule: [...schedule],
          lines: schedule.map((own, index) => advance(own, moves[index]!, previous)),
          changeOrders: [...changeOrders],
          previous: previous ? frozen(previous) : null,
        }),
      ),
    );
  });
  return computed;
}

function advance(
  own: ScheduleLine,
  move: Year['months'][number][number],
  previous?: ComputedPayApplication,
): LineEntry {
  const before = previous?.g703.find(({ sovLineId }) => sovLineId === own.id);
  const billed = before ? cents(before.workCompletedPrevious) + cents(before.workCompletedThisPeriod) : 0n;
  const scheduled = cents(own.scheduledValue);
  if (move.asPercent) return entry(own.id, { percentComplete: String(Math.max(0, move.done)), materialsStored: '0' });
  const left = scheduled - billed;
  const current = move.done < 0 ? (billed * BigInt(move.done)) / 100n : (left * BigInt(move.done)) / 100n;
  const stored = scheduled > 0n ? ((left - current) * BigInt(move.stored)) / 100n : 0n;
  return entry(own.id, { workCompletedThisPeriod: formatCents(current), materialsStored: formatCents(stored) });
}

describe('the totals that must agree in an application', () => {
  it('agree on every application of any year of a contract', () => {
    fc.assert(
      fc.property(years, (year) => {
        const applications = runYear(year);
        applications.forEach(({ g702, g703, totals, changeOrderSummary, violations }, index) => {
          const column = (name: keyof typeof totals) => sum(g703.map((own) => cents(own[name] ?? '0')));
          expect(violations).toEqual([]);
          expect(column('scheduledValue')).toBe(cents(g702.contractSumToDate));
          expect(column('totalCompletedAndStored')).toBe(cents(g702.totalCompletedAndStored));
          expect(column('retainage')).toBe(cents(g702.totalRetainage));
          expect(column('balanceToFinish')).toBe(cents(totals.balanceToFinish));
          expect(cents(g702.retainageOnCompletedWork) + cents(g702.retainageOnStoredMaterial)).toBe(
            cents(g702.totalRetainage),
          );
          expect(cents(g702.contractSumToDate) - cents(g702.totalEarnedLessRetainage)).toBe(
            cents(g702.balanceToFinish),
          );
          expect(cents(totals.balanceToFinish) + cents(g702.totalRetainage)).toBe(cents(g702.balanceToFinish));
          expect(changeOrderSummary.netChange).toBe(g702.netChangeByChangeOrders);
          const before = applications[index - 1];
          // A certificate below zero is not paid back, so the next application deducts it still.
          const certified = applications.slice(0, index).map((one) => cents(one.g702.currentPaymentDue));
          const paid = sum(certified.filter((due) => due > 0n));
          expect(cents(g702.lessPreviousCertificates)).toBe(paid);
          expect(paid + cents(g702.currentPaymentDue)).toBe(cents(g702.totalEarnedLessRetainage));
          expect(changeOrderSummary.approvedPreviously).toEqual(
            before?.changeOrderSummary.totals ?? { additions: '0.00', deductions: '0.00' },
          );
          for (const own of g703) {
            const prior = before?.g703.find(({ sovLineId }) => sovLineId === own.sovLineId);
            const carried = prior ? cents(prior.workCompletedPrevious) + cents(prior.workCompletedThisPeriod) : 0n;
            expect(cents(own.workCompletedPrevious)).toBe(carried);
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('keep the retainage of a line exact within a cent for its work and a cent for its material', () => {
    fc.assert(
      fc.property(years, (year) => {
        for (const { g703 } of runYear({ ...year, months: year.months.slice(0, 2) })) {
          for (const own of g703) {
            const work = Number(cents(own.workCompletedPrevious) + cents(own.workCompletedThisPeriod));
            const exact =
              (work * Number(own.retainagePercent) +
                Number(cents(own.materialsStored)) * Number(own.materialsRetainagePercent)) /
              100;
            expect(Math.abs(Number(cents(own.retainage)) - exact)).toBeLessThan(2.001);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
