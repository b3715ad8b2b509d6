import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useScope } from '../api/scope';
import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { CompaniesDocument, type CompaniesQuery } from './companies.documents';
import { CompanyForm, kinds } from './company-form';
import { Rights } from './rights';

type Company = CompaniesQuery['organizations']['nodes'][number];

const columns: readonly Column<Company>[] = [
  { title: 'Company', cell: ({ name }) => name },
  { title: 'Kind', cell: ({ kind }) => (kind ? inWords(kind) : '—') },
  {
    title: 'City',
    cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') || '—',
    wideOnly: true,
  },
  { title: 'Phone', cell: ({ phone }) => phone ?? '—', wideOnly: true },
  { title: 'E-mail', cell: ({ email }) => email ?? '—', wideOnly: true },
  { title: 'Status', cell: ({ isActive }) => (isActive ? 'In use' : 'Not in use'), wideOnly: true },
];

/** The directory: the other companies that documents name. */
export default function CompaniesPage() {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const [filters, setFilters] = useFilters({ search: '', kind: '' });
  const { search, kind } = filters;
  const canChange = useCanChange();
  const [isAdding, setAdding] = useState(false);
  const filter = {
    type: 'DIRECTORY' as const,
    ...(search && { search }),
    ...(kind && { kind: kind as (typeof kinds)[number] }),
  };
  const read = useReadPages(CompaniesDocument, { filter }, ({ organizations }) => organizations, {
    follows: ['organization'],
  });
  const add = canChange && (
    <Button look="primary" onClick={() => setAdding(true)}>
      New company
    </Button>
  );
  return (
    <Page
      title="Companies"
      subtitle={read.data?.[0] && formatCount(read.data[0].organizations.totalCount, 'company', 'companies')}
      actions={add}
    >
      <Rights may={canChange} />
      <Filters>
        <SearchFilter label="Search companies" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter label="Kind" value={kind} values={kinds} onChange={(chosen) => setFilters({ kind: chosen })} />
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
              page={({ id }) => `/account/companies/${id}`}
              {...more}
            />
          ) : (
            <Empty title="No companies" action={!search && !kind && add}>
              {search || kind
                ? 'No company matches these filters.'
                : 'The directory holds the owners, contractors, suppliers, lenders and sureties of your projects.'}
            </Empty>
          )
        }
      </LoadedPages>
      {isAdding && (
        <CompanyForm
          onClose={() => setAdding(false)}
          onCreated={(id) => void navigate({ to: `/${organizationId}/${mode}/account/companies/${id}` as never })}
        />
      )}
    </Page>
  );
}
