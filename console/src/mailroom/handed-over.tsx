import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Filters, SearchFilter } from '../parts/filters';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import type { Column } from '../parts/table';
import { EndDialog, type OrderEnd } from './end-dialog';
import { type DocumentOrderStatus, MailroomOrdersDocument, type MailroomTaskFragment } from './mailroom.documents';
import { OrdersTable } from './orders-table';

const columns: readonly Column<MailroomTaskFragment>[] = [
  { title: 'Article number', cell: ({ trackingNumber }) => trackingNumber ?? '—', wideOnly: true },
];

const onItsWay: DocumentOrderStatus[] = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'];
/** The signed receipt of a piece comes back after it arrived. */
const arrived: DocumentOrderStatus[] = ['DELIVERED', 'RETURNED'];

/** The orders that the carrier or an office has, found by the number on an envelope or a receipt that comes back. */
export function HandedOver({ onChoose }: { onChoose: (order: MailroomTaskFragment) => void }) {
  const [number, setNumber] = useState('');
  const [ending, setEnding] = useState<OrderEnd | null>(null);
  const read = useReadPages(
    MailroomOrdersDocument,
    { statuses: number ? [...onItsWay, ...arrived] : onItsWay, trackingNumber: number.trim() || null },
    ({ mailroomOrders }) => mailroomOrders,
    { isQueue: true },
  );
  const count = read.data?.[0]?.mailroomOrders.totalCount ?? 0;
  const actions = (order: MailroomTaskFragment) => {
    if (order.orderType !== 'MAIL') return [{ text: 'Work on it', onClick: () => onChoose(order) }];
    const attach = { text: 'Attach a file', onClick: () => onChoose(order) };
    if (arrived.includes(order.status)) return [attach];
    return [
      attach,
      { text: 'Delivered', onClick: () => setEnding({ order, kind: 'delivered' }) },
      { text: 'Returned', onClick: () => setEnding({ order, kind: 'returned' }) },
    ];
  };
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
            <p className="text-muted">{number ? 'No piece has this number.' : 'No carrier or office has anything.'}</p>
          )
        }
      </LoadedPages>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Section>
  );
}
