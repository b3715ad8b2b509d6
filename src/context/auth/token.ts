import { hash, randomBytes } from 'node:crypto';
import type { PlanTier } from '../../domain/vocabulary.js';

/** 192 random bits in base64url, after a prefix that secret scanners and people recognize. */
export function mintSecret(livemode: boolean): string {
  return `cps_${livemode ? 'live' : 'test'}_${randomBytes(24).toString('base64url')}`;
}

/**
 * SHA-256 of the secret. The secret is random, so a fast hash is enough. The timing of the index lookup leaks nothing useful:
 * finding a preimage of a hash prefix is as hard as guessing the secret.
 */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

const secretPattern = /^cps_(live|test)_[A-Za-z0-9_-]{32}$/;

export function looksLikeSecret(text: string): boolean {
  return secretPattern.test(text);
}

const abilityPattern =
  /^(mode:sandbox|tier:(starter|growth|scale)|role:(partner|staff)|org:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function isAbility(text: string): boolean {
  return abilityPattern.test(text);
}

/** The mode, tier and organization that the abilities stand for; the default tier is starter. */
export function readAbilities(abilities: readonly string[]) {
  const after = (prefix: string) => abilities.find((ability) => ability.startsWith(prefix))?.slice(prefix.length);
  return {
    livemode: !abilities.includes('mode:sandbox'),
    tier: (after('tier:') ?? 'starter') as PlanTier,
    pinnedOrganizationId: after('org:'),
  };
}
