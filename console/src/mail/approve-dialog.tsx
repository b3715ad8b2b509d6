import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { PriceNote } from '../documents/price';
import { Dialog } from '../parts/dialog';
import { Form } from '../parts/form';
import { formatCount, formatCredits } from '../parts/format';
import { Warning } from '../parts/warning';
import { ApprovalBalanceDocument, ApproveChargesDocument } from './mail.documents';
import type { Request } from './research-request';

/** Approves the postage of further recipients, at the price that was shown: one that rose meanwhile is shown first. */
export function ApproveDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, paymentDue, status, updatedAt: expectedUpdatedAt } = request;
  const change = useChange(ApproveChargesDocument);
  const balance = useRead(ApprovalBalanceDocument, {}, { follows: ['credits'] }).data?.creditBalance.balance.total;
  const credits = paymentDue?.additionalCredits ?? 0;
  const [shown, setShown] = useState(credits);
  const isOver = status !== 'PAYMENT_REQUIRED' && !change.isPending && !change.isSuccess;
  const hasChanged = credits !== shown && !isOver && !change.isSuccess;
  const approve = () => {
    if (hasChanged) return setShown(credits);
    change.mutate({ input: { id, expectedUpdatedAt } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Approve further recipients">
      {isOver || !paymentDue ? (
        <p>There is nothing to approve any more.</p>
      ) : (
        <Form
          error={change.error}
          busy={change.isPending}
          submit={hasChanged ? 'Use the new price' : `Approve ${formatCredits(credits)}`}
          onCancel={onClose}
          onSubmit={approve}
        >
          <p className="mb-3">
            The research found {formatCount(paymentDue.requiredRecipients, 'recipient')};{' '}
            {paymentDue.authorizedRecipients} are paid for. The rest costs <strong>{formatCredits(credits)}</strong>,
            which are held until the mail is sent. You have {formatCredits(balance)}.
          </p>
          {hasChanged && (
            <Warning role="alert">
              The price changed from {formatCredits(shown)} to {formatCredits(credits)}. Nothing was approved.
            </Warning>
          )}
          <p className="mb-3">
            <PriceNote cost={credits} balance={balance} />
          </p>
        </Form>
      )}
    </Dialog>
  );
}
