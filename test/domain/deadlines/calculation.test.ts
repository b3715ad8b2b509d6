import { describe, expect, it } from '@jest/globals';
import { course, type Facts } from 'lien-deadlines';
import { calculation } from '../../../src/generated/deadline-calculation.js';
import { calculationHash } from '../../../tools/scripts/deadline-calculation.mjs';

describe('the version of the calculation', () => {
  it('is that of the answers for the test vectors', () => {
    expect(calculationHash()).toBe(calculation);
  });

  it('changes with one date of one state', () => {
    const later = (facts: Facts) =>
      course(facts).map((deadline) =>
        facts.state === 'VT' && deadline.kind === 'lien_suit' ? { ...deadline, safeDate: '2030-01-01' } : deadline,
      );
    expect(calculationHash(later)).not.toBe(calculation);
  });

  it('does not change with an explanation', () => {
    expect(calculationHash((facts: Facts) => course(facts).map((one) => ({ ...one, explanation: '' })))).toBe(
      calculation,
    );
  });
});
