import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { formatTimeIn } from '../parts/format';
import { ErrorNote } from '../parts/states';
import { Warning } from '../parts/warning';
import type { Request } from './request';
import { SendWaiverRequestDocument } from './requests.documents';

/** The page to print, for a payee that is reached in print; null for what is answered or has ended. */
export function printLink({ id, status }: Request) {
  const canPrint = ['DRAFT', 'REQUESTED', 'UNDELIVERABLE', 'VIEWED', 'COUNTERED'].includes(status);
  return canPrint ? <FileLink path={`/waiver-requests/${id}/print`}>The page to print, with a code</FileLink> : null;
}

/** The address that the reader of the printed page left, which the payer confirms by sending the request there. */
export function LeftAddress({ request, canChange }: { request: Request; canChange: boolean }) {
  const { id, status, state, offeredEmail, offeredAt, updatedAt } = request;
  const send = useChange(SendWaiverRequestDocument);
  if (status !== 'DRAFT' || !offeredEmail) return null;
  return (
    <div className="mb-3">
      <Warning>
        {offeredAt && formatTimeIn(state, offeredAt)}: a reader of the printed page left the address{' '}
        <strong>{offeredEmail}</strong>. The reader of that mailbox can sign for the payee. Send the request there only
        if you know that the address is the payee’s.
      </Warning>
      {send.error && <ErrorNote error={send.error} />}
      {canChange && (
        <Button
          look="primary"
          busy={send.isPending}
          onClick={() => send.mutate({ input: { id, email: offeredEmail, expectedUpdatedAt: updatedAt } })}
        >
          Send it to {offeredEmail}
        </Button>
      )}
    </div>
  );
}
