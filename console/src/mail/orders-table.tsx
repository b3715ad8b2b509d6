import { inWords, Status } from '../parts/badge';
import { formatTime } from '../parts/format';
import { type Column, Table, type TableProps } from '../parts/table';
import type { PaperOrderFragment } from './papers.documents';

const columns: readonly Column<PaperOrderFragment>[] = [
  {
    title: 'Recipient',
    cell: ({ recipient: { name, city, state } }) => `${name}, ${[city, state].filter(Boolean).join(', ')}`,
  },
  { title: 'By', cell: ({ orderType, mailClass }) => inWords(mailClass ?? orderType) },
  { title: 'Tracking', cell: ({ trackingNumber }) => trackingNumber ?? '—', wideOnly: true },
  { title: 'Ordered', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  {
    title: 'Status',
    cell: ({ status, attention }) => (
      <>
        <Status status={status} /> {attention && <span className="text-sm text-warning">{inWords(attention)}</span>}
      </>
    ),
  },
];

/** Pieces of mail, filings and recordings, each with a link to its way. */
export function OrdersTable(table: Omit<TableProps<PaperOrderFragment>, 'columns' | 'rowKey' | 'page' | 'caption'>) {
  return (
    <Table
      caption="Orders"
      columns={columns}
      rowKey={({ id }) => id}
      page={({ id }) => `/mail/orders/${id}`}
      {...table}
    />
  );
}
