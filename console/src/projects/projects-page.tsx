import { useReadPages } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatDate, formatMoney, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { MoreFilters, toRecordFilter } from './list-filters';
import { type ProjectOrderingField, ProjectsDocument, type ProjectsQuery } from './projects.documents';

type Project = ProjectsQuery['projects']['nodes'][number];

const statuses = ['ACTIVE', 'COMPLETED', 'ARCHIVED'] as const;
const sectors = ['PRIVATE', 'PUBLIC', 'FEDERAL'] as const;

const columns: readonly Column<Project, ProjectOrderingField>[] = [
  { title: 'Project', order: 'NAME', cell: ({ name }) => name },
  {
    title: 'Number',
    order: 'NUMBER',
    cell: ({ number }) => <span className="whitespace-nowrap">{number ?? '—'}</span>,
    wideOnly: true,
  },
  {
    title: 'Division',
    cell: ({ division }) => (
      <span className="block max-w-40 truncate print:max-w-none" title={division?.name}>
        {division?.name ?? '—'}
      </span>
    ),
    wideOnly: true,
  },
  { title: 'State', order: 'STATE', cell: ({ state }) => state ?? '—' },
  { title: 'Sector', cell: ({ sector }) => inWords(sector), wideOnly: true },
  { title: 'Your role', cell: ({ claimantRole }) => inWords(claimantRole), wideOnly: true },
  {
    title: 'First furnishing',
    order: 'FIRST_FURNISHING_DATE',
    cell: ({ firstFurnishingDate }) => formatDate(firstFurnishingDate),
    wideOnly: true,
  },
  {
    title: 'Contract',
    order: 'CONTRACT_AMOUNT',
    cell: ({ contractAmount }) => formatMoney(contractAmount),
    align: 'right',
  },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
];

export default function ProjectsPage() {
  const [filters, setFilters] = useFilters({
    search: '',
    status: '',
    sector: '',
    division: '',
    state: '',
    from: '',
    until: '',
    order: '',
  });
  const { search, status, sector, order } = filters;
  const canChange = useCanChange();
  const isFiltered = isFilteredBy(filters);
  const filter = {
    ...toRecordFilter(filters),
    ...(search && { search }),
    ...(status && { status: status as (typeof statuses)[number] }),
    ...(sector && { sector: sector as (typeof sectors)[number] }),
  };
  const orderBy = toOrderBy(order, columns) ?? ({ field: 'UPDATED_AT', direction: 'DESC' } as const);
  const read = useReadPages(ProjectsDocument, { filter, orderBy }, ({ projects }) => projects, {
    follows: ['project'],
  });
  return (
    <Page
      title="Projects"
      actions={
        canChange && (
          <ButtonLink look="primary" page="/projects/new">
            New project
          </ButtonLink>
        )
      }
      subtitle={read.data?.[0] && formatTotal(read.data[0].projects.totalCount, 'project')}
    >
      <Filters>
        <SearchFilter label="Search projects" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter
          label="Sector"
          value={sector}
          values={sectors}
          onChange={(chosen) => setFilters({ sector: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} day="First furnishing" />
        <SavedFilters list="projects" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ projects }) => projects.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Projects"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => `/projects/${id}`}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No projects"
              action={canChange && !isFiltered && <ButtonLink page="/projects/new">Create the first one</ButtonLink>}
            >
              {isFiltered
                ? 'No project matches these filters.'
                : 'A project holds the parties, jobsites and dates from which deadlines are calculated.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
