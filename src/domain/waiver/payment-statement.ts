import type { G702 } from '../pay-application/model.js';
import { type Cents, formatCents, parseCents, spellCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';

/** The figures of the account behind a payment, as entered; amounts are dollars as decimal strings. */
interface EnteredStatement {
  originalContractSum: string;
  netChangeByChangeOrders: string;
  totalCompletedAndStored: string;
  totalRetainage: string;
  lessPreviousCertificates: string;
  pendingChangeOrders: string | null;
}

/**
 * The account that Massachusetts prints on its form (M.G.L. c. 254, § 32). It mirrors an application for payment, in the same
 * order and with the same names.
 */
export interface PaymentStatement extends EnteredStatement {
  /** 3 = 1 + 2 */
  contractSumToDate: string;
  /** 6 = 4 − 5 */
  totalEarnedLessRetainage: string;
  /** 8 = 6 − 7 */
  currentPaymentDue: string;
}

/** The statement with its totals calculated. */
export function computeStatement(entered: EnteredStatement): PaymentStatement {
  const earned = cents(entered.totalCompletedAndStored) - cents(entered.totalRetainage);
  return {
    ...entered,
    contractSumToDate: formatCents(cents(entered.originalContractSum) + cents(entered.netChangeByChangeOrders)),
    totalEarnedLessRetainage: formatCents(earned),
    currentPaymentDue: formatCents(earned - cents(entered.lessPreviousCertificates)),
  };
}

/** The statement from an application for payment. Its change orders count when executed; pending ones are not known. */
export function statementOfApplication(g702: G702): PaymentStatement {
  const { originalContractSum, netChangeByChangeOrders, totalCompletedAndStored, totalRetainage } = g702;
  const { contractSumToDate, totalEarnedLessRetainage, lessPreviousCertificates, currentPaymentDue } = g702;
  return {
    originalContractSum,
    netChangeByChangeOrders,
    contractSumToDate,
    totalCompletedAndStored,
    totalRetainage,
    totalEarnedLessRetainage,
    lessPreviousCertificates,
    currentPaymentDue,
    pendingChangeOrders: null,
  };
}

export function checkStatement(statement: PaymentStatement | null): Violation[] {
  if (!statement || cents(statement.totalRetainage) <= cents(statement.totalCompletedAndStored)) return [];
  const message = 'The retainage must not be greater than what is completed and stored, from which it is kept.';
  return [{ field: 'paymentStatement.totalRetainage', message }];
}

/** What a form that prints both would contradict: the sum that is received, and line 8 of the account. */
export function checkReceipt(amount: string | null, statement: PaymentStatement | null): Violation[] {
  if (!amount || !statement || cents(amount) === cents(statement.currentPaymentDue)) return [];
  const [received, due] = [amount, statement.currentPaymentDue].map((each) => spellCents(cents(each)));
  const sentence = `The amount is $${received}, and line 8 of the payment statement, the current amount due, is $${due}`;
  return [{ field: 'amount', message: `${sentence}: correct one of them.` }];
}

/** Amounts are validated before, so none is unreadable. */
function cents(amount: string): Cents {
  return parseCents(amount) ?? 0n;
}
