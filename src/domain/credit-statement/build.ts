import { type Cents, formatCents, magnitude, parseCents, sum } from '../shared/money.js';
import {
  type CreditAmounts,
  type CreditStatementModel,
  type StatementKind,
  type StatementLine,
  statementKinds,
} from './model.js';

/** A change of an account in the ledger: how many credits of each bucket were added (positive) or deducted. */
export interface CreditMovement {
  date: string;
  kind: string;
  eventType: string | null;
  description: string;
  free: string;
  partnerEligible: string;
}

/** The balance at a moment, and how much of it was held. */
export interface CreditStanding {
  free: string;
  partnerEligible: string;
  held: string;
}

export interface StatementFacts {
  organization: CreditStatementModel['organization'];
  from: string;
  to: string;
  opening: CreditStanding;
  closing: CreditStanding;
  /** In the order in which they were posted. */
  movements: readonly CreditMovement[];
}

/** @throws when the movements do not lead from the opening to the closing balance: such a statement must not be issued */
export function buildCreditStatement(facts: StatementFacts): CreditStatementModel {
  const { organization, from, to, movements } = facts;
  const opening = toPair(facts.opening);
  const changes = movements.map((movement) => ({
    ...movement,
    kind: statementKind(movement.kind),
    by: toPair(movement),
  }));
  let balance = opening.free + opening.partnerEligible;
  const lines = changes.map(({ date, kind, eventType, description, by }): StatementLine => {
    const change = by.free + by.partnerEligible;
    balance += change;
    const size = formatCents(magnitude(change));
    const [added, deducted] = change < 0n ? [null, size] : [size, null];
    return { date, kind, eventType, description, added, deducted, balance: formatCents(balance) };
  });
  const closing = toPair(facts.closing);
  const total = plus(opening, sumPairs(changes.map(({ by }) => by)));
  if (total.free !== closing.free || total.partnerEligible !== closing.partnerEligible) {
    throw new Error(`The movements from ${from} to ${to} do not add up from the opening to the closing balance.`);
  }
  const sums = statementKinds.flatMap((kind) => {
    const changesOfKind = changes.filter((change) => change.kind === kind);
    return changesOfKind.length > 0 ? [{ kind, amounts: toAmounts(sumPairs(changesOfKind.map(({ by }) => by))) }] : [];
  });
  return {
    organization,
    from,
    to,
    opening: toAmounts(opening),
    sums,
    closing: toAmounts(closing),
    held: facts.closing.held,
    lines,
  };
}

interface Pair {
  free: Cents;
  partnerEligible: Cents;
}

/** A capture is the charge of held credits. */
function statementKind(kind: string): StatementKind {
  const shownKind = statementKinds.find((one) => one === (kind === 'capture' ? 'charge' : kind));
  if (!shownKind) throw new Error(`A ${kind} does not change the balance, so a statement cannot list it.`);
  return shownKind;
}

function toPair({ free, partnerEligible }: { free: string; partnerEligible: string }): Pair {
  return { free: cents(free), partnerEligible: cents(partnerEligible) };
}

function cents(amount: string): Cents {
  const parsed = parseCents(amount);
  if (parsed === null) throw new Error(`${amount} is not an amount of credits.`);
  return parsed;
}

function plus(a: Pair, b: Pair): Pair {
  return { free: a.free + b.free, partnerEligible: a.partnerEligible + b.partnerEligible };
}

function sumPairs(pairs: readonly Pair[]): Pair {
  return { free: sum(pairs.map(({ free }) => free)), partnerEligible: sum(pairs.map((pair) => pair.partnerEligible)) };
}

function toAmounts({ free, partnerEligible }: Pair): CreditAmounts {
  return {
    free: formatCents(free),
    partnerEligible: formatCents(partnerEligible),
    total: formatCents(free + partnerEligible),
  };
}
