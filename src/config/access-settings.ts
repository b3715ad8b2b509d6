import { type AccessLimits, defaultAccessLimits } from '../domain/access-token/limits.js';
import { planKeys } from '../domain/vocabulary.js';
import { numberPerPlan, wholeNumber } from './parsers.js';
import type { Setting } from './setting.js';

/** How much an account may open. */
export const accessSettings: { [Property in keyof AccessLimits]: Setting<AccessLimits[Property]> } = {
  tokenMaxDays: {
    name: 'TOKEN_MAX_DAYS',
    description: 'The longest life of an access token, in days, and the life of one that is made without an expiry.',
    default: String(defaultAccessLimits.tokenMaxDays),
    parse: wholeNumber(1, 36_500),
  },
  tokensPerPlan: {
    name: 'TOKENS_PER_PLAN',
    description:
      'How many access tokens an organization may have at a time on the plans starter, growth and scale. An organization ' +
      'without a subscription is on starter.',
    default: planKeys.map((plan) => defaultAccessLimits.tokensPerPlan[plan]).join(','),
    parse: numberPerPlan(1, 100_000),
  },
  accountsPerDay: {
    name: 'ACCOUNTS_PER_DAY',
    description: 'How many tenant accounts a user may open within 24 hours.',
    default: String(defaultAccessLimits.accountsPerDay),
    parse: wholeNumber(0, 100_000),
  },
  welcomeCredits: {
    name: 'WELCOME_CREDITS',
    description: 'Free credits that the first tenant account of a user gets, once per user; 0 grants none.',
    default: String(defaultAccessLimits.welcomeCredits),
    parse: wholeNumber(0, 100_000),
  },
};
