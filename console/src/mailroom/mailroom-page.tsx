import { useState } from 'react';
import { useScope } from '../api/scope';
import { useReadPages } from '../api/use-read';
import { Button } from '../parts/button';
import { useFilters } from '../parts/filters';
import { formatCount, formatTime } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import type { Column } from '../parts/table';
import { useTask } from '../parts/use-task';
import { useViewer } from '../shell/viewer';
import { BatchView } from './batch-view';
import { EndDialog, type OrderEnd } from './end-dialog';
import { HandedOver } from './handed-over';
import { MailroomOrderDocument, MailroomOrdersDocument, type MailroomTaskFragment } from './mailroom.documents';
import { OrdersTable } from './orders-table';
import { TakeBatch } from './take-batch';
import { findStep, TaskSheet } from './task-sheet';

const columns: readonly Column<MailroomTaskFragment>[] = [
  { title: 'Ordered', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  { title: 'Taken by', cell: ({ takenBy }) => takenBy ?? '—', wideOnly: true },
];

export default function MailroomPage() {
  const { mode } = useScope();
  const [{ batch }, setFilters] = useFilters('/mailroom', { batch: '' });
  if (mode === 'live' && batch) {
    return (
      <Page title="Mailroom">
        <BatchView key={batch} batchId={batch} onLeave={() => setFilters({ batch: '' })} />
      </Page>
    );
  }
  if (mode === 'live') return <Mailroom onBatch={(id) => setFilters({ batch: id })} />;
  return (
    <Page title="Mailroom">
      <Empty title="Only live orders">In the sandbox, a simulated carrier does what the mailroom does.</Empty>
    </Page>
  );
}

/** The operator's mailroom: one order after the other, and those that the carrier has. */
function Mailroom({ onBatch }: { onBatch: (batchId: string) => void }) {
  const { email } = useViewer();
  const read = useReadPages(
    MailroomOrdersDocument,
    { statuses: ['PENDING', 'PROCESSING'] },
    ({ mailroomOrders }) => mailroomOrders,
    { isQueue: true },
  );
  const toDo = read.data?.flatMap(({ mailroomOrders }) => mailroomOrders.nodes) ?? [];
  const { task, choose, goOn } = useTask(findNext(toDo, email), MailroomOrderDocument, (data) => data.mailroomOrder);
  const [ending, setEnding] = useState<OrderEnd | null>(null);
  const begun = findBatch(toDo, email);
  const count = read.data?.[0]?.mailroomOrders.totalCount ?? 0;
  return (
    <Page
      title="Mailroom"
      subtitle={read.data && `${formatCount(count, 'order')} to do`}
      actions={
        <>
          {begun && <Button onClick={() => onBatch(begun)}>Go on with my batch</Button>}
          {count > 0 && <TakeBatch onTaken={onBatch} />}
        </>
      }
    >
      <LoadedPages read={read} rowsOf={({ mailroomOrders }) => mailroomOrders.nodes}>
        {(orders, more) => (
          <>
            {task ? (
              <TaskSheet
                key={`${task.id}${findStep(task)}`}
                task={task}
                onNext={goOn}
                onFail={() => setEnding({ order: task, kind: 'fail' })}
              />
            ) : (
              <div className="mb-6">
                <Empty title="Nothing to do">Orders arrive here once their account can no longer edit them.</Empty>
              </div>
            )}
            {orders.length > 0 && (
              <Section title="To do" count={count}>
                <OrdersTable
                  caption="Orders to do"
                  columns={columns}
                  orders={orders}
                  actions={(order) => [{ text: 'Work on it', onClick: () => choose(order) }]}
                  {...more}
                />
              </Section>
            )}
            <HandedOver onChoose={choose} />
            {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} onDone={goOn} />}
          </>
        )}
      </LoadedPages>
    </Page>
  );
}

/** What this person took and did not finish, and then the oldest order that is not taken. */
function findNext(orders: readonly MailroomTaskFragment[], email: string): MailroomTaskFragment | undefined {
  return (
    orders.find(({ status, takenBy }) => status === 'PROCESSING' && takenBy === email) ??
    orders.find(({ status }) => status === 'PENDING')
  );
}

/** The batch of several pieces that this person took and did not finish. */
function findBatch(orders: readonly MailroomTaskFragment[], email: string): string | undefined {
  const mine = orders.filter(({ status, takenBy }) => status === 'PROCESSING' && takenBy === email);
  return mine.map(({ batchId }) => batchId).find((id, at, all): id is string => id !== null && all.indexOf(id) !== at);
}
