import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead, useReadPages } from '../api/use-read';
import { formatAddress } from '../parts/address';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Empty, Loaded, LoadedPages } from '../parts/states';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { useCanChange } from '../shell/viewer';
import { CompanyDocument, type CompanyQuery, DeleteCompanyDocument } from './companies.documents';
import { CompanyForm } from './company-form';
import { CompanyMerges } from './company-merges';
import { ContactForm } from './contact-form';
import { byName, ContactList } from './contact-list';
import { ContactsDocument } from './contacts.documents';

/** A company of the directory with its contacts. */
export default function CompanyPage() {
  const { id } = useParams({ from: '/$organization/$mode/account/companies/$id' });
  const go = useGo();
  const canChange = useCanChange();
  const [opened, setOpened] = useState<'edit' | 'delete' | 'contact'>();
  const close = () => setOpened(undefined);
  const read = useRead(CompanyDocument, { id }, { follows: ['organization'] });
  const company = read.data?.organization;
  return (
    <Page
      title={company?.name ?? 'Company'}
      subtitle={
        <>
          <To page="/account/companies">Companies</To>
          {company?.kind && ` · ${inWords(company.kind)}`}
        </>
      }
      actions={
        canChange &&
        company?.type === 'DIRECTORY' &&
        company.mergedIntoId === null && (
          <>
            <Button onClick={() => setOpened('edit')}>Edit</Button>
            <Button look="danger" onClick={() => setOpened('delete')}>
              Delete
            </Button>
          </>
        )
      }
    >
      <Loaded read={read}>
        {({ organization }) => (
          <>
            <Section title="Facts">
              <Sheet>
                <Facts facts={listFacts(organization)} />
              </Sheet>
            </Section>
            <CompanyMerges id={id} canChange={canChange} />
            <CompanyContacts
              id={id}
              onAdd={canChange && organization.mergedIntoId === null ? () => setOpened('contact') : undefined}
            />
            {opened === 'edit' && <CompanyForm company={organization} onClose={close} />}
            {opened === 'contact' && <ContactForm organizationId={id} onClose={close} />}
            {opened === 'delete' && (
              <ConfirmSeen
                title={`Delete ${organization.name}?`}
                submit="Delete company"
                document={DeleteCompanyDocument}
                updatedAt={organization.updatedAt}
                input={{ id }}
                onClose={close}
                onDone={() => go({ page: '/account/companies' })}
              >
                A company that projects or contacts still name cannot be deleted; mark it as not active instead.
              </ConfirmSeen>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function listFacts(company: CompanyQuery['organization']) {
  return [
    ['Legal name', company.legalName],
    ['Code', company.code],
    ['Address', formatAddress(company)],
    ['County', company.county],
    ['Phone', company.phone],
    ['E-mail', company.email],
    ['Website', company.website],
    ['Status', company.isActive === false ? 'Not active' : 'Active'],
  ] as const;
}

function CompanyContacts({ id, onAdd }: { id: string; onAdd: (() => void) | undefined }) {
  const read = useReadPages(
    ContactsDocument,
    { filter: { organizationId: id }, orderBy: byName },
    ({ contacts }) => contacts,
    {
      follows: ['contact', 'organization'],
    },
  );
  const add = onAdd && <Button onClick={onAdd}>New contact</Button>;
  return (
    <Section title="Contacts" actions={add}>
      <LoadedPages read={read} rowsOf={({ contacts }) => contacts.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <ContactList rows={rows} {...more} />
          ) : (
            <Empty title="No contacts">Add the people that you write to or call at this company.</Empty>
          )
        }
      </LoadedPages>
    </Section>
  );
}
