import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { choices, stateOptions } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import type { Party } from './people';
import {
  CreatePartyDocument,
  CreateProjectOrganizationDocument,
  OrganizationNamesDocument,
  type PartyRole,
} from './project.documents';

const roles: PartyRole[] = [
  'OWNER',
  'GENERAL_CONTRACTOR',
  'CONSTRUCTION_MANAGER',
  'SUBCONTRACTOR',
  'SUB_SUBCONTRACTOR',
  'MATERIAL_SUPPLIER',
  'EQUIPMENT_LESSOR',
  'DESIGN_PROFESSIONAL',
  'LABORER',
  'LENDER',
  'SURETY',
  'LESSEE',
  'DEVELOPER',
  'PUBLIC_ENTITY',
  'LIEN_AGENT',
];

const blank = {
  role: '',
  hiredByPartyId: '',
  name: '',
  organizationId: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zip: '',
};

/** Adds a company to the project: one of the directory, or a new one with its address. */
export function PartyDialog({
  projectId,
  parties,
  onClose,
}: {
  projectId: string;
  parties: readonly Party[];
  onClose: () => void;
}) {
  const createOrganization = useChange(CreateProjectOrganizationDocument);
  const createParty = useChange(CreatePartyDocument);
  const error = createOrganization.error ?? createParty.error;
  const { values, text, set } = useForm(blank, error);
  const [search, setSearch] = useState('');
  const found = useRead(
    OrganizationNamesDocument,
    { search },
    { enabled: search.length > 1, follows: ['organization'] },
  );
  const { name, organizationId, addressLine1, addressLine2, city, state, zip } = values;
  const isNew = organizationId === '';
  const save = async () => {
    const organization = isNew
      ? (
          await createOrganization.mutateAsync({
            input: { name, addressLine1, addressLine2: addressLine2 || null, city, state, zip },
          })
        ).createOrganization.id
      : organizationId;
    // A second attempt after a refused party must not create the company again.
    set('organizationId', organization);
    await createParty.mutateAsync({
      input: {
        projectId,
        organizationId: organization,
        role: values.role as PartyRole,
        hiredByPartyId: values.hiredByPartyId || null,
      },
    });
    onClose();
  };
  const companies = found.data?.organizations.nodes ?? [];
  return (
    <Dialog open onClose={onClose} title="Add a party">
      <Form
        error={error}
        busy={createOrganization.isPending || createParty.isPending}
        submit="Add the party"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <SelectField label="Role on the project" required options={choices(roles, 'Choose a role')} {...text('role')} />
        <TextField
          label="Company"
          required
          hint="Type to search your directory, or enter a new company with its address."
          {...text('name')}
          onChange={({ target }) => {
            set('name', target.value);
            set('organizationId', '');
            setSearch(target.value.trim());
          }}
        />
        {isNew && companies.length > 0 && (
          <ul
            aria-label="Companies of your directory"
            className="mb-3 divide-y divide-line rounded-md border border-line"
          >
            {companies.slice(0, 6).map((company) => (
              <li key={company.id}>
                <button
                  type="button"
                  className="w-full px-3 py-1.5 text-left hover:bg-sunken"
                  onClick={() => {
                    set('organizationId', company.id);
                    set('name', company.name);
                  }}
                >
                  {company.name}{' '}
                  <span className="text-muted">{[company.city, company.state].filter(Boolean).join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {isNew && name !== '' && (
          <div className="grid gap-x-3 sm:grid-cols-6">
            <div className="sm:col-span-6">
              <TextField label="Street" {...text('addressLine1')} />
            </div>
            <div className="sm:col-span-6">
              <TextField label="Suite, floor or unit" {...text('addressLine2')} />
            </div>
            <div className="sm:col-span-3">
              <TextField label="City" {...text('city')} />
            </div>
            <div className="sm:col-span-1">
              <SelectField label="State" options={stateOptions('')} {...text('state')} />
            </div>
            <div className="sm:col-span-2">
              <TextField label="ZIP code" {...text('zip')} />
            </div>
          </div>
        )}
        <SelectField
          label="Hired by"
          options={[
            { value: '', text: 'Not recorded' },
            ...parties.map((party) => ({ value: party.id, text: party.organization?.name ?? party.role })),
          ]}
          {...text('hiredByPartyId')}
        />
      </Form>
    </Dialog>
  );
}
