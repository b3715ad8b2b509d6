import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import { useToday } from '../shell/clock';
import type { Waiver } from './waiver';
import { MoveWaiverDocument } from './waivers.documents';

/** Confirms the payment: a conditional waiver then takes effect, and an unconditional one is released. */
export function PaymentDialog({ waiver, onClose }: { waiver: Waiver; onClose: () => void }) {
  const isHeld = waiver.releaseState === 'HELD';
  const today = useToday(waiver.state);
  const change = useChange(MoveWaiverDocument);
  const { values, text } = useForm({ paymentReceivedOn: waiver.paymentReceivedOn ?? today }, change.error);
  const { hasChanged, confirm, labelOf } = useConfirmed(waiver.updatedAt, change);
  const save = (expectedUpdatedAt: string) =>
    change.mutate(
      {
        input: {
          id: waiver.id,
          expectedUpdatedAt,
          status: isHeld ? 'RELEASED' : 'EFFECTIVE',
          ...values,
        },
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title={isHeld ? 'Release the waiver' : 'Record the payment'}>
      <Form
        error={change.error}
        busy={change.isPending}
        submit={labelOf(isHeld ? 'Release it' : 'Record the payment')}
        onSubmit={() => confirm(save)}
        onCancel={onClose}
      >
        <p className="mb-3">
          {isHeld
            ? 'From then on your customer may rely on it. It cannot be taken back.'
            : 'The waiver takes effect, and gives up your rights for this payment. It cannot be taken back.'}
        </p>
        {hasChanged && <SeenNotice />}
        <TextField type="date" label="Payment received on" required {...text('paymentReceivedOn')} />
      </Form>
    </Dialog>
  );
}
