import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, inputOf, useEditForm } from '../parts/form';
import { formatDate, formatMoney, plainAmount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { Facts, Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { useToday } from '../shell/clock';
import { CorrectPaymentDocument, DeletePaymentDocument, RecordPaymentDocument } from './billing.documents';
import type { PayApplication } from './pay-application-page';

type Payment = PayApplication['payments'][number];

/** What was certified and what came in, and the waivers that usually go with it. */
export function Payments({ application, mayChange }: { application: PayApplication; mayChange: boolean }) {
  const { id, payments, certifiedAmount, amountPaid, amountOutstanding, status } = application;
  const [editing, setEditing] = useState<Payment | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Payment | null>(null);
  const isPayable = status === 'APPROVED' || status === 'PARTIALLY_PAID';
  const columns: Column<Payment>[] = [
    { title: 'Received', cell: ({ paidOn }) => formatDate(paidOn) },
    { title: 'Reference', cell: ({ reference }) => reference ?? '—', below: true },
    { title: 'Notes', cell: ({ notes }) => notes ?? '—', wideOnly: true },
    { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  ];
  const actions: Column<Payment> = {
    title: 'Actions',
    align: 'right',
    cell: (payment) => (
      <RowActions
        actions={[
          { text: 'Correct', of: formatMoney(payment.amount), onClick: () => setEditing(payment) },
          { text: 'Delete', of: formatMoney(payment.amount), danger: true, onClick: () => setDeleting(payment) },
        ]}
      />
    ),
  };
  return (
    <Section
      title="Payments"
      actions={
        mayChange &&
        isPayable && (
          <Button look="primary" onClick={() => setEditing('new')}>
            Record a payment
          </Button>
        )
      }
    >
      <Sheet className="mb-2 max-w-md">
        <Facts
          facts={[
            ['Certified', formatMoney(certifiedAmount)],
            ['Paid', formatMoney(amountPaid)],
            ['Unpaid', formatMoney(amountOutstanding)],
          ]}
        />
      </Sheet>
      {payments.length > 0 && (
        <Table
          caption="Payments"
          columns={mayChange ? [...columns, actions] : columns}
          rows={payments}
          rowKey={(payment) => payment.id}
        />
      )}
      {editing && (
        <PaymentDialog
          application={application}
          payment={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <Confirm
          title="Delete the payment?"
          submit="Delete it"
          document={DeletePaymentDocument}
          variables={{ input: { id, paymentId: deleting.id } }}
          onClose={() => setDeleting(null)}
        >
          For a payment that was recorded in error or was not honored. The audit log keeps what was recorded.
        </Confirm>
      )}
    </Section>
  );
}

const labels = { amount: 'Amount', paidOn: 'Received on', reference: 'Reference', notes: 'Notes' } as const;

function PaymentDialog({
  application: { id, amountOutstanding, updatedAt, payments },
  payment,
  onClose,
}: {
  application: PayApplication;
  payment: Payment | null;
  onClose: () => void;
}) {
  const today = useToday();
  const record = useChange(RecordPaymentDocument);
  const correct = useChange(CorrectPaymentDocument);
  const { error, isPending } = payment ? correct : record;
  const now = payments.find((one) => one.id === payment?.id) ?? payment;
  // A payment that is new follows nothing.
  const [fresh] = useState({ amount: amountOutstanding ?? '', paidOn: today, reference: '', notes: '' });
  const stored = now
    ? { amount: now.amount, paidOn: now.paidOn, reference: now.reference ?? '', notes: now.notes ?? '' }
    : fresh;
  const form = useEditForm(stored, error, { amounts: ['amount'] });
  const { values, text } = form;
  const [isUndated, setUndated] = useState(false);
  const send = () => {
    setUndated(values.paidOn === '');
    if (values.paidOn === '') return;
    const amount = plainAmount(values.amount);
    const input = inputOf({ ...values, amount }, ['amount', 'paidOn']);
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
