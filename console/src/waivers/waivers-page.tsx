import { useReadPages } from '../api/use-read';
import { BulkBar } from '../bulk/bar';
import { toBoxes, useChosenRows } from '../bulk/use-chosen-rows';
import { inWords, nameStatus, Status } from '../parts/badge';
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
  type WaiverOrderingField,
  type WaiverStatus,
  WaiversDocument,
  type WaiversQuery,
  type WaiverType,
} from './waivers.documents';

type Waiver = WaiversQuery['waivers']['nodes'][number];

/** Signed, and kept until the payment is there. */
const held = 'HELD' as const;

const statuses: (Waiver['status'] | typeof held)[] = [
  'DRAFT',
  'GENERATED',
  'SENT',
  'SIGNED',
  held,
  'EFFECTIVE',
  'RELEASED',
  'DECLINED',
  'VOID',
];

const types: WaiverType[] = [
  'CONDITIONAL_PROGRESS',
  'UNCONDITIONAL_PROGRESS',
  'CONDITIONAL_FINAL',
  'UNCONDITIONAL_FINAL',
];

const columns: readonly Column<Waiver, WaiverOrderingField>[] = [
  { title: 'Waiver', order: 'TYPE', cell: ({ typeLabel }) => typeLabel },
  { title: 'Project', order: 'PROJECT', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'State', order: 'STATE', cell: ({ state }) => state, wideOnly: true },
  { title: 'Through', order: 'THROUGH_DATE', cell: ({ throughDate }) => formatDate(throughDate), wideOnly: true },
  { title: 'Amount', order: 'AMOUNT', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  {
    title: 'Status',
    order: 'STATUS',
    below: true,
    cell: ({ status, releaseState }) => (
      <>
        <Status status={status} of="waiver" />{' '}
        {releaseState === held && <span className="text-sm text-muted">{inWords(releaseState)}</span>}
      </>
    ),
  },
];

export default function WaiversPage() {
  const [filters, setFilters] = useFilters('/waivers', {
    search: '',
    status: '',
    type: '',
    ...noRecordFilter,
    order: '',
  });
  const { search, status, type, order } = filters;
  const canChange = useCanChange();
  const isFiltered = isFilteredBy(filters);
  const filter = {
    ...toRecordFilter(filters),
    ...(type && { type: type as WaiverType }),
    ...(search && { search }),
    ...(status === held ? { releaseState: held } : status && { status: status as WaiverStatus }),
  } as const;
  const orderBy = toOrderBy(order, columns);
  const read = useReadPages(WaiversDocument, { filter, orderBy }, ({ waivers }) => waivers, {
    follows: ['waiver', 'project', 'project_note'],
  });
  const chosen = useChosenRows(filter);
  const total = read.data?.[0]?.waivers.totalCount ?? 0;
  const boxes = toBoxes<Waiver>(chosen, {
    noun: 'waiver',
    idOf: ({ id }) => id,
    nameOf: ({ typeLabel, project }) => `${typeLabel}, ${project?.name ?? ''}`,
  });
  return (
    <Page
      title="Waivers"
      subtitle={read.data?.[0] && formatTotal(read.data[0].waivers.totalCount, 'waiver')}
      actions={
        canChange && (
          <ButtonLink look="primary" page="/waivers/new">
            New waiver
          </ButtonLink>
        )
      }
    >
      <Filters>
        <SearchFilter label="Search waivers" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          textOf={(name) => nameStatus(name, 'waiver')}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter label="Type" value={type} values={types} onChange={(chosen) => setFilters({ type: chosen })} />
        <MoreFilters values={filters} onChange={setFilters} day="Through" />
        <SavedFilters list="waivers" values={filters} onChoose={setFilters} />
      </Filters>
      <BulkBar
        type="WAIVER"
        count={chosen.count(total)}
        total={total}
        onAll={chosen.chooseAll}
        onNone={chosen.clear}
        chosen={chosen.chosen}
      >
        <ButtonLink page="/waivers/send" search={{ chosen: chosen.chosen }}>
          Mail them
        </ButtonLink>
      </BulkBar>
      <LoadedPages read={read} rowsOf={({ waivers }) => waivers.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Waivers"
              columns={canChange ? [boxes, ...columns] : columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/waivers/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No waivers"
              action={canChange && !isFiltered && <ButtonLink page="/waivers/new">Make the first one</ButtonLink>}
            >
              {isFiltered
                ? 'No waiver matches these filters.'
                : 'A waiver gives up lien rights for a payment. The form of the state is chosen for you.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
