import { describe, expect, it } from '@jest/globals';
import type { Facts } from 'lien-deadlines';
import { calculable, weighsClaim } from '../../../src/domain/deadlines/facts.js';
import { noticeDeadline } from '../../../src/domain/deadlines/notice-deadline.js';
import type { NoticeType } from '../../../src/domain/vocabulary.js';
import { deadlineFacts } from './deadline-facts.fixture.js';

const rule = (facts: Partial<Facts> = {}, type: NoticeType = 'preliminary') =>
  noticeDeadline({ type, duty: null, ...deadlineFacts(facts) });

describe('the deadline rule of a notice', () => {
  it('has the date, how it was counted, and the explanation', () => {
    expect(rule({ state: 'FL' })).toEqual({
      required: true,
      basis: 'first_furnishing',
      days: 45,
      deadline: '2026-04-16',
      safeDate: '2026-04-16',
      rollingLookbackDays: null,
      counting: 'calendar_days',
      isLookback: false,
      coveredFrom: null,
      documentName: 'Notice to Owner',
      missingFacts: [],
      dependsOn: null,
      warnings: [],
      alternatives: [],
      steps: [
        { kind: 'anchor', text: 'first furnishing', date: '2026-03-02', citation: expect.any(String) },
        {
          kind: 'count',
          text: 'within 45 days after first furnishing',
          date: '2026-04-16',
          citation: expect.any(String),
        },
      ],
      explanation: expect.stringMatching(/^Serve the Notice to Owner by Thursday, April 16, 2026\./),
      source: expect.stringContaining('Fla. Stat. 713.06'),
      checkedOn: expect.any(String),
      verified: false,
    });
  });

  it('is the first month’s of a monthly series', () => {
    expect(rule({ state: 'TX', originalContractDate: '2026-01-10' }).deadline).toBe('2026-06-15');
  });

  it('is the last day of a lien and of a bond claim', () => {
    expect(rule({ state: 'FL' }, 'lien')).toMatchObject({ basis: 'last_furnishing', days: 90, deadline: '2026-08-18' });
    expect(rule({ sector: 'federal', claimantRole: 'sub_subcontractor' }, 'bond_claim').deadline).toBe('2026-08-18');
    expect(rule({ sector: 'federal' }, 'bond_claim').required).toBe(false);
  });

  it('says from which day a late look-back notice covers', () => {
    const late = rule({ servedDate: '2026-06-01' });
    expect(late.coveredFrom).toBe('2026-05-12');
    expect(rule({ servedDate: '2026-03-10' }).coveredFrom).toBe('2026-03-02');
  });

  it.each([
    ['lien', { sector: 'public' }, 'No lien attaches to public property'],
    ['bond_claim', { state: 'WY' }, 'private payment bond'],
    ['preliminary', { state: 'PR' }, 'no rules for PR'],
  ] as const)('is unknown, with the reason, where no rule is held: %s %j', (type, facts, words) => {
    const given = rule(facts, type);
    expect([given.required, given.basis, given.deadline, given.source]).toEqual([null, 'unknown', null, null]);
    expect(given.explanation).toContain(words);
  });
});

describe('dates that no calculation accepts', () => {
  it('are left out of the facts', () => {
    const end = '9999-12-31';
    const facts = calculable(
      deadlineFacts({ state: 'TX', firstFurnishingDate: end, lastFurnishingDate: '0001-01-01' }),
    );
    expect([facts.firstFurnishingDate, facts.lastFurnishingDate, facts.completionDate]).toEqual([
      null,
      null,
      '2026-06-30',
    ]);
    expect(noticeDeadline({ ...facts, type: 'preliminary', duty: null }).deadline).toBeNull();
  });
});

describe('the amount of the claim', () => {
  it('decides only in states whose rules weigh it', () => {
    expect(['KY', 'OK'].map(weighsClaim)).toEqual([true, true]);
    expect(['FL', 'ZZ'].map(weighsClaim)).toEqual([false, false]);
  });
});
