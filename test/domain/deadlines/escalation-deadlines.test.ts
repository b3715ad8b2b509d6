import { describe, expect, it } from '@jest/globals';
import { type Facts, stateRules } from 'lien-deadlines';
import { escalationDeadlines } from '../../../src/domain/deadlines/escalation-deadlines.js';
import { projectDeadlines } from '../../../src/domain/deadlines/project-deadlines.js';
import { type EscalationType, escalationTypes, projectSectors } from '../../../src/domain/vocabulary.js';
import { deadlineFacts } from './deadline-facts.fixture.js';

const of = (type: EscalationType, facts: Partial<Facts> = {}) => escalationDeadlines({ type, ...deadlineFacts(facts) });
const dates = (type: EscalationType, facts: Partial<Facts>) => of(type, facts).map(({ kind, date }) => [kind, date]);

describe('the deadlines suggested for an escalation', () => {
  const wisconsin = { state: 'WI', lienRecordedDate: '2026-07-15' };
  const filing = [
    ['notice_of_intent', '2026-10-21'],
    ['mechanics_lien', '2026-11-20'],
    ['service_after_filing', '2026-08-14'],
    ['lien_suit', '2028-07-15'],
  ];

  it('are of a lien filing the last days to file and to sue, with the notice of intent where the state has one', () => {
    expect(dates('lien_filing', wisconsin)).toEqual(filing);
    expect(dates('lien_filing', { ...wisconsin, state: 'FL' })).toEqual([
      ['mechanics_lien', '2026-08-18'],
      ['service_after_filing', '2026-07-30'],
      ['lien_suit', '2027-07-15'],
    ]);
  });

  it('are of a demand letter those of the claim it leads to', () => {
    expect(dates('demand_letter', wisconsin)).toEqual(filing);
    expect(dates('demand_letter', { state: 'FL', sector: 'public', claimantRole: 'sub_subcontractor' })).toEqual([
      ['bond_claim', '2026-08-18'],
      ['bond_suit', '2027-05-20'],
    ]);
  });

  it('are of a lawsuit its own: on the lien, or on the bond of public and federal work', () => {
    expect(dates('lawsuit', wisconsin)).toEqual([['lien_suit', '2028-07-15']]);
    for (const sector of ['public', 'federal'] as const) {
      expect(dates('lawsuit', { state: 'FL', sector, claimantRole: 'sub_subcontractor' })).toEqual([
        ['bond_suit', '2027-05-20'],
      ]);
    }
  });

  it.each([
    ['lien_filing', { sector: 'public' }, ['mechanics_lien', 'lien_suit'], 'No lien attaches to public property'],
    ['lien_filing', { sector: 'federal' }, ['mechanics_lien', 'lien_suit'], 'No lien attaches to public property'],
    ['bond_claim', { state: 'WY' }, ['bond_claim', 'bond_suit'], 'the bond itself sets it'],
    ['lawsuit', { state: 'PR' }, ['lien_suit'], 'no rules for PR'],
    ['demand_letter', { state: 'PR', sector: 'public' }, ['bond_claim', 'bond_suit'], 'no rules for PR'],
  ] as const)('are null with the reason where no rule is held: %s %j', (type, facts, kinds, reason) => {
    const given = of(type, facts);
    expect(given.map(({ kind }) => kind)).toEqual(kinds);
    for (const deadline of given) {
      expect(deadline).toMatchObject({ required: null, date: null, basis: 'unknown', source: null, verified: false });
      expect(deadline.explanation).toContain(reason);
    }
  });

  it('never differ from the deadlines of the project, in any state', () => {
    for (const { state } of stateRules)
      for (const sector of projectSectors) {
        const facts = deadlineFacts({ state, sector, lienRecordedDate: '2026-07-15' });
        const course = projectDeadlines(facts);
        for (const type of escalationTypes) {
          const given = escalationDeadlines({ type, ...facts });
          expect(given.length).toBeGreaterThan(0);
          for (const deadline of given.filter(({ basis }) => basis !== 'unknown'))
            expect(course).toContainEqual(deadline);
        }
      }
  });
});
