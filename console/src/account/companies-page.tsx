import { useState } from 'react';
import { useRead, useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { toRecordFilter } from '../parts/record-filter';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { CompaniesDocument, type CompaniesQuery, type OrganizationOrderingField } from './companies.documents';
import { CompanyForm, kinds } from './company-form';
import { DuplicateCountDocument } from './duplicates.documents';

const used = 'in use';

type Company = CompaniesQuery['organizations']['nodes'][number];

const columns: readonly Column<Company, OrganizationOrderingField>[] = [
  { title: 'Company', order: 'NAME', cell: ({ name }) => name },
  { title: 'Kind', order: 'KIND', cell: ({ kind }) => (kind ? inWords(kind) : '—') },
  {
    title: 'City',
    order: 'CITY',
    cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') || '—',
    wideOnly: true,
  },
  { title: 'Phone', order: 'PHONE', cell: ({ phone }) => phone ?? '—', wideOnly: true },
  { title: 'E-mail', order: 'EMAIL', cell: ({ email }) => email ?? '—', wideOnly: true },
  { title: 'Status', order: 'IS_ACTIVE', cell: ({ isActive }) => (isActive ? 'Active' : 'Not active'), wideOnly: true },
];

/** The directory: the other companies that documents name. */
export default function CompaniesPage() {
  const go = useGo();
  const [filters, setFilters] = useFilters('/account/companies', {
    search: '',
    kind: '',
    status: '',
    state: '',
    order: '',
  });
  const { search, kind, status, order } = filters;
  const isFiltered = isFilteredBy(filters);
  const canChange = useCanChange();
  const [isAdding, setAdding] = useState(false);
  const filter = {
    type: 'DIRECTORY' as const,
    ...toRecordFilter(filters),
    ...(status && { isActive: status === used }),
    ...(search && { search }),
    ...(kind && { kind: kind as (typeof kinds)[number] }),
  };
  const orderBy = toOrderBy(order, columns) ?? ({ field: 'NAME', direction: 'ASC' } as const);
  const read = useReadPages(CompaniesDocument, { filter, orderBy }, ({ organizations }) => organizations, {
    follows: ['organization'],
  });
  const add = (look: 'primary' | 'plain') =>
    canChange && (
      <Button look={look} onClick={() => setAdding(true)}>
        New company
      </Button>
    );
  return (
    <Page
      title="Companies"
      subtitle={read.data?.[0] && formatTotal(read.data[0].organizations.totalCount, 'company', 'companies')}
      actions={add('primary')}
    >
      <DuplicatesLink />
      <Filters>
        <SearchFilter label="Search companies" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter label="Kind" value={kind} values={kinds} onChange={(chosen) => setFilters({ kind: chosen })} />
        <SelectFilter
          label="Status"
          value={status}
          values={[used, 'not in use']}
          textOf={(value) => (value === used ? 'Active' : 'Not active')}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} />
        <SavedFilters list="companies" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ organizations }) => organizations.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Companies"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/account/companies/$id', params: { id } })}
              order={order || 'NAME'}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty title="No companies" action={!isFiltered && add('plain')}>
              {isFiltered
                ? 'No company matches these filters.'
                : 'The directory holds the owners, contractors, suppliers, lenders and sureties of your projects.'}
            </Empty>
          )
        }
      </LoadedPages>
      {isAdding && (
        <CompanyForm
          onClose={() => setAdding(false)}
          onCreated={(id) => go({ page: '/account/companies/$id', params: { id } })}
        />
      )}
    </Page>
  );
}

/** Leads to the companies that may be the same, if there are any. */
function DuplicatesLink() {
  const read = useRead(DuplicateCountDocument, {}, { follows: ['organization'] });
  const count = read.data?.duplicateOrganizations.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <p className="mb-3">
      <To page="/account/companies/duplicates">{formatCount(count, 'possible duplicate')}</To>
    </p>
  );
}
