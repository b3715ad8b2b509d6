import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { type ReceivedFactsFragment, UpdateReceivedNoticeDocument } from './received.documents';
import { ReceivedFields, receivedLabels, toReceivedTexts } from './received-fields';

/** Corrects what was logged, which another person may change at the same time. */
export function EditReceived({ notice, onClose }: { notice: ReceivedFactsFragment; onClose: () => void }) {
  const change = useChange(UpdateReceivedNoticeDocument);
  const stored = toReceivedTexts(notice);
  const form = useForm(stored, change.error, { isStored: true, amounts: ['amount'] });
  const save = async () => {
    const changed = Object.fromEntries(Object.entries(form.changed).map(([name, value]) => [name, value || null]));
    if (Object.keys(changed).length > 0) {
      await change.mutateAsync({ input: { ...changed, id: notice.id, expectedUpdatedAt: notice.updatedAt } });
    }
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Edit the received notice">
      <Form
        isLong
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <ReceivedFields text={form.text} />
        <TextField
          type="date"
          label={receivedLabels.releasedOn}
          hint="Nothing is held for the notice from then on."
          {...form.text('releasedOn')}
        />
        <Overtaken form={form} labels={receivedLabels} stored={stored} />
      </Form>
    </Dialog>
  );
}
