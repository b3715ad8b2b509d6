import { useRead } from '../api/use-read';
import { NoticeDocument } from './notices.documents';

/** Reads one notice with all that its page shows. */
export function useNotice(id: string) {
  return useRead(
    NoticeDocument,
    { id },
    { follows: ['notice', 'project', 'party', 'jobsite', 'document', 'document_order'] },
  );
}
