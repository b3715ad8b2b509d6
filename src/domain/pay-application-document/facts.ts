import type { JobFacts } from '../document/job-facts.js';
import type { ChangeOrderSummary, G702, G703Line, G703Totals } from '../pay-application/model.js';
import type { PayApplicationStatus } from '../pay-application/transitions.js';

/** Everything the documents of a pay application need, as plain data like NoticeFacts. */
export interface PayApplicationFacts extends JobFacts {
  payApplication: PayApplicationRecordFacts;
  /** The roles of the organizations that are attached to the application. */
  participantRoles: string[];
}

export interface PayApplicationRecordFacts {
  id: string;
  status: PayApplicationStatus;
  applicationNumber: number;
  revision: number;
  applicationDate: string;
  periodFrom: string | null;
  periodTo: string;
  /** As stored: recalculated with every change of a draft, frozen once it is submitted. */
  g702: G702;
  g703: G703Line[];
  g703Totals: G703Totals;
  changeOrderSummary: ChangeOrderSummary;
  certifiedAmount: string | null;
  metadata: Record<string, unknown> | null;
}
