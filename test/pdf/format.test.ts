import { describe, expect, it } from '@jest/globals';
import { alignedPercent, fillBlanks, formatAmount, formatDate, formatMoney, shorten } from '../../src/pdf/format.js';

describe('printed values', () => {
  it.each([
    ['0', '$0.00'],
    ['0.5', '$0.50'],
    ['999.99', '$999.99'],
    ['1000', '$1,000.00'],
    ['1234567.1', '$1,234,567.10'],
    ['90071992547409931.25', '$90,071,992,547,409,931.25'],
    ['-1250.00', '($1,250.00)'],
  ])('show the amount %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('show deductions in a column of figures in parentheses', () => {
    expect(['0.00', '1234.5', '-1234.50'].map((amount) => formatAmount(amount))).toEqual([
      '0.00',
      '1,234.50',
      '(1,234.50)',
    ]);
    expect(['29250.89', '-5.00'].map((amount) => formatMoney(amount))).toEqual(['$29,250.89', '($5.00)']);
  });

  it.each([
    ['10', '10.00%'],
    ['10.000000', '10.00%'],
    ['65.50', '65.50%'],
    ['0.02', '0.02%'],
    ['-33.33', '(33.33%)'],
    ['100.00', '100.00%'],
  ])('show the percentage %s as %s', (percent, text) => {
    expect(alignedPercent(percent)).toBe(text);
  });

  it.each([
    ['2026-03-04', 'March 4, 2026'],
    ['2024-02-29', 'February 29, 2024'],
    ['1999-12-31', 'December 31, 1999'],
  ])('show the date %s as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('fill each blank once, and fail if one is left open', () => {
    expect(fillBlanks('{a} and {b}', { a: '{b}', b: 'B' })).toBe('{b} and B');
    expect(() => fillBlanks('{a} and {c}', { a: 'A' })).toThrow('{c}');
  });

  it('are shortened by whole characters', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('abcd', 3)).toBe('ab…');
    expect(shorten('𝒜𝒜𝒜𝒜', 3)).toBe('𝒜𝒜…');
  });
});
