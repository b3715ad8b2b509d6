import { useRead } from '../api/use-read';
import { printedRecords } from '../documents/use-preview';
import { NoticeDocument } from './notices.documents';

/** Reads one notice with all that its page shows. */
export function useNotice(id: string) {
  // A claim can be what is next on its project.
  return useRead(
    NoticeDocument,
    { id },
    { follows: ['notice', 'escalation', 'document', 'document_order', ...printedRecords] },
  );
}
