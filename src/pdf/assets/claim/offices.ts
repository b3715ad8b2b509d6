import type { Court, Preparer, RecorderRules, Registry } from './state-claims.js';
import { claimsOfStates } from './states.js';

/** The court that a state's mechanics lien is filed with; null where a recorder or clerk records it. */
export function courtOf(state: string): Court | null {
  return claimsOfStates[state]?.court ?? null;
}

/** What a state requires of a recorded instrument about its preparer; null where it requires nothing. */
export function preparerOf(state: string): Preparer | null {
  return claimsOfStates[state]?.preparer ?? null;
}

/** The registry to which a state's liens and their releases are posted; null where an office records them. */
export function registryOf(state: string): Registry | null {
  return claimsOfStates[state]?.registry ?? null;
}

export function recorderOf(state: string): RecorderRules {
  return claimsOfStates[state]?.recorder ?? {};
}

/** What the lien law of a state calls the contractor of the owner; null where that is the general contractor. */
export function contractorOf(state: string): string | null {
  return claimsOfStates[state]?.contractor ?? null;
}
