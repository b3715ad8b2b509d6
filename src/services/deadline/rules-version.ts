import { createHash } from 'node:crypto';
import { federalRules, stateRules } from 'lien-deadlines';
import { calculation } from '../../domain/deadlines/generated/deadline-calculation.js';

/** Identifies the rules and the calculation that computed a deadline. When either changes, all deadlines are computed again. */
export const rulesVersion = createHash('sha256')
  .update(JSON.stringify([calculation, stateRules, federalRules]))
  .digest('base64url')
  .slice(0, 16);
