import { useReadPages } from '../api/use-read';
import { listColumns, OrdersTable } from '../documents/orders-table';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { noRecordFilter, toCreatedFilter } from '../projects/filter-values';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { type DocumentOrderStatus, MailOrdersDocument, type OrderType } from './mail.documents';

/** Every status that is not the end of an order. */
const underWay = 'UNDER_WAY';

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
  const [filters, setFilters] = useFilters('/mail/orders', {
    search: '',
    status: '',
    type: '',
    ...noRecordFilter,
    order: '',
  });
  const { search, status, type, order } = filters;
  const filter = {
    ...toCreatedFilter(filters),
    ...(search && { search }),
    ...(status === underWay ? { isUnderWay: true } : status && { status: status as DocumentOrderStatus }),
    ...(type && { orderType: type as OrderType }),
  };
  const orderBy = toOrderBy(order, listColumns);
  const read = useReadPages(MailOrdersDocument, { filter, orderBy }, (data) => data.documentOrders, {
    follows: ['document_order', 'project', 'project_note'],
  });
  return (
    <Page
      title="Mail and filings"
      subtitle={read.data?.[0] && formatTotal(read.data[0].documentOrders.totalCount, 'order')}
    >
      <Filters>
        <SearchFilter label="Search orders" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={[underWay, ...statuses]}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter label="Type" value={type} values={types} onChange={(chosen) => setFilters({ type: chosen })} />
        <MoreFilters values={filters} onChange={setFilters} day="Ordered" />
        <SavedFilters list="orders" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={(data) => data.documentOrders.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <OrdersTable
              rows={rows}
              place="list"
              order={order}
              onOrder={(chosen) => setFilters({ order: chosen })}
              {...more}
            />
          ) : (
            <Empty title="No orders">
              {isFilteredBy(filters)
                ? 'No order matches these filters.'
                : 'What you mail, file or record appears here, with each scan of the carrier. Open a notice or a claim and mail it.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
