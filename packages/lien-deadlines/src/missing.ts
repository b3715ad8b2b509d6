import { isDue } from './due-date.js';
import type { Facts } from './facts.js';
import type { Readings } from './readings.js';
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

/** @param of what the deadlines lack from which others count */
export function lackOf(readings: Readings, facts: Facts, of: ReadonlyMap<HeldDate, Lack>): Lack {
  const { governing, required, undecided, date, safe } = readings;
  if (required === false) return { missing: [], dependsOn: null };
  const { due } = governing;
  const from =
    due && isDue(due) ? (date === null ? (due.awaits ?? due.anchor) : null) : due && 'held' in due ? due.held : null;
  const earlier = from && of.get(from);
  const own = from && factOfDate[from];
  const provided = governing.provided.flatMap(({ settledBy }) => settledBy);
  const missing = [...(own ? [own] : []), ...(earlier?.missing ?? []), ...undecided, ...provided];
  const unheld = due && !isDue(due) && 'unheld' in due ? unheldDates[due.unheld] : null;
  return {
    missing: [...new Set(missing)].filter((fact) => !isGiven(fact, facts[fact])),
    dependsOn: safe === null ? (unheld ?? earlier?.dependsOn ?? null) : null,
  };
}

/** That a party is not recorded does not show that there is none. */
function isGiven(fact: DecidingFact, value: Facts[DecidingFact]): boolean {
  if (value === null) return false;
  if (value === false) return fact !== 'hasLender' && fact !== 'hasLienAgent';
  return typeof value === 'object' ? value.length > 0 : true;
}
