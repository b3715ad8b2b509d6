import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useGo } from '../parts/use-go';
import { ProjectField } from '../projects/project-field';
import { CreateScheduleDocument } from './schedules.documents';

/** Begins a schedule without a spreadsheet: its lines are written on its page. */
export function NewScheduleDialog({ onClose }: { onClose: () => void }) {
  const go = useGo();
  const create = useChange(CreateScheduleDocument);
  const { values, set, text, errorsOf, saved } = useForm({ projectId: '', name: '' }, create.error);
  const send = () =>
    create.mutate(
      { input: { projectId: values.projectId, name: values.name || null, lines: [] } },
      {
        onSuccess: ({ createSov: { id } }) => {
          saved();
          go({ page: '/billing/schedules/$id', params: { id } });
        },
      },
    );
  return (
    <Dialog onClose={onClose} title="New schedule of values">
      <Form
        onSubmit={send}
        error={create.error}
        busy={create.isPending || values.projectId === ''}
        submit="Create it"
        onCancel={onClose}
      >
        <ProjectField
          value={values.projectId}
          onChange={(projectId) => set('projectId', projectId)}
          errors={errorsOf('projectId')}
        />
        <TextField label="Name of the schedule" placeholder="Concrete contract" {...text('name')} />
      </Form>
    </Dialog>
  );
}
