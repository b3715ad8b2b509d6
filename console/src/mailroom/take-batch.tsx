import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { ErrorNote } from '../parts/states';
import { MailroomTakeBatchDocument } from './mailroom.documents';

/** As many as are printed and put into envelopes before the next ones. */
const size = 20;

/** The oldest mail of the queue, to be printed with one link. */
export function TakeBatch({ onTaken }: { onTaken: (batchId: string) => void }) {
  const take = useChange(MailroomTakeBatchDocument);
  const send = () =>
    take.mutate(
      { input: { next: size } },
      { onSuccess: ({ mailroomTakeOrders: { batchId } }) => batchId && onTaken(batchId) },
    );
  const isNone = take.data !== undefined && take.data.mailroomTakeOrders.batchId === null;
  return (
    <div>
      <Button busy={take.isPending} onClick={send}>
        Take {size} and print
      </Button>
      {isNone && (
        <p role="status" className="mt-1 text-sm text-muted">
          No mail waits.
        </p>
      )}
      {take.error && <ErrorNote error={take.error} />}
    </div>
  );
}
