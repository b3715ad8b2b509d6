import { countPrinted } from '@domain/document-order/batch.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useReadPages } from '../api/use-read';
import { Button } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { formatCount } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { ErrorNote, LoadedPages } from '../parts/states';
import { Step } from '../parts/step';
import type { Column } from '../parts/table';
import { Warning } from '../parts/warning';
import { AttachPages } from './attach-pages';
import { EndDialog, type OrderEnd } from './end-dialog';
import {
  type DocumentOrderStatus,
  MailroomDispatchAllDocument,
  MailroomOrdersDocument,
  type MailroomTaskFragment,
} from './mailroom.documents';
import { OrdersTable } from './orders-table';
import { ScanForm } from './scan-form';
import { toPath } from './task-sheet';

const handedOver: DocumentOrderStatus[] = ['DISPATCHED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RETURNED'];
const dropped: DocumentOrderStatus[] = ['CANCELLED', 'FAILED'];

const columns: readonly Column<MailroomTaskFragment>[] = [
  { title: 'Number', cell: ({ trackingNumber }) => trackingNumber ?? '—', below: true },
];

/** Pieces that were taken together: printed with one link, scanned one after the other, and handed over at one time. */
export function BatchView({ batchId, onLeave }: { batchId: string; onLeave: () => void }) {
  const read = useReadPages(
    MailroomOrdersDocument,
    { statuses: ['PROCESSING', ...handedOver, ...dropped], batchId },
    ({ mailroomOrders }) => mailroomOrders,
    { isQueue: true },
  );
  const [ending, setEnding] = useState<OrderEnd | null>(null);
  return (
    <LoadedPages read={read} rowsOf={({ mailroomOrders }) => mailroomOrders.nodes}>
      {(pieces, more) => (
        <>
          <Work pieces={pieces} onLeave={onLeave} />
          <Section title={`Pieces (${pieces.length})`}>
            <OrdersTable
              caption="Pieces of the batch"
              columns={columns}
              orders={pieces}
              actions={(order) =>
                order.status === 'PROCESSING'
                  ? [{ text: 'It cannot be done', onClick: () => setEnding({ order, kind: 'fail' }) }]
                  : []
              }
              {...more}
            />
          </Section>
          {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
        </>
      )}
    </LoadedPages>
  );
}

function Work({ pieces, onLeave }: { pieces: readonly MailroomTaskFragment[]; onLeave: () => void }) {
  const toDo = pieces.filter(({ status }) => status === 'PROCESSING');
  const out = pieces.filter(({ status }) => dropped.includes(status));
  const numbered = toDo.filter(({ trackingNumber }) => trackingNumber !== null);
  const sent = pieces.filter(({ status }) => handedOver.includes(status));
  const [first] = pieces;
  const title = toDo.length > 0 ? `Batch: ${numbered.length} of ${toDo.length} scanned` : 'Batch: nothing left to do';
  return (
    <Section title={title} actions={<Button onClick={onLeave}>Leave the batch</Button>}>
      <Sheet>
        {out.length > 0 && (
          <Warning role="status">
            Take out of the mail, and strike from a book that is printed:{' '}
            {out.map(({ recipient, code }) => `${recipient.name} (${code})`).join(', ')}.
          </Warning>
        )}
        <ul className="mb-3 space-y-1">
          {first && toDo.length > 0 && (
            <li>
              <FileLink path={`${toPath(first.pieceUrl)}?batch=true`}>
                Print {formatCount(toDo.length, 'piece')} (
                {formatCount(countPrinted(toDo.map(({ documentPageCount }) => documentPageCount)), 'page')})
              </FileLink>
            </li>
          )}
          {first && numbered.length + sent.length > 0 && (
            <li>
              <FileLink path={toPath(first.bookUrl)}>Print the mailing book</FileLink>
            </li>
          )}
        </ul>
        {toDo.length > 0 && (
          <Step>
            <ScanForm pieces={pieces} />
          </Step>
        )}
        <HandOverAll toDo={toDo} />
        {[...Map.groupBy(sent, ({ accountId }) => accountId)].map(([accountId, ofAccount]) => {
          const bare = ofAccount.filter(({ files }) => files.length === 0);
          if (bare.length === 0) return null;
          return <AttachPages key={accountId} accountName={bare[0]!.accountName} orderIds={bare.map(({ id }) => id)} />;
        })}
      </Sheet>
    </Section>
  );
}

/** What has its number is handed over; the rest stays in the batch. */
function HandOverAll({ toDo }: { toDo: readonly MailroomTaskFragment[] }) {
  const dispatch = useChange(MailroomDispatchAllDocument);
  const [missed, setMissed] = useState<string[]>([]);
  const ready = toDo.filter(({ trackingNumber, mailClass }) => trackingNumber !== null || mailClass !== 'CERTIFIED');
  const waiting = toDo.length - ready.length;
  const names = new Map(toDo.map(({ id, recipient }) => [id, recipient.name]));
  const send = () =>
    dispatch.mutate(
      { input: { ids: ready.map(({ id }) => id) } },
      {
        onSuccess: ({ mailroomDispatchOrders }) =>
          setMissed(
            mailroomDispatchOrders
              .filter(({ isDone }) => !isDone)
              .map(({ orderId, message }) => `${names.get(orderId)}: ${message}`),
          ),
      },
    );
  return (
    <div className="mt-3">
      {missed.length > 0 && <Warning role="alert">Not handed over. {missed.join(' ')}</Warning>}
      {dispatch.error && <ErrorNote error={dispatch.error} />}
      {ready.length > 0 && (
        <Button look="primary" busy={dispatch.isPending} onClick={send}>
          Hand over {formatCount(ready.length, 'piece')}
        </Button>
      )}
      {ready.length > 0 && waiting > 0 && (
        <p className="mt-1 text-muted">{formatCount(waiting, 'piece')} without a number will stay.</p>
      )}
    </div>
  );
}
