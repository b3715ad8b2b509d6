import type { NoticeQuery } from './notices.documents';

/** A notice as its page shows it. */
export type Notice = NoticeQuery['notice'];
