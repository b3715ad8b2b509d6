import { useState } from 'react';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { SavePayApplicationDocument } from './billing.documents';
import { type ChangeOrder, ChangeOrderDialog } from './change-order-dialog';
import type { PayApplication } from './pay-application';

interface ListedChangeOrder extends ChangeOrder {
  /** The application that lists it first. */
  of: number;
}

/** The change orders of the contract so far. A draft lists those that it adds. */
export function ChangeOrders({ application, isOpen }: { application: PayApplication; isOpen: boolean }) {
  const { changeOrders: sheetChangeOrders, applicationNumber, periodTo } = application;
  const [editing, setEditing] = useState<ChangeOrder | 'new' | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const numbers = new Set(sheetChangeOrders.map(({ number }) => number));
  const earlier = (application.project?.payApplications.nodes ?? [])
    .filter((one) => one.applicationNumber < applicationNumber && one.status !== 'VOID')
    .flatMap((one) => one.changeOrders.map((order) => ({ ...order, of: one.applicationNumber })))
    .filter(({ number }) => !numbers.has(number));
  const listed: ListedChangeOrder[] = [
    ...earlier,
    ...sheetChangeOrders.map((order) => ({ ...order, of: applicationNumber })),
  ];
  const columns: Column<ListedChangeOrder>[] = [
    { title: 'Change order', cell: ({ number }) => number },
    { title: 'Application', cell: ({ of: owner }) => `No. ${owner}`, wideOnly: true },
    { title: 'Executed', cell: ({ approvedOn }) => formatDate(approvedOn), below: true },
    {
      title: 'Contract sum',
      cell: ({ approvedOn }) =>
        approvedOn && approvedOn <= periodTo ? (
          <Badge tone="success">Counted</Badge>
        ) : (
          <Badge tone="warning">Not counted yet</Badge>
        ),
      below: true,
    },
    { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  ];
  const actions: Column<ListedChangeOrder> = {
    title: 'Actions',
    align: 'right',
    cell: ({ of: owner, number }) => {
      const order = sheetChangeOrders.find((one) => one.number === number);
      if (owner !== applicationNumber || !order) return null;
      return (
        <RowActions
          actions={[
            { text: 'Edit', of: `change order ${number}`, onClick: () => setEditing(order) },
            { text: 'Remove', of: `change order ${number}`, danger: true, onClick: () => setRemoving(number) },
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
          known={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing !== null && (
        <Confirm
          title={`Remove change order ${removing}?`}
          submit="Remove it"
          document={SavePayApplicationDocument}
          variables={{
            input: {
              id: application.id,
              expectedUpdatedAt: application.updatedAt,
              changeOrders: sheetChangeOrders.filter(({ number }) => number !== removing),
            },
          }}
          onClose={() => setRemoving(null)}
        >
          This application no longer lists it. The contract sum on line 2 changes if it was executed.
        </Confirm>
      )}
    </Section>
  );
}
