import type { JobFacts, ProjectFacts } from '../document/job-facts.js';

/** The complete content of a claim document: the job, and the notice or escalation that makes the claim. */
export interface ClaimFacts extends JobFacts {
  project: ClaimProjectFacts;
  /** The day when the document is generated. */
  today: string;
  claim: ClaimRecordFacts;
  /** The preliminary notices of the project that were served, oldest first. */
  servedNotices: ServedNotice[];
  /** From the rules: those that a referral sheet lists, or those of a claim, under the law and with the dates of its record. */
  deadlines: ClaimDeadline[];
}

export interface ClaimDeadline {
  kind: string;
  date: string | null;
  /** The earliest day that the law may set; with a `date`, it is not needed. */
  safeDate?: string | null;
  source: string | null;
  /** What decides the date, by the names that requests have for it. */
  missingFacts?: readonly string[];
}

export interface ClaimProjectFacts extends ProjectFacts {
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
}

export interface ServedNotice {
  title: string;
  date: string;
  /** Two letters. */
  state: string;
  /** As the caller wrote it in `metadata.service_method` of that notice. */
  method: string | null;
}

/** The notice or escalation, in the terms they share. */
interface ClaimRecordFacts {
  kind: 'notice' | 'escalation';
  type: string;
  /** Two letters; the caller of generate may override it to choose another state's form. */
  state: string;
  /** Only for a notice. */
  number: string | null;
  date: string;
  /** The date by which payment is requested. The serve-by deadline of a notice is a different date. */
  paymentDeadline: string | null;
  amount: string | null;
  description: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  recordedOn: string | null;
  amendment: {
    originalNumber: string | null;
    originalDate: string | null;
    reason: string | null;
    originalAmount: string | null;
    /** Only a recorded original can be cited. */
    originalRecorded: boolean;
  } | null;
  metadata: Record<string, unknown> | null;
}
