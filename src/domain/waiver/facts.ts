import type { JobFacts, ProjectFacts } from '../preflight/notice-facts.js';
import type { WaiverExceptionKind, WaiverStatus, WaiverType } from '../vocabulary.js';

/** Everything a waiver's document needs to know, as plain data in the manner of NoticeFacts. */
export interface WaiverFacts extends JobFacts {
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
  amount: string | null;
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
  customerPartyId: string | null;
  workDescription: string | null;
  paymentReceivedOn: string | null;
  signatoryName: string | null;
  signatoryTitle: string | null;
  metadata: Record<string, unknown> | null;
}
