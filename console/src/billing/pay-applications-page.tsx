import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Filters, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatDate, formatMoney } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { type PayApplicationStatus, PayApplicationsDocument, type PayApplicationsQuery } from './billing.documents';
import { Invitations } from './invitations';
import { NewApplicationDialog } from './new-application-dialog';
import { useSharers } from './use-sharers';

type Application = PayApplicationsQuery['payApplications']['nodes'][number];

const statuses: PayApplicationStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'PARTIALLY_PAID',
  'PAID',
  'REJECTED',
  'VOID',
];

const columnsOf = (sharers: ReadonlyMap<string, string>): readonly Column<Application>[] => [
  { title: 'Application', cell: ({ applicationNumber }) => `No. ${applicationNumber}` },
  { title: 'Project', cell: ({ id, project }) => project?.name ?? sharers.get(id) ?? 'Shared with you', below: true },
  { title: 'Period to', cell: ({ periodTo }) => formatDate(periodTo) },
  { title: 'Due', cell: ({ g702 }) => formatMoney(g702.currentPaymentDue), align: 'right' },
  { title: 'Certified', cell: ({ certifiedAmount }) => formatMoney(certifiedAmount), align: 'right', wideOnly: true },
  { title: 'Unpaid', cell: ({ amountOutstanding }) => formatMoney(amountOutstanding), align: 'right', wideOnly: true },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
];

export default function PayApplicationsPage() {
  const [isCreating, setCreating] = useState(false);
  const canChange = useCanChange();
  const [{ status }, setFilters] = useFilters({ status: '' });
  const filter = status ? { status: status as PayApplicationStatus } : {};
  const read = useReadPages(PayApplicationsDocument, { filter }, (data) => data.payApplications, {
    follows: ['pay_application'],
  });
  const isShared = read.data?.some((data) => data.payApplications.nodes.some(({ project }) => project === null));
  const sharers = useSharers(isShared ?? false);
  return (
    <Page
      title="Pay applications"
      actions={
        canChange && (
          <Button look="primary" onClick={() => setCreating(true)}>
            New pay application
          </Button>
        )
      }
      subtitle={read.data?.[0] && formatCount(read.data[0].payApplications.totalCount, 'pay application')}
    >
      <Invitations />
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
      </Filters>
      <LoadedPages read={read} rowsOf={(data) => data.payApplications.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Pay applications"
              columns={columnsOf(sharers)}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => `/billing/pay-applications/${id}`}
              {...more}
            />
          ) : (
            <Empty
              title="No pay applications"
              action={canChange && !status && <Button onClick={() => setCreating(true)}>Bill the first month</Button>}
            >
              {status ? (
                'No pay application has this status.'
              ) : (
                <>
                  A pay application bills a month against the <To page="/billing/schedules">schedule of values</To> of a
                  project.
                </>
              )}
            </Empty>
          )
        }
      </LoadedPages>
      {isCreating && <NewApplicationDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
