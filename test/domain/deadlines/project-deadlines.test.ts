import { describe, expect, it } from '@jest/globals';
import type { DeadlineFacts } from '../../../src/domain/deadlines/facts.js';
import { projectDeadlines } from '../../../src/domain/deadlines/project-deadlines.js';
import { deadlineFacts } from './deadline-facts.fixture.js';

const dates = (facts: Partial<DeadlineFacts>) =>
  projectDeadlines(deadlineFacts(facts)).map(({ kind, required, date }) => [kind, required, date]);

describe('the deadlines of a project', () => {
  it('run from preliminary notice to suit on private work', () => {
    expect(dates({ state: 'FL', lienRecordedDate: '2026-07-15' })).toEqual([
      ['preliminary_notice', true, '2026-04-16'],
      ['mechanics_lien', true, '2026-08-18'],
      ['lien_suit', true, '2027-07-15'],
    ]);
  });

  it('put the notice of intent its days before the last day for the lien', () => {
    expect(dates({ state: 'WI' })).toEqual([
      ['preliminary_notice', false, null],
      ['notice_of_intent', true, '2026-10-21'],
      ['mechanics_lien', true, '2026-11-20'],
      ['lien_suit', true, null],
    ]);
  });

  it('count the Texas suit from the last day for the lien, before that day was moved', () => {
    // 15 November 2026, the 15th of the fourth month after July, is a Sunday.
    expect(dates({ state: 'TX', completionDate: '2026-07-10' }).slice(1)).toEqual([
      ['mechanics_lien', true, '2026-11-16'],
      ['lien_suit', true, '2027-11-15'],
    ]);
  });

  it('run to the suit on the bond on public and federal work', () => {
    const remote = { claimantRole: 'sub_subcontractor' } as const;
    expect(dates({ state: 'FL', sector: 'public', ...remote })).toEqual([
      ['preliminary_notice', true, '2026-04-16'],
      ['bond_claim', true, '2026-08-18'],
      ['bond_suit', true, '2027-05-20'],
    ]);
    expect(dates({ state: 'PR', sector: 'federal', ...remote })).toEqual([
      ['preliminary_notice', false, null],
      ['bond_claim', true, '2026-08-18'],
      ['bond_suit', true, '2027-05-20'],
    ]);
  });

  it('are none in a territory without rules', () => {
    expect(dates({ state: 'PR' })).toEqual([]);
  });
});
