import { type Facts, noFacts } from '../src/facts.js';

/** A subcontractor on commercial private work; furnishing began on Monday, 2 March 2026, and ended on 20 May. */
export function factsOf(overrides: Partial<Facts> = {}): Facts {
  return {
    ...noFacts('CA', 'subcontractor'),
    use: 'commercial',
    contractDate: '2026-02-16',
    firstFurnishingDate: '2026-03-02',
    lastFurnishingDate: '2026-05-20',
    completionDate: '2026-06-30',
    ...overrides,
  };
}
