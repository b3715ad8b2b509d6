import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { FileLink } from '../parts/file-link';
import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useCanChange } from '../shell/viewer';
import { LogNotice } from './log-notice';
import { MatchDialog } from './match-dialog';
import {
  DeleteReceivedNoticeDocument,
  type ReceivedFactsFragment,
  ReceivedOnNoneDocument,
  ReceivedOnProjectDocument,
  RemoveReceivedNoticeFileDocument,
  UpdateReceivedNoticeDocument,
} from './received.documents';
import { sayReceived } from './received-fields';
import { AttachToReceived } from './received-file';
import { EditReceived } from './received-form';

type Notice = ReceivedFactsFragment;
type Act = 'log' | 'match' | 'edit' | 'attach' | 'delete';

const follows = ['received_notice', 'party', 'organization'];

/** The notices that arrived for the project, whose they are, and those that came through the service and are on no project. */
export default function Received({ id }: { id: string }) {
  const canChange = useCanChange();
  const read = useReadPages(ReceivedOnProjectDocument, { id }, ({ receivedNotices }) => receivedNotices, { follows });
  const loose = useReadPages(ReceivedOnNoneDocument, {}, ({ receivedNotices }) => receivedNotices, { follows });
  const [act, setAct] = useState<{ kind: Act; notice: Notice | null } | null>(null);
  const [removing, setRemoving] = useState<{ notice: Notice; file: Notice['files'][number] } | null>(null);
  const close = () => setAct(null);
  const all = (read.data ?? []).flatMap(({ receivedNotices }) => receivedNotices.nodes);
  // As it is now: another person may have changed it since its dialog was opened.
  const current = (notice: Notice) => all.find((one) => one.id === notice.id) ?? notice;
  const chosen = act?.notice ? current(act.notice) : null;
  const actions: Column<Notice> = {
    title: 'Actions',
    align: 'right',
    isControl: true,
    cell: (notice) => {
      const action = (text: string, kind: Act) => ({
        text,
        of: notice.claimantName,
        onClick: () => setAct({ kind, notice }),
      });
      return (
        <RowActions
          actions={[
            action('Match', 'match'),
            action('Attach', 'attach'),
            action('Edit', 'edit'),
            { ...action('Delete', 'delete'), danger: true },
          ]}
        />
      );
    },
  };
  const facts = columnsFor(canChange ? (notice, file) => setRemoving({ notice, file }) : undefined);
  return (
    <>
      <Section
        title="Received notices"
        actions={canChange && <Button onClick={() => setAct({ kind: 'log', notice: null })}>Log a notice</Button>}
      >
        <LoadedPages read={read} rowsOf={({ receivedNotices }) => receivedNotices.nodes}>
          {(rows, more) =>
            rows.length > 0 ? (
              <Table
                caption="Received notices"
                rows={rows}
                rowKey={(row) => row.id}
                columns={[...facts, whose, ...(canChange ? [actions] : [])]}
                {...more}
              />
            ) : (
              <Empty title="No notice has arrived">
                Log what arrives by mail or by hand: before a payment, the pay application then shows who can still
                claim.
              </Empty>
            )
          }
        </LoadedPages>
      </Section>
      <LoadedPages read={loose} rowsOf={({ receivedNotices }) => receivedNotices.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Section title="Arrived through the service, on no project yet">
              <Table
                caption="Notices on no project"
                rows={rows}
                rowKey={(row) => row.id}
                columns={[...facts, ...(canChange ? [toProject(id)] : [])]}
                {...more}
              />
            </Section>
          ) : null
        }
      </LoadedPages>
      {act?.kind === 'log' && <LogNotice projectId={id} onClose={close} />}
      {act?.kind === 'match' && chosen && <MatchDialog notice={chosen} projectId={id} onClose={close} />}
      {act?.kind === 'edit' && chosen && <EditReceived notice={chosen} onClose={close} />}
      {act?.kind === 'attach' && chosen && <AttachToReceived notice={chosen} onClose={close} />}
      {act?.kind === 'delete' && chosen && (
        <ConfirmSeen
          title={`Delete the notice of ${chosen.claimantName}?`}
          submit="Delete it"
          document={DeleteReceivedNoticeDocument}
          updatedAt={chosen.updatedAt}
          input={{ id: chosen.id }}
          onClose={close}
        >
          Its files are deleted with it. If the claim is released, enter the day of the release instead.
        </ConfirmSeen>
      )}
      {removing && (
        <ConfirmSeen
          title={`Remove ${removing.file.fileName}?`}
          submit="Remove it"
          document={RemoveReceivedNoticeFileDocument}
          updatedAt={current(removing.notice).updatedAt}
          input={{ id: removing.notice.id, fileId: removing.file.id }}
          onClose={() => setRemoving(null)}
        >
          The history of the project keeps its name.
        </ConfirmSeen>
      )}
    </>
  );
}

