import { useState } from 'react';
import { useScope } from '../api/scope';
import { useReadPages } from '../api/use-read';
import { Button } from '../parts/button';
import { Filters, SearchFilter, useFilters } from '../parts/filters';
import { formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import { ContactForm } from './contact-form';
import { byName, ContactList, facts } from './contact-list';
import { ContactsDocument } from './contacts.documents';

/** The contacts of the organization and of every company. */
export default function ContactsPage() {
  const { organizationId } = useScope();
  const [{ search, order }, setFilters] = useFilters('/account/contacts', { search: '', order: '' });
  const canChange = useCanChange();
  const [isAdding, setAdding] = useState(false);
  const orderBy = toOrderBy(order, facts) ?? byName;
  const filter = search ? { search } : {};
  const read = useReadPages(ContactsDocument, { filter, orderBy }, ({ contacts }) => contacts, {
    follows: ['contact', 'organization'],
  });
  const add = (look: 'primary' | 'plain') =>
    canChange && (
      <Button look={look} onClick={() => setAdding(true)}>
        New contact
      </Button>
    );
  return (
    <Page
      title="Contacts"
      subtitle={read.data?.[0] && formatTotal(read.data[0].contacts.totalCount, 'contact')}
      actions={add('primary')}
    >
      <Filters>
        <SearchFilter label="Search contacts" value={search} onChange={(text) => setFilters({ search: text })} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ contacts }) => contacts.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <ContactList
              rows={rows}
              showsCompany
              order={order || byName.field}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty title="No contacts" action={!search && add('plain')}>
              {search
                ? 'No contact matches this search.'
                : 'Add the people of your own organization here, and those of another company on the page of the company.'}
            </Empty>
          )
        }
      </LoadedPages>
      {isAdding && <ContactForm organizationId={organizationId} onClose={() => setAdding(false)} />}
    </Page>
  );
}
