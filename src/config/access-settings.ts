import { type AccessLimits, defaultAccessLimits } from '../domain/access-token/limits.js';
import { wholeNumber } from './parsers.js';
import type { Setting } from './setting.js';

/** How long tokens live, and what a first account gets. */
export const accessSettings: { [Property in keyof AccessLimits]: Setting<AccessLimits[Property]> } = {
  tokenMaxDays: {
    name: 'TOKEN_MAX_DAYS',
    description:
      'Maximum lifetime of an access token, in days. Also the lifetime of a token created without an expiry.',
    default: String(defaultAccessLimits.tokenMaxDays),
    parse: wholeNumber(1, 36_500),
  },
  welcomeCredits: {
    name: 'WELCOME_CREDITS',
    description: 'Free credits granted to the first tenant account of a user, once per user; 0 grants none.',
    default: String(defaultAccessLimits.welcomeCredits),
    parse: wholeNumber(0, 100_000),
  },
};
