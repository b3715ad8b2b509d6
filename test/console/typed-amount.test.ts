import { describe, expect, it } from '@jest/globals';
import { findChanges } from '../../console/src/billing/sheet-entries.js';
import { plainAmount } from '../../console/src/parts/format.js';

/** A comma that separates no thousands may be a decimal comma: the service refuses it, and must not get a hundred times as much. */
const ambiguous = ['12,50', '1,5', '1,2345', '1,234,56'];

describe('an amount that a person types', () => {
  it.each([
    ['$48,000', '48000'],
    [' 1,234,567.89 ', '1234567.89'],
    ['-$1,500.00', '-1500.00'],
    ['$ -500', '-500'],
    ['12.50', '12.50'],
    ['', ''],
  ])('is sent in plain form: %s', (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
  });

  it.each(ambiguous)('is sent as it is if its comma separates no thousands: %s', (typed) => {
    expect(plainAmount(typed)).toContain(',');
  });

  it.each(ambiguous)('is marked in the sheet if its comma separates no thousands: %s', (text) => {
    const [change] = findChanges(new Map(), [{ sovLineId: 'line', column: 'work', text }]);
    expect(change!.after.workCompletedThisPeriod).toContain(',');
  });

  it('is read in the sheet as spreadsheets write it', () => {
    const typed = (text: string) => findChanges(new Map(), [{ sovLineId: 'line', column: 'stored', text }])[0]!.after;
    expect(typed('$12,500.00').materialsStored).toBe('12500.00');
    expect(typed('(1,250)').materialsStored).toBe('-1250');
  });
});
