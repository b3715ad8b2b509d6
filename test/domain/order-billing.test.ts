import { describe, expect, it } from '@jest/globals';
import {
  type Bill,
  computeBillingStatus,
  givenBack,
  lineViolations,
  type PaymentLine,
  sumOpen,
  sumUncollected,
} from '../../src/domain/document-order/billing.js';

/** A line paid with credits if it has a ledger reference, otherwise one that staff recorded. */
const line = (type: PaymentLine['type'], amountCents: number, ledgerReference: string | null = null): PaymentLine => ({
  type,
  amountCents,
  ledgerReference,
  recordedBy: ledgerReference ? 'service' : 'staff',
  settles: true,
});
const report = (type: PaymentLine['type'], amountCents: number): PaymentLine => ({
  ...line(type, amountCents),
  recordedBy: 'account',
  settles: false,
});
/** A line that the account recorded and an earlier release counted as paid. */
const earlier = (amountCents: number): PaymentLine => ({ ...line('charge', amountCents), recordedBy: null });
const bill = (more: Partial<Bill> = {}): Bill => ({
  amountCents: 1700,
  status: 'pending',
  invoicedAt: null,
  acceptedAt: null,
  ...more,
});

describe('the billing of an order', () => {
  it.each<[string, Bill, PaymentLine[]]>([
    ['pending', bill(), []],
    ['pending', bill(), [line('charge', 1699)]],
    ['paid', bill(), [line('charge', 1700)]],
    ['paid', bill(), [line('charge', 1000), line('adjustment', 700)]],
    ['paid', bill({ amountCents: 0 }), []],
    ['invoiced', bill({ invoicedAt: new Date() }), [line('charge', 100)]],
    ['paid', bill({ invoicedAt: new Date() }), [line('charge', 1800)]],
    ['refunded', bill({ invoicedAt: new Date() }), [line('charge', 100), line('refund', -100)]],
    ['refunded', bill({ status: 'cancelled' }), [line('credit_applied', 1700, 'a'), line('refund', -1700, 'a')]],
    ['void', bill({ status: 'cancelled' }), []],
    ['void', bill({ status: 'failed', amountCents: 0 }), []],
    ['paid', bill({ status: 'cancelled' }), [line('charge', 200)]],
    ['paid', bill({ status: 'returned' }), [line('credit_applied', 1700, 'a')]],
    ['pending', bill(), [report('charge', 1700)]],
    ['pending', bill(), [report('adjustment', 100_000_000)]],
    ['invoiced', bill({ invoicedAt: new Date() }), [report('charge', 1700), line('credit_applied', 1699, 'a')]],
    ['paid', bill(), [line('credit_applied', 1700, 'a'), report('refund', -1700)]],
    ['void', bill({ status: 'cancelled' }), [report('charge', 1700)]],
    ['paid', bill(), [earlier(1700)]],
    // An order that the carrier lost after accepting it is still owed.
    ['invoiced', bill({ status: 'failed', invoicedAt: new Date(), acceptedAt: new Date() }), []],
    ['paid', bill({ status: 'failed', acceptedAt: new Date() }), [line('charge', 1700)]],
    // A lower price returned the credits and a higher one is unpaid again; an adjustment that reverses a charge is unpaid too.
    ['pending', bill(), [line('credit_applied', 1, 'a'), line('refund', -1, 'a')]],
    ['pending', bill(), [line('charge', 1700), line('adjustment', -1700)]],
  ])('is %s', (status, of, lines) => {
    expect(computeBillingStatus(of, lines)).toBe(status);
  });

  it('leaves the unpaid amount open, and nothing once the order has failed', () => {
    expect(sumOpen(bill(), [line('charge', 500)])).toBe(1200);
    expect(sumOpen(bill(), [line('charge', 2000)])).toBe(0);
    expect(sumOpen(bill({ status: 'failed' }), [])).toBe(0);
  });

  it('leaves open an amount that is only reported', () => {
    expect(sumOpen(bill(), [report('charge', 1700), line('credit_applied', 500, 'a')])).toBe(1200);
  });

  it('collects the part that neither credits nor staff payments cover, and never more than the price', () => {
    expect(sumUncollected(bill(), [])).toBe(1700);
    expect(sumUncollected(bill(), [report('charge', 1700), earlier(1700)])).toBe(1700);
    expect(sumUncollected(bill(), [line('credit_applied', 700, 'a'), line('charge', 300)])).toBe(700);
    expect(sumUncollected(bill(), [line('credit_applied', 1700, 'a'), line('credit_applied', 250, 'b')])).toBe(-250);
    expect(sumUncollected(bill(), [line('credit_applied', 1700, 'a'), line('refund', -1700, 'a')])).toBe(1700);
    expect(sumUncollected(bill(), [earlier(500), line('adjustment', -500)])).toBe(1700);
    expect(sumUncollected(bill({ status: 'cancelled' }), [])).toBe(0);
  });

  it('refunds the rest of each posting, the latest first, and no more than requested', () => {
    const lines = [
      line('credit_applied', 750, 'a'),
      line('charge', 500),
      line('credit_applied', 950, 'b'),
      line('refund', -300, 'b'),
      line('refund', -500),
    ];
    expect(givenBack(lines)).toEqual([
      { reference: 'b', cents: 650 },
      { reference: 'a', cents: 750 },
    ]);
    expect(givenBack(lines, 700)).toEqual([
      { reference: 'b', cents: 650 },
      { reference: 'a', cents: 50 },
    ]);
    expect(givenBack([line('charge', 500)])).toEqual([]);
  });

  it('limits a refund to charges, without the part paid with credits', () => {
    const lines = [line('credit_applied', 1500, 'a'), line('charge', 200)];
    const refund = (amountCents: number) => ({ type: 'refund', amountCents, recordedBy: 'staff' }) as const;
    expect(lineViolations(bill(), lines, refund(-200))).toEqual([]);
    expect(lineViolations(bill(), lines, refund(-201))).toHaveLength(1);
    const given = [...lines, line('refund', -1500, 'a')];
    expect(lineViolations(bill(), given, refund(-200))).toEqual([]);
  });

  it('lets staff refund what staff recorded, and lets an account report anything about its own payments', () => {
    const lines = [line('charge', 200), report('charge', 900)];
    const refund = (amountCents: number, recordedBy: 'staff' | 'account') =>
      lineViolations(bill(), lines, { type: 'refund', amountCents, recordedBy });
    expect(refund(-200, 'staff')).toEqual([]);
    expect(refund(-201, 'staff')).toHaveLength(1);
    expect(refund(-1100, 'account')).toEqual([]);
    expect(refund(-1101, 'account')).toHaveLength(1);
    const applied = { type: 'credit_applied', recordedBy: 'account' } as const;
    expect(lineViolations(bill(), lines, { ...applied, amountCents: 1500 })).toEqual([]);
    expect(lineViolations(bill(), lines, { ...applied, amountCents: 1501 })).toHaveLength(1);
    const lost = bill({ status: 'failed', acceptedAt: new Date() });
    expect(lineViolations(lost, [], { type: 'charge', amountCents: 1700, recordedBy: 'staff' })).toEqual([]);
  });
});
