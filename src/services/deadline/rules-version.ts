import { createHash } from 'node:crypto';
import { federalRules, stateRules } from 'lien-deadlines';

/** Raise it when the calculation changes and the rules do not: all deadlines are then computed again. */
const calculation = 2;

/** Identifies the rules that computed a deadline. */
export const rulesVersion = createHash('sha256')
  .update(JSON.stringify([calculation, stateRules, federalRules]))
  .digest('base64url')
  .slice(0, 16);
