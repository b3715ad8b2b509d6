import { describe, expect, it } from '@jest/globals';
import { waiverWarnings } from '../../../src/domain/waiver/preflight.js';
import { waiverFacts } from './waiver-facts.fixture.js';

describe('a waiver on the form of another state', () => {
  const facts = waiverFacts();
  const ofState = (state: string, place: string | null) => ({
    ...facts,
    waiver: { ...facts.waiver, state },
    jobsites: facts.jobsites.map((site) => ({ ...site, state: place })),
  });
  const warned = (state: string, place: string | null) =>
    waiverWarnings(ofState(state, place)).filter(({ field }) => field === 'state');

  it('has a warning with the form that the state of the work prescribes', () => {
    expect(warned('NV', 'CA')).toEqual([
      {
        field: 'state',
        message: expect.stringContaining('The work is in CA, which prescribes'),
        citation: expect.stringMatching(/^Cal\. Civ\. Code/),
      },
    ]);
  });

  it('has a warning where the state of the work prescribes none', () => {
    expect(warned('CA', 'OR')).toEqual([
      { field: 'state', message: 'The work is in OR: the waiver is on the form of CA.', citation: null },
    ]);
  });

  it.each([
    ['CA', 'CA'],
    ['NV', null],
  ])('has no other case: %s for work in %s', (state, place) => {
    expect(warned(state, place)).toEqual([]);
  });
});
