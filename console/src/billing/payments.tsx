import { useState } from 'react';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { DeletePaymentDocument } from './billing.documents';
import type { PayApplication } from './pay-application';
import { type Payment, PaymentDialog } from './payment-dialog';

/** What was certified and what came in, and the waivers that usually go with it. */
export function Payments({ application, canChange }: { application: PayApplication; canChange: boolean }) {
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
        canChange &&
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
          columns={canChange ? [...columns, actions] : columns}
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
