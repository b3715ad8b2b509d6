import { describe, expect, it } from '@jest/globals';
import type { DeadlineFacts } from '../../../src/domain/deadlines/facts.js';
import { weighsClaim } from '../../../src/domain/deadlines/jurisdiction.js';
import { type DeadlineRule, noticeDeadline } from '../../../src/domain/deadlines/notice-deadline.js';
import { type ProjectDeadline, projectDeadlines } from '../../../src/domain/deadlines/project-deadlines.js';
import { stateRules } from '../../../src/domain/deadlines/rules/index.js';
import { claimantRoles, type PartyRole, projectSectors } from '../../../src/domain/vocabulary.js';
import { deadlineFacts } from './deadline-facts.fixture.js';

const states = stateRules.map((state) => state.state);
const uses = ['commercial', 'residential', null] as const;
const customers: (PartyRole | null)[] = [null, 'owner', 'general_contractor', 'subcontractor'];

function preliminary(facts: Partial<DeadlineFacts>): DeadlineRule {
  return noticeDeadline({ type: 'preliminary', ...deadlineFacts(facts) });
}

function cell(rule: DeadlineRule): string {
  if (rule.required === null) return 'open';
  if (!rule.required) return 'none';
  const lookback = rule.rollingLookbackDays === null ? '' : ` back ${rule.rollingLookbackDays}`;
  return `${rule.deadline ?? 'undated'} ${rule.basis}${rule.days === null ? '' : ` ${rule.days}`}${lookback}`;
}

const shortNames: Record<string, string> = {
  general_contractor: 'gc',
  construction_manager: 'cm',
  subcontractor: 'sub',
  sub_subcontractor: 'subsub',
  material_supplier: 'supplier',
  equipment_lessor: 'lessor',
  design_professional: 'designer',
};
const short = (role: string | null) => (role ? (shortNames[role] ?? role) : '?');

/**
 * Roles with the same answer share a line, `<` before whoever hired them where that matters:
 * `2026-03-23 first_furnishing 20: sub supplier<gc`. Those of whom nothing is required are left out.
 */
function grouped(state: string, facts: Partial<DeadlineFacts>): string[] {
  const groups = new Map<string, string[]>();
  for (const claimantRole of claimantRoles) {
    const answers = customers.map((hiringPartyRole) =>
      cell(preliminary({ state, claimantRole, hiringPartyRole, ...facts })),
    );
    const alike = answers.every((text) => text === answers[0]);
    answers.slice(0, alike ? 1 : undefined).forEach((text, index) => {
      const who = alike ? short(claimantRole) : `${short(claimantRole)}<${short(customers[index] ?? null)}`;
      if (text !== 'none') groups.set(text, [...(groups.get(text) ?? []), who]);
    });
  }
  return [...groups].map(([text, who]) => `  ${text}: ${who.join(' ')}`);
}

// Renew after a change of the data: npm test -- test/domain/deadlines -u; the difference is what the change does.
describe('the table of all answers', () => {
  it('of private work', () => {
    const table = states.flatMap((state) =>
      uses.flatMap((use) => {
        const rows = grouped(state, { use });
        return rows.length === 0 ? [] : [`${state} ${use ?? 'use unknown'}`, ...rows];
      }),
    );
    expect(table.join('\n')).toMatchSnapshot();
  });

  it('of public work', () => {
    const table = states.flatMap((state) => {
      const rows = grouped(state, { sector: 'public' });
      return rows.length === 0 ? [] : [state, ...rows];
    });
    expect(table.join('\n')).toMatchSnapshot();
  });

  it("of a subcontractor's and a contractor's whole course", () => {
    const table = states.flatMap((state) =>
      (['subcontractor', 'sub_subcontractor', 'general_contractor'] as const).flatMap((claimantRole) =>
        (['private', 'public'] as const).map((sector) => {
          const facts = deadlineFacts({ state, claimantRole, sector, lienRecordedDate: '2026-07-15' });
          const dates = projectDeadlines(facts).map(({ kind, required, date, basis }) =>
            required ? `${kind} ${date ?? basis}` : `${kind} ${required === null ? '?' : '-'}`,
          );
          return `${state} ${sector} ${claimantRole}: ${dates.join(', ')}`;
        }),
      ),
    );
    expect(table.join('\n')).toMatchSnapshot();
  });
});

describe('the amount of the claim', () => {
  it.each(states)('changes nothing where no rule is said to weigh it: %s', (state) => {
    const amounts = [null, '0.00', '999.99', '5000.00', '10000.00', '1000000.00'];
    const answers = (claimAmount: string | null) =>
      projectSectors.flatMap((sector) =>
        claimantRoles.flatMap((claimantRole) => {
          const facts = deadlineFacts({ state, sector, claimantRole, ownerOccupied: false, claimAmount });
          const types = ['preliminary', 'lien', 'bond_claim'] as const;
          return [projectDeadlines(facts), types.map((type) => noticeDeadline({ type, ...facts }))];
        }),
      );
    const different = new Set(amounts.map((amount) => JSON.stringify(answers(amount))));
    expect(different.size > 1).toBe(weighsClaim(state));
  });
});

describe('every answer of every state, role and sector', () => {
  const dates: Partial<DeadlineFacts>[] = [
    {},
    { firstFurnishingDate: null, lastFurnishingDate: null, completionDate: null, contractDate: null },
  ];

  it.each(states)('is explained, cited and never verified: %s', (state) => {
    const poor: unknown[] = [];
    for (const sector of projectSectors)
      for (const use of uses)
        for (const claimantRole of claimantRoles)
          for (const hiringPartyRole of customers)
            for (const known of dates) {
              const facts = deadlineFacts({ state, sector, use, claimantRole, hiringPartyRole, ...known });
              const rule = noticeDeadline({ type: 'preliminary', ...facts });
              const answers = [{ ...rule, date: rule.deadline }, ...projectDeadlines(facts)];
              poor.push(...answers.filter(isPoor).map((answer) => ({ ...facts, ...answer })));
            }
    expect(poor).toEqual([]);
  });
});

function isPoor(answer: Omit<ProjectDeadline, 'kind'>): boolean {
  const { date, required, source, basis, explanation, verified } = answer;
  return (
    verified ||
    !/^[A-Z].*\.$/.test(explanation) ||
    / {2}|undefined|null|\[object/.test(explanation) ||
    (source === null) !== (basis === 'unknown') ||
    (date !== null && !explanation.includes(date)) ||
    (date === null && !/needs no|no deadline is given|No date can be given|contain no .+ rule/.test(explanation)) ||
    (required !== true && date !== null)
  );
}
