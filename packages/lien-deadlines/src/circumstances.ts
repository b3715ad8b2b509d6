import { type Day, longDate, parseDay } from './calendar.js';
import { customerOf, type Facts, type HeldDates, standingOf } from './facts.js';
import type { DecidingFact } from './missing.js';
import type { Effective, HeldDate, Test } from './rule.js';
import type { RecordedNoticeKind } from './vocabulary.js';

/** Whether the circumstance holds; null if the facts do not show it. */
export function holds(test: Test, facts: Facts): boolean | null {
  switch (test.fact) {
    case 'residential':
      return matches(isResidential(facts), test.is);
    case 'owner_occupied_home':
      return matches(isOwnerOccupiedHome(facts), test.is);
    case 'new_construction':
      return matches(facts.newConstruction, test.is);
    case 'payment_bond':
      return matches(facts.paymentBond, test.is);
    case 'public_funds':
      return matches(facts.publicFunds, test.is);
    case 'units':
      return facts.units === null ? null : facts.units <= test.amount === (test.bound === 'at_most');
    // A party or an instrument that is not recorded here may still exist.
    case 'lender':
      return facts.hasLender || null;
    case 'lien_agent':
      return facts.hasLienAgent || null;
    case 'notice_of_commencement':
      return facts.noticeOfCommencementDate !== null || null;
    // A notice that ends the work counts once it is recorded here; its recording is an event that changes the dates.
    case 'recorded':
      return facts.recordedNotices.some(({ kind }) => test.kinds.includes(kind)) === test.is;
    case 'claim_amount':
      return compare(facts.claimAmount, test);
    case 'contract_amount':
      return compare(facts.contractAmount, test);
    case 'hired_below':
      return isHiredBelow(test.party, facts);
    case 'customer_is_supplier':
      return matches(isCustomerSupplier(facts), test.is);
    case 'unheld':
      return null;
  }
}

/** All tests together: false when one fails, null when none fails but one is not known. */
export function allHold(tests: readonly Test[], facts: Facts): boolean | null {
  const results = tests.map((test) => holds(test, facts));
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}

/**
 * Whether the rule is in force by the date that its statute names. The original contract is no later than the claimant's own
 * contract and first furnishing, so an early one of these shows that the original contract is early as well.
 */
export function isEffective({ by, from, until }: Effective, dates: HeldDates): boolean | null {
  const day = dates[by];
  if (day !== null) return (!from || day >= parseDay(from)) && (!until || day < parseDay(until));
  if (by !== 'original_contract') return null;
  const bounds = [dates.contract_date, dates.first_furnishing].filter((bound) => bound !== null);
  if (bounds.length === 0) return null;
  const latest = Math.min(...bounds);
  if (from && latest < parseDay(from)) return false;
  if (until && !from && latest < parseDay(until)) return true;
  return null;
}

/** The circumstance as a clause after "if". */
export function clause(test: Test): string {
  switch (test.fact) {
    case 'residential':
      return test.is ? 'the project is residential' : 'the project is not residential';
    case 'owner_occupied_home':
      return test.is ? 'the owner lives in the home' : 'the project is not a home that its owner lives in';
    case 'new_construction':
      return test.is ? 'the work is new construction' : 'the work is repair or remodeling';
    case 'payment_bond':
      return test.is ? 'a payment bond covers the project' : 'no payment bond covers the project';
    case 'public_funds':
      return test.is ? 'public funds finance the project' : 'no public funds finance the project';
    case 'units':
      return test.bound === 'at_most'
        ? `the building has ${test.amount === 1 ? 'one home' : `at most ${test.amount} homes`}`
        : `the building has more than ${test.amount === 1 ? 'one home' : `${test.amount} homes`}`;
    case 'lender':
      return 'a construction lender finances the project';
    case 'lien_agent':
      return 'a lien agent is named for the project';
    case 'notice_of_commencement':
      return 'a notice of commencement is recorded';
    case 'recorded':
      return test.is ? `${noticeList(test.kinds)} is recorded` : `no ${noticeList(test.kinds).slice(2)} is recorded`;
    case 'claim_amount':
      return `the claim is ${boundWords[test.bound]} $${test.amount.toLocaleString('en-US')}`;
    case 'contract_amount':
      return `your contract is ${boundWords[test.bound]} $${test.amount.toLocaleString('en-US')}`;
    case 'hired_below':
      return hiredClauses[test.party];
    case 'customer_is_supplier':
      return test.is ? 'your customer is a supplier' : 'your customer is not a supplier';
    case 'unheld':
      return test.text;
  }
}

