/**
 * Writes what is generated from the package lien-deadlines: the table of its README, docs/deadlines-by-state.md, and what identifies its
 * calculation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { clause, documentName, effectiveClause, federalRules, periodWords, stateRules } from 'lien-deadlines';
import { calculationHash } from './deadline-calculation.mjs';
import { withTable } from './deadline-readme.mjs';

const daysOff = {
  weekend_and_holidays: 'a weekend day or holiday',
  sunday_and_holidays: 'a Sunday or holiday',
  sunday: 'a Sunday',
};

function page() {
  const states = stateRules.flatMap((state) => [
    `## ${state.name}`,
    '',
    state.roll
      ? `Periods ${state.roll.scope === 'filings' ? 'for filings ' : ''}that end on ${daysOff[state.roll.days]} move to the next open day (${state.roll.source}).`
      : 'No period moves off a weekend or holiday.',
    '',
    ...table('Private work', state.private, state),
    ...withoutRight('lien', state.standing?.private),
    ...table('Public work', state.public, state),
    ...withoutRight('claim', state.standing?.public),
  ]);
  return [
    '# Deadlines by state',
    '',
    'Every rule behind the [deadlines](deadlines.md), generated from `packages/lien-deadlines`. Unverified reference data, not legal advice:',
    'no lawyer has checked them. The service picks the rows that fit your project and explains them; use this page to see the whole course of a',
    'state at once.',
    '',
    '- **Claimant** is your place in the chain of contracts. The contractor was hired by the owner, whatever its trade. "Hired by the contractor"',
    '  and "hired by a subcontractor" include suppliers and lessors, whose place is that of their customer.',
    '- **Due** counts calendar days unless it says otherwise. A row that begins with "If" takes the place of the other rows of its document in that',
    '  case. "Only if" names what must be true for the document to be due at all. A full sentence says that there is no such right.',
    '- **Below a table** stand the claimants who have no such right, and those of whom the law leaves it open.',
    '- **Checked** is the day on which the statute, or a guide to it, was last looked up. Without a date, the citation was not checked.',
    '',
    '## Federal work',
    '',
    ...table('Miller Act', federalRules, null),
    ...states,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function table(title, course, state) {
  const rows = Object.entries(course).flatMap(([kind, rules]) =>
    rules
      .filter((rule) => rule.period || rule.noRight)
      .map((rule) =>
        [
          cell(capitalized(documentName(kind, state, rule))),
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
function withoutRight(right, standings = []) {
  if (standings.length === 0) return [];
  return [
    ...standings.map((standing) => {
      const who = standing.tiers === 'all' ? 'all' : claimants(standing.tiers);
      const cases = standing.when ? `, if ${standing.when.map(clause).join(' and ')}` : '';
      const none = standing.right === null ? `perhaps no ${right}` : `no ${right}`;
      return `- ${capitalized(who)}${cases}: ${none}; ${standing.reason} (${standing.source}${standing.checked ? '' : ', citation not checked'}).`;
    }),
    '',
  ];
}

/** When the document is due, and in which case. */
function due(rule) {
  const { when = [], effective, provided = [], noRight, period } = rule;
  const cases = [...(effective ? [effectiveClause(effective)] : []), ...when.map(clause)];
  const text =
    noRight ??
    `${periodWords(period, rule.laterOf)}${provided.length > 0 ? `, only if ${provided.map(clause).join(' and ')}` : ''}`;
  return cases.length > 0 ? `If ${cases.join(' and ')}: ${text}` : text;
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups of tiers, largest first, as a reader names them. */
const groups = [
  [
    'everyone below the contractor',
    'subcontractor sub_subcontractor supplier_to_contractor supplier_to_subcontractor lessor_to_contractor lessor_to_subcontractor laborer design_professional',
  ],
  [
    'subcontractors, suppliers and lessors',
    'subcontractor sub_subcontractor supplier_to_contractor supplier_to_subcontractor lessor_to_contractor lessor_to_subcontractor',
  ],
  [
    'suppliers and lessors',
    'supplier_to_contractor supplier_to_subcontractor lessor_to_contractor lessor_to_subcontractor',
  ],
  ['hired by the contractor', 'subcontractor supplier_to_contractor lessor_to_contractor'],
  ['hired by a subcontractor', 'sub_subcontractor supplier_to_subcontractor lessor_to_subcontractor'],
  ['contractor', 'general_contractor'],
].map(([name, tiers]) => [name, tiers.split(' ')]);

function claimants(tiers) {
  if (tiers === 'all') return 'all';
  const names = [];
  let left = [...tiers];
  for (const [name, members] of groups) {
    if (!members.every((tier) => left.includes(tier))) continue;
    names.push(name);
    left = left.filter((tier) => !members.includes(tier));
  }
  return [...names, ...left.map((tier) => tier.replaceAll('_', ' '))].join(', ');
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}

const readme = 'packages/lien-deadlines/README.md';
const files = {
  [readme]: withTable(readFileSync(readme, 'utf8')),
  'docs/deadlines-by-state.md': page(),
  'src/generated/deadline-calculation.ts': `/** Changes with the dates that the rules give for the test vectors of lien-deadlines: run \`npm run generate\`. */
export const calculation = '${calculationHash()}';
`,
};

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${path} is stale. Run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
