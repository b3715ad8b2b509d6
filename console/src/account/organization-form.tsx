import { useChange } from '../api/use-change';
import { AddressFields, addressLabels, countryChoice } from '../parts/address';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { ErrorNote } from '../parts/states';
import { kinds } from './company-form';
import { type AccountOrganizationQuery, UpdateOrganizationDocument } from './organization.documents';
import { zoneChoices } from './time-zones';

type Organization = AccountOrganizationQuery['organization'];

const labels = {
  ...addressLabels,
  name: 'Name',
  legalName: 'Legal name',
  code: 'Code',
  kind: 'Kind',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  timeZone: 'Time zone',
} as const;

/** Changes the facts of the organization itself. */
export function OrganizationForm({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const change = useChange(UpdateOrganizationDocument);
  const stored = {
    name: organization.name,
    legalName: organization.legalName ?? '',
    code: organization.code ?? '',
    kind: (organization.kind ?? '') as (typeof kinds)[number] | '',
    addressLine1: organization.addressLine1 ?? '',
    addressLine2: organization.addressLine2 ?? '',
    city: organization.city ?? '',
    state: organization.state ?? '',
    zip: organization.zip ?? '',
    countryCode: countryChoice(organization.countryCode),
    phone: organization.phone ?? '',
    email: organization.email ?? '',
    website: organization.website ?? '',
    timeZone: organization.timeZone ?? '',
  };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, text } = form;
  const field = (name: keyof typeof stored) => ({ label: labels[name], ...text(name) });
  const save = () => {
    const { id, updatedAt } = organization;
    const input = { ...toInput(values, ['name', 'code']), id, expectedUpdatedAt: updatedAt };
    change.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Edit organization" wide>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField required {...field('name')} />
          <TextField hint="If it differs from the name." {...field('legalName')} />
          <TextField
            required
            maxLength={3}
            hint="Three characters in your notice numbers. Fixed once a notice has a number."
            {...field('code')}
          />
          <SelectField
            label="Kind"
            options={[{ value: '', text: 'Not set' }, ...kinds.map((value) => ({ value, text: inWords(value) }))]}
            {...text('kind')}
          />
        </div>
        <AddressFields text={text} country={text('countryCode')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField type="tel" {...field('phone')} />
          <TextField type="email" {...field('email')} />
          <TextField type="url" placeholder="https://" {...field('website')} />
          <SelectField
            hint="Decides which day it is for what belongs to no state."
            options={zoneChoices(stored.timeZone)}
            {...field('timeZone')}
          />
        </div>
        <Overtaken form={form} labels={labels} stored={stored} />
      </Form>
    </Dialog>
  );
}

const choices = [
  {
    value: 'WARN',
    text: 'Make it with warnings',
    more: 'The page says what is missing. You decide whether to send it.',
  },
  { value: 'REFUSE', text: 'Refuse it', more: 'No document is made until every required fact is there.' },
] as const;

/** What happens when a document lacks facts that the law or its form requires. */
export function IncompleteDocumentsForm({ organization }: { organization: Organization }) {
  const change = useChange(UpdateOrganizationDocument);
  const { values, set, saved } = useForm({ incompleteDocuments: organization.incompleteDocuments ?? 'WARN' });
  const isChanged = values.incompleteDocuments !== (organization.incompleteDocuments ?? 'WARN');
  const save = () => change.mutate({ input: { ...values, id: organization.id } }, { onSuccess: saved });
  return (
    <fieldset>
      <legend className="mb-2">When a document lacks facts that it requires:</legend>
      {choices.map(({ value, text, more }) => (
        <label key={value} className="mb-2 flex gap-2">
          <input
            type="radio"
            name="incompleteDocuments"
            className="mt-0.5 size-4 accent-(--accent)"
            checked={values.incompleteDocuments === value}
            onChange={() => set('incompleteDocuments', value)}
          />
          <span>
            {text} <span className="block text-sm text-muted">{more}</span>
          </span>
        </label>
      ))}
      {change.error && <ErrorNote error={change.error} />}
      <Button look="primary" className="mt-1" disabled={!isChanged} busy={change.isPending} onClick={save}>
        Save
      </Button>
      <span role="status" className="ml-2 text-muted">
        {change.isSuccess && !isChanged && 'Saved'}
      </span>
    </fieldset>
  );
}
