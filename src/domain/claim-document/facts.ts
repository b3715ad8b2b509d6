import type { JobFacts, ProjectFacts } from '../notice/preflight/notice-facts.js';

/** Everything a claim document is made of: the job, and the notice or escalation that makes the claim. */
export interface ClaimFacts extends JobFacts {
  project: ClaimProjectFacts;
  /** The day on which the document is made. */
  today: string;
  claim: ClaimRecordFacts;
  /** The preliminary notices of the project that were served, oldest first. */
  servedNotices: ServedNotice[];
  /** What the project's deadline rules say; for the lawsuit referral sheet. */
  deadlines: { kind: string; date: string | null; source: string | null }[];
}

export interface ClaimProjectFacts extends ProjectFacts {
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
}

export interface ServedNotice {
  title: string;
  date: string;
  /** As the caller wrote it in `metadata.service_method` of that notice. */
  method: string | null;
}

/** The notice or escalation, in the terms they share. */
export interface ClaimRecordFacts {
  kind: 'notice' | 'escalation';
  type: string;
  /** Two letters; the caller of generate may override it to choose another state's form. */
  state: string;
  /** Of a notice. */
  number: string | null;
  date: string;
  /** Until when payment is asked for; the serve-by deadline of a notice is something else and is not it. */
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
    /** Only then is there a record to cite. */
    originalRecorded: boolean;
  } | null;
  metadata: Record<string, unknown> | null;
}
