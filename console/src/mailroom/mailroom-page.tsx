import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { formatCount, formatTime } from '../parts/format';
import { Page, Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { EndDialog, type Ending } from './end-dialog';
import { MailroomQueueDocument, type MailroomTaskFragment } from './mailroom.documents';
import { TaskSheet } from './task-sheet';

/** The operator's mailroom: one order after the other, and those that the carrier has. */
export default function MailroomPage() {
  const read = useRead(MailroomQueueDocument, { status: null }, { isQueue: true });
  // The order that a person works on stays until they go on, although it leaves the queue.
  const [chosen, setChosen] = useState<string | null>(null);
  const [handedOver, setHandedOver] = useState<MailroomTaskFragment | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <Page title="Mailroom" subtitle={read.data && formatCount(read.data.mailroomOrders.totalCount, 'open order')}>
      <Loaded read={read}>
        {({ mailroomOrders: { nodes } }) => {
          const toDo = nodes.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING');
          const away = nodes.filter((order) => !toDo.includes(order));
          const task = handedOver ?? toDo.find(({ id }) => id === chosen) ?? toDo[0];
          return (
            <>
              {task ? (
                <TaskSheet
                  key={`${task.id}${task.status}${handedOver ? 'over' : ''}`}
                  task={task}
                  isHandedOver={handedOver !== null}
                  onTaken={() => setChosen(task.id)}
                  onHandedOver={() => setHandedOver(task)}
                  onNext={() => {
                    setHandedOver(null);
                    setChosen(null);
                  }}
                  onFail={() => setEnding({ order: task, kind: 'fail' })}
                />
              ) : (
                <Empty title="Nothing to do">Orders arrive here once their account can no longer edit them.</Empty>
              )}
              {nodes.length > 0 && (
                <>
                  <Section title={`To do (${toDo.length})`}>
                    <Orders
                      caption="Orders to do"
                      orders={toDo}
                      none="No order waits."
                      actions={(order) => [{ text: 'Work on it', onClick: () => setChosen(order.id) }]}
                    />
                  </Section>
                  <Section title={`Handed over (${away.length})`}>
                    <Orders
                      caption="Orders handed over"
                      orders={away}
                      none="The carrier has nothing."
                      actions={(order) =>
                        order.orderType === 'MAIL'
                          ? [
                              { text: 'Delivered', onClick: () => setEnding({ order, kind: 'delivered' }) },
                              { text: 'Returned', onClick: () => setEnding({ order, kind: 'returned' }) },
                            ]
                          : [{ text: 'Work on it', onClick: () => setHandedOver(order) }]
                      }
                    />
                  </Section>
                </>
              )}
              {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** What an order asks for, in a few words. */
export function kindOf({ orderType, mailClass, returnReceipt }: MailroomTaskFragment): string {
  if (orderType !== 'MAIL') return inWords(orderType);
  const kind = mailClass ? `${inWords(mailClass)} mail` : 'Mail';
  return returnReceipt ? `${kind}, return receipt` : kind;
}

const columns: readonly Column<MailroomTaskFragment>[] = [
  { title: 'To', cell: ({ recipient }) => recipient.name },
  { title: 'What', cell: kindOf, below: true },
  { title: 'Account', cell: ({ accountName }) => accountName, wideOnly: true },
  { title: 'Project', cell: ({ projectName }) => projectName, wideOnly: true },
  { title: 'Article number', cell: ({ trackingNumber }) => trackingNumber ?? '—', wideOnly: true },
  { title: 'Ordered', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
];

function Orders({
  caption,
  orders,
  none,
  actions,
}: {
  caption: string;
  orders: readonly MailroomTaskFragment[];
  none: string;
  actions: (order: MailroomTaskFragment) => { text: string; onClick: () => void }[];
}) {
  if (orders.length === 0) return <p className="text-muted">{none}</p>;
  const buttons: Column<MailroomTaskFragment> = {
    title: 'Actions',
    align: 'right',
    cell: (order) => (
      <RowActions
        actions={actions(order).map((action) => ({ ...action, of: `of the order to ${order.recipient.name}` }))}
      />
    ),
  };
  return <Table caption={caption} columns={[...columns, buttons]} rows={orders} rowKey={({ id }) => id} />;
}
