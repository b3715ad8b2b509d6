import { describe, expect, it } from '@jest/globals';
import {
  type Bill,
  billingStatusOf,
  givenBack,
  lineViolations,
  openOf,
  type PaymentLine,
} from '../../src/domain/order-billing.js';

const line = (type: PaymentLine['type'], amountCents: number, ledgerReference: string | null = null): PaymentLine => ({
  type,
  amountCents,
  ledgerReference,
});
const bill = (more: Partial<Bill> = {}): Bill => ({ amountCents: 1700, status: 'pending', invoicedAt: null, ...more });

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
  ])('is %s', (status, of, lines) => {
    expect(billingStatusOf(of, lines)).toBe(status);
  });

  it('leaves open what is not paid, and nothing once the order came to nothing', () => {
    expect(openOf(bill(), [line('charge', 500)])).toBe(1200);
    expect(openOf(bill(), [line('charge', 2000)])).toBe(0);
    expect(openOf(bill({ status: 'failed' }), [])).toBe(0);
  });

  it('gives back what stands of each posting, the last first, and no more than is asked for', () => {
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

  it('refunds what charges brought, not what credits paid', () => {
    const lines = [line('credit_applied', 1500, 'a'), line('charge', 200)];
    expect(lineViolations(bill(), lines, { type: 'refund', amountCents: -200 })).toEqual([]);
    expect(lineViolations(bill(), lines, { type: 'refund', amountCents: -201 })).toHaveLength(1);
    const given = [...lines, line('refund', -1500, 'a')];
    expect(lineViolations(bill(), given, { type: 'refund', amountCents: -200 })).toEqual([]);
  });
});
