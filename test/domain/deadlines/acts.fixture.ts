import type { Act } from '../../../src/domain/deadlines/rights.js';
import type { Done } from '../../../src/domain/deadlines/rights-status.js';
import type { EscalationType } from '../../../src/domain/vocabulary.js';

/** A deadline that the law surely asks for. */
export const act = (kind: Act['kind'], date: string | null, more: Partial<Act> = {}): Act => ({
  kind,
  duty: null,
  month: null,
  required: true,
  date,
  safeDate: date,
  basis: 'first_furnishing',
  steps: [],
  missingFacts: [],
  rollingLookbackDays: null,
  coveredFrom: null,
  ...more,
});

export const done = (more: Partial<Done> = {}): Done => ({
  state: 'FL',
  status: 'active',
  notices: [],
  escalations: [],
  actsDone: [],
  waiverSignedDates: [],
  lastFurnishingDate: null,
  lienRecordedDate: null,
  ...more,
});
export const served = (servedOn: string) => ({
  type: 'preliminary' as const,
  duty: null,
  servedOn,
  isRecorded: false,
  isReleased: false,
});
export const filed = (type: EscalationType, doneOn: string | null, isReleased = false) => ({
  type,
  status: isReleased ? ('resolved' as const) : ('filed' as const),
  doneOn,
  isReleased,
});
export const undated = (kind: Act['kind'], ...missingFacts: Act['missingFacts']) => act(kind, null, { missingFacts });
