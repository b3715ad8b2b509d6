import type { ProjectSector } from '../vocabulary.js';
import type { Jurisdiction } from './answer.js';
import type { Rule, StateRules } from './rule.js';
import { stateRules } from './rules/index.js';
import type { DeadlineKind } from './wording.js';

const byState = new Map(stateRules.map((rules) => [rules.state, rules]));

/** A state's rules by its two-letter code; null for a territory or an unknown code. */
export function stateRulesOf(state: string): StateRules | null {
  return byState.get(state) ?? null;
}

const weighing = new Set(stateRules.filter((rules) => allOf(rules).some(weighs)).map(({ state }) => state));

/** Whether any rule of the state depends on the amount of the claim. */
export function weighsClaim(state: string): boolean {
  return weighing.has(state);
}

function allOf(rules: StateRules): Rule[] {
  return [...Object.values(rules.private), ...Object.values(rules.public)].flat();
}

function weighs({ when = [], provided = [] }: Rule): boolean {
  return [...when, ...provided].some(({ fact }) => fact === 'claim_amount');
}

/** The law that governs the work, as the explanations name it. */
export function jurisdictionOf(facts: { state: string; sector: ProjectSector }): Jurisdiction {
  if (facts.sector === 'federal') return { state: null, name: 'federal', work: 'federal work' };
  const state = stateRulesOf(facts.state);
  return { state, name: state?.name ?? facts.state, work: `${facts.sector} work` };
}

/** Why the reference data have no rule for the act on this work; null if they have one. */
export function silenceOn(
  kind: DeadlineKind,
  { state, sector }: { state: string; sector: ProjectSector },
): string | null {
  const ofBond = kind === 'bond_claim' || kind === 'bond_suit';
  if (sector !== 'private' && kind !== 'preliminary_notice' && !ofBond) {
    return 'No lien attaches to public property; on public work the claim is made on the payment bond.';
  }
  if (sector === 'private' && ofBond) {
    return 'The reference data contain no deadline for a claim on a payment bond on private work; the bond itself sets it.';
  }
  return sector === 'federal' || stateRulesOf(state) ? null : `The reference data contain no rules for ${state}.`;
}
