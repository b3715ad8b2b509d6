import { useChange } from '../api/use-change';
import { stateOptions } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { CreateJobsiteDocument } from './project.documents';

export function JobsiteDialog({
  projectId,
  state,
  isFirst,
  onClose,
}: {
  projectId: string;
  state: string | null;
  isFirst: boolean;
  onClose: () => void;
}) {
  const change = useChange(CreateJobsiteDocument);
  const { values, text } = useForm(
    { addressLine1: '', city: '', county: '', state: state ?? '', zip: '', parcelNumber: '', legalDescription: '' },
    change.error,
  );
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <Dialog open onClose={onClose} title="Add a jobsite">
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Add the jobsite"
        onCancel={onClose}
        onSubmit={() => change.mutate({ input: { projectId, isPrimary: isFirst, ...entered } }, { onSuccess: onClose })}
      >
        <TextField label="Street" {...text('addressLine1')} />
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="City" {...text('city')} />
          <TextField label="County" {...text('county')} />
          <SelectField label="State" options={stateOptions()} {...text('state')} />
          <TextField label="ZIP code" {...text('zip')} />
        </div>
        <TextField label="Parcel number" {...text('parcelNumber')} />
        <TextField
          label="Legal description"
          hint="As in the county’s records. A recorded lien prints it."
          {...text('legalDescription')}
        />
      </Form>
    </Dialog>
  );
}
