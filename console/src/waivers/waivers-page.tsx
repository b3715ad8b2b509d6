import { useReadPages } from '../api/use-read';
import { Badge, inWords, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatDate, formatMoney } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { type WaiverStatus, WaiversDocument, type WaiversQuery } from './waivers.documents';

type Waiver = WaiversQuery['waivers']['nodes'][number];

/** Signed, and kept until the payment is there. */
const held = 'HELD' as const;

const statuses: (WaiverStatus | typeof held)[] = [
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

/** `Sent` does not say what is expected of whom. */
const statusText = (status: string) => (status === 'SENT' ? 'To sign' : inWords(status));

const columns: readonly Column<Waiver>[] = [
  { title: 'Waiver', cell: ({ typeLabel }) => typeLabel },
  { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'State', cell: ({ state }) => state, wideOnly: true },
  { title: 'Through', cell: ({ throughDate }) => formatDate(throughDate), wideOnly: true },
  { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  {
    title: 'Status',
    below: true,
    cell: ({ status, releaseState }) => (
      <>
        {status === 'SENT' ? <Badge tone="accent">{statusText(status)}</Badge> : <Status status={status} />}{' '}
        {releaseState === held && <span className="text-sm text-muted">{inWords(releaseState)}</span>}
      </>
    ),
  },
];

export default function WaiversPage() {
  const [filters, setFilters] = useFilters({ search: '', status: '' });
  const { search, status } = filters;
  const canChange = useCanChange();
  const isFiltered = Boolean(search || status);
  const filter = {
    ...(search && { search }),
    ...(status === held ? { releaseState: held } : status && { status: status as WaiverStatus }),
  } as const;
  const read = useReadPages(WaiversDocument, { filter }, ({ waivers }) => waivers, { follows: ['waiver'] });
  return (
    <Page
      title="Waivers"
      subtitle={read.data?.[0] && formatCount(read.data[0].waivers.totalCount, 'waiver')}
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
          textOf={statusText}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SavedFilters list="waivers" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ waivers }) => waivers.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Waivers"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => `/waivers/${id}`}
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
