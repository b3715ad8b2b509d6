import { useReadPages } from '../api/use-read';
import { BulkBar } from '../bulk/bar';
import { toBoxes, useChosenRows } from '../bulk/use-chosen-rows';
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
  ClaimsDocument,
  type ClaimsQuery,
  type EscalationOrderingField,
  type EscalationStage,
  type EscalationType,
} from './claims.documents';

type Claim = ClaimsQuery['escalations']['nodes'][number];

const stages: EscalationStage[] = ['DRAFT', 'GENERATED', 'ORDERED', 'SENT', 'FILED', 'RESOLVED', 'CANCELLED'];
const types: EscalationType[] = ['DEMAND_LETTER', 'LIEN_FILING', 'BOND_CLAIM', 'LAWSUIT'];

const columns: readonly Column<Claim, EscalationOrderingField>[] = [
  { title: 'Claim', order: 'TYPE', cell: ({ typeLabel }) => typeLabel },
  { title: 'Project', order: 'PROJECT', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'State', order: 'STATE', cell: ({ state }) => state, wideOnly: true },
  {
    title: 'Date',
    order: 'ESCALATION_DATE',
    cell: ({ escalationDate }) => formatDate(escalationDate),
    wideOnly: true,
  },
  { title: 'Deadline', order: 'DEADLINE_DATE', cell: ({ deadlineDate }) => formatDate(deadlineDate), below: true },
  { title: 'Amount', order: 'CLAIM_AMOUNT', cell: ({ claimAmount }) => formatMoney(claimAmount), align: 'right' },
  { title: 'Status', order: 'STAGE', cell: ({ stage }) => <Status status={stage} />, below: true },
];

export default function ClaimsPage() {
  const [filters, setFilters] = useFilters('/claims', {
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
    ...(search && { search }),
    ...(status && { stage: status as EscalationStage }),
    ...(type && { type: type as EscalationType }),
  };
  const orderBy = toOrderBy(order, columns);
  const read = useReadPages(ClaimsDocument, { filter, orderBy }, ({ escalations }) => escalations, {
    follows: ['escalation', 'document', 'document_order', 'project', 'project_note'],
  });
  const chosen = useChosenRows(filter);
  const total = read.data?.[0]?.escalations.totalCount ?? 0;
  const boxes = toBoxes<Claim>(chosen, {
    noun: 'claim',
    idOf: ({ id }) => id,
    nameOf: ({ typeLabel, project }) => `${typeLabel}, ${project?.name ?? ''}`,
  });
  return (
    <Page
      title="Liens and claims"
      subtitle={read.data?.[0] && formatTotal(read.data[0].escalations.totalCount, 'claim')}
      actions={
        canChange && (
          <ButtonLink look="primary" page="/claims/new">
            New claim
          </ButtonLink>
        )
      }
    >
      <Filters>
        <SearchFilter label="Search claims" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={stages}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter label="Type" value={type} values={types} onChange={(chosen) => setFilters({ type: chosen })} />
        <MoreFilters values={filters} onChange={setFilters} />
        <SavedFilters list="claims" values={filters} onChoose={setFilters} />
      </Filters>
      <BulkBar
        type="ESCALATION"
        count={chosen.count(total)}
        total={total}
        onAll={chosen.chooseAll}
        onNone={chosen.clear}
        chosen={chosen.chosen}
      >
        <ButtonLink page="/claims/send" search={{ chosen: chosen.chosen }}>
          Mail them
        </ButtonLink>
      </BulkBar>
      <LoadedPages read={read} rowsOf={({ escalations }) => escalations.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Liens and claims"
              columns={canChange ? [boxes, ...columns] : columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/claims/$id', params: { id } })}
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty
              title="No claims"
              action={canChange && !isFiltered && <ButtonLink page="/claims/new">Make the first one</ButtonLink>}
            >
              {isFiltered
                ? 'No claim matches these filters.'
                : 'A claim follows when a payment does not come: a demand letter, a lien, a claim on the bond or a suit.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
