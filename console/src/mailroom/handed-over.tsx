import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Filters, SearchFilter } from '../parts/filters';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import type { Column } from '../parts/table';
import { EndDialog, type Ending } from './end-dialog';
import { MailroomOrdersDocument, type MailroomTaskFragment } from './mailroom.documents';
import { OrdersTable } from './orders-table';

const columns: readonly Column<MailroomTaskFragment>[] = [
  { title: 'Article number', cell: ({ trackingNumber }) => trackingNumber ?? '—', wideOnly: true },
];

/** The orders that the carrier or an office has, found by the number on an envelope or a receipt that comes back. */
export function HandedOver({ onChoose }: { onChoose: (order: MailroomTaskFragment) => void }) {
  const [number, setNumber] = useState('');
  const [ending, setEnding] = useState<Ending | null>(null);
  const read = useReadPages(
    MailroomOrdersDocument,
    { statuses: ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'], trackingNumber: number.trim() || null },
    ({ mailroomOrders }) => mailroomOrders,
    { isQueue: true },
  );
  const count = read.data?.[0]?.mailroomOrders.totalCount ?? 0;
  const actions = (order: MailroomTaskFragment) =>
    order.orderType === 'MAIL'
      ? [
          { text: 'Attach a file', onClick: () => onChoose(order) },
          { text: 'Delivered', onClick: () => setEnding({ order, kind: 'delivered' }) },
          { text: 'Returned', onClick: () => setEnding({ order, kind: 'returned' }) },
        ]
      : [{ text: 'Work on it', onClick: () => onChoose(order) }];
  return (
    <Section title={`Handed over (${count})`}>
      <Filters>
        <SearchFilter label="Article number" value={number} onChange={setNumber} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ mailroomOrders }) => mailroomOrders.nodes}>
        {(orders, more) =>
          orders.length > 0 ? (
            <OrdersTable caption="Orders handed over" columns={columns} orders={orders} actions={actions} {...more} />
          ) : (
            <p className="text-muted">
              {number ? 'No piece on its way has this number.' : 'No carrier or office has anything.'}
            </p>
          )
        }
      </LoadedPages>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}
