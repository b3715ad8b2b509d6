import { type ReactNode, useState } from 'react';
import { Badge, inWords } from '../parts/badge';
import { ConfirmSeen } from '../parts/confirm';
import { Narrow } from '../parts/narrow';
import { RowActions } from '../parts/row-actions';
import { type Column, Table, type TableProps } from '../parts/table';
import { To } from '../parts/to';
import type { PageLink } from '../routes/pages';
import { useCanChange } from '../shell/viewer';
import { type Contact, ContactForm } from './contact-form';
import { type ContactOrderingField, DeleteContactDocument } from './contacts.documents';

const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`;
const link = (page: string, text: ReactNode) => (
  <a className="text-accent hover:underline" href={page}>
    {text}
  </a>
);

/** It breaks before its domain. */
function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <>
      <span className="md:whitespace-nowrap">{name}</span>
      <wbr />
      <span className="md:whitespace-nowrap">@{domain}</span>
    </>
  );
}

/** The order of contacts without another one. */
export const byName = { field: 'LAST_NAME', direction: 'ASC' } as const;

export const facts: readonly Column<Contact, ContactOrderingField>[] = [
  {
    title: 'Name',
    order: 'LAST_NAME',
    cell: (contact) => (
      <>
        <span className="font-medium">{nameOf(contact)}</span> {!contact.isActive && <Badge>Not active</Badge>}
        <Narrow>
          <span className="block [overflow-wrap:anywhere]">
            {contact.email && link(`mailto:${contact.email}`, <Email address={contact.email} />)}
          </span>
          {contact.phone && link(`tel:${contact.phone}`, contact.phone)}
        </Narrow>
      </>
    ),
  },
  { title: 'Job title', cell: ({ title }) => title ?? '—', wideOnly: true },
  { title: 'Responsible for', cell: ({ type }) => (type ? inWords(type) : '—'), wideOnly: true },
  {
    title: 'E-mail',
    cell: ({ email }) => (email ? link(`mailto:${email}`, <Email address={email} />) : '—'),
    wideOnly: true,
  },
  {
    title: 'Phone',
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ? link(`tel:${phone}`, phone) : '—'}</span>,
    wideOnly: true,
  },
];

const company: Column<Contact> = {
  title: 'Company',
  wideOnly: true,
  cell: ({ organization }) => {
    if (!organization) return '—';
    const link: PageLink =
      organization.type === 'TENANT'
        ? { page: '/account/organization' }
        : { page: '/account/companies/$id', params: { id: organization.id } };
    return <To {...link}>{organization.name}</To>;
  },
};

/** The contacts as a table, with what can be done to each. */
export function ContactList({
  rows,
  showsCompany = false,
  ...more
}: { rows: readonly Contact[]; showsCompany?: boolean } & Pick<
  TableProps<Contact>,
  'more' | 'isLoadingMore' | 'order' | 'onOrder'
>) {
  const canChange = useCanChange();
  const [editing, setEditing] = useState<Contact>();
  const [deleting, setDeleting] = useState<Contact>();
  const actions: Column<Contact> = {
    title: 'Actions',
    align: 'right',
    cell: (contact) => (
      <RowActions
        actions={[
          { text: 'Edit', of: nameOf(contact), onClick: () => setEditing(contact) },
          { text: 'Delete', of: nameOf(contact), danger: true, onClick: () => setDeleting(contact) },
        ]}
      />
    ),
  };
  const columns = [...facts.slice(0, 1), ...(showsCompany ? [company] : []), ...facts.slice(1)];
  return (
    <>
      <Table
        caption={showsCompany ? 'Contacts' : 'Contacts of the company'}
        columns={canChange ? [...columns, actions] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...more}
      />
      {editing && (
        <ContactForm
          // As it is now: another person may have changed it since its form was opened.
          contact={rows.find(({ id }) => id === editing.id) ?? editing}
          organizationId={editing.organizationId}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <ConfirmSeen
          title={`Delete ${nameOf(deleting)}?`}
          submit="Delete contact"
          document={DeleteContactDocument}
          updatedAt={(rows.find(({ id }) => id === deleting.id) ?? deleting).updatedAt}
          input={{ id: deleting.id }}
          onClose={() => setDeleting(undefined)}
        >
          The contact disappears from this list. The audit log keeps the change.
        </ConfirmSeen>
      )}
    </>
  );
}
