import { isDue, neverLater } from './due-date.js';
import type { Facts } from './facts.js';
import type { Reading, Readings } from './readings.js';
import { type HeldDate, unheldDates } from './rule.js';

/** A fact on which deadlines depend and that can be given. */
export type DecidingFact = Exclude<keyof Facts, 'state' | 'sector' | 'claimantRole' | 'servedDate' | 'today'>;

/** The fact that gives a date; the last days of other acts have facts of their own. */
export const factOfDate: Record<HeldDate, DecidingFact | null> = {
  first_furnishing: 'firstFurnishingDate',
  last_furnishing: 'lastFurnishingDate',
  contract_date: 'contractDate',
  original_contract: 'originalContractDate',
  completion: 'completionDate',
  notice_of_commencement: 'noticeOfCommencementDate',
  notice_of_completion: 'recordedNotices',
  notice_of_cessation: 'recordedNotices',
  notice_of_termination: 'recordedNotices',
  notice_of_substantial_completion: 'recordedNotices',
  notice_of_contract: 'noticeOfContractDate',
  termination: 'terminationDate',
  acceptance: 'acceptanceDate',
  final_settlement: 'finalSettlementDate',
  debt_due: 'debtDueDate',
  statement_recorded: 'statementRecordedDate',
  extension: 'extensionDate',
  demand_to_sue: 'demandToSueDate',
  contest: 'contestDate',
  waiver_signed: 'waiverSignedDates',
  lien_recorded: 'lienRecordedDate',
  lien_deadline: null,
  bond_claim_deadline: null,
  stop_payment_deadline: null,
};

/** What a deadline lacks: facts that can be given, and in words what none of them can settle. */
export interface Lack {
  missing: readonly DecidingFact[];
  dependsOn: string | null;
}

/**
 * First what gives the date, then what narrows it, last the claimant's own acts that would make it earlier. What others may record
 * is not lacking while nothing is recorded.
 *
 * @param lacks what the deadlines lack from which others count
 */
export function findLack(readings: Readings, facts: Facts, lacks: ReadonlyMap<HeldDate, Lack>): Lack {
  const { governing, required, undecided, date, safe } = readings;
  if (required === false) return { missing: [], dependsOn: null };
  const dates = new Set(listStarts(governing, date === null));
  for (const reading of readings.all) for (const each of listStarts(reading, false)) dates.add(each);
  const missing = new Set<DecidingFact>();
  let dependsOn = unheldStart(governing);
  for (const each of dates) {
    const fact = factOfDate[each];
    const earlier = lacks.get(each);
    if (fact) missing.add(fact);
    for (const fact of earlier?.missing ?? []) missing.add(fact);
    dependsOn ??= earlier?.dependsOn ?? null;
  }
  for (const fact of undecided) missing.add(fact);
  for (const { settledBy } of governing.provided) for (const fact of settledBy) missing.add(fact);
  if (readings.all.some(countsFromFiling)) missing.add('lienRecordedDate');
  return {
    missing: notGiven(missing, facts),
    dependsOn: safe === null ? dependsOn : null,
  };
}

/** The dates that a reading lacks for a date at all, and with `exact` for the statute's own date. */
function listStarts({ required, due }: Reading, exact: boolean): HeldDate[] {
  if (!required || !due) return [];
  if (isDue(due)) return exact ? [due.anchor, ...(due.assumed ? [due.assumed] : [])] : [];
  if (due.held === null) return [];
  const earlier = neverLater[due.held];
  return earlier ? [earlier, due.held] : [due.held];
}

function unheldStart({ due }: Reading): string | null {
  return due && !isDue(due) && due.unheld ? unheldDates[due.unheld] : null;
}

/** Whether the filing of the lien, once it is done, may end the period earlier. */
function countsFromFiling({ required, rule: { period } }: Reading): boolean {
  return required && period?.kind === 'earliest' && period.of.some(({ from }) => from === 'lien_recorded');
}

/** The facts among these that are not known, once each. */
export function notGiven(decidingOnes: Iterable<DecidingFact>, facts: Facts): DecidingFact[] {
  return [...new Set(decidingOnes)].filter((fact) => !isGiven(fact, facts[fact]));
}

/** That a party is not recorded does not show that there is none. */
function isGiven(fact: DecidingFact, value: Facts[DecidingFact]): boolean {
  if (value === null) return false;
  if (value === false) return fact !== 'hasLender' && fact !== 'hasLienAgent';
  return typeof value === 'object' ? value.length > 0 : true;
}
