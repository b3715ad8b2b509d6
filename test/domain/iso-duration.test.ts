import { describe, expect, it } from '@jest/globals';
import { addDuration, parseIsoDuration } from '../../src/domain/shared/iso-duration.js';

describe('an ISO 8601 duration', () => {
  const from = new Date('2026-01-31T09:30:00Z');

  it.each([
    ['P90D', '2026-05-01T09:30:00.000Z'],
    ['P1M', '2026-02-28T09:30:00.000Z'],
    ['P1Y2M3D', '2027-04-03T09:30:00.000Z'],
    ['P2W', '2026-02-14T09:30:00.000Z'],
    ['PT36H', '2026-02-01T21:30:00.000Z'],
    ['P1DT1H1M1S', '2026-02-01T10:31:01.000Z'],
    ['PT1M', '2026-01-31T09:31:00.000Z'],
    ['P0D', '2026-01-31T09:30:00.000Z'],
  ])('is added to 2026-01-31 09:30: %s gives %s', (text, to) => {
    expect(addDuration(from, parseIsoDuration(text)!).toISOString()).toBe(to);
  });

  it.each([
    '',
    'P',
    'PT',
    'P1DT',
    '90D',
    'P-1D',
    '-P1D',
    'P1.5D',
    'P1H',
    'PT1D',
    'P1D2M',
    'p1d',
    'P1D ',
    'P1D\n',
    'P1234567D',
    '90 days',
  ])('cannot be parsed from %j', (text) => {
    expect(parseIsoDuration(text)).toBeUndefined();
  });

  it('beyond the end of the calendar gives an invalid date', () => {
    expect(addDuration(from, parseIsoDuration('P999999Y')!).getTime()).toBeNaN();
  });
});
