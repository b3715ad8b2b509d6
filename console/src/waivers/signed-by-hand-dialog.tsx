import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import type { Waiver } from './waiver';
import { MoveWaiverDocument } from './waivers.documents';

/** Marks a waiver as signed by hand, as the scan shows that was on the screen: another one in its place is a conflict. */
export function SignedByHandDialog({
  waiver,
  scanSha256,
  onClose,
}: {
  waiver: Waiver;
  scanSha256: string;
  onClose: () => void;
}) {
  const change = useChange(MoveWaiverDocument);
  // The day decides deadlines, so it is read on the scan and never proposed.
  const { values, text } = useForm({ signedOn: '' }, change.error);
  const { hasChanged, confirm, labelOf } = useConfirmed(waiver.updatedAt, change);
  const save = (expectedUpdatedAt: string) =>
    change.mutate(
      { input: { id: waiver.id, expectedUpdatedAt, status: 'SIGNED', signedOriginalSha256: scanSha256, ...values } },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title="Mark the waiver as signed">
      <Form
        error={change.error}
        busy={change.isPending}
        submit={labelOf('Mark as signed')}
        onSubmit={() => confirm(save)}
        onCancel={onClose}
      >
        <p className="mb-3">
          It was signed by hand, as its scan shows. From then on, the scan can be neither replaced nor removed.
        </p>
        {hasChanged && <SeenNotice />}
        <TextField
          type="date"
          label="Day of the signature"
          hint="Deadlines count from it."
          required
          {...text('signedOn')}
        />
      </Form>
    </Dialog>
  );
}
