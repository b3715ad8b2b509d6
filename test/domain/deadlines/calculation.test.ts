import { describe, expect, it } from '@jest/globals';
import { course, type Deadline, type Facts } from 'lien-deadlines';
import { calculation } from '../../../src/domain/deadlines/generated/deadline-calculation.js';
import { calculationHash } from '../../../tools/scripts/deadline-calculation.mjs';

const computed = new Map<string, Deadline[]>();
/** The answer for the facts, which is computed once for all tests. */
function answerTo(facts: Facts): Deadline[] {
  const key = JSON.stringify(facts);
  const answer = computed.get(key) ?? course(facts);
  computed.set(key, answer);
  return answer;
}

describe('the version of the calculation', () => {
  it('is that of the answers for the test vectors', () => {
    expect(calculationHash(answerTo)).toBe(calculation);
  });

  it('changes with one date of one state', () => {
    const later = (facts: Facts) =>
      answerTo(facts).map((deadline) =>
        facts.state === 'VT' && deadline.kind === 'lien_suit' ? { ...deadline, safeDate: '2030-01-01' } : deadline,
      );
    expect(calculationHash(later)).not.toBe(calculation);
  });

  it('does not change with an explanation', () => {
    expect(calculationHash((facts) => answerTo(facts).map((one) => ({ ...one, explanation: '' })))).toBe(calculation);
  });
});
