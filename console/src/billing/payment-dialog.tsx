import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { formatDate, plainAmount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { useToday } from '../shell/clock';
import { CorrectPaymentDocument, RecordPaymentDocument } from './billing.documents';
import type { PayApplication } from './pay-application';

export type Payment = PayApplication['payments'][number];

const labels = { amount: 'Amount', paidOn: 'Received on', reference: 'Reference', notes: 'Notes' } as const;

/** A payment that came in, or the correction of one. */
export function PaymentDialog({
  application: { id, amountOutstanding, updatedAt, payments, project },
  payment,
  onClose,
}: {
  application: PayApplication;
  payment: Payment | null;
  onClose: () => void;
}) {
  const today = useToday(project?.state);
  const record = useChange(RecordPaymentDocument);
  const correct = useChange(CorrectPaymentDocument);
  const { error, isPending } = payment ? correct : record;
  const now = payments.find((one) => one.id === payment?.id) ?? payment;
  // A payment that is new follows nothing.
  const [fresh] = useState({ amount: amountOutstanding ?? '', paidOn: today, reference: '', notes: '' });
  const stored = now
    ? { amount: now.amount, paidOn: now.paidOn, reference: now.reference ?? '', notes: now.notes ?? '' }
    : fresh;
  const form = useForm(stored, error, { isStored: true, amounts: ['amount'] });
  const { values, text } = form;
  const [isUndated, setUndated] = useState(false);
  const send = () => {
    setUndated(values.paidOn === '');
    if (values.paidOn === '') return;
    const amount = plainAmount(values.amount);
    const input = toInput({ ...values, amount }, ['amount', 'paidOn']);
    if (payment) {
      const which = { id, expectedUpdatedAt: updatedAt, paymentId: payment.id };
      correct.mutate({ input: { ...which, ...input } }, { onSuccess: onClose });
    } else record.mutate({ input: { id, ...input } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={payment ? 'Correct the payment' : 'Record a payment'}>
      <Form
        onSubmit={send}
        error={error}
        busy={isPending || form.overtaken.length > 0}
        submit={payment ? 'Save the payment' : 'Record the payment'}
        onCancel={onClose}
      >
        <TextField label={labels.amount} required inputMode="decimal" {...text('amount')} />
        <TextField
          label={labels.paidOn}
          required
          type="date"
          {...text('paidOn')}
          {...(isUndated && values.paidOn === '' && { errors: ['Enter the day on which the payment arrived.'] })}
        />
        <TextField label={labels.reference} placeholder="Check 10422" {...text('reference')} />
        <TextField label={labels.notes} {...text('notes')} />
        <Overtaken form={form} labels={labels} stored={{ ...stored, paidOn: formatDate(stored.paidOn) }} />
      </Form>
    </Dialog>
  );
}
