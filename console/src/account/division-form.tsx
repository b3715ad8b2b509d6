import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { AddressFields } from '../parts/address';
import { Dialog } from '../parts/dialog';
import { CheckField, TextArea, TextField } from '../parts/field';
import { Form, inputOf, useForm } from '../parts/form';
import { CreateDivisionDocument, type DivisionsQuery, UpdateDivisionDocument } from './divisions.documents';

export type Division = DivisionsQuery['divisions']['nodes'][number];

const needed = ['name', 'addressLine1', 'city', 'state', 'zip'] as const;

/** Creates a division, or changes the given one. */
export function DivisionForm({ division, onClose }: { division?: Division | undefined; onClose: () => void }) {
  const { organizationId } = useScope();
  const create = useChange(CreateDivisionDocument);
  const update = useChange(UpdateDivisionDocument);
  const change = division ? update : create;
  const { values, set, text, errorsOf } = useForm(
    {
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
    },
    change.error,
  );
  const save = () => {
    const input = inputOf(values, needed);
    const done = { onSuccess: onClose };
    if (division) update.mutate({ input: { ...input, id: division.id, expectedUpdatedAt: division.updatedAt } }, done);
    else create.mutate({ input: { ...input, organizationId } }, done);
  };
  return (
    <Dialog open onClose={onClose} title={division ? `Edit ${division.name}` : 'New division'} wide>
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending}
        submit={division ? 'Save' : 'Create division'}
        onCancel={onClose}
      >
        <TextField label="Name" required hint="Printed on documents as the claimant." {...text('name')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="License number" {...text('licenseNumber')} />
          <TextField label="Code" hint="Your own short name for it." {...text('code')} />
        </div>
        <AddressFields required text={text} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="Phone" type="tel" {...text('phone')} />
          <TextField label="E-mail" type="email" {...text('email')} />
        </div>
        <TextArea label="Description" rows={2} {...text('description')} />
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
