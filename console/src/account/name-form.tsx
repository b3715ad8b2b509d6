import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useViewer, viewerRead } from '../shell/viewer';
import { ChangeNameDocument } from './sign-in.documents';

/** Changes the name of the person who is signed in. */
export function NameForm({ onClose }: { onClose: () => void }) {
  const { name } = useViewer();
  const client = useQueryClient();
  const change = useChange(ChangeNameDocument);
  const { values, text } = useForm({ name }, change.error);
  const save = async () => {
    await client.invalidateQueries({ queryKey: viewerRead.queryKey });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Change your name">
      <Form
        onSubmit={() => change.mutate({ input: { name: values.name } }, { onSuccess: () => void save() })}
        error={change.error}
        busy={change.isPending}
        submit="Save"
        onCancel={onClose}
      >
        <TextField label="Name" hint="Every organization that you belong to shows it." required {...text('name')} />
      </Form>
    </Dialog>
  );
}
