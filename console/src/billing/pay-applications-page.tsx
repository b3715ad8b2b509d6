import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { BulkBar } from '../bulk/bar';
import { toBoxes, useChosenRows } from '../bulk/use-chosen-rows';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatDate, formatMoney, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { toRecordFilter } from '../parts/record-filter';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { noRecordFilter } from '../projects/filter-values';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { applicationStatuses } from './application-statuses';
import {
  type PayApplicationOrderingField,
  type PayApplicationStatus,
  PayApplicationsDocument,
  type PayApplicationsQuery,
} from './billing.documents';
import { Invitations } from './invitations';
import { NewApplicationDialog } from './new-application-dialog';
import { useSharers } from './use-sharers';

type Application = PayApplicationsQuery['payApplications']['nodes'][number];

const columnsOf = (
  sharers: ReadonlyMap<string, string>,
): readonly Column<Application, PayApplicationOrderingField>[] => [
  { title: 'Application', order: 'APPLICATION_NUMBER', cell: ({ applicationNumber }) => `No. ${applicationNumber}` },
  {
    title: 'Project',
    order: 'PROJECT',
    cell: ({ id, project }) => project?.name ?? sharers.get(id) ?? 'Shared with you',
    below: true,
  },
  { title: 'Period to', order: 'PERIOD_TO', cell: ({ periodTo }) => formatDate(periodTo), below: true },
  {
    title: 'Payment due',
    order: 'CURRENT_PAYMENT_DUE',
    cell: ({ g702 }) => formatMoney(g702.currentPaymentDue),
    align: 'right',
  },
  {
    title: 'Certified',
    order: 'CERTIFIED_AMOUNT',
    cell: ({ certifiedAmount }) => formatMoney(certifiedAmount),
    align: 'right',
    wideOnly: true,
  },
  {
    title: 'Unpaid',
    order: 'AMOUNT_OUTSTANDING',
    cell: ({ amountOutstanding }) => formatMoney(amountOutstanding),
    align: 'right',
    wideOnly: true,
  },
  { title: 'Status', order: 'STATUS', cell: ({ status }) => <Status status={status} />, below: true },
];

const noFilter = { search: '', status: '', ...noRecordFilter, order: '' };

export default function PayApplicationsPage() {
  const [isCreating, setCreating] = useState(false);
  const canChange = useCanChange();
  const [filters, setFilters] = useFilters('/billing/pay-applications', noFilter);
  const { search, status, order } = filters;
  const isFiltered = isFilteredBy(filters);
  const filter = {
    ...toRecordFilter(filters),
    ...(search && { search }),
    ...(status && { status: status as PayApplicationStatus }),
  };
  const orderBy = toOrderBy(order, columnsOf(new Map()));
  const read = useReadPages(PayApplicationsDocument, { filter, orderBy }, (data) => data.payApplications, {
    follows: ['pay_application', 'project', 'project_note'],
  });
  const isShared = read.data?.some((data) => data.payApplications.nodes.some(({ project }) => project === null));
  const sharers = useSharers(isShared ?? false);
  const chosen = useChosenRows(filter);
  const total = read.data?.[0]?.payApplications.totalCount ?? 0;
  const boxes = toBoxes<Application>(chosen, {
    noun: 'pay application',
    idOf: ({ id }) => id,
    nameOf: ({ applicationNumber, project }) => `no. ${applicationNumber}, ${project?.name ?? ''}`,
  });
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
      subtitle={read.data?.[0] && formatTotal(read.data[0].payApplications.totalCount, 'pay application')}
    >
      <Invitations />
      <Filters>
        <SearchFilter
          label="Search pay applications"
          value={search}
          onChange={(text) => setFilters({ search: text })}
        />
        <SelectFilter
          label="Status"
          value={status}
          values={applicationStatuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} day="Period to" />
        <SavedFilters list="pay-applications" values={filters} onChoose={setFilters} />
      </Filters>
      <BulkBar
        type="PAY_APPLICATION"
        count={chosen.count(total)}
        total={total}
        onAll={chosen.chooseAll}
        onNone={chosen.clear}
        chosen={chosen.chosen}
      />
      <LoadedPages read={read} rowsOf={(data) => data.payApplications.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Pay applications"
              columns={canChange ? [boxes, ...columnsOf(sharers)] : columnsOf(sharers)}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/billing/pay-applications/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No pay applications"
              action={
                canChange && !isFiltered && <Button onClick={() => setCreating(true)}>Bill the first month</Button>
              }
            >
              {isFiltered ? (
                'No pay application matches these filters.'
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
