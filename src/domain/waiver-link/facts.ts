import type { DivisionFacts, JobFacts, PartyFacts } from '../document/job-facts.js';
import type { PaymentMethod, WaiverType } from '../vocabulary.js';
import { type AppliedPayment, filledFrom } from '../waiver/application.js';
import type { PriorWaiver, WaiverException, WaiverFacts, WaiverRecordFacts } from '../waiver/facts.js';
import type { PaymentStatement } from '../waiver/payment-statement.js';

/** What a request says of the waiver that it asks for. */
export interface AskedTerms {
  id: string;
  partyId: string;
  type: WaiverType;
  state: string;
  throughDate: string | null;
  throughTime: string | null;
  paymentPeriodFrom: string | null;
  paymentPeriodTo: string | null;
  amount: string | null;
  paymentMethod: PaymentMethod | null;
  checkMaker: string | null;
  checkPayee: string | null;
  checkNumber: string | null;
  checkDate: string | null;
  invoiceNumber: string | null;
  exceptions: WaiverException[];
  priorWaivers: PriorWaiver[];
  disputedAmount: string | null;
  retainageReserved: string | null;
  remainingDue: string | null;
  coversAllDue: boolean | null;
  paymentStatement: PaymentStatement | null;
  workDescription: string | null;
  paymentReceivedOn: string | null;
  signatoryName: string | null;
  signatoryTitle: string | null;
}

export interface AskedJob extends JobFacts {
  project: WaiverFacts['project'];
}

interface Asked {
  terms: AskedTerms;
  /** As the payer's account has it. */
  job: AskedJob;
  /** The company that is asked, as it was when it was asked. */
  payee: PartyFacts['organization'];
  /** The pay application of the payer. */
  application: AppliedPayment | null;
  today: string;
}

/**
 * The facts of a waiver that a payee gives. The payer's project has the payer as its claimant; here the payee is the claimant, and
 * the party that hired it is the customer. What the payer describes as its own work is not the payee's.
 */
export function factsOfRequest({ terms, job, payee, application, today }: Asked): WaiverFacts {
  const payer = job.parties.find(({ isClaimant, isActive }) => isClaimant && isActive);
  const party = job.parties.find(({ id }) => id === terms.partyId);
  const parties = job.parties.map((one) => ({ ...one, isClaimant: one.id === terms.partyId }));
  const { partyId, ...content } = terms;
  const record: WaiverRecordFacts = {
    ...content,
    status: 'generated',
    customerPartyId: party?.hiredByPartyId ?? payer?.id ?? null,
    ownerPartyId: null,
    gcPartyId: findContractor(parties, partyId),
    lenderPartyId: null,
    metadata: null,
  };
  return {
    ...job,
    project: { ...job.project, furnishedDescription: null, claimantRole: party?.role ?? job.project.claimantRole },
    division: toClaimant(payee),
    parties,
    exhibits: [],
    today,
    // The statement of the payer's application is that of another contract.
    waiver: { ...filledFrom(record, application), paymentStatement: terms.paymentStatement },
  };
}

function toClaimant({ legalName, name, ...company }: PartyFacts['organization']): DivisionFacts {
  return { ...company, name: legalName?.trim() || name.trim(), deletedAt: null, zipPlus4: null, licenseNumber: null };
}

/** The general contractor of the job, if one is recorded, and another one than who signs. */
function findContractor(parties: readonly PartyFacts[], partyId: string): string | null {
  const contractors = parties.filter(
    ({ id, role, isActive }) => isActive && id !== partyId && contractorRoles.includes(role),
  );
  return contractors.length === 1 ? contractors[0]!.id : null;
}

const contractorRoles = ['general_contractor', 'construction_manager'];
