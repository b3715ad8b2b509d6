import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { AddressFields, addressLabels } from '../parts/address';
import { Dialog } from '../parts/dialog';
import { CheckField, TextArea, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { CreateDivisionDocument, type DivisionsQuery, UpdateDivisionDocument } from './divisions.documents';

export type Division = DivisionsQuery['divisions']['nodes'][number];

const needed = ['name', 'addressLine1', 'city', 'state', 'zip'] as const;

const labels = {
  ...addressLabels,
  name: 'Name',
  code: 'Code',
  licenseNumber: 'License number',
  phone: 'Phone',
  email: 'E-mail',
  description: 'Description',
  isActive: 'Active',
} as const;

/** Creates a division, or changes the given one. */
export function DivisionForm({ division, onClose }: { division?: Division | undefined; onClose: () => void }) {
  const { organizationId } = useScope();
  const create = useChange(CreateDivisionDocument);
  const update = useChange(UpdateDivisionDocument);
  const change = division ? update : create;
  const stored = {
    name: division?.name ?? '',
    code: division?.code ?? '',
    licenseNumber: division?.licenseNumber ?? '',
    addressLine1: division?.addressLine1 ?? '',
    addressLine2: division?.addressLine2 ?? '',
    city: division?.city ?? '',
    state: division?.state ?? '',
    zip: division?.zip ?? '',
    phone: division?.phone ?? '',
    email: division?.email ?? '',
    description: division?.description ?? '',
    isActive: division?.isActive ?? true,
  };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, set, text, errorsOf } = form;
  const field = (name: Exclude<keyof typeof stored, 'isActive'>) => ({ label: labels[name], ...text(name) });
  const save = () => {
    const input = toInput(values, needed);
    const done = { onSuccess: onClose };
    if (division) update.mutate({ input: { ...input, id: division.id, expectedUpdatedAt: division.updatedAt } }, done);
    else create.mutate({ input: { ...input, organizationId } }, done);
  };
  return (
    <Dialog onClose={onClose} title={division ? `Edit ${division.name}` : 'New division'} wide>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit={division ? 'Save' : 'Create division'}
        onCancel={onClose}
      >
        <TextField required hint="Printed on documents as the claimant." {...field('name')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField {...field('licenseNumber')} />
          <TextField hint="Your own short name for it." {...field('code')} />
        </div>
        <AddressFields required text={text} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField type="tel" {...field('phone')} />
          <TextField type="email" {...field('email')} />
        </div>
        <TextArea rows={2} {...field('description')} />
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
