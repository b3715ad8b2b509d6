import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import type { Facts } from '../src/facts.js';
import { stateRules } from '../src/rules/index.js';
import { claimantRoles, type PartyRole } from '../src/vocabulary.js';
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

/** Claimants with the same course share a line, `<` before the party that hired them where that matters. Works with the same lines share them. */
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
  return [...groups].map(([text, who]) => `  ${who.join(' ')}: ${text}`);
}

// Renew after a change of the data: npm test -- packages/lien-deadlines -u; the difference is what the change does.
describe('the course of every claimant', () => {
  it.each(states)('on private and public work: %s', (state) => {
    const tables = Map.groupBy(Object.keys(works), (work) => grouped(state, works[work]!).join('\n'));
    const text = [...tables].map(([table, alike]) => `${alike.join(', ')}\n${table}`);
    expect(`\n${text.join('\n')}\n`).toMatchSnapshot();
  });

  it('on federal work', () => {
    expect(`\n${grouped('TX', { sector: 'federal' }).join('\n')}\n`).toMatchSnapshot();
  });
});

describe('the explanations', () => {
  const claimants = [
    { claimantRole: 'general_contractor', hiringPartyRole: 'owner' },
    { claimantRole: 'subcontractor', hiringPartyRole: 'general_contractor' },
    { claimantRole: 'material_supplier', hiringPartyRole: 'subcontractor' },
  ] as const;

  it.each(states)('of %s', (state) => {
    const texts = (['private', 'public'] as const).flatMap((sector) =>
      claimants.flatMap((claimant) =>
        course(factsOf({ state, sector, ...recorded, ...claimant, lastFurnishingDate: '2026-03-20' })).map(
          ({ kind, explanation, source }) => `${sector} ${claimant.claimantRole} ${kind}: ${explanation} [${source}]`,
        ),
      ),
    );
    expect(`\n${texts.join('\n')}\n`).toMatchSnapshot();
  });
});
