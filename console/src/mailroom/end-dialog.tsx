import { useChange } from '../api/use-change';
import { Confirm } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import {
  MailroomFailDocument,
  MailroomRecordEventDocument,
  MailroomReturnDocument,
  type MailroomTaskFragment,
} from './mailroom.documents';

export interface Ending {
  order: MailroomTaskFragment;
  kind: 'delivered' | 'returned' | 'fail';
}

/** How an order ended: delivered, returned for a reason, or not possible. */
export function EndDialog({ ending: { order, kind }, onClose }: { ending: Ending; onClose: () => void }) {
  const fail = useChange(MailroomFailDocument);
  const back = useChange(MailroomReturnDocument);
  const change = kind === 'fail' ? fail : back;
  const { values, text } = useForm({ reason: '' }, change.error);
  if (kind === 'delivered') {
    return (
      <Confirm
        title={`Delivered to ${order.recipient.name}?`}
        submit="It was delivered"
        danger={false}
        document={MailroomRecordEventDocument}
        variables={{ input: { id: order.id, status: 'DELIVERED' } }}
        onClose={onClose}
      >
        Enter only what the carrier reported.
      </Confirm>
    );
  }
  const send = () => change.mutate({ input: { id: order.id, reason: values.reason } }, { onSuccess: onClose });
  return (
    <Dialog onClose={onClose} title={kind === 'fail' ? 'It cannot be done' : `Returned by ${order.recipient.name}`}>
      <Form
        onSubmit={send}
        error={change.error}
        busy={change.isPending}
        submit="Save"
        onCancel={onClose}
        danger={kind === 'fail'}
      >
        {kind === 'fail' && <p className="mb-3">The account reads the reason, and its payment is returned.</p>}
        <TextField
          label="Reason"
          required
          placeholder={kind === 'fail' ? 'The county has no such parcel' : 'Unclaimed'}
          {...text('reason')}
        />
      </Form>
    </Dialog>
  );
}
