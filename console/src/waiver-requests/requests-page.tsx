import { useRead, useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatDate, formatMoney, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { toRecordFilter } from '../parts/record-filter';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { noRecordFilter } from '../projects/filter-values';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import {
  ApplicationsToAskDocument,
  type WaiverRequestOrderingField,
  type WaiverRequestStatus,
  WaiverRequestsDocument,
  type WaiverRequestsQuery,
  type WaiverType,
} from './requests.documents';

type Request = WaiverRequestsQuery['waiverRequests']['nodes'][number];

const statuses: WaiverRequestStatus[] = [
  'DRAFT',
  'REQUESTED',
  'UNDELIVERABLE',
  'VIEWED',
  'COUNTERED',
  'HELD',
  'RELEASED',
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
  'CANCELLED',
];

const types: WaiverType[] = [
  'CONDITIONAL_PROGRESS',
  'UNCONDITIONAL_PROGRESS',
  'CONDITIONAL_FINAL',
  'UNCONDITIONAL_FINAL',
];

const columns: readonly Column<Request, WaiverRequestOrderingField>[] = [
  { title: 'Payee', order: 'PAYEE', cell: ({ organization }) => organization?.name ?? '—' },
  { title: 'Waiver', order: 'TYPE', cell: ({ typeLabel }) => typeLabel, below: true },
  {
    title: 'For',
    order: 'PROJECT',
    cell: ({ project, payApplication }) =>
      `${project?.name ?? '—'}${payApplication ? `, no. ${payApplication.applicationNumber}` : ''}`,
    below: true,
  },
  { title: 'Mailbox', order: 'EMAIL', cell: ({ email }) => email ?? '—', wideOnly: 'desk' },
  { title: 'Due', order: 'DUE_DATE', cell: ({ dueDate }) => formatDate(dueDate), wideOnly: true },
  { title: 'Amount', order: 'AMOUNT', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  { title: 'Status', order: 'STATUS', cell: ({ status }) => <Status status={status} />, below: true },
];

/** The waivers that payees were asked for. */
export default function WaiverRequestsPage() {
  const [filters, setFilters] = useFilters('/waivers/requests', {
    search: '',
    status: '',
    type: '',
    application: '',
    ...noRecordFilter,
    order: '',
  });
  const { search, status, type, application, project, order } = filters;
  const canChange = useCanChange();
  const isFiltered = isFilteredBy(filters);
  const filter = {
    ...toRecordFilter(filters),
    ...(search && { search }),
    ...(status && { status: status as WaiverRequestStatus }),
    ...(type && { type: type as WaiverType }),
    ...(application && { payApplicationId: application }),
  };
  const read = useReadPages(
    WaiverRequestsDocument,
    { filter, orderBy: toOrderBy(order, columns) },
    ({ waiverRequests }) => waiverRequests,
    { follows: ['waiver_request', 'organization', 'project', 'pay_application', 'project_note'] },
  );
  const total = read.data?.[0]?.waiverRequests.totalCount;
  return (
    <Page
      title="Waiver requests"
      subtitle={total !== undefined && formatTotal(total, 'request')}
      actions={
        canChange && (
          <ButtonLink look="primary" page="/waivers/requests/new" search={project ? { project } : {}}>
            Ask for a waiver
          </ButtonLink>
        )
      }
    >
      <Filters>
        <SearchFilter label="Search requests" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter label="Type" value={type} values={types} onChange={(chosen) => setFilters({ type: chosen })} />
        {(project || application) && (
          <ApplicationFilter
            project={project}
            value={application}
            onChange={(chosen) => setFilters({ application: chosen })}
          />
        )}
        <MoreFilters
          values={filters}
          // A pay application is of one project.
          onChange={(changed) => setFilters({ ...changed, ...('project' in changed && { application: '' }) })}
          day="Due"
        />
        <SavedFilters list="waiver-requests" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ waiverRequests }) => waiverRequests.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Waiver requests"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/waivers/requests/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No requests"
              action={
                canChange && !isFiltered && <ButtonLink page="/waivers/requests/new">Ask for the first one</ButtonLink>
              }
            >
              {isFiltered
                ? 'No request matches these filters.'
                : 'Ask those that you pay, and those whom they pay, for their waivers. They get an e-mail.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}

function ApplicationFilter(props: { project: string; value: string; onChange: (id: string) => void }) {
  const { project, value, onChange } = props;
  const { data } = useRead(
    ApplicationsToAskDocument,
    { id: project },
    { enabled: project !== '', follows: ['pay_application'] },
  );
  const names = new Map(data?.project.payApplications.nodes.map((one) => [one.id, `No. ${one.applicationNumber}`]));
  return (
    <SelectFilter
      label="Pay application"
      value={value}
      // One that the address names is shown, whatever its project.
      values={value && !names.has(value) ? [value, ...names.keys()] : [...names.keys()]}
      textOf={(id) => names.get(id) ?? 'One pay application'}
      onChange={onChange}
    />
  );
}
