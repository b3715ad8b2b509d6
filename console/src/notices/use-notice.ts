import { useRead } from '../api/use-read';
import { printedRecords } from '../documents/use-preview';
import { NoticeDocument } from './notices.documents';

/** The records that the page of a notice shows. A waiver or a claim can change what is next on its project. */
export const noticeRecords = [
  'notice',
  'waiver',
  'escalation',
  'document',
  'document_order',
  ...printedRecords,
] as const;

/** One notice with all that its page shows. */
export function noticeRead(id: string) {
  return [NoticeDocument, { id }, { follows: noticeRecords }] as const;
}

export function useNotice(id: string) {
  return useRead(...noticeRead(id));
}
