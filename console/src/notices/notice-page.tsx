import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { DocumentsList } from '../mail/documents-list';
import { MadeDocument } from '../mail/made-document';
import { OrdersTable } from '../mail/orders-table';
import { Badge, inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { FileLink } from '../parts/file-link';
import { formatDate, formatMoney, formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { GenerateNoticeDocument, MoveNoticeDocument, NoticeDocument, type NoticeQuery } from './notices.documents';
import { OrderDialog } from './order-dialog';

export type Notice = NoticeQuery['notice'];

/** The document that a notice is printed as. */
const documentOf = {
  PRELIMINARY: 'NOTICE',
  LIEN: 'MECHANICS_LIEN',
  BOND_CLAIM: 'NOTICE_OF_CLAIM',
  STOP_PAYMENT: 'STOP_NOTICE',
} as const;

/** One notice: what it is for and when it is due, its documents, and the mail on its way. */
export default function NoticePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(
    NoticeDocument,
    { id },
    { follows: ['notice', 'project', 'party', 'document', 'document_order'] },
  );
  const generate = useChange(GenerateNoticeDocument);
  const move = useChange(MoveNoticeDocument);
  const mayChange = useMayChange();
  const [isOrdering, setOrdering] = useState(false);
  const [isVoiding, setVoiding] = useState(false);
  const notice = read.data?.notice;
  const make = (preview: boolean) =>
    notice &&
    generate.mutate({
      input: {
        documentableType: 'NOTICE',
        documentableId: id,
        type: documentOf[notice.type],
        organizationId: notice.organizationId,
        preview,
      },
    });
  const isOpen = notice?.status === 'DRAFT' || notice?.status === 'GENERATED';
  const error = generate.error ?? move.error;
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
      actions={
        mayChange &&
        notice && (
          <>
            {isOpen && (
              <Button busy={generate.isPending} onClick={() => make(true)}>
                Preview
              </Button>
            )}
            {isOpen && (
              <Button
                look={notice.status === 'DRAFT' ? 'primary' : 'plain'}
                busy={generate.isPending}
                onClick={() => make(false)}
              >
                Generate
              </Button>
            )}
            {notice.status === 'GENERATED' && (
              <Button look="primary" onClick={() => setOrdering(true)}>
                Mail it
              </Button>
            )}
            {notice.status === 'SERVED' && (
              <Button busy={move.isPending} onClick={() => move.mutate({ input: { id, status: 'COMPLETED' } })}>
                Mark as completed
              </Button>
            )}
            {isOpen && (
              <Button look="danger" onClick={() => setVoiding(true)}>
                Void
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <div className="mb-4">
          <ErrorNote error={error} />
          {Object.keys(error.fields).length > 1 && (
            <ul className="mt-2 list-disc pl-6">
              {Object.values(error.fields)
                .flat()
                .map((message) => (
                  <li key={message}>{message}</li>
                ))}
            </ul>
          )}
        </div>
      )}
      {generate.data && !generate.isPending && (
        <MadeDocument made={generate.data.generateDocument} isPreview={generate.variables?.input.preview ?? false} />
      )}
      <Loaded read={read}>{({ notice: shown }) => <Details notice={shown} />}</Loaded>
      {isVoiding && notice && (
        <Confirm
          title={`Void ${notice.noticeNumber}`}
          submit="Void the notice"
          document={MoveNoticeDocument}
          variables={{ input: { id, status: 'VOID' } }}
          onClose={() => setVoiding(false)}
        >
          <p>A notice that is void is never served. It cannot be restored.</p>
        </Confirm>
      )}
      {isOrdering && notice && <OrderDialog notice={notice} onClose={() => setOrdering(false)} />}
    </Page>
  );
}

function Details({ notice }: { notice: Notice }) {
  const { deadlineRule: rule } = notice;
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-2">
      <div>
        <Section title="When">
          <Sheet>
            <Facts
              facts={[
                ['Serve by', formatDate(notice.deadlineDate ?? rule.deadline)],
                ['To be safe', rule.safeDate && formatDate(rule.safeDate)],
                ['Served', notice.servedAt && formatTime(notice.servedAt)],
                ['The rule', rule.explanation],
                ['Statute', rule.source],
              ]}
            />
            {rule.warnings.map((warning) => (
              <p key={warning} className="mt-2 text-warning">
                {warning}
              </p>
            ))}
          </Sheet>
        </Section>
        <Section title="What">
          <Sheet>
            <Facts
              facts={[
                ['Form', rule.documentName ?? notice.typeLabel],
                ['Date', formatDate(notice.noticeDate)],
                ['Amount', formatMoney(notice.claimAmount)],
                ['First furnishing', formatDate(notice.firstFurnishingDate)],
                ['Last furnishing', formatDate(notice.lastFurnishingDate)],
                ['Furnished', notice.description],
              ]}
            />
          </Sheet>
        </Section>
        <Section title="Recipients">
          <Sheet>
            <ul className="space-y-1">
              {notice.parties.nodes.map((party) => (
                <li key={party.id}>
                  {party.organization?.name ?? 'Unknown'} <span className="text-muted">{inWords(party.role)}</span>
                </li>
              ))}
            </ul>
          </Sheet>
        </Section>
      </div>
      <div>
        <Section title="Documents">
          <DocumentsList
            documents={notice.documents.nodes}
            none="Preview the notice to see its pages. A preview costs nothing."
          />
        </Section>
        <Section title="Mail">
          {notice.orders.nodes.length > 0 ? (
            <OrdersTable rows={notice.orders.nodes} />
          ) : (
            <p className="text-muted">Nothing is ordered yet.</p>
          )}
          {notice.proofOfService && (
            <p className="mt-3">
              <FileLink path={`/notices/${notice.id}/proof-of-service`}>Proof of service</FileLink>
            </p>
          )}
        </Section>
      </div>
    </div>
  );
}
