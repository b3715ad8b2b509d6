import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { formatAddress } from '../parts/address';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatTotal } from '../parts/format';
import { Page } from '../parts/page';
import { toRecordFilter } from '../parts/record-filter';
import { RowActions } from '../parts/row-actions';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { MoreFilters } from '../projects/list-filters';
import { useCanChange } from '../shell/viewer';
import { type Division, DivisionForm } from './division-form';
import { DeleteDivisionDocument, DivisionsDocument } from './divisions.documents';

const used = 'in use';

const facts: readonly Column<Division>[] = [
  { title: 'Division', cell: ({ name }) => <span className="font-medium">{name}</span> },
  {
    title: 'License',
    cell: ({ licenseNumber }) => <span className="whitespace-nowrap">{licenseNumber ?? '—'}</span>,
    wideOnly: true,
  },
  { title: 'Address', cell: (division) => formatAddress(division), wideOnly: true },
  { title: 'State', cell: ({ state }) => state, wideOnly: true },
  {
    title: 'Phone',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ?? '—'}</span>,
    wideOnly: true,
  },
  {
    title: 'Status',
    cell: ({ isActive }) => (isActive ? <Badge tone="success">Active</Badge> : <Badge>Not active</Badge>),
  },
];

export default function DivisionsPage() {
  const [filters, setFilters] = useFilters('/account/divisions', { search: '', status: '', state: '' });
  const { search, status } = filters;
  const canChange = useCanChange();
  const [editing, setEditing] = useState<Division | 'new'>();
  const [deleting, setDeleting] = useState<Division>();
  const filter = {
    ...toRecordFilter(filters),
    ...(search && { search }),
    ...(status && { isActive: status === used }),
  };
  const read = useReadPages(DivisionsDocument, { filter }, ({ divisions }) => divisions, {
    follows: ['division'],
  });
  const rows = read.data?.flatMap(({ divisions }) => divisions.nodes) ?? [];
  /** The division as it is now: another person may have changed it since its form was opened. */
  const current = (division: Division) => rows.find(({ id }) => id === division.id) ?? division;
  const actions: Column<Division> = {
    title: 'Actions',
    align: 'right',
    cell: (division) => (
      <RowActions
        actions={[
          { text: 'Edit', of: division.name, onClick: () => setEditing(division) },
          { text: 'Delete', of: division.name, danger: true, onClick: () => setDeleting(division) },
        ]}
      />
    ),
  };
  const add = (look: 'primary' | 'plain') =>
    canChange && (
      <Button look={look} onClick={() => setEditing('new')}>
        New division
      </Button>
    );
  return (
    <Page
      title="Divisions"
      subtitle={read.data?.[0] && formatTotal(read.data[0].divisions.totalCount, 'division')}
      actions={add('primary')}
    >
      <Filters>
        <SearchFilter label="Search divisions" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={[used, 'not in use']}
          textOf={(value) => (value === used ? 'Active' : 'Not active')}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ divisions }) => divisions.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Divisions"
              columns={canChange ? [...facts, actions] : facts}
              rows={rows}
              rowKey={({ id }) => id}
              {...more}
            />
          ) : (
            <Empty title="No divisions" action={!isFilteredBy(filters) && add('plain')}>
              {isFilteredBy(filters)
                ? 'No division matches these filters.'
                : 'A division is the claimant on your documents: the name, address and license that they print. Each project belongs to one.'}
            </Empty>
          )
        }
      </LoadedPages>
      {editing && (
        <DivisionForm
          division={editing === 'new' ? undefined : current(editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <ConfirmSeen
          title={`Delete ${deleting.name}?`}
          submit="Delete division"
          document={DeleteDivisionDocument}
          updatedAt={current(deleting).updatedAt}
          input={{ id: deleting.id }}
          onClose={() => setDeleting(undefined)}
        >
          Documents that were made for it stay as they are. A division with projects cannot be deleted; mark it as not
          active instead.
        </ConfirmSeen>
      )}
    </Page>
  );
}
