import type { JobFacts, ProjectFacts } from '../document/job-facts.js';
import type { PaymentMethod, WaiverExceptionKind, WaiverStatus, WaiverType } from '../vocabulary.js';
import type { PaymentStatement } from './payment-statement.js';

/** Everything a waiver's document needs, as plain data like NoticeFacts. */
export interface WaiverFacts extends JobFacts {
  /** A calendar day in UTC. */
  today: string;
  waiver: WaiverRecordFacts;
  project: ProjectFacts & { firstFurnishingDate: string | null };
}

export interface WaiverException {
  kind: WaiverExceptionKind;
  date: string | null;
  amount: string | null;
  text: string | null;
}

/** An earlier waiver that is still waiting for its payment. */
export interface PriorWaiver {
  date: string;
  amount: string | null;
}

export interface WaiverRecordFacts {
  id: string;
  type: WaiverType;
  status: WaiverStatus;
  state: string;
  throughDate: string | null;
  /** `HH:MM` of the through date; null is the end of that day. */
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
  /** Of the application for payment; known only if the waiver belongs to one. */
  applicationDate?: string | null;
  customerPartyId: string | null;
  ownerPartyId: string | null;
  gcPartyId: string | null;
  lenderPartyId: string | null;
  workDescription: string | null;
  paymentReceivedOn: string | null;
  signatoryName: string | null;
  signatoryTitle: string | null;
  metadata: Record<string, unknown> | null;
}
