import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useToday } from '../shell/clock';
import { toDeadlineName } from './deadline';
import type { Project } from './project';
import { UpdateProjectDocument } from './project.documents';

/** Records that an act was done without a record of its own, so that no reminder asks for it. */
export function DoneDialog({
  project,
  deadline,
  onClose,
}: {
  project: Project;
  deadline: Project['deadlines'][number];
  onClose: () => void;
}) {
  const { kind, duty, month } = deadline;
  const change = useChange(UpdateProjectDocument, {
    toUndo: (_, { updateProject: { id, updatedAt } }) => ({
      input: { id, expectedUpdatedAt: updatedAt, actsDone: project.actsDone },
    }),
  });
  const { values, text } = useForm({ doneOn: useToday(project.state) }, change.error, { prefix: 'input.actsDone.' });
  const save = () =>
    change.mutate(
      {
        input: {
          id: project.id,
          expectedUpdatedAt: project.updatedAt,
          actsDone: [...project.actsDone, { kind, duty, month, doneOn: values.doneOn }],
        },
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title={`${toDeadlineName(deadline)}: done`}>
      <p className="mb-3 text-muted">
        Notices and claims that this service sends are marked by themselves. Use this for what you did in another way.
      </p>
      <Form error={change.error} busy={change.isPending} submit="Mark as done" onSubmit={save} onCancel={onClose}>
        <TextField type="date" label="Done on" required {...text('doneOn')} />
      </Form>
    </Dialog>
  );
}
