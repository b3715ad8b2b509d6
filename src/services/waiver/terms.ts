import type { PartyRole } from '../../domain/vocabulary.js';
import type { PriorWaiver, WaiverException } from '../../domain/waiver/facts.js';
import { computeStatement, type PaymentStatement } from '../../domain/waiver/payment-statement.js';
import type { Violations } from '../../errors/app-error.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import type { CreateWaiverInput, UpdateWaiverInput } from '../../schema/waiver.js';
import type { PaymentStatementInput } from '../../schema/waiver-parts.js';

/** The input in its stored form: every list member with all its keys, a statement with its totals. Null means an empty list. */
export function terms<Input extends UpdateWaiverInput | CreateWaiverInput>(input: Input) {
  const { stage, exceptions, priorWaivers, paymentStatement, ...plain } = input;
  const checkedTerms: {
    exceptions?: WaiverException[];
    priorWaivers?: PriorWaiver[];
    paymentStatement?: PaymentStatement | null;
  } = {};
  if (exceptions !== undefined) {
    checkedTerms.exceptions = (exceptions ?? []).map(({ kind, date = null, amount = null, text = null }) => {
      return { kind, date, amount, text };
    });
  }
  if (priorWaivers !== undefined) {
    checkedTerms.priorWaivers = (priorWaivers ?? []).map(({ date, amount = null }) => ({ date, amount }));
  }
  if (paymentStatement !== undefined) checkedTerms.paymentStatement = paymentStatement && statementAs(paymentStatement);
  return { ...plain, ...checkedTerms };
}

function statementAs({ originalContractSum, totalCompletedAndStored, ...other }: PaymentStatementInput) {
  return computeStatement({
    originalContractSum,
    netChangeByChangeOrders: other.netChangeByChangeOrders ?? '0.00',
    totalCompletedAndStored,
    totalRetainage: other.totalRetainage ?? '0.00',
    lessPreviousCertificates: other.lessPreviousCertificates ?? '0.00',
    pendingChangeOrders: other.pendingChangeOrders ?? null,
  });
}

/** The records of the project that an input names. */
export function namedParties(input: CreateWaiverInput | UpdateWaiverInput, projectId: string) {
  return {
    customer: { field: 'customerPartyId', table: parties, id: input.customerPartyId, projectId },
    owner: { field: 'ownerPartyId', table: parties, id: input.ownerPartyId, projectId },
    gc: { field: 'gcPartyId', table: parties, id: input.gcPartyId, projectId },
    lender: { field: 'lenderPartyId', table: parties, id: input.lenderPartyId, projectId },
    payApplication: { field: 'payApplicationId', table: payApplications, id: input.payApplicationId, projectId },
  };
}

/** The roles that a party must have for each place on a waiver; anyone but the claimant may be the customer. */
const rolesOf: Record<'owner' | 'gc' | 'lender', PartyRole[]> = {
  owner: ['owner', 'public_entity', 'lessee'],
  gc: ['general_contractor', 'construction_manager'],
  lender: ['lender'],
};

export function checkWaiverParties(
  violations: Violations,
  rows: Partial<Record<string, Record<string, unknown>>>,
): void {
  if (rows.customer?.is_claimant) violations.add('customerPartyId', 'The claimant cannot be its own customer.');
  for (const [name, roles] of Object.entries(rolesOf)) {
    const role = rows[name]?.role as PartyRole | undefined;
    if (!role || roles.includes(role)) continue;
    const sentence = `The ${name} party id field must name a party with the role ${roles.join(' or ')}, not ${role}.`;
    violations.add(`${name}PartyId`, sentence);
  }
}

/** The defaults of the terms that a new waiver is checked with. */
export const blank = {
  exceptions: [],
  throughDate: null,
  throughTime: null,
  paymentPeriodFrom: null,
  paymentPeriodTo: null,
  paymentMethod: null,
  checkNumber: null,
  checkDate: null,
  retainageReserved: null,
  remainingDue: null,
  paymentStatement: null,
  disputedAmount: null,
  paymentReceivedOn: null,
};
