import { describe, expect, it } from '@jest/globals';
import { orderTargets } from '../../src/domain/document-order/states.js';
import { escalationTargets } from '../../src/domain/notice/transitions.js';
import { readStateData } from '../../src/domain/sandbox/state-data.js';
import { legalPath } from '../../src/domain/shared/legal-path.js';

describe('state_data', () => {
  const statuses = ['pending', 'delivered'] as const;
  const read = (value: unknown) => readStateData(value, statuses);

  it('requires only a status, and takes effect at once unless it has a delay', () => {
    expect(read({ status: 'delivered' })).toEqual({ data: { status: 'delivered', delay_ms: 0 } });
  });

  it('keeps known keys and ignores the integrator’s other keys', () => {
    const given = { status: 'pending', tracking_number: '9400', recipients_found: 5, delay_ms: 60_000, note: 'x' };
    expect(read(given)).toEqual({
      data: { status: 'pending', tracking_number: '9400', recipients_found: 5, delay_ms: 60_000 },
    });
    const nothing = { status: 'pending', tracking_number: null, recipients_found: null, refund: null, delay_ms: null };
    expect(read(nothing)).toEqual({ data: { status: 'pending', delay_ms: 0 } });
  });

  it.each([
    ['full', { amount: 'full' }],
    ['none', { amount: 'none' }],
    [
      { amount: 'full', reason: 'No such owner' },
      { amount: 'full', reason: 'No such owner' },
    ],
    [{ amount: 12.5 }, { amount: '12.50' }],
    [{ amount: '7' }, { amount: '7.00' }],
  ])('reads the refund %j', (refund, kept) => {
    expect(read({ status: 'pending', refund })).toEqual({ data: { status: 'pending', refund: kept, delay_ms: 0 } });
  });

  it.each([
    ['delivered', [''], /must be an object/],
    [['delivered'], [''], /must be an object/],
    [{}, ['status'], /is required/],
    [{ status: 'lost' }, ['status'], /must be one of pending, delivered/],
    [{ status: 'pending', tracking_number: 7 }, ['tracking_number'], /at most 255 characters/],
    [{ status: 'pending', tracking_number: 'x'.repeat(256) }, ['tracking_number'], /at most 255 characters/],
    [{ status: 'pending', recipients_found: -1 }, ['recipients_found'], /from 0 to 10000/],
    [{ status: 'pending', recipients_found: 1.5 }, ['recipients_found'], /whole number/],
    [{ status: 'pending', delay_ms: '5' }, ['delay_ms'], /whole number of milliseconds/],
    [{ status: 'pending', delay_ms: 6 * 366 * 86_400_000 }, ['delay_ms'], /to five years/],
    [{ status: 'pending', refund: 'half' }, ['refund'], /must be full, none or an amount/],
    [{ status: 'pending', refund: { amount: 0 } }, ['refund.amount'], /an amount above 0/],
    [{ status: 'pending', refund: { amount: 1.005 } }, ['refund.amount'], /two decimal places/],
    [{ status: 'pending', refund: { amount: 'full', reason: 7 } }, ['refund.reason'], /at most 255 characters/],
    [{ status: 'lost', delay_ms: -1 }, ['status', 'delay_ms'], /./],
  ])('rejects %j, reporting %j', (value, paths, sentence) => {
    const { faults } = read(value) as { faults: Array<{ path: string; wrong: string }> };
    expect(faults.map(({ path }) => path)).toEqual(paths);
    expect(faults[0]!.wrong).toMatch(sentence);
  });
});

describe('the shortest permitted path', () => {
  it.each([
    ['draft', 'filed', ['filed']],
    ['draft', 'resolved', ['sent', 'resolved']],
    ['filed', 'filed', []],
    ['resolved', 'sent', undefined],
  ] as const)('is, for an escalation from %s to %s, %j', (from, to, path) => {
    expect(legalPath(escalationTargets, from, to)).toEqual(path);
  });

  it('leads to every status that can be reached, and never back', () => {
    expect(legalPath(orderTargets, 'pending', 'delivered')?.at(-1)).toBe('delivered');
    expect(legalPath(orderTargets, 'delivered', 'pending')).toBeUndefined();
  });
});
