import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button, ButtonLink } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatMoney, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { noRecordFilter, toCreatedFilter } from '../projects/filter-values';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { NewScheduleDialog } from './new-schedule-dialog';
import { SchedulesDocument, type SchedulesQuery, type SovOrderingField, type SovStatus } from './schedules.documents';

type Schedule = SchedulesQuery['sovs']['nodes'][number];

const statuses: SovStatus[] = ['DRAFT', 'ACTIVE'];

const columns: readonly Column<Schedule, SovOrderingField>[] = [
  { title: 'Schedule', order: 'NAME', cell: ({ name }) => name },
  {
    title: 'Project',
    order: 'PROJECT',
    cell: ({ project }) =>
      project ? (
        <To page="/projects/$id" params={{ id: project.id }}>
          {project.name}
        </To>
      ) : (
        '—'
      ),
    below: true,
  },
  {
    title: 'Contract',
    order: 'SCHEDULED_VALUE',
    cell: ({ totals }) => formatMoney(totals.scheduledValue),
    align: 'right',
  },
  { title: 'Status', order: 'STATUS', cell: ({ status }) => <Status status={status} />, below: true },
  {
    title: 'Spreadsheet',
    cell: ({ id }) => <FileLink path={`/sovs/${id}/export-csv`}>CSV</FileLink>,
    wideOnly: true,
    isUnordered: true,
  },
];

export default function SchedulesPage() {
  const canChange = useCanChange();
  const [isCreating, setCreating] = useState(false);
  const [filters, setFilters] = useFilters('/billing/schedules', {
    search: '',
    status: '',
    ...noRecordFilter,
    order: '',
  });
  const { search, status, order } = filters;
  const isFiltered = isFilteredBy(filters);
  const filter = {
    ...toCreatedFilter(filters),
    ...(search && { search }),
    ...(status && { status: status as SovStatus }),
  };
  const orderBy = toOrderBy(order, columns);
  const read = useReadPages(SchedulesDocument, { filter, orderBy }, ({ sovs }) => sovs, {
    follows: ['sov', 'project', 'project_note'],
  });
  return (
    <Page
      title="Schedules of values"
      actions={
        canChange && (
          <>
            <Button onClick={() => setCreating(true)}>Write one here</Button>
            <ButtonLink look="primary" page="/billing/schedules/import">
              Import a CSV file
            </ButtonLink>
          </>
        )
      }
      subtitle={read.data?.[0] && formatTotal(read.data[0].sovs.totalCount, 'schedule')}
    >
      <Filters>
        <SearchFilter label="Search schedules" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} day="Created" />
        <SavedFilters list="schedules" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ sovs }) => sovs.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Schedules of values"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/billing/schedules/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No schedules of values"
              action={
                canChange &&
                !isFiltered && <ButtonLink page="/billing/schedules/import">Import the first one</ButtonLink>
              }
            >
              {isFiltered
                ? 'No schedule matches these filters.'
                : 'A schedule divides the contract into the lines that each month is billed on. Import the one of your contract from a spreadsheet.'}
            </Empty>
          )
        }
      </LoadedPages>
      {isCreating && <NewScheduleDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
