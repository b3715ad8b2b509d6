import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import {
  ContactDivisionsDocument,
  type ContactsQuery,
  CreateContactDocument,
  UpdateContactDocument,
} from './contacts.documents';

export type Contact = ContactsQuery['contacts']['nodes'][number];

const types = ['PRIMARY', 'BILLING', 'LEGAL'] as const;

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Job title',
  email: 'E-mail',
  phone: 'Phone',
  type: 'Responsible for',
  divisionId: 'Division',
  isActive: 'Active',
} as const;

/** Creates a contact of the organization or company, or changes the given one. */
export function ContactForm({
  contact,
  organizationId,
  onClose,
}: {
  contact?: Contact | undefined;
  organizationId: string;
  onClose: () => void;
}) {
  const create = useChange(CreateContactDocument);
  const update = useChange(UpdateContactDocument);
  const change = contact ? update : create;
  const divisions = useRead(ContactDivisionsDocument, { organizationId }, { follows: ['division'] });
  const stored = {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    title: contact?.title ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    type: (contact?.type ?? '') as (typeof types)[number] | '',
    divisionId: contact?.divisionId ?? '',
    isActive: contact?.isActive ?? true,
  };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, set, text, errorsOf } = form;
  const field = (name: Exclude<keyof typeof stored, 'isActive'>) => ({ label: labels[name], ...text(name) });
  const save = () => {
    const input = toInput(values, ['firstName', 'lastName']);
    const done = { onSuccess: onClose };
    if (contact) update.mutate({ input: { ...input, id: contact.id, expectedUpdatedAt: contact.updatedAt } }, done);
    else create.mutate({ input: { ...input, organizationId } }, done);
  };
  const choices = divisions.data?.divisions.nodes ?? [];
  return (
    <Dialog onClose={onClose} title={contact ? `Edit ${contact.firstName} ${contact.lastName}` : 'New contact'}>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit={contact ? 'Save' : 'Create contact'}
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField required {...field('firstName')} />
          <TextField required {...field('lastName')} />
        </div>
        <TextField {...field('title')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField type="email" {...field('email')} />
          <TextField type="tel" {...field('phone')} />
          <SelectField
            label="Responsible for"
            options={[{ value: '', text: 'Not set' }, ...types.map((value) => ({ value, text: inWords(value) }))]}
            {...text('type')}
          />
          {choices.length > 0 && (
            <SelectField
              label="Division"
              options={[{ value: '', text: 'None' }, ...choices.map(({ id, name }) => ({ value: id, text: name }))]}
              {...text('divisionId')}
            />
          )}
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
