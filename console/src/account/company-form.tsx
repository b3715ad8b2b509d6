import { useChange } from '../api/use-change';
import { AddressFields, addressLabels, countryChoice } from '../parts/address';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { To } from '../parts/to';
import { SimilarCompanies } from '../projects/similar-companies';
import { type CompanyQuery, CreateCompanyDocument, UpdateCompanyDocument } from './companies.documents';

type Company = CompanyQuery['organization'];

export const kinds = ['OWNER', 'CONTRACTOR', 'SUPPLIER', 'LENDER', 'SURETY', 'PUBLIC_ENTITY', 'OTHER'] as const;

const labels = {
  ...addressLabels,
  name: 'Name',
  legalName: 'Legal name',
  kind: 'Kind',
  code: 'Code',
  county: 'County',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  isActive: 'Active',
} as const;

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
  const stored = {
    name: company?.name ?? '',
    legalName: company?.legalName ?? '',
    kind: (company?.kind ?? '') as (typeof kinds)[number] | '',
    code: company?.code ?? '',
    addressLine1: company?.addressLine1 ?? '',
    addressLine2: company?.addressLine2 ?? '',
    city: company?.city ?? '',
    state: company?.state ?? '',
    zip: company?.zip ?? '',
    countryCode: countryChoice(company?.countryCode),
    county: company?.county ?? '',
    phone: company?.phone ?? '',
    email: company?.email ?? '',
    website: company?.website ?? '',
    isActive: company?.isActive ?? true,
  };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, set, text, errorsOf } = form;
  const field = (name: Exclude<keyof typeof stored, 'isActive'>) => ({ label: labels[name], ...text(name) });
  const save = () => {
    if (company) {
      const input = { ...toInput(values, ['name', 'code']), id: company.id, expectedUpdatedAt: company.updatedAt };
      update.mutate({ input }, { onSuccess: onClose });
      return;
    }
    create.mutate(
      { input: toInput(values, ['name']) },
      {
        onSuccess: ({ createOrganization }) => {
          form.saved();
          onClose();
          onCreated?.(createOrganization.id);
        },
      },
    );
  };
  return (
    <Dialog onClose={onClose} title={company ? `Edit ${company.name}` : 'New company'} wide>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit={company ? 'Save' : 'Add company'}
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField required {...field('name')} />
          <TextField hint="If it differs from the name." {...field('legalName')} />
          <SelectField
            label="Kind"
            options={[{ value: '', text: 'Not set' }, ...kinds.map((value) => ({ value, text: inWords(value) }))]}
            {...text('kind')}
          />
          <TextField
            maxLength={3}
            hint={company ? 'Three characters.' : 'Three characters; derived from the name if empty.'}
            {...field('code')}
          />
        </div>
        {!company && (
          <SimilarCompanies typed={values}>
            {({ organizationId }) => (
              <To page="/account/companies/$id" params={{ id: organizationId }}>
                Open it
              </To>
            )}
          </SimilarCompanies>
        )}
        <AddressFields text={text} country={text('countryCode')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField {...field('county')} />
          <TextField type="tel" {...field('phone')} />
          <TextField type="email" {...field('email')} />
          <TextField type="url" placeholder="https://" {...field('website')} />
        </div>
        <CheckField
          label={labels.isActive}
          checked={values.isActive}
          onChange={({ target }) => set('isActive', target.checked)}
          errors={errorsOf('isActive')}
        />
        <Overtaken form={form} labels={labels} stored={stored} />
      </Form>
    </Dialog>
  );
}
