import type { JobFacts } from '../../document/job-facts.js';

/**
 * Everything the document of a preliminary notice needs, as plain data: dates are 'YYYY-MM-DD', money is a decimal string in
 * dollars, unset is null. Services gather it from rows; the rules and the printed page use nothing else.
 */
export interface NoticeFacts extends JobFacts {
  notice: NoticeRecordFacts;
}

export interface NoticeRecordFacts {
  id: string;
  /** Two letters. The caller of generate may override it to choose another state's form. */
  state: string;
  noticeNumber: string;
  noticeDate: string;
  claimAmount: string | null;
  originalClaimAmount: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  description: string | null;
  parentNoticeId: string | null;
  /** The amended notice's own number and date, for the banner; absent or null on an original notice. */
  parentNotice?: { noticeNumber: string; noticeDate: string; servedAt?: string | null } | null;
  amendmentReason: string | null;
  metadata: Record<string, unknown> | null;
}
