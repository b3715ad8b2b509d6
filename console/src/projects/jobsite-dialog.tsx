import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form, useForm } from '../parts/form';
import { JobsiteFields, type JobsiteTexts } from './jobsite-fields';
import { CreateJobsiteDocument } from './project.documents';

const blank: JobsiteTexts = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  county: '',
  state: '',
  zip: '',
  parcelNumber: '',
  legalDescription: '',
};

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
  const { values, text } = useForm({ ...blank, state: state ?? '' }, change.error);
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <Dialog onClose={onClose} title="Add a jobsite">
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Add the jobsite"
        onCancel={onClose}
        onSubmit={() => change.mutate({ input: { projectId, isPrimary: isFirst, ...entered } }, { onSuccess: onClose })}
      >
        <JobsiteFields text={text} />
      </Form>
    </Dialog>
  );
}
