import { holds } from './circumstances.js';
import { type Facts, tiersOf } from './facts.js';
import type { DecidingFact } from './missing.js';
import { customers, type Unknown, unknownTest } from './readings.js';
import type { Standing, Tier } from './rule.js';

/** What the law says about the claimant's right as such. */
export interface Right {
  /** There surely is none. */
  denied: Standing | null;
  /** There may be none: the law is in doubt, or it turns on what cannot be entered. */
  doubts: readonly Standing[];
  /** There would be none if facts said so that can be entered. */
  conditional: readonly Conditional[];
}

export interface Conditional {
  standing: Standing;
  condition: string;
  settledBy: readonly DecidingFact[];
}

const undoubted: Right = { denied: null, doubts: [], conditional: [] };

/** The claimant's right; `standings` are those of the jurisdiction. */
export function assessRight(standings: readonly Standing[], facts: Facts): Right {
  if (standings.length === 0) return undoubted;
  const tiers = tiersOf(facts);
  let denied: Standing | null = null;
  const doubts: Standing[] = [];
  const conditional: Conditional[] = [];
  for (const standing of standings) {
    const unknown = findUnknown(standing, tiers, facts);
    if (!unknown) continue;
    const settledBy = unknown.flatMap((each) => each.settledBy);
    if (settledBy.length > 0) {
      conditional.push({ standing, condition: unknown.map((each) => each.clause).join(' and '), settledBy });
    } else if (standing.right === null || unknown.length > 0) doubts.push(standing);
    else denied ??= standing;
  }
  return { denied, doubts, conditional };
}

/** For a claim on the bond of a private project: who has no lien may have none there either, by the terms of the bond. */
export function withoutDenial({ denied, doubts, conditional }: Right): Right {
  return { denied: null, doubts: denied ? [denied, ...doubts] : doubts, conditional };
}

/** The circumstances that are not known; null where the standing surely does not concern the claimant. */
function findUnknown({ tiers, when = [] }: Standing, applicableTiers: readonly Tier[], facts: Facts): Unknown[] | null {
  const among = applicableTiers.filter((tier) => tiers === 'all' || tiers.includes(tier));
  if (among.length === 0) return null;
  const results = when.map((test) => holds(test, facts));
  if (results.includes(false)) return null;
  const unknown = when.filter((_, index) => results[index] === null).map(unknownTest);
  return among.length === applicableTiers.length ? unknown : [...unknown, customers[among[0]!]!];
}
