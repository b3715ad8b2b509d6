import { inWords, Status } from '../parts/badge';
import { formatTime } from '../parts/format';
import { type Column, Table, type TableProps } from '../parts/table';
import type { PlacedOrderFragment } from './made-documents.documents';

/** The columns that a list of orders can be ordered by, and others. */
const orderableColumns: readonly Column<
  PlacedOrderFragment,
  'RECIPIENT_NAME' | 'MAIL_CLASS' | 'TRACKING_NUMBER' | 'CREATED_AT' | 'STATUS'
>[] = [
  {
    title: 'Recipient',
    order: 'RECIPIENT_NAME',
    cell: ({ recipient: { name, city, state } }) => `${name}, ${[city, state].filter(Boolean).join(', ')}`,
  },
  {
    title: 'Mail class',
    order: 'MAIL_CLASS',
    cell: ({ orderType, mailClass }) => inWords(mailClass ?? orderType),
    below: true,
  },
  {
    title: 'Tracking',
    order: 'TRACKING_NUMBER',
    cell: ({ trackingNumber }) => (trackingNumber ? <span className="max-md:break-all">{trackingNumber}</span> : '—'),
    below: true,
  },
  { title: 'Ordered', order: 'CREATED_AT', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  {
    title: 'Status',
    order: 'STATUS',
    cell: ({ status, attention }) => (
      <>
        <Status status={status} /> {attention && <span className="text-sm text-warning">{inWords(attention)}</span>}
      </>
    ),
  },
];

type Order = PlacedOrderFragment & { project?: { name: string } | null };

const project: Column<Order, 'PROJECT'> = {
  title: 'Project',
  order: 'PROJECT',
  cell: (order) => order.project?.name ?? '—',
  wideOnly: true,
};

export const listColumns = [orderableColumns[0]!, project, ...orderableColumns.slice(1)];

/** In half the width of a page, the tracking number is below the recipient. */
const besidePages: readonly Column<Order>[] = [
  {
    title: 'Recipient',
    cell: (order) => (
      <>
        {orderableColumns[0]!.cell(order)}
        {order.trackingNumber && (
          <span className="block text-sm font-normal break-all text-muted">{order.trackingNumber}</span>
        )}
      </>
    ),
  },
  ...orderableColumns.filter(({ title }) => title === 'Mail class' || title === 'Status'),
];

const columnsIn = {
  list: listColumns,
  project: orderableColumns,
  besidePages,
} as const;

/**
 * Pieces of mail, filings and recordings, each with a link to its way.
 *
 * @param place where they are: with those of other projects, in the tab of a project, or beside the pages of a document
 */
export function OrdersTable({
  place = 'project',
  ...table
}: Omit<TableProps<Order>, 'columns' | 'rowKey' | 'page' | 'caption'> & { place?: keyof typeof columnsIn }) {
  return (
    <Table
      caption="Orders"
      columns={columnsIn[place]}
      rowKey={({ id }) => id}
      page={({ id }) => ({ page: '/mail/orders/$id', params: { id } })}
      {...table}
    />
  );
}
