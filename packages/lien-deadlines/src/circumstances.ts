import { type Day, longDate, parseDay } from './calendar.js';
import { countFrom } from './due-date.js';
import { type Facts, findCustomerStanding, type HeldDates, readHeldDates, standingFor } from './facts.js';
import type { DecidingFact } from './missing.js';
import type { Effective, HeldDate, SimplePeriod, Test } from './rule.js';
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
    case 'condominium':
      return matches(facts.condominium, test.is);
    case 'for_sale':
      return facts.homesFor === null ? null : (facts.homesFor === 'sale') === test.is;
    case 'written_contract':
      return matches(facts.writtenContract, test.is);
    case 'completion_notice_published':
      return matches(isCompletionNoticePublished(facts), test.is);
    case 'extended':
      return isExtended(facts, test.within);
    case 'units':
      return facts.units === null ? null : facts.units <= test.amount === (test.bound === 'at_most');
    // A party or an instrument that is not recorded here may still exist.
    case 'lender':
      return facts.hasLender || null;
    case 'lien_agent':
      return facts.hasLienAgent || null;
    case 'notice_of_commencement':
      return facts.noticeOfCommencementDate !== null || null;
    case 'notice_of_contract':
      return isContractNoticed(facts);
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
    case 'claimant_is_supplier':
      return isSupplier(facts) === test.is;
    case 'any_of':
      return anyHolds(test.tests, facts);
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

/** Any of the tests: true when one holds, null when none does but one is not known. */
function anyHolds(tests: readonly Test[], facts: Facts): boolean | null {
  const results = tests.map((test) => holds(test, facts));
  if (results.includes(true)) return true;
  return results.includes(null) ? null : false;
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
    case 'condominium':
      return test.is ? 'the homes are condominium units' : 'the homes are no condominium units';
    case 'for_sale':
      return test.is ? 'the homes are for sale' : 'the homes are to let';
    case 'written_contract':
      return test.is
        ? 'the owner signed a written contract for your work'
        : 'your contract with the owner is not in writing';
    case 'completion_notice_published':
      return test.is
        ? 'a notice of completion is published or recorded'
        : 'no notice of completion is published or recorded';
    case 'extended':
      return 'you gave the notice that extends the time while the time ran';
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
    case 'notice_of_contract':
      return 'a notice of the original contract was recorded before the work began';
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
    case 'claimant_is_supplier':
      return test.is ? 'you only supply materials or lease equipment' : 'you do work on the project';
    case 'any_of':
      return test.tests.map(clause).join(' or ');
    case 'unheld':
      return test.text;
  }
}

export function effectiveClause({ by, from, until }: Effective): string {
  const condition = datedBy[by] ?? 'the period starts';
  const range = [
    ...(from ? [`on or after ${dateOnly(parseDay(from))}`] : []),
    ...(until ? [`before ${dateOnly(parseDay(until))}`] : []),
  ];
  return `${condition} ${range.join(' and ')}`;
}

/** The facts that settle a test; empty where they cannot be given. */
export function factsBehind(test: Test): readonly DecidingFact[] {
  if (test.fact === 'any_of') return [...new Set(test.tests.flatMap(factsBehind))];
  return test.fact === 'unheld' ? [] : settles[test.fact];
}

const settles: Record<Exclude<Test['fact'], 'unheld' | 'any_of'>, readonly DecidingFact[]> = {
  residential: ['use'],
  owner_occupied_home: ['use', 'ownerOccupied'],
  new_construction: ['newConstruction'],
  payment_bond: ['paymentBond'],
  public_funds: ['publicFunds'],
  units: ['units'],
  condominium: ['condominium'],
  for_sale: ['homesFor'],
  written_contract: ['writtenContract'],
  completion_notice_published: ['completionNoticePublished'],
  extended: ['extensionDate'],
  lender: ['hasLender'],
  lien_agent: ['hasLienAgent'],
  notice_of_commencement: ['noticeOfCommencementDate'],
  notice_of_contract: ['noticeOfContractDate'],
  recorded: ['recordedNotices'],
  claim_amount: ['claimAmount'],
  contract_amount: ['contractAmount'],
  hired_below: ['hiringPartyRole', 'hiringPartyHirerRole'],
  customer_is_supplier: ['hiringPartyRole'],
  claimant_is_supplier: [],
};

const hiredClauses = {
  owner: 'the owner did not hire you directly',
  contractor: 'someone below the general contractor hired you',
  first_tier: 'someone below a first-tier subcontractor hired you',
  second_tier: 'someone below a sub-subcontractor hired you',
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

/** A notice that was recorded after the work began has no effect, and work that the claimant did had surely begun. */
function isContractNoticed({ noticeOfContractDate, firstFurnishingDate }: Facts): boolean | null {
  if (noticeOfContractDate === null) return null;
  return firstFurnishingDate === null || noticeOfContractDate <= firstFurnishingDate;
}

/** A recorded notice shows itself. That none is published can only be said. */
function isCompletionNoticePublished({ recordedNotices, completionNoticePublished }: Facts): boolean | null {
  return recordedNotices.some(({ kind }) => kind === 'completion') || completionNoticePublished;
}

/** The claimant's own act: it counts once it is recorded here, and only while the time still ran. */
function isExtended(facts: Facts, within: SimplePeriod): boolean | null {
  if (facts.extensionDate === null) return false;
  const from = readHeldDates(facts)[within.from];
  return from === null ? null : parseDay(facts.extensionDate) <= countFrom(within, from, null);
}

function isHiredBelow(party: (Test & { fact: 'hired_below' })['party'], facts: Facts): boolean | null {
  const customer = findCustomerStanding(facts);
  if (!customer) return null;
  if (party === 'second_tier') return customer === 'below' && facts.hiringPartyHirerRole === 'sub_subcontractor';
  if (party !== 'first_tier') return customer === 'below' || (party === 'owner' && customer === 'contractor');
  if (customer !== 'below' || standingFor(facts.hiringPartyHirerRole) === 'contractor') return false;
  if (standingFor(facts.hiringPartyHirerRole) === 'below' || facts.hiringPartyRole === 'sub_subcontractor') return true;
  return null;
}

/** Only suppliers and lessors are asked who their customer is: a subcontractor's customer gives work, not material. */
function isCustomerSupplier(facts: Facts): boolean | null {
  if (facts.hiringPartyRole) return facts.hiringPartyRole === 'material_supplier';
  return isSupplier(facts) ? null : false;
}

/** Also where the owner is the customer, and the tier that of its contractor. */
function isSupplier({ claimantRole }: Facts): boolean {
  return claimantRole === 'material_supplier' || claimantRole === 'equipment_lessor';
}

function matches(value: boolean | null, expected: boolean): boolean | null {
  return value === null ? null : value === expected;
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
