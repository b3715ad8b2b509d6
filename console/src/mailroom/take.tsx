import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { ErrorNote } from '../parts/states';
import { MailroomTakeDocument } from './mailroom.documents';

/** The first step of an order that people carry out. */
export function Take({ id }: { id: string }) {
  const take = useChange(MailroomTakeDocument);
  return (
    <>
      <p className="mb-3">
        Take it, then print it: from then on, its account can change neither the address nor the document.
      </p>
      {take.error && <ErrorNote error={take.error} />}
      <Button look="primary" busy={take.isPending} onClick={() => take.mutate({ input: { id } })}>
        Take the order
      </Button>
    </>
  );
}
