import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { currentDocument } from '../mail/current-document';
import { DocumentView } from '../mail/document-view';
import { GenerateButton, useGenerate } from '../mail/generate-button';
import { Preflight } from '../mail/preflight';
import { usePreview } from '../mail/use-preview';
import { Badge, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { daysUntil, formatDate, formatTime, inDays } from '../parts/format';
import { Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { Amendments } from './amendments';
import { NoticeFacts } from './notice-facts';
import { NoticeMail } from './notice-mail';
import { MoveNoticeDocument, type NoticeQuery, RevertNoticeDocumentDocument } from './notices.documents';
import { OrderDialog } from './order-dialog';
import { inputOf, isOpen as isOpenNotice, versionOf } from './price';
import { useNotice } from './use-notice';

export type Notice = NoticeQuery['notice'];

/** One notice: what it says and when it is due beside its pages, then its mail, its proof of service and its amendments. */
export default function NoticePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useNotice(id);
  const notice = read.data?.notice;
  /** What is typed and not saved is missing on the document. */
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Page
      title={notice ? `${notice.typeLabel} ${notice.noticeNumber}` : 'Notice'}
      subtitle={
        notice && (
          <span className="flex flex-wrap items-center gap-2">
            {notice.project && <To page={`/projects/${notice.project.id}`}>{notice.project.name}</To>} {notice.state}
            <Status status={notice.status} />
            {notice.servedLate && <Badge tone="danger">served late</Badge>}
          </span>
        )
      }
      actions={notice && <Actions notice={notice} isUnsaved={isUnsaved} />}
    >
      <Loaded read={read}>{({ notice: shown }) => <Details notice={shown} onUnsaved={setUnsaved} />}</Loaded>
    </Page>
  );
}

function Actions({ notice, isUnsaved }: { notice: Notice; isUnsaved: boolean }) {
  const { id, status } = notice;
  const mayChange = useMayChange();
  const generate = useGenerate();
  const move = useChange(MoveNoticeDocument);
  const revert = useChange(RevertNoticeDocumentDocument);
  const [dialog, setDialog] = useState<'order' | 'void'>();
  const error = [generate, move, revert].map((change) => change.error).find((one) => one?.code !== 'PREFLIGHT_FAILED');
  const document = currentDocument(notice);
  if (!mayChange) return null;
  const isOpen = isOpenNotice(notice);
  const close = () => setDialog(undefined);
  return (
    <>
      {status === 'DRAFT' && <GenerateButton input={inputOf(notice)} generate={generate} disabled={isUnsaved} />}
      {status === 'GENERATED' && document && (
        <Button busy={revert.isPending} onClick={() => revert.mutate({ input: { id: document.id } })}>
          Edit
        </Button>
      )}
      {isOpen && (
        <Button look="primary" disabled={isUnsaved} onClick={() => setDialog('order')}>
          Mail it
        </Button>
      )}
      {status === 'SERVED' && (
        <Button busy={move.isPending} onClick={() => move.mutate({ input: { id, status: 'COMPLETED' } })}>
          Mark as completed
        </Button>
      )}
      {isOpen && (
        <Button look="danger" onClick={() => setDialog('void')}>
          Void
        </Button>
      )}
      {error && (
        <div className="w-full">
          <ErrorNote error={error} />
        </div>
      )}
      {dialog === 'void' && (
        <Confirm
          title={`Void ${notice.noticeNumber}`}
          submit="Void the notice"
          document={MoveNoticeDocument}
          variables={{ input: { id, status: 'VOID' } }}
          onClose={close}
        >
          <p>A notice that is void is never served. It cannot be restored.</p>
        </Confirm>
      )}
      {dialog === 'order' && <OrderDialog notice={notice} onClose={close} />}
    </>
  );
}

function Details({ notice, onUnsaved }: { notice: Notice; onUnsaved: (isUnsaved: boolean) => void }) {
  const mayChange = useMayChange();
  const isDraft = notice.status === 'DRAFT';
  const preview = usePreview(mayChange && isDraft ? inputOf(notice) : undefined, versionOf(notice));
  const made = currentDocument(notice);
  const drafted = isDraft ? preview.data?.generateDocument : undefined;
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <When notice={notice} />
        <NoticeFacts notice={notice} onUnsaved={onUnsaved} key={notice.id} />
        {isDraft && mayChange && notice.project && (
          <Section title="Check">
            {preview.isPending ? (
              <p className="text-muted">Checking what the form asks for…</p>
            ) : (
              <Preflight error={preview.error} warnings={drafted?.warnings ?? []} projectId={notice.project.id} />
            )}
          </Section>
        )}
        <NoticeMail notice={notice} />
        <Amendments notice={notice} />
      </div>
      <DocumentView
        title={made ? 'The document' : 'The document as it will be'}
        document={made ?? drafted}
        isBehind={preview.isFetching}
        none={
          <p className="text-muted">
            {isDraft ? 'Its pages appear here as soon as nothing is missing.' : 'It has no document.'}
          </p>
        }
      />
    </div>
  );
}

function When({ notice }: { notice: Notice }) {
  const { deadlineRule: rule, servedAt } = notice;
  const day = notice.deadlineDate ?? rule.deadline;
  const isOpen = ['DRAFT', 'GENERATED', 'ORDERED'].includes(notice.status);
  return (
    <Section title="When">
      <Sheet>
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
          {day ? `Serve by ${formatDate(day)}` : 'No date yet'}
          {day && isOpen && <Left day={day} />}
        </p>
        {rule.safeDate && rule.safeDate !== day && (
          <p className="font-medium text-warning">To be safe, serve it by {formatDate(rule.safeDate)}.</p>
        )}
        {servedAt && <p className="text-success">Served {formatTime(servedAt)}.</p>}
        {rule.warnings.map((warning) => (
          <p key={warning} className="mt-2 text-warning">
            {warning}
          </p>
        ))}
        <p className="mt-2 max-w-prose">{rule.explanation}</p>
        {rule.source && <p className="mt-1 text-sm text-muted">{rule.source}</p>}
      </Sheet>
    </Section>
  );
}

function Left({ day }: { day: string }) {
  const days = daysUntil(day, new Date().toLocaleDateString('en-CA'));
  const tone = days < 0 ? 'danger' : days <= 10 ? 'warning' : 'neutral';
  return <Badge tone={tone}>{days < 0 ? `overdue, ${inDays(days)}` : inDays(days)}</Badge>;
}
