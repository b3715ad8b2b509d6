import { describe, expect, it } from '@jest/globals';
import { fillBlanks, formatDate, formatMoney, shorten } from '../../src/pdf/format.js';

describe('what documents print for plain values', () => {
  it.each([
    ['0', '$0.00'],
    ['0.5', '$0.50'],
    ['999.99', '$999.99'],
    ['1000', '$1,000.00'],
    ['1234567.1', '$1,234,567.10'],
    ['90071992547409931.25', '$90,071,992,547,409,931.25'],
    ['-1250.00', '-$1,250.00'],
  ])('prints the amount %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    ['2026-03-04', 'March 4, 2026'],
    ['2024-02-29', 'February 29, 2024'],
    ['1999-12-31', 'December 31, 1999'],
  ])('prints the date %s as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('fills blanks once and refuses to leave one open', () => {
    expect(fillBlanks('{a} and {b}', { a: '{b}', b: 'B' })).toBe('{b} and B');
    expect(() => fillBlanks('{a} and {c}', { a: 'A' })).toThrow('{c}');
  });

  it('shortens by characters, not by halves of them', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('abcd', 3)).toBe('ab…');
    expect(shorten('𝒜𝒜𝒜𝒜', 3)).toBe('𝒜𝒜…');
  });
});
