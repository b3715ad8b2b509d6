import type { DeadlineFacts } from '../../../src/domain/deadlines/facts.js';

/** A subcontractor on commercial private work; furnishing began on a Monday, 2 March 2026, and ended on 20 May. */
export function deadlineFacts(overrides: Partial<DeadlineFacts> = {}): DeadlineFacts {
  return {
    state: 'CA',
    sector: 'private',
    use: 'commercial',
    ownerOccupied: null,
    claimantRole: 'subcontractor',
    hiringPartyRole: null,
    hiringPartyHirerRole: null,
    claimAmount: null,
    contractAmount: null,
    contractDate: '2026-02-16',
    firstFurnishingDate: '2026-03-02',
    lastFurnishingDate: '2026-05-20',
    completionDate: '2026-06-30',
    noticeOfCommencementDate: null,
    lienRecordedDate: null,
    hasLender: false,
    hasLienAgent: false,
    ...overrides,
  };
}
