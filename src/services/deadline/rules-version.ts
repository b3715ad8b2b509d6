import { createHash } from 'node:crypto';
import { federalRules, stateRules } from 'lien-deadlines';
import { calculation } from '../../domain/deadlines/generated/deadline-calculation.js';

/** Raise it when other records or fields than before decide a date, when a migration fills such a field, or when a course stores more. */
const facts = 5;

/**
 * Identifies the rules, the calculation and the facts that computed a deadline. When one of them changes, all deadlines are computed
 * again.
 */
export const rulesVersion = createHash('sha256')
  .update(JSON.stringify([facts, calculation, stateRules, federalRules]))
  .digest('base64url')
  .slice(0, 16);
