import { useReadPages } from '../api/use-read';
import { Filters, SelectFilter, useFilters } from '../parts/filters';
import { formatCount } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import type { DocumentOrderStatus, OrderType } from './mail.documents';
import { MailOrdersDocument } from './mail.documents';
import { OrdersTable } from './orders-table';

const statuses: DocumentOrderStatus[] = [
  'PENDING',
  'PROCESSING',
  'DISPATCHED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURNED',
  'FAILED',
  'CANCELLED',
];
const types: OrderType[] = ['MAIL', 'FILING', 'RECORDING', 'RESEARCH'];

export default function OrdersPage() {
  const [{ status, type }, setFilters] = useFilters({ status: '', type: '' });
  const filter = {
    ...(status && { status: status as DocumentOrderStatus }),
    ...(type && { orderType: type as OrderType }),
  };
  const read = useReadPages(MailOrdersDocument, { filter }, (data) => data.documentOrders, {
    follows: ['document_order'],
  });
  return (
    <Page title="Orders" subtitle={read.data?.[0] && formatCount(read.data[0].documentOrders.totalCount, 'order')}>
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter label="Type" value={type} values={types} onChange={(chosen) => setFilters({ type: chosen })} />
      </Filters>
      <LoadedPages read={read} rowsOf={(data) => data.documentOrders.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <OrdersTable rows={rows} {...more} />
          ) : (
            <Empty title="No orders">Order a generated notice or claim to have it mailed, filed or recorded.</Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