export function effectiveClause({ by, from, until }: Effective): string {
  const what = datedBy[by] ?? 'the period starts';
  const range = [
    ...(from ? [`on or after ${dateOnly(parseDay(from))}`] : []),
    ...(until ? [`before ${dateOnly(parseDay(until))}`] : []),
  ];
  return `${what} ${range.join(' and ')}`;
}

/** The facts that settle a test; empty where they cannot be given. */
export function factsBehind(test: Test): readonly DecidingFact[] {
  return test.fact === 'unheld' ? [] : settles[test.fact];
}

const settles: Record<Exclude<Test['fact'], 'unheld'>, readonly DecidingFact[]> = {
  residential: ['use'],
  owner_occupied_home: ['use', 'ownerOccupied'],
  new_construction: ['newConstruction'],
  payment_bond: ['paymentBond'],
  public_funds: ['publicFunds'],
  units: ['units'],
  lender: ['hasLender'],
  lien_agent: ['hasLienAgent'],
  notice_of_commencement: ['noticeOfCommencementDate'],
  recorded: ['recordedNotices'],
  claim_amount: ['claimAmount'],
  contract_amount: ['contractAmount'],
  hired_below: ['hiringPartyRole', 'hiringPartyHirerRole'],
  customer_is_supplier: ['hiringPartyRole'],
};

const hiredClauses = {
  owner: 'the owner did not hire you directly',
  contractor: 'someone below the general contractor hired you',
  first_tier: 'someone below a first-tier subcontractor hired you',
} as const;

const datedBy: Partial<Record<HeldDate, string>> = {
  original_contract: 'the original contract is dated',
  first_furnishing: 'you first furnished',
  last_furnishing: 'you last furnished',
  contract_date: 'your contract is dated',
  completion: 'the project was completed',
  waiver_signed: 'the waiver was signed',
};

const boundWords = { over: 'over', at_least: 'at least', under: 'under' } as const;

const noticeNames: Record<RecordedNoticeKind, string> = {
  completion: 'notice of completion',
  cessation: 'notice of cessation',
  termination: 'notice of termination',
  substantial_completion: 'notice of substantial completion',
};

function noticeList(kinds: readonly RecordedNoticeKind[]): string {
  return `a ${kinds.map((kind) => noticeNames[kind]).join(' or ')}`;
}

function dateOnly(day: Day): string {
  return longDate(day).replace(/^\w+, /, '');
}

/** A mixed project has homes and other space; which one a statute looks at is not recorded. */
function isResidential(facts: Facts): boolean | null {
  return facts.use === null || facts.use === 'mixed' ? null : facts.use === 'residential';
}

function isOwnerOccupiedHome(facts: Facts): boolean | null {
  const residential = isResidential(facts);
  if (residential === false || facts.ownerOccupied === false) return false;
  return residential && facts.ownerOccupied;
}

function isHiredBelow(party: 'owner' | 'contractor' | 'first_tier', facts: Facts): boolean | null {
  const customer = customerOf(facts);
  if (!customer) return null;
  if (party !== 'first_tier') return customer === 'below' || (party === 'owner' && customer === 'contractor');
  if (customer !== 'below' || standingOf(facts.hiringPartyHirerRole) === 'contractor') return false;
  if (standingOf(facts.hiringPartyHirerRole) === 'below' || facts.hiringPartyRole === 'sub_subcontractor') return true;
  return null;
}

/** Only suppliers and lessors are asked who their customer is: a subcontractor's customer gives work, not material. */
function isCustomerSupplier({ claimantRole, hiringPartyRole }: Facts): boolean | null {
  if (hiringPartyRole) return hiringPartyRole === 'material_supplier';
  return claimantRole === 'material_supplier' || claimantRole === 'equipment_lessor' ? null : false;
}

function matches(value: boolean | null, wanted: boolean): boolean | null {
  return value === null ? null : value === wanted;
}

function compare(
  amount: string | null,
  test: { bound: 'over' | 'at_least' | 'under'; amount: number },
): boolean | null {
  if (amount === null) return null;
  const dollars = Number(amount);
  if (test.bound === 'under') return dollars < test.amount;
  return test.bound === 'over' ? dollars > test.amount : dollars >= test.amount;
}
