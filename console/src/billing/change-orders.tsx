import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application-page';

type ChangeOrder = PayApplication['changeOrders'][number];
interface Listed extends ChangeOrder {
  /** The application that lists it first. */
  of: number;
}

/** The change orders of the contract so far. A draft lists those that it adds. */
export function ChangeOrders({ application, isOpen }: { application: PayApplication; isOpen: boolean }) {
  const { changeOrders: own, applicationNumber, periodTo } = application;
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const numbers = new Set(own.map(({ number }) => number));
  const earlier = (application.project?.payApplications.nodes ?? [])
    .filter((one) => one.applicationNumber < applicationNumber && one.status !== 'VOID')
    .flatMap((one) => one.changeOrders.map((order) => ({ ...order, of: one.applicationNumber })))
    .filter(({ number }) => !numbers.has(number));
  const listed: Listed[] = [...earlier, ...own.map((order) => ({ ...order, of: applicationNumber }))];
  const save = useChange(SavePayApplicationDocument);
  const remove = (index: number) =>
    save.mutate({ input: { id: application.id, changeOrders: own.filter((_, place) => place !== index) } });
  const columns: Column<Listed>[] = [
    { title: 'Change order', cell: ({ number }) => number },
    { title: 'Application', cell: ({ of }) => `No. ${of}`, wideOnly: true },
    { title: 'Executed', cell: ({ approvedOn }) => formatDate(approvedOn) },
    {
      title: 'Counts',
      cell: ({ approvedOn }) =>
        approvedOn && approvedOn <= periodTo ? (
          <Badge tone="success">Yes</Badge>
        ) : (
          <Badge tone="warning">Not yet</Badge>
        ),
    },
    { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  ];
  const actions: Column<Listed> = {
    title: 'Actions',
    align: 'right',
    cell: ({ of, number }) => {
      const index = own.findIndex((order) => order.number === number);
      if (of !== applicationNumber || index < 0) return null;
      return (
        <RowActions
          actions={[
            { text: 'Edit', of: `change order ${number}`, onClick: () => setEditing(index) },
            { text: 'Remove', of: `change order ${number}`, danger: true, onClick: () => remove(index) },
          ]}
        />
      );
    },
  };
  if (listed.length === 0 && !isOpen) return null;
  return (
    <Section
      title="Change orders"
      actions={isOpen && <Button onClick={() => setEditing('new')}>Add a change order</Button>}
    >
      {listed.length > 0 ? (
        <Table
          caption="Change orders"
          columns={isOpen ? [...columns, actions] : columns}
          rows={listed}
          rowKey={({ number }) => number}
        />
      ) : (
        <p className="text-muted">
          No change order so far. An executed change order changes the contract sum on line 2.
        </p>
      )}
      {editing !== null && (
        <ChangeOrderDialog
          application={application}
          index={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

function ChangeOrderDialog({
  application: { id, changeOrders },
  index,
  onClose,
}: {
  application: PayApplication;
  index: number | null;
  onClose: () => void;
}) {
  const save = useChange(SavePayApplicationDocument);
  const place = index ?? changeOrders.length;
  const known = index === null ? undefined : changeOrders[index];
  const { values, text } = useForm(
    { number: known?.number ?? '', amount: known?.amount ?? '', approvedOn: known?.approvedOn ?? '' },
    save.error,
    `input.changeOrders.${place}.`,
  );
  const send = () => {
    const order = {
      number: values.number.trim(),
      amount: values.amount.replace(/[$,\s]/g, ''),
      approvedOn: values.approvedOn || null,
    };
    const orders = [...changeOrders];
    orders[place] = order;
    save.mutate({ input: { id, changeOrders: orders } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={known ? `Change order ${known.number}` : 'Add a change order'}>
      <Form onSubmit={send} error={save.error} busy={save.isPending} submit="Save the change order" onCancel={onClose}>
        <TextField label="Number" required {...text('number')} />
        <TextField
          label="Amount"
          required
          inputMode="decimal"
          hint="A deduction has a minus before it."
          {...text('amount')}
        />
        <TextField
          label="Executed on"
          type="date"
          hint="Leave it empty while it is pending: it does not count until then."
          {...text('approvedOn')}
        />
      </Form>
    </Dialog>
  );
}