const columnsFor = (
  onRemove: ((notice: Notice, file: Notice['files'][number]) => void) | undefined,
): Column<Notice>[] => [
  {
    title: 'Notice',
    cell: (notice) => (
      <>
        <p className="min-w-0 break-words">
          <span className="font-medium">{notice.claimantName}</span>
          {notice.hiredBy && <span className="text-muted">, hired by {notice.hiredBy}</span>}
        </p>
        <p className="text-muted">{sayReceived(notice.kind)}</p>
        <ul aria-label="Files">
          {notice.files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-2">
              <span className="min-w-0 break-all">
                <FileLink path={`/received-notices/${notice.id}/files/${file.id}/download`}>{file.fileName}</FileLink>
              </span>
              {onRemove && notice.projectId && (
                <Button
                  look="quiet"
                  className="!min-h-6 !px-1.5 !text-danger"
                  aria-label={`Remove ${file.fileName}`}
                  onClick={() => onRemove(notice, file)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  { title: 'Amount', align: 'right', cell: ({ amount }) => (amount ? formatMoney(amount) : '—') },
  {
    title: 'Received',
    cell: ({ receivedOn, receiptMethod, servedThroughService }) => (
      <>
        <span className="whitespace-nowrap">{formatDate(receivedOn)}</span>
        <br />
        <span className="text-muted">{servedThroughService ? 'Through this service' : sayReceived(receiptMethod)}</span>
      </>
    ),
    below: true,
  },
];

const whose: Column<Notice> = {
  title: 'Whose',
  cell: ({ match, party, releasedOn, suggestedPartyIds }) => (
    <div className="flex flex-wrap items-center gap-2">
      {match === 'MATCHED' && <span>{party?.organization?.name ?? 'A party'}</span>}
      {match === 'UNKNOWN_CLAIMANT' && <Badge tone="danger">Unknown claimant</Badge>}
      {match === 'OPEN' && (
        <Badge tone="warning">{suggestedPartyIds.length > 0 ? 'To match: a party has this name' : 'To match'}</Badge>
      )}
      {releasedOn && <Badge tone="success">{`Released ${formatDate(releasedOn)}`}</Badge>}
    </div>
  ),
  below: true,
};

const toProject = (projectId: string): Column<Notice> => ({
  title: 'Actions',
  align: 'right',
  isControl: true,
  cell: (notice) => <PutOnProject notice={notice} projectId={projectId} />,
});

/** What the notice says of its job shows whether this is the project. */
function PutOnProject({ notice, projectId }: { notice: Notice; projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { claimantName, description } = notice;
  return (
    <>
      <Button aria-label={`Put on this project: ${claimantName}`} onClick={() => setOpen(true)}>
        Put on this project
      </Button>
      {isOpen && (
        <ConfirmSeen
          title={`Put the notice of ${claimantName} on this project?`}
          submit="Put it on this project"
          danger={false}
          document={UpdateReceivedNoticeDocument}
          updatedAt={notice.updatedAt}
          input={{ id: notice.id, projectId }}
          onClose={() => setOpen(false)}
        >
          <p className="break-words whitespace-pre-line">{description ?? 'The notice does not describe its job.'}</p>
          {notice.hiredBy && <p className="mt-2 text-muted">Hired by {notice.hiredBy}</p>}
        </ConfirmSeen>
      )}
    </>
  );
}
