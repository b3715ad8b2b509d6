/** The table of all states in the README of packages/lien-deadlines: one row each, for the usual subcontractor. */
import { clause, federalRules, periodWords, stateRules } from 'lien-deadlines';

const columns = [
  ['Preliminary notice', 'private', 'preliminary_notice'],
  ['Lien', 'private', 'mechanics_lien'],
  ['Suit on the lien', 'private', 'lien_suit'],
  ['Claim on a public bond', 'public', 'bond_claim'],
  ['Suit on a public bond', 'public', 'bond_suit'],
];
const [start, end] = ['<!-- The table is generated: npm run generate -->', '<!-- The end of the table -->'];

/** The README with the current table between its two marks. */
export function withTable(readme) {
  const [before, rest] = readme.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The README has no table between "${start}" and "${end}".`);
  return `${before}${start}\n\n${table()}\n\n${end}${after}`;
}

function table() {
  const federal = row('Federal work', ([, sector, kind]) => (sector === 'public' ? federalRules[kind] : undefined));
  const states = stateRules.map((state) => row(state.name, ([, sector, kind]) => state[sector][kind]));
  const head = `| State | ${columns.map(([title]) => title).join(' | ')} |`;
  return [head, `|${'---|'.repeat(columns.length + 1)}`, ...states, federal].join('\n');
}

function row(name, rulesOf) {
  return `| ${name} | ${columns.map((column) => cell(rulesOf(column))).join(' | ')} |`;
}

/** The rule for a commercial project whose contracts are signed today, and a mark where another case has another rule. */
function cell(rules = []) {
  const own = rules.filter(({ tiers }) => tiers === 'all' || tiers.includes('subcontractor'));
  const rule = own.findLast(isSpecial) ?? own.find(isOrdinary);
  const mark = own.some((other) => other !== rule && isCurrent(other)) ? ' \\*' : '';
  return `${rule?.period ? due(rule) : '—'}${mark}`.replaceAll('|', '\\|');
}

const isOrdinary = ({ when, effective }) => !when && !effective;
const isCurrent = ({ effective }) => !effective?.until;
const isSpecial = (rule) =>
  !isOrdinary(rule) && isCurrent(rule) && (rule.when ?? []).every(({ fact, is }) => fact === 'residential' && !is);

function due({ period, provided = [] }) {
  const condition = provided.length > 0 ? `, if ${provided.map(clause).join(' and ')}` : '';
  return `${periodWords(period)}${condition}`;
}
