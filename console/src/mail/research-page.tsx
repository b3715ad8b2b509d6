import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { Filters, SelectFilter, useFilters } from '../parts/filters';
import { Form } from '../parts/form';
import { formatCount, formatCredits, formatTime } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import {
  ApproveChargesDocument,
  type FulfillmentStatus,
  ResearchRequestsDocument,
  type ResearchRequestsQuery,
} from './mail.documents';

type Request = ResearchRequestsQuery['fulfillmentRequests']['nodes'][number];

const statuses: FulfillmentStatus[] = [
  'QUEUED',
  'SUBMITTED',
  'IN_PROGRESS',
  'PAYMENT_REQUIRED',
  'FULFILLED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
];

/** Research by the partner's staff, with the charges that wait for an approval. */
export default function ResearchPage() {
  const [{ status }, setFilters] = useFilters({ status: '' });
  const filter = status ? { status: status as FulfillmentStatus } : {};
  const mayChange = useMayChange();
  const [approving, setApproving] = useState<Request>();
  const read = useReadPages(ResearchRequestsDocument, { filter }, (data) => data.fulfillmentRequests, {
    follows: ['fulfillment_request'],
  });
  const columns: readonly Column<Request>[] = [
    {
      title: 'Project',
      cell: ({ project }) => (project ? <To page={`/projects/${project.id}`}>{project.name}</To> : '—'),
    },
    { title: 'Requested', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
    {
      title: 'Status',
      cell: ({ status: current, statusReason, lastError }) => (
        <>
          <Status status={current} /> <span className="text-sm text-muted">{statusReason ?? lastError}</span>
        </>
      ),
    },
    {
      title: 'To approve',
      align: 'right',
      cell: (request) =>
        request.paymentDue && request.status === 'PAYMENT_REQUIRED' ? (
          mayChange ? (
            <Button
              onClick={() => setApproving(request)}
            >{`Approve ${formatCredits(request.paymentDue.additionalCredits)}`}</Button>
          ) : (
            formatCredits(request.paymentDue.additionalCredits)
          )
        ) : (
          '—'
        ),
    },
  ];
  return (
    <Page
      title="Research"
      subtitle="What you asked the partner’s staff to find out, and the notices that they mail for you."
    >
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
      </Filters>
      <LoadedPages read={read} rowsOf={(data) => data.fulfillmentRequests.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table caption="Research" columns={columns} rows={rows} rowKey={({ id }) => id} {...more} />
          ) : (
            <Empty title="No research">
              The partner finds the owner, the lender and the legal description of a jobsite, and can mail the notice.
            </Empty>
          )
        }
      </LoadedPages>
      {approving && <ApproveDialog request={approving} onClose={() => setApproving(undefined)} />}
    </Page>
  );
}

function ApproveDialog({ request: { id, paymentDue }, onClose }: { request: Request; onClose: () => void }) {
  const change = useChange(ApproveChargesDocument);
  return (
    <Dialog open onClose={onClose} title="Approve further recipients">
      <p className="mb-3">
        The research found {formatCount(paymentDue!.requiredRecipients, 'recipient')};{' '}
        {paymentDue!.authorizedRecipients} are paid for. The rest costs{' '}
        <strong>{formatCredits(paymentDue!.additionalCredits)}</strong>, which are held until the mail is sent.
      </p>
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Approve the charge"
        onCancel={onClose}
        onSubmit={() => change.mutate({ input: { id } }, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
