/** Writes what is generated from the package lien-deadlines: its rules.json and rules.schema.json, and docs/deadlines-by-state.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { federalRules, periodWords, stateRules } from 'lien-deadlines';
import { rulesSchema } from './deadline-schema.mjs';

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
    ...table('Private work', state.private, state.names),
    ...table('Public work', state.public, state.names),
  ]);
  return [
    '# Deadlines by state',
    '',
    'Every rule behind the [deadlines](deadlines.md), generated from `packages/lien-deadlines`. Unverified reference data, not legal advice:',
    'no lawyer has checked them. "Checked" is the day on which a statute or a guide to it was last looked up; without a date, the citation was',
    'not checked. Notes, exemptions and circumstances are in the explanations that the service returns.',
    '',
    '## Federal work',
    '',
    ...table('Miller Act', federalRules, {}),
    ...states,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function table(title, course, names = {}) {
  const rows = Object.entries(course).flatMap(([kind, rules]) =>
    rules
      .filter((rule) => rule.period || rule.noRight)
      .map((rule) =>
        [
          cell(rule.documentName ?? names[kind] ?? kind.replaceAll('_', ' ')),
          claimants(rule.tiers),
          cell(rule.noRight ?? `${rule.when || rule.effective ? '(variant) ' : ''}${periodWords(rule.period)}`),
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

const files = {
  'packages/lien-deadlines/rules.json': `${JSON.stringify({ federal: federalRules, states: stateRules }, null, 1)}\n`,
  'packages/lien-deadlines/rules.schema.json': `${JSON.stringify(rulesSchema, null, 1)}\n`,
  'docs/deadlines-by-state.md': page(),
};

for (const [path, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${path} is stale. Run \`npm run generate\`.\n`);
    process.exitCode = 1;
  }
}
