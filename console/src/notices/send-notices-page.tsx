import { OrderNoticeDocument } from '../documents/made-documents.documents';
import type { MailKind } from '../mailing/mail-kind';
import { Mailing, toTitle } from '../mailing/mailing';
import { dayToServe } from '../parts/day-to-serve';
import { useFilters } from '../parts/filters';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { isOpen, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { NoticeDocument, type NoticeQuery } from './notices.documents';
import { noFilter } from './use-board';
import { type Chosen, useIdsToMail } from './use-ids-to-mail';
import { noticeRecords } from './use-notice';

const kind: MailKind<NoticeQuery, Notice> = {
  noun: 'notice',
  folder: '/notices',
  document: NoticeDocument,
  follows: noticeRecords,
  toRecord: ({ notice }) => notice,
  order: OrderNoticeDocument,
  printedFrom: toDocumentInput,
  isOpen,
  closed: ({ status }) =>
    status === 'VOID'
      ? { isMailed: false, reason: 'It is void.' }
      : { isMailed: true, reason: 'It is mailed already.' },
  nameOf: ({ noticeNumber }) => noticeNumber,
  day: { title: 'Serve by', of: dayToServe },
};

/** The notices that were chosen on the board are mailed together. */
export default function SendNoticesPage() {
  const [chosen] = useFilters('/notices/send', { ids: '', groups: '', except: '', ...noFilter });
  const read = useIdsToMail(chosen as Chosen);
  if (read.data?.length) return <Mailing kind={kind} ids={read.data} />;
  return (
    <Page title={toTitle(kind)}>
      <Loaded read={read}>
        {() => (
          <Empty title="No notice is chosen" action={<To page="/notices">Choose notices on the board</To>}>
            Choose the notices that you want to mail together.
          </Empty>
        )}
      </Loaded>
    </Page>
  );
}
