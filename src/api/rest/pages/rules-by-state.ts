import {
  type Course,
  clause,
  type DeadlineKind,
  documentName,
  effectiveClause,
  federalRules,
  periodWords,
  type RollRule,
  type Rule,
  type Standing,
  type StateRules,
  stateRules,
  type Tier,
} from 'lien-deadlines';

/** Every deadline rule as tables in Markdown, which follow the page docs/deadlines-by-state.md: federal work, then each state. */
export function rulesByState(): string {
  const states = stateRules.flatMap((state) => [
    `## ${state.name}`,
    '',
    state.roll ? rollWords(state.roll) : 'No period moves off a weekend or holiday.',
    '',
    ...table('Private work', state.private, state),
    ...withoutRight('lien', state.standing?.private),
    ...table('Public work', state.public, state),
    ...withoutRight('claim', state.standing?.public),
  ]);
  return ['## Federal work', '', ...table('Miller Act', federalRules, null), ...states].join('\n');
}

const daysOff: Record<RollRule['days'], string> = {
  weekend_and_holidays: 'a weekend day or holiday',
  sunday_and_holidays: 'a Sunday or holiday',
  sunday: 'a Sunday',
};

function rollWords({ scope, days, source }: RollRule): string {
  return `Periods ${scope === 'filings' ? 'for filings ' : ''}that end on ${daysOff[days]} move to the next open day (${source}).`;
}

function table(title: string, course: Course, state: StateRules | null): string[] {
  const rows = Object.entries(course).flatMap(([kind, rules]) =>
    rules
      .filter((rule) => rule.period || rule.noRight)
      .map((rule) =>
        [
          cell(capitalized(documentName(kind as DeadlineKind, state, rule))),
          claimants(rule.tiers),
          cell(due(rule)),
          cell(rule.source),
          rule.checked?.on ?? '',
        ].join(' | '),
      ),
  );
  if (rows.length === 0) return [];
  return [
    `### ${title}`,
    '',
    '| Document | Claimant | Due | Source | Checked |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ];
}

/** Who has no right, or may have none. */
function withoutRight(right: string, standings: readonly Standing[] = []): string[] {
  if (standings.length === 0) return [];
  return [
    ...standings.map((standing) => {
      const who = claimants(standing.tiers);
      const cases = standing.when ? `, if ${standing.when.map(clause).join(' and ')}` : '';
      const none = standing.right === null ? `perhaps no ${right}` : `no ${right}`;
      return `- ${capitalized(who)}${cases}: ${none}; ${standing.reason} (${standing.source}${standing.checked ? '' : ', citation not checked'}).`;
    }),
    '',
  ];
}

/** When the document is due, and in which case. */
function due({ when = [], effective, provided = [], noRight, period, laterOf }: Rule): string {
  const cases = [...(effective ? [effectiveClause(effective)] : []), ...when.map(clause)];
  const text =
    noRight ??
    `${periodWords(period!, laterOf)}${provided.length > 0 ? `, only if ${provided.map(clause).join(' and ')}` : ''}`;
  return cases.length > 0 ? `If ${cases.join(' and ')}: ${text}` : text;
}

const suppliersAndLessors: Tier[] = [
  'supplier_to_contractor',
  'supplier_to_subcontractor',
  'lessor_to_contractor',
  'lessor_to_subcontractor',
];
const belowContractor: Tier[] = ['subcontractor', 'sub_subcontractor', ...suppliersAndLessors];

/** Groups of tiers, largest first, as a reader names them. */
const groups: Array<[name: string, tiers: Tier[]]> = [
  ['everyone below the contractor', [...belowContractor, 'laborer', 'design_professional']],
  ['subcontractors, suppliers and lessors', belowContractor],
  ['suppliers and lessors', suppliersAndLessors],
  ['hired by the contractor', ['subcontractor', 'supplier_to_contractor', 'lessor_to_contractor']],
  ['hired by a subcontractor', ['sub_subcontractor', 'supplier_to_subcontractor', 'lessor_to_subcontractor']],
  ['contractor', ['general_contractor']],
];

function claimants(tiers: readonly Tier[] | 'all'): string {
  if (tiers === 'all') return 'all';
  const names: string[] = [];
  let left = [...tiers];
  for (const [name, members] of groups) {
    if (!members.every((tier) => left.includes(tier))) continue;
    names.push(name);
    left = left.filter((tier) => !members.includes(tier));
  }
  return [...names, ...left.map((tier) => tier.replaceAll('_', ' '))].join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
