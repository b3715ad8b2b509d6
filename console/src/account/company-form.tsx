import { useChange } from '../api/use-change';
import { AddressFields } from '../parts/address';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField, TextField } from '../parts/field';
import { Form, inputOf, useForm } from '../parts/form';
import { type CompanyQuery, CreateCompanyDocument, UpdateCompanyDocument } from './companies.documents';

type Company = CompanyQuery['organization'];

export const kinds = ['OWNER', 'CONTRACTOR', 'SUPPLIER', 'LENDER', 'SURETY', 'PUBLIC_ENTITY', 'OTHER'] as const;

/** Adds a company to the directory, or changes the given one. */
export function CompanyForm({
  company,
  onClose,
  onCreated,
}: {
  company?: Company;
  onClose: () => void;
  onCreated?: (id: string) => void;
}) {
  const create = useChange(CreateCompanyDocument);
  const update = useChange(UpdateCompanyDocument);
  const change = company ? update : create;
  const { values, set, text, errorsOf } = useForm(
    {
      name: company?.name ?? '',
      legalName: company?.legalName ?? '',
      kind: (company?.kind ?? '') as (typeof kinds)[number] | '',
      code: company?.code ?? '',
      addressLine1: company?.addressLine1 ?? '',
      addressLine2: company?.addressLine2 ?? '',
      city: company?.city ?? '',
      state: company?.state ?? '',
      zip: company?.zip ?? '',
      county: company?.county ?? '',
      phone: company?.phone ?? '',
      email: company?.email ?? '',
      website: company?.website ?? '',
      isActive: company?.isActive ?? true,
    },
    change.error,
  );
  const save = () => {
    if (company) {
      const input = { ...inputOf(values, ['name', 'code']), id: company.id, expectedUpdatedAt: company.updatedAt };
      update.mutate({ input }, { onSuccess: onClose });
      return;
    }
    create.mutate(
      { input: inputOf(values, ['name']) },
      {
        onSuccess: ({ createOrganization }) => {
          onClose();
          onCreated?.(createOrganization.id);
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={company ? `Edit ${company.name}` : 'New company'} wide>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending}
        submit={company ? 'Save' : 'Add company'}
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="Name" required {...text('name')} />
          <TextField label="Legal name" hint="If it differs from the name." {...text('legalName')} />
          <SelectField
            label="Kind"
            options={[{ value: '', text: 'Not set' }, ...kinds.map((value) => ({ value, text: inWords(value) }))]}
            {...text('kind')}
          />
          <TextField
            label="Code"
            maxLength={3}
            hint={company ? 'Three characters.' : 'Three characters; derived from the name if empty.'}
            {...text('code')}
          />
        </div>
        <AddressFields text={text} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="County" {...text('county')} />
          <TextField label="Phone" type="tel" {...text('phone')} />
          <TextField label="E-mail" type="email" {...text('email')} />
          <TextField label="Website" type="url" placeholder="https://" {...text('website')} />
        </div>
        <CheckField
          label="In use"
          checked={values.isActive}
          onChange={({ target }) => set('isActive', target.checked)}
          errors={errorsOf('isActive')}
        />
      </Form>
    </Dialog>
  );
}
