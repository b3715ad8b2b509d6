import { customerOf, type DeadlineFacts } from './facts.js';
import type { Test } from './rule.js';

/** Whether the circumstance holds; null if the facts do not show it. */
export function holds(test: Test, facts: DeadlineFacts): boolean | null {
  switch (test.fact) {
    case 'residential':
      return matches(isResidential(facts), test.is);
    case 'owner_occupied_home':
      return matches(isOwnerOccupiedHome(facts), test.is);
    // A party or an instrument that is not on record may still exist.
    case 'lender':
      return facts.hasLender || null;
    case 'lien_agent':
      return facts.hasLienAgent || null;
    case 'notice_of_commencement':
      return facts.noticeOfCommencementDate !== null || null;
    case 'claim_amount':
      return compare(facts.claimAmount, test);
    case 'contract_amount':
      return compare(facts.contractAmount, test);
    case 'hired_below':
      return isHiredBelow(test.party, facts);
    case 'unheld':
      return null;
  }
}

/** All tests together: false when one fails, null when none fails but one is not known. */
export function allHold(tests: readonly Test[], facts: DeadlineFacts): boolean | null {
  const results = tests.map((test) => holds(test, facts));
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}

/** The circumstance as a clause after "if". */
export function clause(test: Test): string {
  switch (test.fact) {
    case 'residential':
      return test.is ? 'the project is residential' : 'the project is not residential';
    case 'owner_occupied_home':
      return test.is
        ? 'the project is a home that its owner lives in'
        : 'the project is not a home that its owner lives in';
    case 'lender':
      return 'a construction lender finances the project';
    case 'lien_agent':
      return 'a lien agent was named for the project';
    case 'notice_of_commencement':
      return 'a notice of commencement was recorded';
    case 'claim_amount':
      return `the claim is ${boundWords[test.bound]} $${test.amount.toLocaleString('en-US')}`;
    case 'contract_amount':
      return `your contract is ${boundWords[test.bound]} $${test.amount.toLocaleString('en-US')}`;
    case 'hired_below':
      return test.party === 'owner'
        ? 'you were not hired by the owner directly'
        : 'you were hired by someone below the general contractor';
    case 'unheld':
      return test.text;
  }
}

export function clauses(tests: readonly Test[]): string {
  return tests.map(clause).join(' and ');
}

const boundWords = { over: 'over', at_least: 'at least', under: 'under' } as const;

/** A mixed project has homes and other space; which one a statute looks at is not recorded. */
function isResidential(facts: DeadlineFacts): boolean | null {
  return facts.use === null || facts.use === 'mixed' ? null : facts.use === 'residential';
}

function isOwnerOccupiedHome(facts: DeadlineFacts): boolean | null {
  const residential = isResidential(facts);
  if (residential === false || facts.ownerOccupied === false) return false;
  return residential && facts.ownerOccupied;
}

function isHiredBelow(party: 'owner' | 'contractor', facts: DeadlineFacts): boolean | null {
  const customer = customerOf(facts);
  if (!customer) return null;
  return customer === 'below' || (party === 'owner' && customer === 'contractor');
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
