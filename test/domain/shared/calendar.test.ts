import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween } from '../../../src/domain/shared/calendar.js';

describe('calendar arithmetic', () => {
  it('adds days across months, leap days and years', () => {
    expect(addDays('2026-03-02', 20)).toBe('2026-03-22');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('1900-02-28', 1)).toBe('1900-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('counts the days between two dates, backwards too', () => {
    expect(daysBetween('2026-03-02', '2026-03-22')).toBe(20);
    expect(daysBetween('2026-03-22', '2026-03-02')).toBe(-20);
  });

  it.each(['2026-02-30', '2026-13-01', '', '2026-1-01'])('refuses text that is no date: %j', (text) => {
    expect(() => addDays(text, 1)).toThrow(`Not a date: ${text}`);
  });

  it('refuses results outside the years 0 to 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow('A date outside the years 0 to 9999: +010000-01-01');
    expect(() => addDays('0000-01-01', -1)).toThrow('A date outside the years 0 to 9999: -000001-12-31');
  });
});
