import { describe, expect, it } from '@jest/globals';
import { jurisdictions } from '../../../src/domain/address/states.js';
import { dayInState } from '../../../src/domain/deadlines/state-zones.js';

describe('the calendar day in a state', () => {
  it.each([...jurisdictions])('is known in %s', (state) => {
    expect(dayInState(state, new Date('2026-07-01T18:00:00Z'))).toBe(
      state === 'GU' || state === 'MP' ? '2026-07-02' : '2026-07-01',
    );
  });

  it.each([
    ['CA', '2026-03-03T07:59:00Z', '2026-03-02'],
    ['CA', '2026-03-03T08:00:00Z', '2026-03-03'],
    ['CA', '2026-07-03T07:00:00Z', '2026-07-03'],
    ['AZ', '2026-07-03T06:59:00Z', '2026-07-02'],
    // Of a state with two time zones, the eastern one, whose day is over first.
    ['TN', '2026-03-03T05:00:00Z', '2026-03-03'],
    ['HI', '2026-03-03T09:59:00Z', '2026-03-02'],
    ['PR', '2026-03-03T04:00:00Z', '2026-03-03'],
    // No state of that name: the date in UTC.
    ['ZZ', '2026-03-03T00:00:00Z', '2026-03-03'],
  ])('is for %s at %s %s', (state, instant, day) => {
    expect(dayInState(state, new Date(instant))).toBe(day);
  });
});
