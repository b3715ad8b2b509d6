import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import { type Facts, tiersOf } from '../src/facts.js';
import { stateRules } from '../src/rules/index.js';
import { claimantRoles, type PartyRole } from '../src/vocabulary.js';
import { tierNames } from '../src/wording.js';
import { factsOf } from './facts.fixture.js';

const states = stateRules.map((state) => state.state);
const works: Record<string, Partial<Facts>> = {
  commercial: { use: 'commercial' },
  residential: { use: 'residential' },
  'use unknown': { use: null },
  public: { sector: 'public' },
};
const customers: (PartyRole | null)[] = [null, 'owner', 'general_contractor', 'subcontractor'];
const recorded = {
  lienRecordedDate: '2026-07-15',
  waiverSignedDates: ['2026-04-30'],
  paymentBond: true,
  publicFunds: true,
};

function cell({ kind, month, required, date, safeDate }: Deadline): string {
  const name = month ? `${kind} ${month}` : kind;
  if (required === false) return `${name} -`;
  return `${name}${required === null ? '?' : ''} ${date ?? (safeDate ? `(${safeDate})` : 'undated')}`;
}

/** Claimants with the same course share a line, `<` before the party that hired them where that matters. */
function grouped(state: string, facts: Partial<Facts>): string[] {
  const groups = new Map<string, string[]>();
  for (const claimantRole of claimantRoles) {
    const answers = customers.map((hiringPartyRole) =>
      course(factsOf({ state, claimantRole, hiringPartyRole, ...recorded, ...facts }))
        .map(cell)
        .join(', '),
    );
    const alike = answers.every((text) => text === answers[0]);
    answers.slice(0, alike ? 1 : undefined).forEach((text, index) => {
      const who = alike ? claimantRole : `${claimantRole}<${customers[index] ?? 'unknown'}`;
      groups.set(text, [...(groups.get(text) ?? []), who]);
    });
  }
  return [...groups].map(([text, who]) => `${who.join(' ')}: ${text}`);
}

/** Works with the same line share it. */
function courses(state: string): string[] {
  const worksOf = new Map<string, string[]>();
  for (const [work, facts] of Object.entries(works))
    for (const line of grouped(state, facts)) worksOf.set(line, [...(worksOf.get(line) ?? []), work]);
  return [...worksOf].map(([line, alike]) => `${alike.join(', ')} | ${line}`);
}

const claimants = [
  { claimantRole: 'general_contractor', hiringPartyRole: 'owner' },
  { claimantRole: 'subcontractor', hiringPartyRole: 'general_contractor' },
  { claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' },
] as const;

/** Claimants whose explanations differ only in the words for the claimant, here `<claimant>`, share a line. */
function explanations(state: string): string[] {
  return (['private', 'public'] as const).flatMap((sector) => {
    const groups = new Map<string, string[]>();
    for (const claimant of claimants) {
      const facts = factsOf({ state, sector, ...recorded, ...claimant, lastFurnishingDate: '2026-03-20' });
      for (const { kind, explanation, source } of course(facts)) {
        const [tier] = tiersOf(facts);
        const text = `${kind}: ${explanation.replaceAll(tierNames[tier!], '<claimant>')} [${source}]`;
        groups.set(text, [...(groups.get(text) ?? []), claimant.claimantRole]);
      }
    }
    return [...groups].map(([text, who]) => `${sector} ${who.join(' ')} ${text}`);
  });
}

// Lines without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: (value) => String(value) });

// Renew after a change of the data: npm test -- packages/lien-deadlines -u; the difference is what the change does.
describe('the course of every claimant, and its explanations,', () => {
  it.each(states)('is computed and explained in %s', (state) => {
    expect([...courses(state), ...explanations(state)].join('\n')).toMatchSnapshot();
  });

  it('is computed and explained on federal work', () => {
    expect(grouped('TX', { sector: 'federal' }).join('\n')).toMatchSnapshot();
  });
});
