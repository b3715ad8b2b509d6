import { useReadPages } from '../api/use-read';
import { BulkBar } from '../bulk/bar';
import { toBoxes, useChosenRows } from '../bulk/use-chosen-rows';
import { Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatDate, formatMoney, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { MoreFilters } from './list-filters';
import { NoProjects } from './no-projects';
import { projectsRead, toProjectFilter } from './reads';
import type { LienRightsStatus, ProjectOrderingField, ProjectsQuery } from './reads.documents';

type Project = ProjectsQuery['projects']['nodes'][number];

const statuses = ['ACTIVE', 'COMPLETED', 'ARCHIVED'] as const;
const sectors = ['PRIVATE', 'PUBLIC', 'FEDERAL'] as const;
const rightsStatuses: readonly LienRightsStatus[] = ['EXPIRED', 'AT_RISK', 'MISSING_FACTS', 'PROTECTED'];

const columns: readonly Column<Project, ProjectOrderingField>[] = [
  { title: 'Project', order: 'NAME', cell: ({ name }) => name },
  {
    title: 'Number',
    order: 'NUMBER',
    cell: ({ number }) => <span className="whitespace-nowrap">{number ?? '—'}</span>,
    wideOnly: 'desk',
  },
  { title: 'State', order: 'STATE', cell: ({ state }) => state ?? '—', wideOnly: 'desk' },
  {
    title: 'Lien rights',
    order: 'LIEN_RIGHTS',
    cell: ({ lienRights }) => (lienRights ? <Status status={lienRights} /> : '—'),
    below: true,
  },
  { title: 'Next deadline', order: 'NEXT_DEADLINE', cell: showNext, below: true },
  { title: 'Unpaid', order: 'UNPAID_AMOUNT', cell: ({ unpaidAmount }) => formatMoney(unpaidAmount), align: 'right' },
  {
    title: 'Contract',
    order: 'CONTRACT_AMOUNT',
    cell: ({ contractAmount }) => formatMoney(contractAmount),
    align: 'right',
    wideOnly: 'desk',
  },
  {
    title: 'Status',
    order: 'STATUS',
    // What most projects are is no news beside how the rights stand.
    cell: ({ status }) =>
      status === 'ACTIVE' ? <span className="text-muted">Active</span> : <Status status={status} />,
    wideOnly: true,
  },
];

/** The day and what is to be done by then. */
function showNext({ nextAct }: Project) {
  if (!nextAct) return '—';
  const { day, daysLeft, words } = nextAct;
  return (
    <>
      <span className={`whitespace-nowrap ${daysLeft < 0 ? 'font-medium text-danger' : ''}`}>{formatDate(day)}</span>{' '}
      <span className="text-muted md:block">{words}</span>
    </>
  );
}

export default function ProjectsPage() {
  const [filters, setFilters] = useFilters('/projects', {
    search: '',
    status: '',
    sector: '',
    rights: '',
    who: '',
    division: '',
    state: '',
    from: '',
    until: '',
    order: '',
  });
  const { order, ...rest } = filters;
  const { search, status, sector, rights } = rest;
  const canChange = useCanChange();
  const isFiltered = isFilteredBy(filters);
  const read = useReadPages(...projectsRead(rest, toOrderBy(order, columns) ?? undefined));
  const chosen = useChosenRows(toProjectFilter(rest));
  const total = read.data?.[0]?.projects.totalCount ?? 0;
  const boxes = toBoxes<Project>(chosen, { noun: 'project', idOf: ({ id }) => id, nameOf: ({ name }) => name });
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
        <SelectFilter
          label="Lien rights"
          value={rights}
          values={rightsStatuses}
          onChange={(chosen) => setFilters({ rights: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} day="First furnishing" />
        <SavedFilters list="projects" values={filters} onChoose={setFilters} />
      </Filters>
      <BulkBar
        type="PROJECT"
        count={chosen.count(total)}
        total={total}
        onAll={chosen.chooseAll}
        onNone={chosen.clear}
        chosen={chosen.chosen}
      />
      <LoadedPages read={read} rowsOf={({ projects }) => projects.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Projects"
              columns={canChange ? [boxes, ...columns] : columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/projects/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <NoProjects isFiltered={isFiltered} />
          )
        }
      </LoadedPages>
    </Page>
  );
}
