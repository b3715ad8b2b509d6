import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  computePercent,
  divideHalfUp,
  formatCents,
  formatRate,
  parseCents,
  parseRate,
  portion,
  spellCents,
} from '../../../src/domain/shared/money.js';

describe('exact amounts', () => {
  it.each([
    ['1250', 125_000n],
    ['1250.5', 125_050n],
    ['-0.01', -1n],
    [' 7.10 ', 710n],
    ['1.500', 150n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('are parsed from %j as %d cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each([
    '',
    'x',
    '1.005',
    '1,000',
    '.5',
    '1.',
    '1e3',
    '--1',
    '+1',
    '1000000000000',
    '-1000000000000',
    '9'.repeat(40),
  ])('are not parsed from %j', (text) => {
    expect(parseCents(text)).toBeNull();
  });

  it('are formatted with two decimals, and can be parsed again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
        expect(spellCents(cents).replaceAll(',', '')).toBe(formatCents(cents));
      }),
    );
    expect(formatCents(-5n)).toBe('-0.05');
    expect(spellCents(-123_456_789n)).toBe('-1,234,567.89');
  });

  it.each([
    [64_500_55n, '10', 6_450_06n],
    [1_000_45n, '10', 100_05n],
    [-1_000_45n, '10', -100_05n],
    [1n, '49.999999', 0n],
    [1n, '50', 1n],
    [99_999_999_999_999n, '33.333333', 33_333_333_000_000n],
  ])('have portions: of %d cents, %s percent are %d', (amount, rate, share) => {
    expect(portion(amount, parseRate(rate)!)).toBe(share);
  });

  it('are rounded half away from zero', () => {
    expect([5n, 4n, -5n, -4n, 15n].map((value) => divideHalfUp(value, 10n))).toEqual([1n, 0n, -1n, 0n, 2n]);
  });

  it('give percentages with two decimals', () => {
    expect(computePercent(1n, 3n)).toBe('33.33');
    expect(computePercent(2n, 3n)).toBe('66.67');
    expect(computePercent(-1n, 2n)).toBe('-50.00');
    expect(computePercent(1n, 0n)).toBeNull();
    expect(['10', '10.50', '0', '33.333333', '100'].map((text) => formatRate(parseRate(text)!))).toEqual([
      '10',
      '10.5',
      '0',
      '33.333333',
      '100',
    ]);
    expect(parseRate('1.1234567')).toBeNull();
  });
});
