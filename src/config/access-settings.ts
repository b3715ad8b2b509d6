import { type AccessLimits, defaultAccessLimits } from '../domain/access-token/limits.js';
import { planKeys } from '../domain/vocabulary.js';
import { numberPerPlan, wholeNumber } from './parsers.js';
import type { Setting } from './setting.js';

/** The limits on tokens and accounts. */
export const accessSettings: { [Property in keyof AccessLimits]: Setting<AccessLimits[Property]> } = {
  tokenMaxDays: {
    name: 'TOKEN_MAX_DAYS',
    description:
      'Maximum lifetime of an access token, in days. Also the lifetime of a token created without an expiry.',
    default: String(defaultAccessLimits.tokenMaxDays),
    parse: wholeNumber(1, 36_500),
  },
  tokensPerPlan: {
    name: 'TOKENS_PER_PLAN',
    description:
      'Number of access tokens that an organization may have at a time on the plans starter, growth and scale. An organization ' +
      'without a subscription is on starter.',
    default: planKeys.map((plan) => defaultAccessLimits.tokensPerPlan[plan]).join(','),
    parse: numberPerPlan(1, 100_000),
  },
  accountsPerDay: {
    name: 'ACCOUNTS_PER_DAY',
    description: 'Number of tenant accounts that a user may open within 24 hours.',
    default: String(defaultAccessLimits.accountsPerDay),
    parse: wholeNumber(0, 100_000),
  },
  welcomeCredits: {
    name: 'WELCOME_CREDITS',
    description: 'Free credits granted to the first tenant account of a user, once per user; 0 grants none.',
    default: String(defaultAccessLimits.welcomeCredits),
    parse: wholeNumber(0, 100_000),
  },
};
