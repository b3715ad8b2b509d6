import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { formatCount, formatTime } from '../parts/format';
import { Page, Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { PartnerQueueDocument, type PartnerTaskFragment } from './partner.documents';
import { RequestSheet } from './request-sheet';

/** The requests that the partner's staff work on, the oldest first. */
export default function PartnerPage() {
  const read = useRead(PartnerQueueDocument, { statuses: null }, { isQueue: true });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Page
      title="Partner"
      subtitle={read.data && `${formatCount(read.data.partnerRequests.totalCount, 'open request')}`}
    >
      <Loaded read={read}>
        {({ partnerRequests: { nodes } }) => {
          const request =
            nodes.find(({ id }) => id === chosen) ??
            nodes.find(({ status }) => status !== 'PAYMENT_REQUIRED') ??
            nodes[0];
          return (
            <>
              {request ? (
                <RequestSheet key={`${request.id}${request.status}`} request={request} />
              ) : (
                <Empty title="Nothing to do">Requests of all accounts arrive here once they are paid for.</Empty>
              )}
              {nodes.length > 0 && (
                <Section title="Open requests">
                  <Table caption="Open requests" columns={columnsOf(setChosen)} rows={nodes} rowKey={({ id }) => id} />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** The name of the job that a request is about. */
export function jobOf({ payload }: PartnerTaskFragment): string {
  const project = (payload as { project?: { name?: string } }).project;
  return project?.name ?? 'A job without a name';
}

const columnsOf = (choose: (id: string) => void): Column<PartnerTaskFragment>[] => [
  { title: 'Job', cell: jobOf },
  { title: 'Service', cell: ({ scope }) => inWords(scope) },
  { title: 'Arrived', cell: ({ submittedAt, createdAt }) => formatTime(submittedAt ?? createdAt), wideOnly: true },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
  {
    title: 'Actions',
    align: 'right',
    cell: (request) => (
      <RowActions actions={[{ text: 'Work on it', of: jobOf(request), onClick: () => choose(request.id) }]} />
    ),
  },
];
