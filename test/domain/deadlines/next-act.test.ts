import { describe, expect, it } from '@jest/globals';
import { dayToKeep } from '../../../src/domain/deadlines/day-to-keep.js';
import { findNextAct, followNextAct } from '../../../src/domain/deadlines/next-act.js';
import type { Act } from '../../../src/domain/deadlines/rights.js';
import { addDays } from '../../../src/domain/shared/calendar.js';
import { act, done, filed, served, undated } from './acts.fixture.js';

const today = '2026-06-15';

describe('the next act', () => {
  const late = act('preliminary_notice', '2026-01-10', { rollingLookbackDays: 20 });
  const inDoubt = { ...late, required: null };
  const lien = (date: string) => act('mechanics_lien', date);
  const undatedLien = undated('mechanics_lien', 'completion_date');
  const stop = act('stop_payment_notice', '2026-08-01');
  type Work = Partial<Parameters<typeof findNextAct>[1]>;

  const cases: Array<[string, Act[], Work, string | null]> = [
    ['the first one ahead', [lien('2026-09-01'), act('preliminary_notice', '2026-06-20')], {}, 'preliminary_notice'],
    ['a late one that saves something, while nothing is near', [late, lien('2026-09-01')], {}, 'preliminary_notice'],
    ['no late one before the lien that is near', [late, lien('2026-06-25')], {}, 'mechanics_lien'],
    ['a late one until then', [late, lien('2026-06-26')], {}, 'preliminary_notice'],
    ['no late one before a suit that is near', [late, act('bond_suit', '2026-06-18')], {}, 'bond_suit'],
    ['the lien before one in doubt', [inDoubt, lien('2026-06-18')], {}, 'mechanics_lien'],
    ['the same long before', [inDoubt, lien('2026-09-01')], {}, 'mechanics_lien'],
    [
      'the same where a fact is missing',
      [{ ...late, missingFacts: ['lender'] }, lien('2026-09-01')],
      {},
      'mechanics_lien',
    ],
    ['what is beside the right before one in doubt', [inDoubt, undatedLien, stop], {}, 'stop_payment_notice'],
    ['one in doubt where nothing else is left', [inDoubt, undatedLien], {}, 'preliminary_notice'],
    [
      'the lien before one of work whose last day is unknown',
      [late, lien('2026-07-20')],
      { completionDate: '2026-04-21' },
      'mechanics_lien',
    ],
    ['the same on a completed project', [late, lien('2026-07-20')], { status: 'completed' }, 'mechanics_lien'],
    [
      'a late one of work that ended lately',
      [late, lien('2026-09-01')],
      { completionDate: '2026-06-10', lastFurnishingDate: '2026-06-10' },
      'preliminary_notice',
    ],
    ['none where a late one covers nothing', [late, lien('2026-09-01')], { lastFurnishingDate: '2026-05-01' }, null],
    ['none where the lien has passed', [lien('2026-06-14'), act('lien_suit', '2026-12-01')], {}, null],
    [
      'none of a right that a late notice lost',
      [act('preliminary_notice', '2026-03-01'), lien('2026-09-01')],
      { notices: [served('2026-03-02')] },
      null,
    ],
    [
      'none after a claim that is resolved',
      [act('bond_claim', '2026-06-01'), act('bond_suit', '2026-12-01')],
      { escalations: [filed('bond_claim', '2026-05-01', true)] },
      null,
    ],
    [
      'what is beside a lost right',
      [lien('2026-06-14'), act('retainage_notice', '2026-07-01'), stop],
      {},
      'stop_payment_notice',
    ],
  ];

  it.each(cases)('is %s', (_, acts, work, expected) => {
    expect(findNextAct(acts, { ...done(), completionDate: null, ...work }, today)?.kind ?? null).toBe(expected);
  });

  it.each(cases)('has the day that was stored until the day that was stored: %s', (_, acts, work) => {
    const all = { ...done(), completionDate: null, ...work };
    let stored = followNextAct(acts, all, today);
    let turns = 0;
    for (let day = today; day < '2027-06-15'; day = addDays(day, 1)) {
      if (stored.nextDayUntil !== null && stored.nextDayUntil <= day) {
        const before = stored.nextDay;
        stored = followNextAct(acts, all, day);
        expect(stored.nextDay).not.toBe(before);
        turns += 1;
      }
      const next = findNextAct(acts, all, day);
      expect([day, stored.nextDay]).toEqual([day, next && dayToKeep(next)]);
    }
    expect(turns).toBeLessThan(6);
  });

  it('has no day on an archived project', () => {
    const work = { ...done(), status: 'archived' as const, completionDate: null };
    expect(followNextAct([stop], work, today)).toEqual({ nextDay: null, nextDayUntil: null });
  });
});
