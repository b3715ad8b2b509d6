import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Facts } from '../src/facts.js';
import { factsOf } from './facts.fixture.js';

const notices = (facts: Partial<Facts>) => course(factsOf(facts)).filter(({ kind }) => kind === 'preliminary_notice');
const home = {
  state: 'IL',
  hiringPartyRole: 'general_contractor',
  use: 'residential',
  ownerOccupied: true,
  units: 1,
} as const;

describe('two duties of one kind', () => {
  it('have an entry each, the ordinary one first: the notices to the owner of a home in Illinois', () => {
    expect(notices(home).map(({ duty, documentName, required, date }) => [duty, documentName, required, date])).toEqual(
      [
        [null, '90-Day Notice', true, '2026-08-18'],
        ['resident_owner', '60-Day Notice', true, '2026-05-01'],
      ],
    );
  });

  it('are owed by all whom the contractor hired, laborers and designers too', () => {
    for (const claimantRole of ['laborer', 'design_professional'] as const) {
      expect(notices({ ...home, claimantRole }).map(({ duty, date }) => [duty, date])).toEqual([
        [null, '2026-08-18'],
        ['resident_owner', '2026-05-01'],
      ]);
      expect(notices({ ...home, claimantRole, hiringPartyRole: 'owner' }).map(({ required }) => required)).toEqual([
        false,
      ]);
    }
  });

  it('are one where the second surely is none', () => {
    expect(notices({ ...home, use: 'commercial' }).map(({ duty }) => duty)).toEqual([null]);
    expect(notices({ ...home, ownerOccupied: false }).map(({ duty }) => duty)).toEqual([null]);
    expect(notices({ ...home, units: 2 }).map(({ duty }) => duty)).toEqual([null]);
  });

  it('name what decides about the second', () => {
    const [, second] = notices({ ...home, use: null, ownerOccupied: null, units: null });
    expect(second).toMatchObject({ required: null, safeDate: '2026-05-01' });
    expect(second!.missing).toEqual(expect.arrayContaining(['use', 'ownerOccupied', 'units']));
    expect(second!.explanation).toMatch(
      /^You may need no 60-Day Notice; to be safe, serve the 60-Day Notice by Friday, May 1, 2026\./,
    );
  });

  it('leave the days from which others count to the ordinary one: a designer in Utah', () => {
    const found = course(
      factsOf({
        state: 'UT',
        claimantRole: 'design_professional',
        hiringPartyRole: 'owner',
        lienRecordedDate: '2026-07-15',
      }),
    );
    expect(found.map(({ kind, duty, date }) => [kind, duty, date])).toEqual([
      ['preliminary_notice', null, '2026-03-23'],
      ['preliminary_notice', 'construction_services', '2026-03-23'],
      ['mechanics_lien', null, '2026-08-18'],
      ['mechanics_lien', 'construction_services', '2026-12-28'],
      ['service_after_filing', null, '2026-08-14'],
      ['lien_suit', null, '2027-01-11'],
    ]);
  });
});

describe('a notice that was served late', () => {
  const arizona = { state: 'AZ', lastFurnishingDate: '2026-07-24', firstFurnishingDate: '2026-01-15' } as const;

  it('is a warning if it reaches none of the work', () => {
    const [notice] = notices({ ...arizona, servedDate: '2026-08-18' });
    expect(notice).toMatchObject({
      coveredFrom: '2026-07-29',
      warnings: [
        'The notice served on 2026-08-18 protects nothing: it covers only what is furnished from 2026-07-29 on, and you last furnished on 2026-07-24.',
      ],
    });
  });

  it('is no warning if it reaches the last day', () => {
    expect(notices({ ...arizona, servedDate: '2026-08-13' })[0]).toMatchObject({
      coveredFrom: '2026-07-24',
      warnings: [],
    });
    expect(notices({ ...arizona, servedDate: '2026-08-14' })[0]!.warnings).toHaveLength(1);
    expect(notices({ ...arizona, servedDate: null })[0]!.warnings).toEqual([]);
    expect(notices({ ...arizona, servedDate: '2026-08-18', lastFurnishingDate: null })[0]!.warnings).toEqual([]);
  });

  it('protects work from five days after the filing in Utah', () => {
    const utah = { state: 'UT', firstFurnishingDate: '2025-03-03', lastFurnishingDate: '2025-06-02' } as const;
    expect(notices({ ...utah, servedDate: '2025-05-01' })[0]).toMatchObject({
      coveredFrom: '2025-05-06',
      warnings: [],
    });
    expect(notices({ ...utah, servedDate: '2025-03-20' })[0]).toMatchObject({ coveredFrom: '2025-03-03' });
    expect(notices({ ...utah, servedDate: '2025-05-29' })[0]!.warnings).toHaveLength(1);
  });
});
