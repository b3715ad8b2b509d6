import type { PlanKey } from '../vocabulary.js';

/** What the operator sets for tokens and accounts. */
export interface AccessLimits {
  /** The maximum lifetime of a token, and the default lifetime. */
  tokenMaxDays: number;
  /** Free credits of the first tenant account that a user owns. */
  welcomeCredits: number;
}

export const defaultAccessLimits: AccessLimits = {
  tokenMaxDays: 366,
  welcomeCredits: 25,
};

/** Tokens of an organization that are neither revoked nor expired. An organization without a subscription is on starter. */
export const tokensPerPlan: Record<PlanKey, number> = { starter: 5, growth: 25, scale: 100 };

const dayMs = 86_400_000;

/** The latest moment at which a token made now may end. */
export function latestExpiry(now: Date, tokenMaxDays: number): Date {
  return new Date(now.getTime() + tokenMaxDays * dayMs);
}

/** The seconds until a place is free, where `most` things may happen within `withinMs`; 0 when one is free now. */
export function secondsUntilFree(happened: readonly Date[], most: number, withinMs: number, now: Date): number {
  const recent = happened.map((at) => at.getTime() + withinMs - now.getTime()).filter((left) => left > 0);
  if (recent.length < most) return 0;
  const left = recent.sort((a, b) => b - a)[most - 1] ?? withinMs;
  return Math.max(Math.ceil(left / 1000), 1);
}
