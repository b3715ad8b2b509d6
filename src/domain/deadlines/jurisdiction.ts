import type { ProjectSector } from '../vocabulary.js';
import type { Jurisdiction } from './answer.js';
import type { StateRules } from './rule.js';
import { stateRules } from './rules/index.js';

const byState = new Map(stateRules.map((rules) => [rules.state, rules]));

/** A state's rules by its two-letter code; null for a territory or an unknown code. */
export function stateRulesOf(state: string): StateRules | null {
  return byState.get(state) ?? null;
}

/** Whose law governs the work, as the explanations name it. */
export function jurisdictionOf(facts: { state: string; sector: ProjectSector }): Jurisdiction {
  if (facts.sector === 'federal') return { state: null, name: 'federal', work: 'federal work' };
  const state = stateRulesOf(facts.state);
  return { state, name: state?.name ?? facts.state, work: `${facts.sector} work` };
}
