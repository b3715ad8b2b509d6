import { inWords, Status } from '../parts/badge';
import { RowActions } from '../parts/row-actions';
import { type Column, Table, type TableProps } from '../parts/table';
import type { MailroomTaskFragment } from './mailroom.documents';

/** What an order asks for, in a few words. */
export function describeKind({ orderType, mailClass, returnReceipt }: MailroomTaskFragment): string {
  if (orderType !== 'MAIL') return inWords(orderType);
  const kind = mailClass ? `${inWords(mailClass)} mail` : 'Mail';
  return returnReceipt ? `${kind}, return receipt` : kind;
}

const first: readonly Column<MailroomTaskFragment>[] = [
  { title: 'To', cell: ({ recipient }) => recipient.name },
  { title: 'What', cell: describeKind, below: true },
  { title: 'Account', cell: ({ accountName }) => accountName, wideOnly: true },
  { title: 'Project', cell: ({ projectName }) => projectName, wideOnly: true },
];
const status: Column<MailroomTaskFragment> = {
  title: 'Status',
  cell: (order) => <Status status={order.status} />,
  below: true,
};

/** Orders of the mailroom, each with what can be done with it. */
export function OrdersTable({
  caption,
  columns,
  orders,
  actions,
  ...more
}: {
  caption: string;
  /** Beside what every order has. */
  columns: readonly Column<MailroomTaskFragment>[];
  orders: readonly MailroomTaskFragment[];
  actions: (order: MailroomTaskFragment) => { text: string; onClick: () => void }[];
} & Pick<TableProps<MailroomTaskFragment>, 'more' | 'isLoadingMore'>) {
  const buttons: Column<MailroomTaskFragment> = {
    title: 'Actions',
    align: 'right',
    cell: (order) => (
      <RowActions
        actions={actions(order).map((action) => ({ ...action, of: `of the order to ${order.recipient.name}` }))}
      />
    ),
  };
  return (
    <Table
      caption={caption}
      columns={[...first, ...columns, status, buttons]}
      rows={orders}
      rowKey={({ id }) => id}
      {...more}
    />
  );
}
