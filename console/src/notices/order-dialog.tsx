import { OrderNoticeDocument } from '../documents/made-documents.documents';
import { OrderDialog } from '../documents/order-dialog';
import { isOpen, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { useNotice } from './use-notice';

/** Mails a notice. */
export function OrderNoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const read = useNotice(notice.id);
  return (
    <OrderDialog
      title={`Mail ${notice.noticeNumber}`}
      record={notice}
      order={OrderNoticeDocument}
      printedFrom={toDocumentInput(notice)}
      isOpen={isOpen}
      closed={notice.status === 'VOID' ? 'This notice is void now.' : 'This notice was mailed meanwhile.'}
      read={{ ...read, again: async () => (await read.refetch()).data?.notice }}
      onClose={onClose}
    />
  );
}
