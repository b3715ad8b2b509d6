export { type Day, formatDay, longDate, parseDay } from './calendar.js';
export { clause, effectiveClause } from './circumstances.js';
export { contradictions } from './contradictions.js';
export { course, deadlinesOfKind, hasDuty, hasRules, rulesOf } from './course.js';
export type { Alternative, Deadline } from './deadline.js';
export { decidingFacts } from './deciding-facts.js';
export type { Step } from './explain.js';
export { type Facts, noFacts, type RecordedNotice, tiersOf } from './facts.js';
export type { DecidingFact } from './missing.js';
export type * from './rule.js';
export { heldDates, tiers, unheldDates } from './rule.js';
export { federalLaw, federalRules } from './rules/federal.js';
export { stateRules } from './rules/index.js';
export {
  type ClaimantRole,
  claimantRoles,
  type DeadlineKind,
  type Duty,
  deadlineKinds,
  duties,
  type HomePurpose,
  homePurposes,
  type PartyRole,
  partyRoles,
  type RecordedNoticeKind,
  recordedNoticeKinds,
  type Sector,
  sectors,
  type Use,
  uses,
} from './vocabulary.js';
export { documentName, periodWords, verbFor } from './wording.js';
