import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { BesideDocument, Check, useDocument } from '../documents/beside-document';
import { Exhibits } from '../documents/exhibits';
import { ReleaseSection } from '../documents/release-section';
import { Badge, Status } from '../parts/badge';
import { Page } from '../parts/page';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { Amendments } from './amendments';
import { isOpen, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { NoticeActions } from './notice-actions';
import { NoticeFacts } from './notice-facts';
import { OnItsWay, Recipients } from './notice-mail';
import { useNotice } from './use-notice';
import { When } from './when';

/** One notice: what it says and when it is due beside its pages, then its mail, its proof of service and its amendments. */
export default function NoticePage() {
  const { id } = useParams({ from: '/$organization/$mode/notices/$id' });
  const read = useNotice(id);
  const notice = read.data?.notice;
  /** What is typed and not saved is missing on the document. */
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Page
      title={
        notice
          ? `${notice.typeLabel}${notice.type === 'PRELIMINARY' ? ' notice' : ''} ${notice.noticeNumber}`
          : 'Notice'
      }
      subtitle={
        notice && (
          <span className="flex flex-wrap items-center gap-2">
            {notice.project && (
              <To page="/projects/$id" params={{ id: notice.project.id }}>
                {notice.project.name}
              </To>
            )}{' '}
            {notice.state}
            <Status status={notice.status} />
            {notice.servedLate && <Badge tone="danger">served late</Badge>}
          </span>
        )
      }
      actions={notice && <NoticeActions notice={notice} isUnsaved={isUnsaved} />}
    >
      <Loaded read={read}>
        {({ notice: shown }) => <Details key={shown.id} notice={shown} onUnsaved={setUnsaved} />}
      </Loaded>
    </Page>
  );
}

function Details({ notice, onUnsaved }: { notice: Notice; onUnsaved: (isUnsaved: boolean) => void }) {
  const canChange = useCanChange();
  const document = useDocument(notice, toDocumentInput(notice), canChange && notice.status === 'DRAFT');
  return (
    <BesideDocument of={document}>
      <When notice={notice} />
      <OnItsWay notice={notice} />
      <NoticeFacts notice={notice} missing={document.missing} onUnsaved={onUnsaved} />
      <Check of={document} projectId={notice.project?.id} />
      <Exhibits
        of={toDocumentInput(notice)}
        projectId={notice.project?.id}
        made={document.made}
        drafted={document.drafted}
        isOpen={isOpen(notice)}
        again="Choose Edit, and generate it again."
      />
      <Recipients notice={notice} />
      {notice.type === 'LIEN' && (
        <ReleaseSection
          record={notice}
          kind="NOTICE"
          canRelease={notice.status === 'RECORDED'}
          isReleased={notice.status === 'RELEASED'}
        />
      )}
      <Amendments notice={notice} />
    </BesideDocument>
  );
}
