import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { toMoment } from '../parts/format';
import {
  MailroomFailDocument,
  MailroomRecordEventDocument,
  MailroomReturnDocument,
  type MailroomTaskFragment,
} from './mailroom.documents';

export interface OrderEnd {
  order: MailroomTaskFragment;
  kind: 'delivered' | 'returned' | 'fail';
}

/** How an order ended: delivered, returned for a reason, or not possible. */
export function EndDialog({
  ending: { order, kind },
  onClose,
  onDone,
}: {
  ending: OrderEnd;
  onClose: () => void;
  onDone?: () => void;
}) {
  const deliver = useChange(MailroomRecordEventDocument);
  const giveBack = useChange(MailroomReturnDocument);
  const fail = useChange(MailroomFailDocument);
  const { error, isPending } = { delivered: deliver, returned: giveBack, fail }[kind];
  const { values, text } = useForm({ reason: '', occurredAt: '' }, error);
  const { id, recipient } = order;
  const send = () => {
    const done = {
      onSuccess: () => {
        onClose();
        onDone?.();
      },
    };
    const { reason } = values;
    const occurredAt = toMoment(values.occurredAt);
    if (kind === 'delivered') deliver.mutate({ input: { id, status: 'DELIVERED', occurredAt } }, done);
    else if (kind === 'returned') giveBack.mutate({ input: { id, reason, occurredAt } }, done);
    else fail.mutate({ input: { id, reason } }, done);
  };
  const titles = {
    delivered: `Delivered to ${recipient.name}`,
    returned: `Returned by ${recipient.name}`,
    fail: 'It cannot be done',
  };
  return (
    <Dialog onClose={onClose} title={titles[kind]}>
      <Form onSubmit={send} error={error} busy={isPending} submit="Save" onCancel={onClose} danger={kind === 'fail'}>
        <p className="mb-3">
          {kind === 'fail'
            ? 'The account reads the reason, and its payment is returned.'
            : 'Enter only what the carrier reported: it is printed on the proof of service.'}
        </p>
        {kind !== 'delivered' && (
          <TextField
            label="Reason"
            required
            placeholder={kind === 'fail' ? 'The county has no such parcel' : 'Unclaimed'}
            {...text('reason')}
          />
        )}
        {kind !== 'fail' && (
          <TextField
            label={kind === 'delivered' ? 'Delivered at' : 'Returned at'}
            type="datetime-local"
            hint="Now, if you leave it empty."
            {...text('occurredAt')}
          />
        )}
      </Form>
    </Dialog>
  );
}
