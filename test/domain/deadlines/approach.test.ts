import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noFacts, stateRules } from 'lien-deadlines';
import { deadlineStep, preliminaryBases, preliminaryReach } from '../../../src/domain/deadlines/approach.js';
import { noticeDeadline } from '../../../src/domain/deadlines/notice-deadline.js';
import { addDays, daysBetween } from '../../../src/domain/shared/calendar.js';
import { claimantRoles, projectSectors } from '../../../src/domain/vocabulary.js';

describe('the step reported of a deadline', () => {
  it.each([
    [11, null],
    [10, '10_days'],
    [4, '10_days'],
    [3, '3_days'],
    [2, '3_days'],
    [1, '1_day'],
    [0, '1_day'],
    [-1, 'missed'],
    [-30, 'missed'],
    [-31, null],
  ])('%d days ahead is %p', (days, step) => {
    expect(deadlineStep(days)).toBe(step);
  });
});

describe('the reach of preliminary notices', () => {
  it('is counted from the dates that the watch looks at', () => {
    const looked = [
      ...['first_furnishing', 'last_furnishing', 'contract_date', 'completion', 'notice_of_commencement'],
      // The watch looks at every project with a recorded notice.
      'notice_of_completion',
      // Louisiana's last day for the lien counts from completion or a recorded notice.
      'lien_deadline',
    ];
    expect([...preliminaryBases].filter((base) => !looked.includes(base))).toEqual([]);
  });

  it('holds every deadline that is calculated', () => {
    const date = fc.option(fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days)));
    const facts = fc.record({
      state: fc.constantFrom(...stateRules.map(({ state }) => state)),
      sector: fc.constantFrom(...projectSectors),
      use: fc.constantFrom('commercial' as const, 'residential' as const, null),
      ownerOccupied: fc.constantFrom(true, false, null),
      claimantRole: fc.constantFrom(...claimantRoles),
      hiringPartyRole: fc.constantFrom('owner' as const, 'general_contractor' as const, 'subcontractor' as const, null),
      hiringPartyHirerRole: fc.constantFrom('owner' as const, 'general_contractor' as const, null),
      claimAmount: fc.constantFrom('500.00', '100000.00', null),
      contractAmount: fc.constantFrom('500.00', '100000.00', null),
      contractDate: date,
      firstFurnishingDate: date,
      lastFurnishingDate: date,
      completionDate: date,
      noticeOfCommencementDate: date,
      lienRecordedDate: fc.constant(null),
      hasLender: fc.boolean(),
      hasLienAgent: fc.boolean(),
    });
    let calculated = 0;
    fc.assert(
      fc.property(facts, (given) => {
        const { deadline } = noticeDeadline({
          ...noFacts(given.state, given.claimantRole),
          ...given,
          type: 'preliminary',
        });
        if (deadline === null) return;
        calculated += 1;
        const bases = [
          given.contractDate,
          given.firstFurnishingDate,
          given.lastFurnishingDate,
          given.completionDate,
          given.noticeOfCommencementDate,
        ].filter((base) => base !== null);
        const { before, after } = preliminaryReach;
        const reached = bases.some((base) => {
          const days = daysBetween(base, deadline);
          return days <= after && days >= -before;
        });
        expect({ ...given, deadline, reached }).toMatchObject({ reached: true });
      }),
      { numRuns: 5_000 },
    );
    expect(calculated).toBeGreaterThan(500);
    expect(preliminaryReach.after).toBeLessThan(200);
  });
});
